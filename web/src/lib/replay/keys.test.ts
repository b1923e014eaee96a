import { describe, expect, test } from 'vitest';

import { commandOf, type Press } from './keys';

function press(key: string, more: Partial<Press> = {}): Press {
  return { key, shiftKey: false, isTaken: false, ...more };
}

describe('the keys of a replay', () => {
  test.each([
    ['ArrowRight', {}, 'on'],
    ['ArrowRight', { shiftKey: true }, 'turn-on'],
    ['PageUp', {}, 'round-back'],
    ['End', {}, 'end'],
    [' ', {}, 'play'],
    [']', {}, 'faster'],
    ['?', { shiftKey: true }, 'keys'],
    ['C', {}, 'chart'],
    ['x', {}, null],
    // The map has gone to another town with it.
    ['ArrowRight', { isTaken: true }, null],
  ] as const)('%s %o', (key, more, command) => {
    expect(commandOf(press(key, more), true)).toBe(command);
  });

  test('letters can be switched off, and nothing else', () => {
    const keys = ['c', '[', '?', ' ', 'Home'];
    expect(keys.map((key) => commandOf(press(key), false))).toEqual([
      null,
      null,
      null,
      'play',
      'start',
    ]);
  });
});
