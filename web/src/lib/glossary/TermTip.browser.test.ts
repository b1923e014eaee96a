import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, press, resize } from '../../testing/browser';
import { all, boxOf, middleOf, one, outside, pane } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import Glossary from './Glossary.svelte';
import { TERMS } from './terms';
import TermTip from './TermTip.svelte';

/** Words that are explained, where the test puts them. */
function terms(...places: readonly Partial<CSSStyleDeclaration>[]): HTMLElement[] {
  const { root } = show(TermTip, {});
  return places.map((style, i) => {
    const word = document.createElement('a');
    word.className = 'term';
    word.href = '#there';
    word.dataset.term = TERMS[i]?.id ?? '';
    word.textContent = 'word';
    Object.assign(word.style, { position: 'fixed', ...style });
    root.append(word);
    return word;
  });
}

const tip = () => page.getByRole('tooltip');

describe('a word that is explained', () => {
  test('is so when a mouse stays, comes to the next, and stops with Escape', async () => {
    const [one_, two] = terms({ left: '40px', top: '40px' }, { left: '300px', top: '40px' });
    await userEvent.hover(one_ as Element);
    await expect.element(tip()).toHaveTextContent('Boot');
    await userEvent.hover(two as Element);
    await expect.element(tip()).toHaveTextContent('One of each seat');
    await userEvent.keyboard('{Escape}');
    await expect.element(tip()).not.toBeInTheDocument();
  });

  test('is so by key at once, and no more when the keyboard goes on', async () => {
    terms({ left: '40px', top: '40px' });
    await userEvent.tab();
    await expect.element(tip()).toBeVisible();
    await userEvent.tab();
    await expect.element(tip()).not.toBeInTheDocument();
  });

  test('is so by a finger that stays, which does not follow the link', async () => {
    const [word] = terms({ left: '40px', top: '40px' });
    const lift = await press(middleOf(word as Element));
    await expect.element(tip()).toBeVisible();
    await lift();
    await drawn();
    expect(location.hash).toBe('');
  });

  test.each([
    ['left above', { left: '2px', top: '2px' }],
    ['right above', { right: '2px', top: '2px' }],
    ['left below', { left: '2px', bottom: '2px' }],
    ['right below', { right: '2px', bottom: '2px' }],
  ])('has its explanation within a phone, and beside it, %s', async (_, style) => {
    await resize(PHONE);
    const [word] = terms(style);
    // A window that changes its size puts an explanation away.
    await drawn();
    await userEvent.tab();
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      await drawn();
      expect(outside([one('.tip')], pane())).toEqual([]);
      const [a, b] = [boxOf(one('.tip')), boxOf(word as Element)];
      expect(a.bottom <= b.top || a.top >= b.bottom).toBe(true);
    }
  });

  test('goes when the page scrolls away under its explanation', async () => {
    terms({ left: '40px', top: '40px' });
    await userEvent.tab();
    await expect.element(tip()).toBeVisible();
    dispatchEvent(new Event('scroll'));
    await expect.element(tip()).not.toBeInTheDocument();
  });
});

test('the glossary has every word, each leading on', () => {
  const { root } = show(Glossary, {});
  expect(all('dt', root)).toHaveLength(TERMS.length);
});
