import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { drawn, prefer, resize, type Size } from '../../testing/browser';
import { all, isTooWide } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import Rules from './Rules.svelte';

const isSeen = (element: Element) => element.checkVisibility();
const colours = (selector: string, of: 'color' | 'backgroundColor' = 'color') => [
  ...new Set(all(selector).map((element) => getComputedStyle(element)[of])),
];

test.each<[string, Size]>([
  ['upright', [718, 1000]],
  ['across', [1046, 680]],
])('the rules are printed whole, black on white, on a sheet %s', async (_, size) => {
  await resize(size);
  show(Rules, {});
  await expect.element(page.getByText('COMP-1')).toBeVisible();
  await prefer({ medium: 'print', scheme: 'dark' });
  await drawn();
  for (const gone of ['.top', '.foot', 'search', '.learn', '.fab', '.side'])
    expect(all(gone).filter(isSeen)).toEqual([]);
  // Every chapter is in the contents, and the chart in its place.
  const contents = all('.toc a')
    .filter(isSeen)
    .map((link) => link.textContent);
  expect(contents).toEqual(
    all('.rules article > h2, .rules article div > h2').map((h) => h.textContent),
  );
  expect(all('.here').filter(isSeen)).toHaveLength(1);
  expect(colours('html, .cl, .cl a, .lead, .ours, h1, h2')).toEqual(['rgb(0, 0, 0)']);
  expect(colours('html', 'backgroundColor')).toEqual(['rgb(255, 255, 255)']);
  expect(getComputedStyle(all('figure')[0] as Element).breakInside).toBe('avoid');
  expect(isTooWide()).toBe(false);
});
