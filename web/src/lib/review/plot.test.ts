import { expect, test } from 'vitest';

import type { Review, RoundReview } from '../wire';
import { Frame, seriesOf, ticksOf } from './plot';

const row = (round: number, seat: number, pieces: number): RoundReview => ({
  round,
  seat,
  pieces,
  cards: round,
  counters: seat,
  obstacles: 0,
});

test('each seat has its values by round, in whatever order they come', () => {
  const review = {
    seats: [{ seat: 0 }, { seat: 1 }],
    by_round: [row(2, 0, 9), row(1, 1, 4), row(1, 0, 5), row(2, 1, 8)],
  } as Review;
  expect(seriesOf(review, 'pieces')).toEqual([
    { seat: 0, values: [5, 9] },
    { seat: 1, values: [4, 8] },
  ]);
  expect(seriesOf(review, 'cards')[1]?.values).toEqual([1, 2]);
});

test.each([
  [
    [0, 0],
    [0, 1],
  ],
  [
    [4, 2],
    [0, 1, 2, 3, 4],
  ],
  [[7], [0, 2, 4, 6, 8]],
  [
    [20, 18],
    [0, 5, 10, 15, 20],
  ],
])('lines at round numbers up to the highest: %s', (values, ticks) => {
  expect(ticksOf([{ seat: 0, values }])).toEqual(ticks);
});

test('equal values of two seats stand beside each other, within the plot', () => {
  const at = new Frame(320, 200, 4, 20);
  const seats = [0, 1, 2, 3, 4, 5];
  const xs = [0, 1, 2, 3].flatMap((round) => seats.map((seat) => at.x(round, seat, 6)));
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(new Set(xs).size).toBe(24);
  expect(xs[0]).toBeGreaterThan(at.left);
  expect(xs.at(-1)).toBeLessThan(at.end);
  expect([at.y(0), at.y(20)]).toEqual([at.bottom, at.top]);
});
