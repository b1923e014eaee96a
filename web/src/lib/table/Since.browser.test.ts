import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PHONE, resize } from '../../testing/browser';
import { all, cutTexts, isTooWide, one } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import Since from './Since.svelte';
import Urgency from './Urgency.svelte';

const deed = (key: number, text = `Deed ${String(key)}`) => ({
  key: String(key),
  seat: 1,
  text,
  parts: [text],
});

const since = (count: number, from = 1) => ({
  from,
  deeds: Array.from({ length: count }, (_, i) => deed(i)),
  fresh: '0',
});

let isHidden = false;
/** Somebody looks elsewhere, or comes back. */
function hide(is: boolean): void {
  isHidden = is;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function showSince(count: number) {
  const onread = vi.fn();
  return { onread, ...show(Since, { since: since(count), isCut: false, isRead: false, onread }) };
}

const note = () => page.getByRole('region', { name: 'Since your last turn' });

describe('what happened since one’s last turn', () => {
  test('is told to who opens the page, the last of much, and put away for good by Escape', async () => {
    const { give } = showSince(9);
    await expect.element(note()).toBeVisible();
    expect(all('.deeds li').map((line) => line.textContent?.trim())).toEqual([
      'Deed 5',
      'Deed 6',
      'Deed 7',
      'Deed 8',
    ]);
    await expect.element(page.getByText('5 things more before that')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(note()).not.toBeInTheDocument();
    // What comes while somebody looks is seen happening.
    give({ since: since(11) });
    await expect.element(note()).not.toBeInTheDocument();
  });

  test('is told to who comes back, when more has happened meanwhile, and not otherwise', async () => {
    const { give } = showSince(0);
    await expect.element(note()).not.toBeInTheDocument();
    give({ since: since(2) });
    hide(true);
    hide(false);
    await expect.element(note()).not.toBeInTheDocument();
    hide(true);
    give({ since: since(3) });
    await expect.element(note()).not.toBeInTheDocument();
    hide(false);
    await expect.element(note()).toBeVisible();
    // It goes with one's next turn.
    give({ since: since(0, 40) });
    await expect.element(note()).not.toBeInTheDocument();
  });

  test('is told when the line is back, and goes when it is read elsewhere', async () => {
    const { give, onread } = showSince(0);
    give({ isCut: true });
    give({ since: since(2) });
    give({ isCut: false });
    await expect.element(note()).toBeVisible();
    await resize(PHONE);
    await page.getByRole('button', { name: 'Show: 2' }).click();
    expect(onread).toHaveBeenCalledOnce();
    give({ isRead: true });
    await expect.element(note()).not.toBeInTheDocument();
  });

  test('has room for odd names', () => {
    const { give } = showSince(0);
    give({ isCut: true });
    const deeds = ODD_NAMES.slice(0, 4).map((name, i) => deed(i, `${name} travels to ${name}`));
    give({ since: { from: 1, deeds, fresh: '0' } });
    give({ isCut: false });
    expect(cutTexts(one('.since-note'))).toEqual([]);
    expect(isTooWide(one('.since-note'))).toBe(false);
  });
});

test('whoever is asked is told of the time as the turn begins and at a few moments, once each', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const begun = (left: number) => ({ clock: { left, banks: [] }, at: Date.now() });
  const { give } = show(Urgency, { told: begun(481) });
  await expect.element(page.getByRole('status')).toHaveTextContent('8 minutes left for your turn.');
  give({ told: begun(900) });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
  vi.advanceTimersByTime(830_000);
  const status = document.querySelector('[role=status]') ?? document.body;
  const heard: string[] = [];
  new MutationObserver(() => heard.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (let i = 0; i < 284; i += 1) {
    vi.advanceTimersByTime(250);
    await Promise.resolve();
  }
  expect(heard).toEqual(['1 minute left for your turn.', '20 seconds left for your turn.', '']);
});
