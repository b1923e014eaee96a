import { expect, test } from 'vitest';

import { clockText, leftNow, secondsOf, toBeSaid } from './time';

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

/** All that is said while the time goes by so, one after the other. */
function said(...times: (number | null)[]): (number | null)[] {
  let before: number | null = null;
  let last: number | null = null;
  return times.map((left) => {
    last = toBeSaid(left, before, last);
    before = left;
    return last;
  });
}

test('one is told a few times, as each of them comes, and not again until the next', () => {
  expect(said(7200, 3601, 3600, 900, 61, 60, 21, 20, 1, 0)).toEqual([
    ...[null, null, 3600, 3600, 3600, 60, 60, 20, 20],
    null,
  ]);
});

test('a page that has slept tells the last of what it missed', () => {
  expect(said(7200, 15)).toEqual([null, 20]);
});

test.each([
  [900, null],
  [481, 480],
  [100, 120],
  [59.8, 60],
  [47, 50],
  [20, 20],
  [7.2, 7],
  [0.3, 1],
])('a turn that begins with %d seconds is told with %d', (left, told) => {
  expect(said(left)).toEqual([told]);
});

test('the next turn is told anew, and none is where somebody else is asked between', () => {
  expect(said(30, 25, 55, 50)).toEqual([30, 30, 60, 60]);
  expect(said(481, null, 481)).toEqual([480, null, 480]);
});

test('what comes anew within a turn begins none', () => {
  expect(said(60.2, 59.9, 60.4, 58)).toEqual([60, 60, 60, 60]);
  expect(said(500, 480, 480.6)).toEqual([480, 480, 480]);
});
