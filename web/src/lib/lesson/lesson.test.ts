import { describe, expect, test } from 'vitest';

import { END, obstacle, PASS, place, seatView, table, travel, view } from '../table/testing';
import { NOTHING } from '../table/picked';
import type { Action, PlayerView, Told } from '../wire';
import { lessonOf, readLesson } from './kept';
import { learned } from './learned';
import { bestCounter, bestRoads, type Moment } from './moment';
import { isRead, progressOf, STEPS, stepAt, USUAL } from './steps';

const LAPPHALYA = 'elvenhold-lapphalya-plains';
const BEATA = 'beata-elvenhold-plains';
const RIVINIA = 'elvenhold-rivinia-river';
const ALL = STEPS.map(({ id }) => id);
const draw: Action = { kind: 'draw', code: 0, text: 'draw dragon', counter: 'dragon' };
const keep: Action = {
  kind: 'keep',
  code: 0,
  text: 'keep dragon',
  counter: 'dragon',
  secret: false,
};

type More = Partial<Omit<Moment, 'view'>> & { view?: Partial<PlayerView> };

function moment({ view: seen, ...more }: More = {}): Moment {
  return {
    view: view({ options: { players: 2, rounds: 3 }, ...seen }),
    chart: table().chart,
    legal: [],
    picked: NOTHING,
    log: [],
    me: 0,
    isRefused: false,
    canTakeBack: false,
    ...more,
  };
}

const DRAWN: Told = {
  type: 'counter_drawn',
  seat: 0,
  counter: 'dragon',
  source: 'display',
  secret: false,
};
const LAID: Told = {
  type: 'counter_placed',
  seat: 0,
  counter: 'dragon',
  road: LAPPHALYA,
  secret: false,
  favor: false,
};
const LAID_BY_HAZEL: Told = { ...LAID, seat: 1, road: BEATA };
const GONE: Told = {
  type: 'travelled',
  seat: 0,
  road: LAPPHALYA,
  from: 'elvenhold',
  to: 'lapphalya',
  method: 'counter',
  cards: ['dragon'],
  free_path: false,
};
const COLLECTED: Told = { type: 'piece_collected', seat: 0, town: 'lapphalya' };
const ENDED: Told = { type: 'turn_ended', seat: 0, discarded: [] };
const step = travel(LAPPHALYA);
const plan = { phase: 'plan', hand: ['dragon'] } satisfies Partial<PlayerView>;
const move = {
  phase: 'move',
  hand: ['dragon'],
  prices: { [step.text]: 1 },
} satisfies Partial<PlayerView>;
const hazels = { road: BEATA, counter: 'dragon', obstacle: false, price: 1, caravan: 3 } as const;

