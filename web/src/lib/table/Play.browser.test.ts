import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, prefer, resize, WIDE, type Size } from '../../testing/browser';
import {
  all,
  boxOf,
  changedBy,
  covered,
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
import { CONNECTION_IDS, TOWN_IDS } from '../board/geometry';
import { CARDS } from '../names';
import { chooseLanguage, settings } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import type { Card, PlayerView, Position, TableInfo, Told } from '../wire';
import Play from './Play.svelte';
import { Session } from './session.svelte';
import {
  END,
  hint,
  obstacle,
  PASS,
  place,
  position,
  seatView,
  Server,
  step,
  table,
  travel,
} from './testing';

let open: Session | null = null;

beforeEach(() => {
  // Nothing here asks the server for a plan; where the page does by itself, there is none.
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('{}', { status: 404 })),
  );
  return () => {
    open?.close();
    open = null;
  };
});

/** A table as its page has it, with the test at the other end of the line. */
function sit(at: Partial<PlayerView>, of: Partial<TableInfo> = {}, log: Told[] = []) {
  const server = new Server();
  const session = new Session('abc', server.open);
  open = session;
  server.listener?.opened();
  server.welcome(position(at, 5), log, table(of));
  const { shown } = session;
  show(Play, {
    session,
    get table() {
      return session.shown.table ?? shown.table ?? table();
    },
    get position() {
      return session.shown.position ?? position();
    },
    onstandings: () => undefined,
  });
  return { server, session };
}

/** Six people with odd names, a hand of fourteen, all pieces, and a long log. */
function crowd(more: Partial<PlayerView> = {}): Parameters<typeof sit> {
  const [me] = table().seats;
  const seats = ODD_NAMES.map((name, seat) => ({
    ...me,
    seat,
    name,
    kind: seat === 0 ? ('me' as const) : ('link' as const),
    bot: null,
    taken: true,
    connected: true,
    colour: seat,
    stand_in: null,
  }));
  const log: Told[] = Array.from({ length: 60 }, (_, i) => ({ type: 'passed', seat: i % 6 }));
  const at = {
    options: { players: 6, rounds: 4 },
    seats: ODD_NAMES.map((_, seat) =>
      seatView(seat, {
        cards: 14,
        open_counters: ['dragon', 'unicorn', 'troll-wagon', 'magic-cloud'],
        collected: TOWN_IDS.slice(1, 12),
      }),
    ),
    hand: CARDS.flatMap((kind) => [kind, kind]),
    secret_counters: ['elfcycle' as const],
    roads: CONNECTION_IDS.slice(0, 20).map((road) => ({
      road,
      counter: 'dragon' as const,
      obstacle: true,
      price: 3,
      caravan: 4,
    })),
    legal: [PASS],
    ...more,
  };
  return [at, { name: ODD_NAMES[0] ?? '', seats }, log];
}

const SIZES: Record<string, Size> = {
  'a phone': PHONE,
  'a tablet': [768, 1024],
  'a small screen': [1024, 768],
  'a wide screen': WIDE,
  'a large screen': [1920, 1080],
};
const PARTS = '.bar, .seats, .map, .prompt, .market, .tray, .logbox';
const PHASES: Partial<PlayerView>[] = [
  {
    phase: 'draw',
    legal: [{ kind: 'draw', code: 0, text: 'draw dragon', counter: 'dragon' }],
  },
  {
    phase: 'plan',
    legal: [PASS, place('dragon', 'elvenhold-ergeren-woods'), obstacle('elvenhold-ergeren-woods')],
  },
];

describe('a table of six with all that there can be', () => {
  test.each(Object.entries(SIZES))(
    'fits on %s: nothing is cut, nothing lies upon another',
    async (_, size) => {
      await resize(size);
      await prefer({ still: true });
      const { server } = sit(...crowd());
      let number = 5;
      for (const language of LANGUAGES) {
        await chooseLanguage(language);
        for (const phase of PHASES) {
          server.news(position(crowd(phase)[0], (number += 1)));
          await drawn();
          const parts = all(PARTS);
          expect(outside(parts, pane())).toEqual([]);
          expect(overlaps(parts)).toEqual([]);
          expect([isTooWide(), isTooWide(one('.table'))]).toEqual([false, false]);
          expect(parts.filter((part) => !part.matches('.map')).flatMap(cutTexts)).toEqual([]);
          expect(outside(all('.tray .card, .tray .pick'), boxOf(one('.tray')))).toEqual([]);
          expect(overlaps(all('.tray section'))).toEqual([]);
          expect(overlaps([...all('.zoom'), ...all('.market > *')])).toEqual([]);
          expect(boxOf(one('.map')).height).toBeGreaterThan(150);
          if (size[0] < 1024) expect(boxOf(one('.map')).width).toBe(size[0]);
        }
      }
      expect(smallTargets(one('.table'))).toEqual([]);
    },
  );
});

