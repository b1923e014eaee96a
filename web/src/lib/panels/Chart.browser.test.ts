import { afterEach, expect, test } from 'vitest';

import { PHONE, resize } from '../../testing/browser';
import { all, boxOf, cutTexts, one } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { table } from '../table/testing';
import Chart from './Chart.svelte';

afterEach(() => chooseLanguage('en'));

/** So much lies between the words of two columns, in pixels. */
const LEAST = 4;

/** The words of a cell: where their lines begin and end. */
function wordsOf(cell: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(cell);
  for (const node of cell.childNodes)
    if (node.nodeType === Node.TEXT_NODE) range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

test.each([
  ['a phone', PHONE],
  ['a small laptop', [1280, 800]],
] as const)('the columns of the chart keep apart in the drawer of %s', async (_, size) => {
  await resize(size);
  const { root } = show(Chart, { chart: table().chart, name: 'Our rules' });
  root.className = 'drawer';
  for (const language of LANGUAGES) {
    await chooseLanguage(language);
    const words = all('.chart thead th:not(:first-child)', root).map(wordsOf);
    const gaps = words.slice(1).map((next, i) => next.left - (words[i]?.right ?? 0));
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps), `${language}: ${gaps.join(', ')}`).toBeGreaterThanOrEqual(LEAST);
    expect(cutTexts(root)).toEqual([]);
    for (const chart of all('.chart', root))
      expect(boxOf(chart).width, language).toBeLessThanOrEqual(boxOf(one('.caps', root)).width);
  }
});
