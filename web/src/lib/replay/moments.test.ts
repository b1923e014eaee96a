import { describe, expect, test } from 'vitest';

import { beside, eventCounts, roundStarts, stepOf } from './moments';
import { steps } from './testing';

const GAME = steps(
  // the deal, two draws, two of a payment that nobody sees, its end, another turn, the next round
  { events: 3, phase: 'draw' },
  { seat: 0, phase: 'draw' },
  { seat: 1, phase: 'move' },
  { seat: 0, phase: 'move', events: 0 },
  { seat: 0, phase: 'move', events: 0 },
  { seat: 0, phase: 'move', events: 2 },
  { seat: 0, phase: 'move' },
  { seat: 1, phase: 'move' },
  { seat: 1, phase: 'draw', round: 2, events: 4 },
  { seat: 0, phase: 'draw', round: 2 },
);

describe('the moments of a game', () => {
  test('a step is found by the number of an event', () => {
    const counts = eventCounts(GAME);
    expect(counts).toEqual([3, 4, 5, 5, 5, 7, 8, 9, 13, 14]);
    expect([0, 2, 3, 5, 6, 13, 99].map((event) => stepOf(counts, event))).toEqual([
      0, 0, 1, 5, 5, 9, 9,
    ]);
  });

  test('each round has its first step', () => {
    expect(roundStarts(GAME)).toEqual([
      { round: 1, step: 0 },
      { round: 2, step: 8 },
    ]);
  });

  test.each([
    ['action', [0, 1, 2, 5, 6, 7, 8, 9]],
    ['turn', [0, 1, 2, 6, 8, 9]],
    ['round', [0, 8, 9]],
  ] as const)('by %s one stops at each, on and back', (unit, stops) => {
    const on = [0];
    while (on.at(-1) !== 9) on.push(beside(GAME, on.at(-1) ?? 0, unit, 1));
    expect(on).toEqual(stops);
    const back = [9];
    while (back.at(-1) !== 0) back.push(beside(GAME, back.at(-1) ?? 9, unit, -1));
    expect(back).toEqual([...stops].reverse());
    expect([beside(GAME, 9, unit, 1), beside(GAME, 0, unit, -1)]).toEqual([9, 0]);
  });
});
