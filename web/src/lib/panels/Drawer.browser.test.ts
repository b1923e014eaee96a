import { createRawSnippet } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PHONE, resize, WIDE } from '../../testing/browser';
import { boxOf, one, pane } from '../../testing/looks';
import { clear, show } from '../../testing/show.svelte';
import Drawer from './Drawer.svelte';

const content = (html: string) => createRawSnippet(() => ({ render: () => html }));

function showDrawer(html: string, onclose = () => undefined) {
  return show(Drawer, { title: 'Cards needed', onclose, children: content(html) });
}

/** Something that had the focus before. */
function opener(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Chart';
  document.body.append(button);
  button.focus();
  return button;
}

describe('a drawer', () => {
  test('takes the focus, and gives it back where it was', () => {
    const button = opener();
    showDrawer('<p>1</p>');
    expect(document.activeElement?.ariaLabel).toBe('Close');
    clear();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  test('gives the focus to nobody when what had it is gone', () => {
    const button = opener();
    showDrawer('<p>1</p>');
    button.remove();
    clear();
    expect(document.activeElement).toBe(document.body);
  });

  test('is closed by its button, by key too', async () => {
    const onclose = vi.fn();
    showDrawer('<p>1</p>', onclose);
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  test('rises from below on a phone and leaves the seats, and scrolls by itself', async () => {
    await resize(PHONE);
    showDrawer(`<div>${'<p>A line</p>'.repeat(200)}</div>`);
    const drawer = one('.drawer');
    const box = boxOf(drawer);
    expect(box.bottom).toBeCloseTo(pane().bottom, 0);
    expect(box.width).toBeCloseTo(PHONE[0], 0);
    expect(box.height).toBeLessThan(0.8 * PHONE[1]);
    expect(drawer.scrollHeight).toBeGreaterThan(2 * drawer.clientHeight);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(PHONE[1]);
  });

  test('stands at the side of a wide screen, from top to bottom', async () => {
    await resize(WIDE);
    showDrawer('<p>1</p>');
    const box = boxOf(one('.drawer'));
    expect([box.top, box.right, box.bottom]).toEqual([0, ...WIDE]);
    expect(box.width).toBeLessThan(WIDE[0] / 3);
  });
});
