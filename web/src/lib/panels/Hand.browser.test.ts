import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PHONE, resize, WIDE } from '../../testing/browser';
import { all, boxOf, outside, overlaps, pane } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { CARDS } from '../names';
import Hand from './Hand.svelte';

/** Two of each kind: as many stacks as there can be, and more cards than a round deals. */
const MANY = CARDS.flatMap((kind) => [kind, kind]);

function showHand(onpick: ((at: number) => void) | null = null) {
  const shown = show(Hand, { cards: MANY, onpick, marks: new Map<number, 'paid'>() });
  shown.root.className = 'tray';
  return shown;
}

describe.each([
  ['on a phone', PHONE],
  ['wide', WIDE],
])('a hand of fourteen cards, %s', (_, size) => {
  test('lies in sight, the same kinds overlapping', async () => {
    await resize(size);
    const { root } = showHand();
    const cards = all('.card', root);
    expect(cards).toHaveLength(14);
    expect(outside(cards, pane())).toEqual([]);
    // Each has enough to be seen of, and the next of its kind lies upon it.
    const stacks = all('.stack', root);
    expect(stacks).toHaveLength(7);
    expect(overlaps(stacks)).toEqual([]);
    for (const stack of stacks) {
      const [under, upper] = all('.card', stack).map(boxOf);
      expect(upper?.left).toBeGreaterThan((under?.left ?? 0) + 12);
      expect(upper?.left).toBeLessThan(under?.right ?? 0);
    }
  });

  test('is spread for a choice: no card lies upon another, and each takes a thumb', async () => {
    await resize(size);
    const picked = vi.fn();
    const { root, give } = showHand(picked);
    const cards = all('button.card', root);
    expect(cards).toHaveLength(14);
    expect(overlaps(cards)).toEqual([]);
    expect(outside(cards, pane())).toEqual([]);
    for (const card of cards) {
      expect(boxOf(card).width).toBeGreaterThanOrEqual(44);
      expect(boxOf(card).height).toBeGreaterThanOrEqual(44);
    }
    const last = page.elementLocator(cards.at(-1) ?? root);
    await userEvent.click(last);
    expect(picked).toHaveBeenLastCalledWith(13);
    give({ marks: new Map([[13, 'paid' as const]]) });
    await expect.element(last).toHaveAttribute('aria-pressed', 'true');
    // By more than its colour: a frame that no other has.
    const frameOf = (card: Element | undefined) =>
      card && getComputedStyle(card, '::after').borderTopWidth;
    expect(frameOf(cards[13])).toBe('3px');
    expect(frameOf(cards[12])).not.toBe('3px');
  });
});
