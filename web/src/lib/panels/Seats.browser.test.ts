import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import {
  drawn,
  moveMouse,
  PHONE,
  prefer,
  resize,
  takeMouseAway,
  WIDE,
  type Size,
} from '../../testing/browser';
import {
  all,
  boxOf,
  changedBy,
  cutTexts,
  isTooWide,
  one,
  outside,
  overlaps,
} from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { clear, show } from '../../testing/show.svelte';
import { TOWN_IDS } from '../board/geometry';
import { Spotlight } from '../board/spotlight.svelte';
import { chooseLanguage, settings } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { seatView, table, view } from '../table/testing';
import Seats from './Seats.svelte';
import type { Told } from './time';

const NO_CLOCK: Told = { clock: null, at: 0 };

/** Six with all that can lie before them, the first of them mine. */
function six() {
  const [me] = table().seats;
  const seats = ODD_NAMES.map((name, seat) => ({
    ...me,
    seat,
    name,
    kind: seat === 0 ? ('me' as const) : ('link' as const),
    bot: null,
    taken: true,
    connected: seat !== 3,
    colour: seat,
    stand_in: null,
  }));
  const held = (seat: number) =>
    seatView(seat, {
      collected: TOWN_IDS.slice(1, 3 + 3 * seat),
      cards: 14,
      open_counters: ['dragon', 'unicorn', 'troll-wagon', 'magic-cloud'],
      extra_counters: 1,
      free_paths: 3,
      obstacles: 2,
      reserved_cards: 2,
    });
  return {
    table: table({ seats }),
    view: view({
      options: { players: 6, rounds: 4 },
      seats: seats.map(({ seat }) => held(seat)),
      to_act: 1,
    }),
    told: NO_CLOCK,
    spotlight: new Spotlight(() => []),
  };
}

/** The same with clocks, of days and of seconds. */
function sixTimed() {
  const clock = { left: 35, banks: [3600 * 80, 90, 35_999, 5, 86_400 * 4, 600] };
  return { ...six(), told: { clock, at: Date.now() } };
}

const SIZES: Record<string, Size> = {
  'a phone': PHONE,
  'a tablet': [768, 1024],
  'a wide screen': WIDE,
};
const CASES = LANGUAGES.flatMap((language) =>
  Object.entries(SIZES).flatMap(([on, size]) =>
    [six, sixTimed].map((people) => [on, language, size, people] as const),
  ),
);

describe('the seats', () => {
  test.each(CASES)('of six odd names have room on %s in %s', async (_, language, size, people) => {
    await resize(size);
    await chooseLanguage(language);
    const { root } = show(Seats, people());
    // As wide as the column that they have at a table.
    if (size === WIDE) root.style.width = '307px';
    const seats = all('.seat', root);
    expect(seats).toHaveLength(6);
    expect(overlaps(seats)).toEqual([]);
    expect(outside(seats, boxOf(root))).toEqual([]);
    expect(cutTexts(root)).toEqual([]);
    for (const seat of seats) {
      const parts = all('.shape, .nm-text, .nm-short, .towns b, .has', seat).filter(
        (part) => getComputedStyle(part).clipPath === 'none',
      );
      expect(overlaps(parts)).toEqual([]);
      expect(outside(parts, boxOf(seat))).toEqual([]);
    }
  });

  /** Four of whom each has more open than the one before; with clocks of minutes for those who are no bots. */
  function four(isTimed: boolean) {
    const { table: asked, view: seen, spotlight } = six();
    const open = ['dragon', 'unicorn', 'troll-wagon', 'magic-cloud'] as const;
    return {
      table: table({
        seats: asked.seats.slice(0, 4).map((seat) => ({ ...seat, connected: true })),
      }),
      view: view({
        ...seen,
        seats: [0, 1, 2, 3].map((seat) =>
          seatView(seat, {
            open_counters: open.slice(0, seat + 1),
            cards: 8 + seat,
            collected: TOWN_IDS.slice(1, 1 + 5 * seat),
          }),
        ),
      }),
      told: isTimed
        ? { clock: { left: 35, banks: [273, null, 1073, null] }, at: Date.now() }
        : NO_CLOCK,
      spotlight,
    };
  }

  test.each([false, true])(
    'are all as high, and their shapes in the same row, whatever they hold (with clocks: %s)',
    async (isTimed) => {
      for (const size of [PHONE, WIDE]) {
        await resize(size);
        for (const language of LANGUAGES) {
          await chooseLanguage(language);
          const { root } = show(Seats, four(isTimed));
          root.style.width = size === WIDE ? '306px' : '';
          const seats = all('.seat', root);
          expect(cutTexts(root)).toEqual([]);
          expect(new Set(seats.map((seat) => Math.round(boxOf(seat).height))).size).toBe(1);
          const rows = seats.map((seat) =>
            Math.round(boxOf(one('.shape', seat)).top - boxOf(seat).top),
          );
          expect(new Set(rows).size).toBe(1);
          for (const seat of seats) {
            const parts = all('.shape, .nm-text, .sub, .towns, .has, .left', seat);
            expect(overlaps(parts)).toEqual([]);
            expect(outside(parts, boxOf(seat))).toEqual([]);
            expect(all('.sub', seat).filter((sub) => isTooWide(sub))).toEqual([]);
          }
          clear();
        }
      }
    },
  );

  test('stand out when pointed at, come to by key, or pressed for good', async () => {
    const props = six();
    show(Seats, props);
    const { spotlight } = props;
    const third = page.getByRole('button', { name: /^شمس/ });
    await userEvent.hover(third);
    expect(spotlight.seat).toBe(2);
    await userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } });
    expect(spotlight.seat).toBe(null);
    await userEvent.tab();
    expect(spotlight.seat).toBe(0);
    await userEvent.tab();
    expect(spotlight.seat).toBe(1);
    await userEvent.keyboard('{Enter}');
    (document.activeElement as HTMLElement).blur();
    expect([spotlight.seat, spotlight.isPressed(1)]).toEqual([1, true]);
  });

  test('that come to lie beneath a resting mouse stand out only once it moves', async () => {
    const props = six();
    show(Seats, props);
    // A sheet lies over them, and goes.
    const sheet = Object.assign(document.createElement('dialog'), { className: 'drawer' });
    document.body.append(sheet);
    sheet.showModal();
    await moveMouse([60, 60]);
    await drawn();
    sheet.remove();
    await expect.poll(() => all('.spot-seat:hover').length).toBe(1);
    expect(props.spotlight.seat).toBe(null);
    await moveMouse([64, 62]);
    await expect.poll(() => props.spotlight.seat).not.toBe(null);
    await takeMouseAway();
    await expect.poll(() => props.spotlight.seat).toBe(null);
  });

  test('show a number rise as a piece is collected, by moving alone, and not where stillness is wished', async () => {
    const props = six();
    const { give } = show(Seats, props);
    const rise = (cards: number) => {
      const seats = props.view.seats.map((seat) => ({
        ...seat,
        collected: TOWN_IDS.slice(1, cards),
      }));
      give({ view: { ...props.view, seats } });
    };
    const number = one('.seat:first-child .towns b');
    rise(12);
    expect([...changedBy(number.getAnimations())]).toEqual(['transform']);
    for (const animation of document.getAnimations()) animation.finish();
    await prefer({ still: true });
    rise(14);
    expect(number.getAnimations()).toEqual([]);
    await prefer({});
    settings.motion = 'none';
    rise(16);
    expect(number.getAnimations()).toEqual([]);
    expect(number.textContent).toBe('15');
  });
});