describe('a table in letters of twice the size', () => {
  test.each([PHONE, WIDE])(
    'has its map, and nothing lies over what is used, at %i by %i',
    async (...size) => {
      await resize(size);
      await prefer({ still: true });
      const root = document.documentElement;
      root.style.fontSize = '32px';
      try {
        const { server } = sit(...crowd(PHASES[0]));
        for (const [i, phase] of PHASES.entries()) {
          server.news(position(crowd(phase)[0], 6 + i));
          await drawn();
          const used = all(':is(.prompt, .zoom, .bar) .btn, button.offer');
          for (const one of used) {
            one.scrollIntoView({ block: 'nearest' });
            expect(covered([one])).toEqual([]);
          }
          expect(boxOf(one('.map')).height).toBeGreaterThanOrEqual(144);
          expect(isTooWide()).toBe(false);
          expect(overlaps(all('.scale .round, .scale .now span, .bar .btn, .seats'))).toEqual([]);
          expect(outside(all('.zoom'), boxOf(one(size[0] < 1024 ? '.map' : '.market')))).toEqual(
            [],
          );
          expect(overlaps(all(PARTS))).toEqual([]);
        }
      } finally {
        root.removeAttribute('style');
      }
    },
  );
});

describe('a first game on a phone', () => {
  const HAND = ['dragon', 'dragon', 'unicorn', 'giant-pig', 'elfcycle', 'raft', 'raft', 'raft'];
  const seen = (more: Partial<PlayerView>): Partial<PlayerView> => ({
    options: { players: 2, rounds: 3 },
    hand: HAND as PlayerView['hand'],
    ...more,
  });
  const draw = (counter: 'unicorn' | null) => ({
    kind: 'draw' as const,
    code: 0,
    text: `draw ${counter ?? 'blind'}`,
    counter,
  });
  const DRAW = seen({ phase: 'draw', legal: [draw('unicorn'), draw(null)] });
  const PLAN = seen({
    secret_counters: ['elfcycle'],
    legal: [PASS, place('elfcycle', 'elvenhold-ergeren-woods')],
  });
  const STEP = travel('elvenhold-ergeren-woods');
  const MOVE = seen({ phase: 'move', legal: [STEP, END], prices: { [STEP.text]: 1 } });
  const drew: Told = {
    type: 'counter_drawn',
    seat: 0,
    source: 'display',
    counter: 'unicorn',
    secret: false,
  };
  /** What of the height the map has at least, by the size of the screen. */
  const LEAST: [size: Size, height: number][] = [
    [[360, 640], 100],
    [PHONE, 220],
    [[430, 932], 300],
  ];

  test.each(LEAST)(
    'leaves the map its room at %j, with all that is to be used in sight',
    async (size, least) => {
      await resize(size);
      await prefer({ still: true });
      const { server } = sit(DRAW, {
        table: size.join('x'),
        setup: { name: 'First game', seats: [], lesson: true },
      });
      const lookWell = async (step: string) => {
        for (const language of LANGUAGES) {
          await chooseLanguage(language);
          await drawn();
          expect(one('.coach').dataset.step).toBe(step);
          expect(boxOf(one('.map')).height, `${step}, ${language}`).toBeGreaterThanOrEqual(least);
          expect(outside(all('.table :is(.btn, .offer, .card, .pick)'), pane())).toEqual([]);
          const parts = all(`.coach, ${PARTS}`);
          expect(overlaps(parts)).toEqual([]);
          expect(parts.filter((part) => !part.matches('.map')).flatMap(cutTexts)).toEqual([]);
        }
      };
      const goOn = async (step: string) => {
        one('.coach .next').click();
        await drawn();
        await lookWell(step);
      };
      await lookWell('goal');
      await goOn('cards');
      await goOn('draw');
      server.news(position({ ...DRAW, draw: 1 }, 6), drew);
      await lookWell('chart');
      await goOn('draw-on');
      server.news(position(PLAN, 7));
      await lookWell('secret');
      await goOn('pick');
      all('.g-ctr button.pick')[0]?.click();
      await lookWell('lay');
      server.news(position(MOVE, 8));
      await lookWell('go');
      one('[data-place="town:ergeren"]').click();
      await lookWell('pay');
      // What it points at is what travels, not what ends the turn.
      const isPointedAt = (button: Element) => getComputedStyle(button).outlineStyle === 'solid';
      expect(all('.prompt .acts .btn').map(isPointedAt)).toEqual([true, false]);
    },
  );

  test.each([[844, 390] as const, [640, 400] as const])(
    'lets all be reached on a screen of %i by %i, where one scrolls beside the map',
    async (...size) => {
      await resize(size);
      await prefer({ still: true });
      const { server } = sit(DRAW, { setup: { name: '', seats: [], lesson: true } });
      for (const [i, at] of [DRAW, PLAN, MOVE].entries()) {
        server.news(position(at, 6 + i));
        await drawn();
        expect(isTooWide()).toBe(false);
        expect(boxOf(one('.coach')).height).toBeLessThan(180);
        const buttons = all(':is(.coach, .bar, .prompt, .tray, .zoom) .btn, button.offer, .pick');
        for (const button of buttons) {
          button.scrollIntoView({ block: 'center' });
          expect(covered([button])).toEqual([]);
          const map = boxOf(one('.map'));
          expect(outside([one('.map')], pane())).toEqual([]);
          expect(map.height).toBe(innerHeight);
          expect(map.width).toBeGreaterThan(innerWidth / 3);
        }
        expect(cutTexts(one('.coach'))).toEqual([]);
        expect(overlaps(all(`.coach, ${PARTS}`))).toEqual([]);
      }
    },
  );
});

