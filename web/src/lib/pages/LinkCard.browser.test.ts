import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { PHONE, prefer, resize } from '../../testing/browser';
import {
  all,
  boxOf,
  cutTexts,
  isTooWide,
  one,
  outside,
  pane,
  smallTargets,
} from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import InviteCard from './InviteCard.svelte';

/** A code of five squares, as the server draws it: to stand inside a page. */
const QR =
  '<svg width="50" height="50" class="qr"><path d="M0 0h10v10h-10zM20 0h10v10h-10zM40 40h10v10h-10z" fill="#000"/></svg>';

function card(url = 'http://192.168.0.7:8000/join/3kTq-Zx0aV8mW4bN', name = 'Ann') {
  const invite = { seat: 1, code: 'x', url, qr: QR };
  return show(InviteCard, { invite, name });
}

const copy = () => page.getByRole('button', { name: /Copy/ });
const field = () => one('input') as HTMLInputElement;

describe('a link for another device', () => {
  test('has a picture that a camera can read: drawn, named, dark on light by night too', async () => {
    await prefer({ scheme: 'dark' });
    card();
    const picture = page.getByRole('img', { name: 'QR code of the link for Ann' });
    await expect.element(picture).toBeVisible();
    const image = picture.element() as HTMLImageElement;
    await expect.poll(() => image.complete && image.naturalWidth).toBe(50);
    expect(getComputedStyle(image).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(boxOf(image).width).toBe(boxOf(image).height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 50;
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(drawing?.getImageData(x, y, 1, 1).data ?? [])];
    expect([at(5, 5), at(45, 45)]).toEqual([
      [0, 0, 0, 255],
      [0, 0, 0, 255],
    ]);
    expect(at(25, 25)[3]).toBe(0);
  });

  test('is copied by a click, which says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    card();
    await copy().click();
    expect(write).toHaveBeenCalledWith(field().value);
    await expect.element(page.getByRole('status')).toHaveTextContent('Copied.');
  });

  test('is selected where nothing may be copied, so that its owner can', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    card();
    await copy().click();
    await expect.element(page.getByRole('status')).toHaveTextContent('The link is selected');
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, field().value.length]);
  });

  test('to this machine alone says that it leads nobody here', async () => {
    card('http://127.0.0.1:8000/join/abc');
    await expect.element(page.getByText('works on this machine alone')).toBeVisible();
  });

  test.each(ODD_NAMES)('has room on a phone for %s', async (name) => {
    await resize(PHONE);
    const { root } = card(undefined, name);
    expect(isTooWide()).toBe(false);
    expect(cutTexts(root)).toEqual([]);
    expect(outside(all('img, input, button, h3', root), pane())).toEqual([]);
    expect(smallTargets(root)).toEqual([]);
  });
});
