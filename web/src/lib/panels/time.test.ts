import { expect, test } from 'vitest';

import { clockText, leftNow, momentOf, secondsOf } from './time';

const told = { clock: { left: 30, banks: [12, 45, null] }, at: 1_000_000 };

test('a turn runs from when it was told, however often or seldom one looks', () => {
  expect(leftNow(told, 1_000_000)).toBe(30);
  expect(leftNow(told, 1_012_500)).toBe(17.5);
  expect(leftNow(told, 9_000_000)).toBe(0);
});

test('a clock of this machine that is put back gives nobody time', () => {
  expect(leftNow(told, 0)).toBe(30);
});

test('nothing runs where no clock does', () => {
  expect(leftNow({ clock: null, at: 0 }, 5000)).toBeNull();
  expect(leftNow({ clock: { left: null, banks: [1] }, at: 0 }, 5000)).toBeNull();
});

test('the seat to act shows its turn, the others their banks, a bot nothing', () => {
  const seats = [0, 1, 2].map((seat) => secondsOf(told, seat, 0, 1_010_000));
  expect(seats).toEqual([20, 45, null]);
});

test.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [7, '0:07'],
  [754, '12:34'],
  [3600, '1:00 h'],
  [86_400, '24:00 h'],
  [2 * 86_400 + 4 * 3600, '2 d 4 h'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test('one is told a few times, and not again until the next', () => {
  expect([7200, 3600, 900, 60, 21, 20, 1, 0].map(momentOf)).toEqual([
    null,
    3600,
    3600,
    60,
    60,
    20,
    20,
    null,
  ]);
});
