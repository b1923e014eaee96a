import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PHONE, resize, WIDE, type Size } from '../../testing/browser';
import { all, boxOf, outside, overlaps, pane } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import type { Card } from '../wire';
import { CARDS } from '../names';
import Hand from './Hand.svelte';

/** Two of each kind: as many stacks as there can be, and more cards than a round deals. */
const MANY = CARDS.flatMap((kind) => [kind, kind]);
/** What favors may bring together: many of one kind, and all others. */
const MOST: readonly Card[] = [...Array<Card>(8).fill('dragon'), ...MANY.slice(2)];

const SIZES: [string, Size][] = [
  ['on a small phone', [360, 640]],
  ['on a phone', PHONE],
  ['wide', WIDE],
];
const HANDS = [
  ['fourteen', MANY],
  ['twenty', MOST],
] as const;

function showHand(cards: readonly Card[], onpick: ((at: number) => void) | null = null) {
  const shown = show(Hand, { cards, onpick, marks: new Map<number, 'paid'>() });
  shown.root.className = 'tray';
  return shown;
}

const fontOf = (part: Element) => parseFloat(getComputedStyle(part).fontSize);

describe.each(
  HANDS.flatMap(([many, cards]) =>
    SIZES.map(([where, size]) => [many, where, cards, size] as const),
  ),
)('a hand of %s cards, %s', (_, __, cards, size) => {
  test('lies in sight: each kind has a card that nothing covers, and says how many there are', async () => {
    await resize(size);
    const { root } = showHand(cards);
    expect(all('.card', root)).toHaveLength(cards.length);
    expect(outside(all('.card', root), pane())).toEqual([]);
    const stacks = all('.stack', root);
    expect(stacks).toHaveLength(7);
    expect(overlaps(stacks)).toEqual([]);
    for (const stack of stacks) {
      const lying = all('.card', stack);
      expect(all('.times', stack).map((times) => times.textContent)).toEqual([
        String(lying.length),
      ]);
      const upper = lying.at(-1) ?? stack;
      expect(boxOf(upper).width).toBeGreaterThan(36);
      for (const letter of all('.ltr', upper)) expect(fontOf(letter)).toBeGreaterThanOrEqual(14);
      // The edge of each that lies under another is seen.
      for (const [i, card] of lying.slice(1).entries())
        expect(boxOf(card).left - boxOf(lying[i] ?? card).left).toBeGreaterThan(2.5);
    }
  });

  test('is spread for a choice: no card lies upon another, and each takes a thumb', async () => {
    await resize(size);
    const picked = vi.fn();
    const { root, give } = showHand(cards, picked);
    const buttons = all('button.card', root);
    expect(buttons).toHaveLength(cards.length);
    expect(overlaps(buttons)).toEqual([]);
    expect(outside(buttons, pane())).toEqual([]);
    for (const card of buttons) {
      expect(boxOf(card).width).toBeGreaterThanOrEqual(44);
      expect(boxOf(card).height).toBeGreaterThanOrEqual(44);
    }
    const at = cards.length - 1;
    const last = page.elementLocator(buttons[at] ?? root);
    await userEvent.click(last);
    expect(picked).toHaveBeenLastCalledWith(at);
    give({ marks: new Map([[at, 'paid' as const]]) });
    await expect.element(last).toHaveAttribute('aria-pressed', 'true');
    // By more than its colour: a frame that no other has.
    const frameOf = (card: Element | undefined) =>
      card && getComputedStyle(card, '::after').borderTopWidth;
    expect(frameOf(buttons[at])).toBe('3px');
    expect(frameOf(buttons[at - 1])).not.toBe('3px');
  });
});