describe('a counter to be drawn', () => {
  /** What a browser leaves of an ordinary screen. */
  const LOW: Size[] = [
    [1024, 600],
    [1024, 768],
    [1280, 600],
    [1280, 650],
    [1280, 720],
    [1366, 625],
    [1366, 657],
    [1536, 730],
    [1600, 700],
    [1920, 600],
    [1600, 900],
    [1920, 900],
    [1920, 1080],
  ];
  const KINDS = ['troll-wagon', 'dragon', 'elfcycle', null] as const;
  const drawing: Partial<PlayerView> = {
    phase: 'draw',
    display: ['troll-wagon', 'troll-wagon', 'troll-wagon', 'dragon', 'elfcycle'],
    hand: CARDS.flatMap((kind) => [kind, kind]),
    legal: KINDS.map((counter) => ({ kind: 'draw', code: 0, text: String(counter), counter })),
  };

  test.each([false, true])(
    'is whole and free on a wide window, however low, also in a first game (%s)',
    async (lesson) => {
      await prefer({ still: true });
      sit(drawing, { setup: { name: '', seats: [], lesson } });
      for (const [i, size] of LOW.entries()) {
        const language = LANGUAGES[i % LANGUAGES.length] ?? 'en';
        await resize(size);
        await chooseLanguage(language);
        await drawn();
        const where = `${size.join('x')}, ${language}`;
        const offers = all('button.offer');
        expect(offers, where).toHaveLength(6);
        expect(outside(offers, boxOf(one('.market'))), where).toEqual([]);
        expect(covered([...offers, ...all('.zoom .btn')]), where).toEqual([]);
        for (const offer of offers) {
          expect(cutTexts(offer), where).toEqual([]);
          expect(overlaps(all(':scope > *:not(.sr)', offer)), where).toEqual([]);
        }
      }
    },
  );

  test('is seen whole on a wide window while nothing is drawn', async () => {
    await prefer({ still: true });
    sit({ ...drawing, phase: 'plan', legal: [PASS] });
    for (const size of LOW) {
      await resize(size);
      await drawn();
      const offers = all('.offer');
      expect(offers).toHaveLength(6);
      expect(outside(offers, boxOf(one('.market'))), size.join('x')).toEqual([]);
      expect(overlaps([...offers, one('.zoom')]), size.join('x')).toEqual([]);
    }
  });

  const PHONES: Size[] = [
    [320, 568],
    [360, 640],
    [375, 667],
    [390, 664],
  ];
  test('leaves the map and its tools their room in the window of a phone', async () => {
    await prefer({ still: true });
    const [six, of, log] = crowd({
      ...drawing,
      options: { players: 6, rounds: 4, town_cards: true },
    });
    sit({ ...six, town_card: 'jaccaranda' }, of, log);
    for (const [i, size] of PHONES.entries()) {
      const language = LANGUAGES[i % LANGUAGES.length] ?? 'en';
      await resize(size);
      await chooseLanguage(language);
      await drawn();
      const where = `${size.join('x')}, ${language}`;
      const map = boxOf(one('.map'));
      expect(map.height, where).toBeGreaterThanOrEqual(144);
      expect(outside([one('.zoom')], map), where).toEqual([]);
      expect(overlaps(all(PARTS)), where).toEqual([]);
      expect(covered(all('.offer, .aids .btn, .zoom .btn')), where).toEqual([]);
      expect(cutTexts(one('.market')), where).toEqual([]);
      // What the tray has no room for comes when it is scrolled.
      const tray = one('.tray');
      expect(outside([tray], pane()), where).toEqual([]);
      tray.scrollTop = tray.scrollHeight;
      expect(outside(all('.tray .g-ctr *, .tray .g-town *'), boxOf(tray)), where).toEqual([]);
      tray.scrollTop = 0;
    }
  });
});

