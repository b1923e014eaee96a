import { createRawSnippet } from 'svelte';
import { describe, expect, test } from 'vitest';

import { PHONE, prefer, resize, WIDE } from '../../testing/browser';
import {
  all,
  boxOf,
  cutTexts,
  isTooWide,
  one,
  outside,
  overlaps,
  pane,
  smallTargets,
} from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { t } from '../i18n';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import Prompt from './Prompt.svelte';

const buttons = (...texts: string[]) =>
  createRawSnippet(() => ({
    render: () =>
      `<span style="display:contents">${texts.map((text) => `<button type="button" class="btn">${text}</button>`).join('')}</span>`,
  }));

const SIZES = {
  'on a phone': PHONE,
  'on a tablet': [768, 1024],
  'on a small screen': [1024, 768],
  wide: WIDE,
} as const;

describe('the prompt', () => {
  test.each(
    LANGUAGES.flatMap((language) =>
      Object.entries(SIZES).map(([where, size]) => [language, where, size] as const),
    ),
  )('has room for the longest names and two buttons in %s, %s', async (language, _, size) => {
    await resize(size);
    await chooseLanguage(language);
    const acts = buttons(t('act-not-this-way'), t('act-end-sure'));
    const { root, give } = show(Prompt, {
      seat: 0,
      isTurn: true,
      question: '',
      more: t('act-give-fewer', { over: 3 }),
      clause: 'MOVE-11',
      acts,
    });
    for (const name of ODD_NAMES) {
      give({ question: t('cover-title', { name }) });
      expect(cutTexts(root)).toEqual([]);
      const prompt = one('.prompt', root);
      expect(isTooWide(prompt)).toBe(false);
      expect(outside(all('.say, .btn', root), boxOf(prompt))).toEqual([]);
      expect(overlaps(all('.say, .btn', root))).toEqual([]);
      expect(outside([prompt], pane())).toEqual([]);
    }
    expect(smallTargets(root)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'says by shape, not by colour alone, that one is asked, by %s colours',
    async (scheme) => {
      await prefer({ scheme });
      const { root, give } = show(Prompt, { seat: 0, isTurn: false, question: t('act-pass') });
      const prompt = one('.prompt', root);
      const mark = () => getComputedStyle(prompt, '::before').content !== 'none';
      const [ground, ink] = [
        getComputedStyle(prompt).backgroundColor,
        getComputedStyle(prompt).color,
      ];
      expect(ground).not.toBe(ink);
      expect(mark()).toBe(false);
      give({ isTurn: true });
      expect(mark()).toBe(true);
    },
  );
});
