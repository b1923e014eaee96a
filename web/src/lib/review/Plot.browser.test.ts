import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, prefer, resize } from '../../testing/browser';
import { all, boxOf, isTooWide, one, outside, overlaps, smallTargets } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import type { Review } from '../wire';
import Plot from './Plot.svelte';

/** A game of six in which two always have the same. */
function review(rounds: number, most: number): Review {
  const seats = ODD_NAMES.map((name, seat) => ({ seat, name }) as Review['seats'][number]);
  const by_round = seats.flatMap(({ seat }) =>
    Array.from({ length: rounds }, (_, i) => ({
      round: i + 1,
      seat,
      pieces: Math.round((most * (i + 1)) / rounds) - (seat % 5),
      cards: seat % 5,
      counters: 0,
      obstacles: 0,
    })),
  );
  return { seats, by_round } as unknown as Review;
}

const name = (seat: number) => ODD_NAMES[seat] ?? '';

async function showPlot(
  figure: 'pieces' | 'cards' | 'counters',
  width: number,
  rounds = 4,
  most = 20,
) {
  const shown = show(Plot, { review: review(rounds, most), figure, name });
  shown.root.style.width = `${String(width)}px`;
  await drawn();
  return { ...shown, svg: one('figure > div svg') };
}

describe('a plot', () => {
  test.each([
    ['a column of a phone', 280, 4],
    ['a phone', 358, 3],
    ['a third of a wide screen', 370, 4],
    ['a large screen', 900, 4],
  ])('has labels that lie apart, within %s, in every language', async (_, width, rounds) => {
    await resize([Math.max(390, width + 32), 844]);
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      const { root, svg } = await showPlot('pieces', width, rounds);
      expect(boxOf(svg).width).toBeCloseTo(width, 0);
      const labels = [...svg.querySelectorAll('text')];
      expect(labels.length).toBeGreaterThan(rounds + 1);
      expect(overlaps(labels)).toEqual([]);
      expect(outside(labels, boxOf(svg))).toEqual([]);
      // Nor does a mark lie upon a label.
      const marks = [...svg.querySelectorAll('use')];
      expect(marks).toHaveLength(6 * rounds);
      expect(overlaps([...labels, ...marks]).filter((pair) => pair.includes('text'))).toEqual([]);
      expect(outside(marks, boxOf(svg))).toEqual([]);
      root.remove();
    }
  });

  test('tells equal values apart: no mark lies quite upon another', async () => {
    const { svg } = await showPlot('counters', 300);
    const middles = [...svg.querySelectorAll('use')].map((mark) => boxOf(mark).left);
    const apart = [...middles].sort((a, b) => a - b).map((x, i, all) => x - (all[i - 1] ?? -99));
    expect(Math.min(...apart)).toBeGreaterThan(5);
  });

  test('says all its values to who hears it, and shows them as a table by key', async () => {
    const { root, svg } = await showPlot('pieces', 330);
    expect(svg.getAttribute('aria-label')).toContain(`${ODD_NAMES[5] ?? ''} 5, 10, 15 and 20`);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const row = page.getByRole('row', { name: /^Jo/ });
    await expect.element(row).toHaveTextContent('5101520');
    expect(isTooWide(root)).toBe(false);
    expect(smallTargets(root)).toEqual([]);
  });

  test('has lines with an edge, so that a pale one shows by day and a dark one by night', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      await prefer({ scheme });
      const { root, svg } = await showPlot('pieces', 330);
      const edge = svg.querySelector('.line--edge');
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      expect(edge && getComputedStyle(edge).stroke).not.toBe(ground);
      expect(
        all('path.line:not(.line--edge)', svg).every(
          (line) => getComputedStyle(line).stroke !== 'none',
        ),
      ).toBe(true);
      root.remove();
    }
  });
});