describe('the prompt', () => {
  const ROAD = 'elvenhold-ergeren-woods';
  const STEP = travel(ROAD);
  const hand = ['dragon', 'dragon', 'unicorn', 'elfcycle', 'raft', 'raft', 'raft'] as const;
  const PLANNING = { hand: [...hand], legal: [PASS, place('dragon', ROAD), obstacle(ROAD)] };
  const MOVING = {
    ...PLANNING,
    phase: 'move' as const,
    legal: [STEP, END],
    prices: { [STEP.text]: 1 },
  };
  const STEPS: [to: string, method: 'caravan' | 'counter' | 'raft', cards: Card[]][] = [
    ['ergeren', 'counter', ['dragon']],
    ['beata', 'caravan', ['dragon', 'unicorn', 'elfcycle']],
    ['lapphalya', 'raft', ['raft', 'raft']],
  ];
  const WAY = {
    town: 'lapphalya',
    cards: 6,
    new: 3,
    certain: 3,
    steps: STEPS.map(([to, method, cards]) => ({
      ...{ to, method, cards, connection: ROAD, free_path: false, drawn: 0 },
      actions: [STEP.text],
    })),
  };
  const HINT = hint(place('dragon', ROAD), {
    reason: 'denial',
    towns_end: 17,
    tour: STEPS.map(([to]) => step(ROAD, to)),
    cards_used: ['dragon', 'raft', 'raft'],
    cards_kept: ['unicorn'],
  });

  /** Answer what the page asks the server for, as if that had always the same to say. */
  function answering(): void {
    vi.mocked(window.fetch).mockImplementation((url) => {
      const asked = (url as string).split('/').at(-1) ?? '';
      const number = open?.shown.position?.number;
      const answers: Record<string, unknown> = { reach: { number, towns: [WAY] }, hint: HINT };
      const answer = answers[asked];
      return Promise.resolve(
        new Response(JSON.stringify(answer ?? {}), { status: answer ? 200 : 404 }),
      );
    });
  }

  test('is as high whatever it says on a wide screen, and what helps stays where it is', async () => {
    await prefer({ still: true });
    answering();
    const { server } = sit(PLANNING);
    let number = 5;
    const piece = () => all('.g-ctr button.pick')[0]?.click();
    const go = (town: string) => {
      one(`[data-place="town:${town}"]`).click();
    };
    const toTravel = async () => {
      server.news(position(MOVING, (number += 1)));
      await expect.poll(() => all('[data-far]').length).toBeGreaterThan(0);
    };
    const refused = async () => {
      vi.mocked(window.fetch).mockImplementation(() =>
        Promise.resolve(new Response('{"code":"hint.failed"}', { status: 500 })),
      );
      await userEvent.keyboard('h');
      await expect.poll(() => all('.prompt .below').length).toBe(1);
      answering();
    };
    const says = (word: string) => expect.poll(() => one('.prompt .say').textContent).toMatch(word);
    const STATES: [name: string, reach: () => unknown][] = [
      ['a question', () => undefined],
      ['a piece is picked', piece],
      ['a hint', () => userEvent.keyboard('h').then(() => says('Beata'))],
      ['a refusal', refused],
      ['a question about travelling', toTravel],
      [
        'a step',
        () =>
          toTravel().then(() => {
            go('ergeren');
          }),
      ],
      [
        'a way',
        () =>
          toTravel()
            .then(() => {
              go('lapphalya');
            })
            .then(() => says('Beata')),
      ],
      [
        'a sketch',
        () =>
          toTravel()
            .then(() => userEvent.keyboard('s'))
            .then(() => {
              go('ergeren');
            }),
      ],
      [
        'waiting',
        () => {
          server.news(position({ ...MOVING, to_act: 1 }, (number += 1)));
        },
      ],
      [
        'the whole turn to take back',
        () => {
          server.news({
            ...position(MOVING, (number += 1)),
            undo: { possible: true, reason: null, turn: 2, turn_reason: null },
          });
        },
      ],
    ];
    const helps = ':is(.plans .btn, .aids > .btn:not(.whole-turn))';
    for (const size of [[1024, 768], WIDE] as const) {
      await resize(size);
      for (const language of LANGUAGES) {
        await chooseLanguage(language);
        const places: Record<string, unknown> = {};
        for (const [name, reach] of STATES) {
          server.news(position(PLANNING, (number += 1)));
          await drawn();
          await reach();
          await drawn();
          const prompt = one('.prompt');
          const parts = all('.say, .aids .btn, .acts .btn', prompt);
          const where = `${name}, ${size.join('x')}, ${language}`;
          places[name] = [prompt, ...all(helps, prompt)].map((part) => {
            const { x, y, height } = boxOf(part);
            return [x, y, height].map(Math.round);
          });
          expect(places[name], where).toEqual(places['a question']);
          expect(outside(parts, boxOf(prompt)), where).toEqual([]);
          expect(overlaps(parts), where).toEqual([]);
          expect(cutTexts(prompt), where).toEqual([]);
          await userEvent.keyboard('{Escape}{Escape}');
        }
      }
    }
  });

  test.each([PHONE, [412, 915]] as const)(
    'lets the map be on a phone of %i by %i when something is picked',
    async (...size) => {
      await resize(size);
      answering();
      const { server } = sit(PLANNING);
      const map = () => Math.round(boxOf(one('.map')).height);
      await drawn();
      const before = map();
      all('.g-ctr button.pick')[0]?.click();
      await drawn();
      expect(map()).toBe(before);
      expect(all('.prompt .acts .btn').map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Put it back',
        null,
      ]);
      server.news(position(MOVING, 6));
      await drawn();
      expect(map()).toBe(before);
      one('[data-place="town:ergeren"]').click();
      await drawn();
      expect(map()).toBe(before);
    },
  );

  test('says on a phone on its side why a hint is given, and leaves out how it is done', async () => {
    await resize([844, 390]);
    answering();
    sit(PLANNING);
    await drawn();
    expect(all('.prompt .more')).toEqual([]);
    await userEvent.keyboard('h');
    await expect
      .poll(() => all('.prompt .more').map((more) => more.textContent))
      .toMatchObject([expect.stringContaining('Beata')]);
    expect(outside(all('.prompt .more, .prompt .btn'), pane())).toEqual([]);
  });
});