/** By step: what has been put away or done before it, and a moment at which it has the word. */
const SPOKEN: Record<string, { read?: string[]; at: More }> = {
  goal: { at: { view: { phase: 'draw' }, legal: [draw] } },
  cards: { read: ['goal'], at: { view: { phase: 'draw' }, legal: [draw] } },
  draw: { read: ['goal', 'cards'], at: { view: { phase: 'draw' }, legal: [draw] } },
  chart: { read: ['goal', 'cards'], at: { view: { phase: 'draw' }, legal: [draw], log: [DRAWN] } },
  'draw-on': {
    read: ['goal', 'cards', 'chart'],
    at: { view: { phase: 'draw' }, legal: [draw], log: [DRAWN] },
  },
  secret: { at: { view: { ...plan, to_act: 1, secret_counters: ['elfcycle'] } } },
  pick: { read: ['chart'], at: { view: plan, legal: [place('dragon', LAPPHALYA), PASS] } },
  lay: {
    read: ['chart'],
    at: {
      view: plan,
      legal: [place('dragon', LAPPHALYA), PASS],
      picked: { kind: 'counter', at: 0, held: { counter: 'dragon', source: 'open' } },
    },
  },
  others: { at: { view: { ...plan, to_act: 1, roads: [hazels] }, log: [LAID_BY_HAZEL] } },
  back: {
    read: ['chart'],
    at: { view: plan, legal: [PASS], log: [LAID], canTakeBack: true },
  },
  'lay-on': {
    read: ['chart'],
    at: { view: plan, legal: [place('dragon', BEATA), PASS], log: [LAID] },
  },
  pass: { read: ['chart'], at: { view: plan, legal: [PASS], log: [LAID] } },
  go: { at: { view: move, legal: [step, END] } },
  pay: {
    at: {
      view: move,
      legal: [step, END],
      picked: { kind: 'step', action: step, to: 'lapphalya' },
    },
  },
  piece: { at: { view: move, legal: [END], log: [GONE, COLLECTED] } },
  raft: {
    read: ['piece'],
    at: { view: move, legal: [travel(RIVINIA, 'raft'), END], log: [GONE] },
  },
  caravan: { at: { view: move, legal: [travel(BEATA, 'caravan'), END], log: [GONE] } },
  'go-on': { at: { view: move, legal: [step, END], log: [GONE] } },
  end: { at: { view: move, legal: [END], log: [GONE] } },
  give: { at: { view: { ...move, discards: 1, hand: Array(5).fill('dragon') } } },
  keep: { at: { view: { phase: 'keep' }, legal: [keep] } },
  round: { at: { view: { phase: 'draw', round: 2, to_act: 1 } } },
  obstacle: {
    read: ['chart', 'others', 'pass'],
    at: { view: { ...plan, round: 2, roads: [hazels] }, legal: [obstacle(BEATA), PASS] },
  },
  hint: { read: ['chart', 'pass'], at: { view: { ...plan, round: 2 }, legal: [PASS] } },
  last: { read: ['hint'], at: { view: { ...move, round: 3 }, legal: [END], log: [GONE, ENDED] } },
};

test.each(STEPS.map(({ id }) => id))('%s has the word when its moment comes', (id) => {
  const spoken = SPOKEN[id];
  if (!spoken) throw new Error(`no moment for ${id}`);
  const at = moment(spoken.at);
  const found = stepAt(at, spoken.read ?? []);

  expect(found.id).toBe(id);
  expect(found.says(at, () => 'Hazel')).not.toBe('');
  found.points?.(at);
  // It has the word once: what is done or put away is not said again.
  expect(stepAt(at, ALL).id).not.toBe(id);
});

test('a decision that is taken back is spoken of again', () => {
  const legal = [place('dragon', LAPPHALYA), PASS];
  const read = ['chart', 'back'];

  expect(stepAt(moment({ view: plan, legal, log: [LAID] }), read).id).toBe('lay-on');
  expect(stepAt(moment({ view: plan, legal }), read).id).toBe('pick');
});

test('a refusal is spoken of before all else', () => {
  const at = moment({ view: { phase: 'draw' }, legal: [draw], isRefused: true });

  expect(stepAt(at, []).id).toBe('refused');
  expect(isRead(stepAt(at, []))).toBe(false);
});

describe('whatever is played, the lesson has something to say and waits for nothing else', () => {
  const PHASES = ['draw', 'plan', 'move', 'keep', 'ended'] as const;
  const ACTIONS: readonly Action[] = [
    draw,
    keep,
    place('dragon', LAPPHALYA),
    obstacle(BEATA),
    PASS,
    step,
    travel(BEATA, 'caravan'),
    travel(RIVINIA, 'raft'),
    END,
  ];
  const LOG: readonly Told[] = [DRAWN, LAID, LAID_BY_HAZEL, GONE, COLLECTED, ENDED];
  /** Each part of the list by the bits of a number. */
  const some = <T>(these: readonly T[], bits: number) => these.filter((_, i) => (bits >> i) & 1);

  test.each(PHASES)('%s', (phase) => {
    for (let bits = 0; bits < 1 << ACTIONS.length; bits += 1) {
      const at = moment({
        view: {
          phase,
          round: (bits % 3) + 1,
          to_act: phase === 'ended' ? null : bits % 2,
          hand: ['dragon', 'raft', 'raft'],
        },
        legal: some(ACTIONS, bits),
        log: some(LOG, bits * 7),
      });
      const read: string[] = [];
      // Whoever only ever goes on comes to what is to be done now, or to what is always said.
      while (isRead(stepAt(at, read))) read.push(stepAt(at, read).id);
      const last = stepAt(at, read);
      expect(last.when(at)).toBe(true);
      expect(last.says(at, () => 'Hazel')).not.toBe('');
      if (at.legal.length === 0) expect(USUAL).toContain(last);
    }
  });
});

