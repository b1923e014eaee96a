import { expect, test } from 'vitest';

import type { Action } from '../wire';
import { isPickable, piecesOf } from './pieces';
import { obstacle, PASS, place, PLACE_NONE, placeSeen, seatView, view } from './testing';

const lay = place('dragon', 'feodor-lapphalya-woods');
const keep: Action = {
  kind: 'keep',
  code: 23,
  text: 'keep dragon',
  counter: 'dragon',
  secret: false,
};

const mine = view({
  seats: [seatView(0, { open_counters: ['dragon'], obstacles: 3 }), seatView(1)],
  secret_counters: ['unicorn'],
  extra_counter: 'elfcycle',
});

test('the tray holds counters by where they come from, and all obstacles as one', () => {
  expect(piecesOf(mine, 0)).toEqual([
    { counter: 'dragon', source: 'open' },
    { counter: 'unicorn', source: 'secret' },
    { counter: 'elfcycle', source: 'waiting' },
    { counter: null, count: 3 },
  ]);
});

test('under the cover it holds what lies open before the seat to act', () => {
  const covered = view({ ...mine, seat: null, secret_counters: [], extra_counter: null });
  expect(piecesOf(covered, 0)).toEqual([
    { counter: 'dragon', source: 'open' },
    { counter: null, count: 3 },
  ]);
  expect(piecesOf(covered, null)).toEqual([]);
});

test.each([
  ['laying a counter', [PASS, lay], [true, true, false, true]],
  ['laying an obstacle', [PASS, obstacle(lay.road)], [true, true, false, true]],
  ['keeping a counter', [keep], [true, true, false, false]],
  ['travelling', [], [false, false, false, false]],
])('what may be picked when %s', (_, legal, expected) => {
  const pieces = piecesOf(mine, 0);
  expect(pieces.map((piece) => isPickable(piece, mine, legal))).toEqual(expected);
});

test('of counters looked at only these may be picked', () => {
  const looking = view({ ...mine, seen: ['dragon'] });
  const legal = [PLACE_NONE, placeSeen('dragon', lay.road)];
  const pieces = piecesOf(looking, 0);
  expect(pieces[0]).toEqual({ counter: 'dragon', source: 'seen' });
  expect(pieces.map((piece) => isPickable(piece, looking, legal))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
