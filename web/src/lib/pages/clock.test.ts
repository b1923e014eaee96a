import { describe, expect, test } from 'vitest';

import { clockProblem, clockWords, PRESETS, presetOf } from './clock';
import type { Clock } from './setup';

describe('a clock', () => {
  test.each<[Clock, string]>([
    [{ type: 'live', bank: 300, increment: 20 }, '5 min + 20 s'],
    [{ type: 'live', bank: 90, increment: 0 }, '90 s + 0 s'],
    [{ type: 'slow', hours: 24 }, '1 day a turn'],
    [{ type: 'slow', hours: 72 }, '3 days a turn'],
    [{ type: 'slow', hours: 12 }, '12 hours a turn'],
    [{ type: 'slow', hours: 1 }, '1 hour a turn'],
  ])('in words: %j', (clock, words) => {
    expect(clockWords(clock)).toBe(words);
  });

  test('is one of those offered, or one of your own', () => {
    for (const { key, clock } of PRESETS) expect(presetOf(clock)).toBe(key);
    expect(presetOf({ type: 'live', bank: 300, increment: 21 })).toBeNull();
    expect(presetOf({ type: 'slow', hours: 25 })).toBeNull();
  });

  test.each<[Clock, boolean]>([
    [{ type: 'live', bank: 36_000, increment: 3_600 }, true],
    [{ type: 'live', bank: 0, increment: 1 }, true],
    [{ type: 'live', bank: 0, increment: 0 }, false],
    [{ type: 'live', bank: 36_001, increment: 0 }, false],
    [{ type: 'live', bank: NaN, increment: 0 }, false],
    [{ type: 'live', bank: 60, increment: -1 }, false],
    [{ type: 'slow', hours: 720 }, true],
    [{ type: 'slow', hours: 0 }, false],
    [{ type: 'slow', hours: 1.5 }, false],
  ])('that will do, or not: %j', (clock, does) => {
    expect(clockProblem(clock) === null).toBe(does);
  });
});