describe('what it points at', () => {
  const held = { counter: 'dragon', source: 'open' } as const;

  test('the counter of which most cards are held is to be taken', () => {
    const unicorn: Action = { ...draw, text: 'draw unicorn', counter: 'unicorn' };
    const hand = ['dragon', 'unicorn', 'unicorn'] as const;
    const at = moment({ view: { phase: 'draw', hand: [...hand] }, legal: [draw, unicorn] });

    expect(stepAt(at, ['goal', 'cards']).points?.(at)).toEqual({ offer: 'unicorn' });
  });

  test('roads are to lead on from the boot, to be paid, and to give a piece', () => {
    const far = place('dragon', 'albaran-feodor-desert');
    const legal = [far, place('dragon', LAPPHALYA), place('dragon', BEATA)];
    const collected = [seatView(0, { collected: ['beata'] }), seatView(1)];

    expect(bestRoads(moment({ view: plan, legal }), held)).toEqual([LAPPHALYA, BEATA]);
    const once = moment({ view: { ...plan, seats: collected }, legal: [...legal].reverse() });
    expect(bestRoads(once, held)[0]).toBe(LAPPHALYA);
    expect(bestRoads(moment({ view: { ...plan, hand: ['raft'] }, legal }), held)).toEqual([]);
  });

  test('after a road is laid, the next is to begin where it ends', () => {
    const roads = [
      { road: LAPPHALYA, counter: 'elfcycle', obstacle: false, price: 1, caravan: 3 } as const,
    ];
    const on = place('dragon', 'feodor-lapphalya-woods');
    const hand = ['dragon', 'dragon'] as const;
    const at = (more: Partial<PlayerView>) =>
      moment({ view: { ...plan, hand: [...hand], ...more }, legal: [on, PASS] });

    expect(bestRoads(at({ roads }), held)).toEqual([on.road]);
    expect(bestRoads(at({}), held)).toEqual([]);
    expect(bestCounter(at({ roads }))).toEqual(held);
    expect(bestCounter(at({}))).toBe(null);
  });
});

test('what has been learned is counted', () => {
  expect(progressOf(moment(), [])).toEqual({ done: 0, of: STEPS.length });
  expect(progressOf(moment({ log: [DRAWN, LAID] }), ['goal']).done).toBe(4);
});

test('at the end it says what was met, by oneself', () => {
  const met = (log: Told[]) => learned(log, 0).flatMap(({ id, isMet }) => (isMet ? [id] : []));

  expect(met([])).toEqual([]);
  expect(met([DRAWN, LAID_BY_HAZEL, GONE, { ...GONE, method: 'raft' }])).toEqual([
    'draw',
    'go',
    'raft',
  ]);
});

test.each([null, '', '{', '[]', '7', '{"table": 7, "read": []}', '{"table": "a"}'])(
  'storage that says %j says nothing',
  (text) => {
    expect(readLesson(text)).toBe(null);
  },
);

test('what is kept of a lesson is read again', () => {
  const kept = { table: 'a', read: ['goal'], isFolded: true, isOver: false };

  expect(readLesson(JSON.stringify(kept))).toEqual(kept);
  expect(readLesson(JSON.stringify({ table: 'a', read: ['goal', 7] }))).toEqual({
    ...kept,
    isFolded: false,
  });
  expect(lessonOf('b')).toEqual({ table: 'b', read: [], isFolded: false, isOver: false });
});