describe('what helps with a decision', () => {
  const END_ONLY = { phase: 'move' as const, legal: [END] };
  const MOMENTS: [Partial<PlayerView>, Position['undo']][] = [
    [END_ONLY, { possible: false, reason: 'nothing', turn: 0, turn_reason: 'nothing' }],
    [END_ONLY, { possible: false, reason: 'shown', turn: 2, turn_reason: 'shown' }],
    [END_ONLY, { possible: true, reason: null, turn: 2, turn_reason: null }],
    [{ to_act: 1 }, { possible: false, reason: 'turn-over', turn: 0, turn_reason: 'turn-over' }],
  ];

  test('has its word where there is room, and is called by it also when it does nothing', async () => {
    const { server } = sit({});
    let number = 5;
    for (const size of [PHONE, WIDE, [1920, 1080] as const]) {
      await resize(size);
      for (const language of LANGUAGES) {
        await chooseLanguage(language);
        for (const [at, undo] of MOMENTS) {
          server.news({ ...position(at, (number += 1)), undo });
          await drawn();
          const buttons = all('.prompt .aids .btn');
          const words = all('.prompt .aids .word');
          expect(buttons).toHaveLength(undo.turn > 1 ? 5 : 4);
          expect(words).toHaveLength(size === PHONE ? 0 : buttons.length);
          for (const word of words)
            expect(word.closest('button')?.ariaLabel?.toLowerCase()).toContain(
              word.textContent.toLowerCase(),
            );
          expect(cutTexts(one('.prompt'))).toEqual([]);
          expect(overlaps(all('.prompt :is(.say, .btn)'))).toEqual([]);
          expect(outside(buttons, boxOf(one('.prompt')))).toEqual([]);
        }
      }
    }
  });
});

