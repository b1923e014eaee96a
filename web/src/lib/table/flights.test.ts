import { describe, expect, test } from 'vitest';

import { connection, town } from '../board/geometry';
import { sceneOf } from '../board/scene';
import type { Told } from '../wire';
import { beatsOf, flightsOf } from './flights';
import { seatView, view } from './testing';

const ROAD = 'feodor-lapphalya-woods';
const SCENE = sceneOf(
  view({
    seats: [seatView(0, { boot: 'feodor' }), seatView(1)],
    roads: [
      { road: ROAD, counter: 'dragon', obstacle: true, price: 3, caravan: 4 },
      { road: 'lapphalya-virst-plains', counter: 'unicorn', obstacle: false, price: 1, caravan: 3 },
    ],
  }),
);

/** What flies, from the first place to the first place, in short; `!` where it stays. */
function flown(event: Told): string[] {
  return flightsOf(event, SCENE, { me: 0, colourOf: (seat) => seat + 1 }).map(
    ({ drawing, from, to, stays }) =>
      [drawing, String(from[0]), String(to[0] ?? 'off')].join(' ') + (stays ? '!' : ''),
  );
}

const drawn = { type: 'counter_drawn', source: 'display', secret: false } as const;
const laid = { type: 'counter_placed', road: ROAD, secret: false, favor: false } as const;
const step = {
  type: 'travelled',
  road: ROAD,
  from: 'feodor',
  to: 'lapphalya',
  method: 'counter',
  free_path: false,
} as const;
const counterAt = String(connection(ROAD).counter);
const obstacleAt = String(connection(ROAD).obstacle);

const FLIGHTS: [string, Told, string[]][] = [
  [
    'mine drawn goes to the tray',
    { ...drawn, seat: 0, counter: 'dragon' },
    ['tk-counter-dragon offer:dragon tray!'],
  ],
  [
    'another’s goes to the seat',
    { ...drawn, seat: 1, counter: 'dragon' },
    ['tk-counter-dragon offer:dragon counters:1'],
  ],
  [
    'one that nobody sees is a back from the pile',
    { ...drawn, seat: 1, source: 'pile', secret: true },
    ['tk-secret pile counters:1'],
  ],
  [
    'mine laid comes from the tray, and stays',
    { ...laid, seat: 0, counter: 'dragon' },
    [`tk-counter-dragon piece:dragon ${counterAt}!`],
  ],
  [
    'another’s laid comes from the seat',
    { ...laid, seat: 1, counter: 'dragon' },
    [`tk-counter-dragon counters:1 ${counterAt}!`],
  ],
  [
    'an obstacle',
    { type: 'obstacle_placed', seat: 0, road: ROAD },
    [`tk-obstacle piece:obstacle ${obstacleAt}!`],
  ],
  [
    'each card I pay leaves the hand, and goes under on the road',
    { ...step, seat: 0, cards: ['dragon', 'dragon'] },
    [`u-pip-dragon card:dragon ${counterAt}`, `u-pip-dragon card:dragon ${counterAt}`],
  ],
  [
    'what others pay is seen',
    { ...step, seat: 1, cards: ['dragon'] },
    [`u-pip-dragon cards:1 ${counterAt}`],
  ],
  [
    'a piece rises to the count',
    { type: 'piece_collected', seat: 1, town: 'virst' },
    [`tk-piece-2 ${String(town('virst').pieces[1])} towns:1`],
  ],
  [
    'mine dealt lie beside their kind',
    { type: 'cards_dealt', seat: 0, cards: ['raft', 'dragon'] },
    ['u-pip-raft deck card:raft!', 'u-pip-dragon deck card:dragon!'],
  ],
  [
    'others’ dealt are a few backs',
    { type: 'cards_dealt', seat: 1, count: 8 },
    Array<string>(3).fill('u-pip-back deck cards:1'),
  ],
  [
    'cards given away',
    { type: 'turn_ended', seat: 0, discarded: ['raft'] },
    ['u-pip-raft card:raft played'],
  ],
  [
    'at the end of a round all on the roads lifts off',
    { type: 'round_ended', round: 1 },
    [
      `tk-counter-dragon ${counterAt} off`,
      `tk-obstacle ${obstacleAt} off`,
      `tk-counter-unicorn ${String(connection('lapphalya-virst-plains').counter)} off`,
    ],
  ],
  [
    'a favor’s cards',
    { type: 'cards_drawn', seat: 1, count: 2 },
    ['u-pip-back deck cards:1', 'u-pip-back deck cards:1'],
  ],
  [
    'counters that I look at',
    { type: 'counters_seen', seat: 0, counters: ['dragon'] },
    ['tk-counter-dragon pile tray!'],
  ],
  [
    'counters that I give back',
    { type: 'counters_returned', seat: 0, counters: ['dragon'] },
    ['tk-counter-dragon piece:dragon pile'],
  ],
  ['a pass', { type: 'passed', seat: 0 }, []],
];

describe('what flies', () => {
  test.each(FLIGHTS)('%s', (_, event, expected) => {
    expect(flown(event)).toEqual(expected);
  });

  test('a screen with nobody’s tray sees what comes to seats', () => {
    const open: Told = { type: 'cards_dealt', seat: 0, count: 1 };
    const [flight] = flightsOf(open, SCENE, { me: null, colourOf: () => 1 });
    expect(flight?.to).toEqual(['cards:0', 'seat:0']);
  });
});

test('what comes to everybody is seen at once, all else one after another', () => {
  const dealt = (seat: number): Told => ({ type: 'cards_dealt', seat, count: 8 });
  const secret = (seat: number): Told => ({ ...drawn, seat, source: 'pile', secret: true });
  const open: Told = { ...drawn, seat: 0, counter: 'dragon' };
  const events = [dealt(0), dealt(1), secret(0), secret(1), open, open];
  expect(beatsOf(events)).toEqual([[dealt(0), dealt(1), secret(0), secret(1)], [open], [open]]);
});
