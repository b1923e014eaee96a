import { describe, expect, test } from 'vitest';

import { drawn, PHONE, resize, WIDE, type Size } from '../../testing/browser';
import { all, boxOf, isTooWide, one, outside } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { chooseLanguage, settings } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { table, view } from '../table/testing';
import { Replaying } from './replaying.svelte';
import Scrub from './Scrub.svelte';
import SeenBy from './SeenBy.svelte';
import type { Source } from './source';
import { replay } from './testing';

/** A game of six, two steps to a round, that nobody here played in. */
async function six(): Promise<Replaying> {
  const [seat] = table().seats;
  const [place] = view().seats;
  if (!seat || !place) throw new Error('nobody sits there');
  const found = replay(Array.from({ length: 8 }, (_, i) => ({ round: 1 + Math.floor(i / 2) })));
  found.table.seats = ODD_NAMES.map((name, at) => ({ ...seat, seat: at, name, colour: at }));
  for (const step of found.steps)
    step.view.seats = ODD_NAMES.map((_, at) => ({ ...place, seat: at }));
  const source: Source = {
    name: null,
    table: 'abc',
    mine: () => Promise.resolve([]),
    replay: () => Promise.resolve(found),
    goOn: () => Promise.reject(new Error('nobody goes on')),
  };
  settings.hidesEnding = false;
  const game = new Replaying(source);
  await game.begin(0);
  return game;
}

describe('going through the game of six', () => {
  test.each(LANGUAGES)('has on a phone room for a thumb and shows all, in %s', async (language) => {
    await resize(PHONE);
    await chooseLanguage(language);
    const game = await six();
    show(Scrub, { game });
    const { root } = show(SeenBy, { game, ongoon: () => undefined });
    await drawn();
    const small = all('.scrub :is(button, select), .seg label').filter((target) => {
      const { width, height } = boxOf(target);
      return width < 44 || height < 44;
    });
    expect(small.map((target) => target.outerHTML)).toEqual([]);
    const rows = all('.ctl > *').map((target) => boxOf(target).top);
    expect(rows.map((top) => rows.indexOf(top))).toEqual([0, 0, 0, 0, 0, 5, 5]);
    const sides = one('.seg', root);
    expect(isTooWide(sides)).toBe(false);
    expect(outside(all('label', sides), boxOf(sides))).toEqual([]);
    expect(isTooWide()).toBe(false);
  });

  test.each<[string, Size]>([
    ['a phone', PHONE],
    ['a desk', WIDE],
  ])('leaves the rounds to be read beneath its pointer, on %s', async (_, size) => {
    await resize(size);
    show(Scrub, { game: await six() });
    await drawn();
    const { top, height } = boxOf(one('.ruler input'));
    // A square that stands on its corner, in the middle of the input.
    const thumb = getComputedStyle(one('.ruler')).getPropertyValue('--thumb');
    const foot = top + height / 2 + (Number.parseFloat(thumb) * Math.SQRT2) / 2;
    const names = all('.ruler .bars span');
    expect(names).toHaveLength(4);
    for (const name of names) expect(boxOf(name).top).toBeGreaterThan(foot);
  });
});
