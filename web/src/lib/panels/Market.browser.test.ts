import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PHONE, resize, WIDE } from '../../testing/browser';
import {
  all,
  cutTexts,
  isTooWide,
  one,
  outside,
  overlaps,
  pane,
  smallTargets,
} from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { table, view } from '../table/testing';
import type { Transport } from '../wire';
import Market from './Market.svelte';

const DISPLAY: Transport[] = ['troll-wagon', 'magic-cloud', 'troll-wagon', 'giant-pig', 'elfcycle'];

function showMarket(onpick: (counter: Transport | null) => void = () => undefined) {
  const props = {
    view: view({ display: DISPLAY, hand: ['giant-pig', 'giant-pig', 'raft'] }),
    chart: table().chart,
  };
  const shown = show(Market, {
    ...props,
    takeable: [...DISPLAY, null],
    isLive: true,
    advised: undefined as Transport | null | undefined,
    onpick,
  });
  // Beside a map it is as high as that.
  Object.assign(shown.root.style, { display: 'grid', height: '100dvh' });
  return shown;
}

describe('the market', () => {
  test.each(
    LANGUAGES.flatMap((language) => [
      [language, 'on a phone', PHONE] as const,
      [language, 'wide', WIDE] as const,
    ]),
  )('has room for its words in %s, %s', async (language, _, size) => {
    await resize(size);
    await chooseLanguage(language);
    const { root } = showMarket();
    const offers = all('.offer', root);
    expect(offers).toHaveLength(6);
    expect(cutTexts(root)).toEqual([]);
    expect(overlaps(offers)).toEqual([]);
    for (const offer of offers) {
      expect(isTooWide(offer)).toBe(false);
      expect(overlaps(all(':scope > *:not(.sr)', offer))).toEqual([]);
    }
    expect(outside(offers, pane())).toEqual([]);
    expect(smallTargets(root)).toEqual([]);
  });

  test('gives what is pointed at or come to by key, and only what may be taken', async () => {
    const onpick = vi.fn();
    const { give } = showMarket(onpick);
    await page.getByRole('button', { name: /^Giant Pig/ }).click();
    expect(onpick).toHaveBeenLastCalledWith('giant-pig');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onpick).toHaveBeenLastCalledWith(null);
    give({ takeable: [] });
    expect(all('.offer')).toHaveLength(6);
    expect(all('button.offer')).toEqual([]);
  });

  test('marks what a hint would take by more than a colour', () => {
    const { give } = showMarket();
    expect(all('.is-hint')).toEqual([]);
    give({ advised: null });
    const pile = one('.is-hint');
    const plain = all('.offer:not(.is-hint)')[0];
    expect(pile.classList).toContain('offer--pile');
    const edge = (of: Element | undefined) =>
      of && [
        getComputedStyle(of).outlineStyle,
        getComputedStyle(of).borderStyle,
        getComputedStyle(of).borderWidth,
      ];
    expect(edge(pile)).not.toEqual(edge(plain));
  });
});