describe('what is laid on a road', () => {
  const ROAD = 'elvenhold-ergeren-woods';
  const laying = (): Partial<PlayerView> => ({
    phase: 'plan',
    seats: [seatView(0, { open_counters: ['dragon', 'elfcycle'] }), seatView(1)],
    hand: ['dragon'],
    legal: [PASS, place('dragon', ROAD), place('elfcycle', ROAD), obstacle(ROAD)],
  });
  const spot = () => one(`[data-place="road:${ROAD}"]`);

  test('is chosen from a ring: arrows go round, Escape gives the focus back to the road', async () => {
    sit(laying());
    await drawn();
    spot().focus();
    await userEvent.keyboard('{Enter}');
    const options = all('.ring .opt');
    expect(options).toHaveLength(3);
    expect(overlaps(options)).toEqual([]);
    expect(outside(options, boxOf(one('.window')))).toEqual([]);
    expect(document.activeElement).toBe(options[0]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(options[2]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(options[1]);
    await userEvent.keyboard('{Escape}');
    expect(all('.ring')).toEqual([]);
    expect(document.activeElement).toBe(spot());
  });

  test('goes by two keys, and asks once more where that is wished', async () => {
    const { server } = sit(laying());
    await drawn();
    spot().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(server.lastAct().actions).toEqual([`place dragon ${ROAD}`]);
    settings.confirm = 'always';
    server.say({ type: 'done', id: server.lastAct().id, number: 6 });
    server.news(position(laying(), 6));
    await drawn();
    spot().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(server.sent.filter(({ type }) => type === 'act')).toHaveLength(1);
    await page.getByRole('button', { name: 'Lay it' }).click();
    expect(server.sent.filter(({ type }) => type === 'act')).toHaveLength(2);
  });

  test('may be refused: the reason stands by the road, within the map, and goes when it is put away', async () => {
    const { server } = sit(laying());
    await drawn();
    spot().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const values = {};
    server.say({
      type: 'refused',
      id: server.lastAct().id,
      code: 'action.illegal',
      clause: 'PLAN-2',
      reason: null,
      values,
      message: 'No.',
    });
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('PLAN-2');
    await drawn();
    expect(outside(all('.refusal'), boxOf(one('.window')))).toEqual([]);
    await alert.getByRole('button').click();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe('a step', () => {
  const STEP = travel('elvenhold-ergeren-woods');
  const travelling = (): Partial<PlayerView> => ({
    phase: 'move',
    hand: ['dragon', 'dragon', 'unicorn', 'raft'],
    roads: [{ road: STEP.connection, counter: 'dragon', obstacle: false, price: 2, caravan: 3 }],
    legal: [STEP, END],
    prices: { [STEP.text]: 2 },
  });
  const town = () => one('[data-place="town:ergeren"]');
  const paid = () => all('.hand .card.is-paid');

  test('that is picked shows what it takes of the hand, and Escape puts it back', async () => {
    const { server } = sit(travelling());
    await drawn();
    town().focus();
    await userEvent.keyboard('{Enter}');
    expect(paid().map((card) => card.dataset.spot)).toEqual(['card:dragon', 'card:dragon']);
    const chip = page.getByRole('group', { name: 'Travel to Erg’Eren' });
    await expect.element(chip).toBeVisible();
    expect(outside(all('.chip'), boxOf(one('.window')))).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(paid()).toEqual([]);
    await expect.element(chip).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(server.lastAct().actions).toEqual([STEP.text]);
  });

  test('is said by the prompt on a phone, where no chip has room', async () => {
    await resize(PHONE);
    sit(travelling());
    await drawn();
    town().focus();
    await userEvent.keyboard('{Enter}');
    expect(all('.chip')).toEqual([]);
    await expect
      .element(
        page
          .getByRole('region', { name: 'What can be done now' })
          .getByRole('button', { name: 'Travel' }),
      )
      .toBeVisible();
    expect(paid()).toHaveLength(2);
  });

  const walked: Told = {
    type: 'travelled',
    seat: 0,
    road: STEP.connection,
    from: 'elvenhold',
    to: 'ergeren',
    method: 'counter',
    cards: ['dragon', 'dragon'],
    free_path: false,
  };
  const arrived = () => ({
    ...travelling(),
    seats: [seatView(0, { boot: 'ergeren' }), seatView(1)],
    hand: ['unicorn' as const],
  });
  /** What runs because something happens: not the current of the rivers, nor a button's colour. */
  const running = () =>
    document
      .getAnimations()
      .filter(
        (animation) =>
          !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition),
      );

  test('is walked and paid by moving and fading alone; any key ends it, and all is as it came', async () => {
    const { server } = sit(travelling());
    await drawn();
    server.news(position(arrived(), 6), walked);
    await expect.poll(() => all('.walk svg').length).toBe(1);
    await expect.poll(() => all('.flight').length).toBe(2);
    expect([...changedBy(running())].sort()).toEqual(['opacity', 'transform']);
    await userEvent.keyboard('x');
    await expect
      .poll(() => [all('.walk').length, all('.flight').length, running().length])
      .toEqual([0, 0, 0]);
    expect(all('.hand .card').map((card) => card.dataset.spot)).toEqual(['card:unicorn']);
  });

  test.each(['the system', 'the settings'])(
    'is not seen moving where stillness is wished by %s',
    async (who) => {
      if (who === 'the system') await prefer({ still: true });
      else settings.motion = 'none';
      const { server, session } = sit(travelling());
      await drawn();
      server.news(position(arrived(), 6), walked, {
        type: 'round_started',
        round: 2,
        start_seat: 1,
      });
      await expect.poll(() => session.shown.position?.number).toBe(6);
      expect([...all('.walk, .flight, .leaf'), ...running()]).toEqual([]);
    },
  );
});

describe('cards to be given away', () => {
  const HAND = ['dragon', 'dragon', 'unicorn', 'elfcycle', 'raft', 'raft'] as const;
  const giving = { phase: 'move' as const, hand: [...HAND], discards: 2 };
  const keep = () => page.getByRole('button', { name: 'Keep these 4' });

  test.each(Object.entries(SIZES))(
    'lie all within the tray of %s, however many',
    async (_, size) => {
      await resize(size);
      sit({ ...giving, hand: CARDS.flatMap((kind) => [kind, kind, kind]), discards: 17 });
      await drawn();
      expect(all('button.card')).toHaveLength(21);
      expect(outside(all('.tray :is(.card, .pick)'), boxOf(one('.tray')))).toEqual([]);
      expect(outside([one('.tray')], pane())).toEqual([]);
      expect(overlaps(all(PARTS))).toEqual([]);
      expect(boxOf(one('.map')).height).toBeGreaterThan(150);
    },
  );

  test('are proposed, chosen by mouse or key, and not given before they are as many as asked', async () => {
    const { server } = sit(giving);
    await drawn();
    const cards = all('button.card');
    expect(cards).toHaveLength(6);
    const kept = () => cards.filter((card) => card.ariaPressed === 'true').length;
    expect(kept()).toBe(4);
    cards.find((card) => card.ariaPressed === 'true')?.click();
    await expect.poll(kept).toBe(3);
    // The button can be reached all the same, and says why it does nothing.
    await expect.element(keep()).toHaveAttribute('aria-disabled', 'true');
    await keep().click({ force: true });
    expect(server.sent.filter(({ type }) => type === 'act')).toEqual([]);
    await expect.element(page.getByText('1 card fewer')).toBeVisible();
    for (let i = 0; i < HAND.length; i += 1)
      if (cards[i]?.ariaPressed === 'false') {
        await userEvent.keyboard(String(i + 1));
        break;
      }
    await expect.poll(kept).toBe(4);
    await keep().click();
    expect(server.lastAct().actions).toHaveLength(2);
  });

  test('stay in hand when the turn was ended by a double click', async () => {
    const { server } = sit({ ...giving, discards: 0, legal: [END] });
    await drawn();
    await page.getByRole('button', { name: 'End turn' }).click();
    const { id } = server.lastAct();
    server.news(position(giving, 6));
    server.say({ type: 'done', id, number: 6 });
    await drawn();
    const again = (detail: number) =>
      keep()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    again(2);
    expect(server.lastAct().actions).toEqual([END.text]);
    again(1);
    expect(server.lastAct().actions).toHaveLength(2);
  });
});

describe('a sheet', () => {
  test('opens by key, takes the focus, and Escape gives it back', async () => {
    sit({ legal: [PASS] });
    await drawn();
    const before = page.getByRole('button', { name: 'Pass' });
    (before.element() as HTMLElement).focus();
    for (const [key, title] of [
      ['c', 'Cards needed'],
      ['t', 'The board in words'],
      ['?', 'All keys'],
      ['l', 'What you can do'],
    ] as const) {
      await userEvent.keyboard(key);
      const drawer = page.getByRole('complementary', { name: title });
      await expect.element(drawer).toBeVisible();
      expect(one('.drawer').contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.element(drawer).not.toBeInTheDocument();
      await expect.element(before).toHaveFocus();
    }
  });

  test('gives way to another, and what it lists can be done from it', async () => {
    const { server } = sit({ legal: [PASS] });
    await drawn();
    await userEvent.keyboard('c');
    await userEvent.keyboard('l');
    expect(all('.drawer')).toHaveLength(1);
    await page
      .getByRole('complementary', { name: 'What you can do' })
      .getByRole('button', { name: 'Pass' })
      .click();
    expect(server.lastAct().actions).toEqual(['pass']);
    await drawn();
    expect(all('.drawer')).toEqual([]);
  });

  test.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('has room for its words on %s', async (_, size) => {
    await resize(size);
    sit(...crowd({ legal: [PASS, ...CONNECTION_IDS.slice(0, 12).map(obstacle)] }));
    await drawn();
    for (const key of ['c', 't', '?', 'l', 'g']) {
      await userEvent.keyboard(key);
      const drawer = one('.drawer');
      for (const language of LANGUAGES) {
        await chooseLanguage(language);
        await drawn();
        expect(isTooWide(drawer)).toBe(false);
        expect(cutTexts(drawer)).toEqual([]);
        expect(smallTargets(drawer)).toEqual([]);
      }
      await userEvent.keyboard('{Escape}');
    }
  });
});

describe('in the few colours of a system', () => {
  test('it says where the round is, whose turn it is, and what to press', async () => {
    await prefer({ forced: true });
    sit({ phase: 'plan', legal: [PASS] });
    for (const cls of ['btn', 'btn btn--main'])
      one('.table').append(Object.assign(document.createElement('button'), { className: cls }));
    await drawn();
    const colour = (selector: string, part?: string) =>
      getComputedStyle(all(selector)[0] as Element, part).backgroundColor;
    const [plain, strong] = [colour('.table'), colour('.btn--main')];
    expect(strong).not.toBe(colour('.btn:not(.btn--main)'));
    expect(strong).not.toBe(plain);
    expect([
      colour('.scale li.now'),
      colour('.seat.is-turn', '::before'),
      colour('.prompt.is-turn', '::before'),
    ]).toEqual([strong, strong, strong]);
    const scale = ['.scale li.done', '.scale li.done:nth-child(even)', '.scale li:last-child'];
    expect(new Set([...scale.map((step) => colour(step)), strong]).size).toBe(4);
    expect(getComputedStyle(one('.scale li.now span')).color).not.toBe(plain);
  });
});

describe('the line', () => {
  test('that is lost is said over the table, and no more once it is back', async () => {
    const { server, session } = sit({ legal: [PASS] });
    await drawn();
    const before = boxOf(one('.map')).height;
    server.listener?.lost(9000);
    await expect.element(page.getByText('trying again in 9 seconds')).toBeVisible();
    await drawn();
    expect(overlaps(all(`.banner, ${PARTS}`))).toEqual([]);
    server.listener?.opened();
    server.welcome(position({ legal: [PASS] }, 6));
    await expect.element(page.getByText('Connection lost')).not.toBeInTheDocument();
    await expect.poll(() => boxOf(one('.map')).height).toBeCloseTo(before, 0);
    expect(session.isCut).toBe(false);
  });
});
