import { describe, expect, test } from 'vitest';

import { letters, townsWith } from './find';
import { town, TOWN_IDS } from './geometry';
import { mapCommandOf } from './keys';

describe('the town search', () => {
  test.each([
    ['dagamura', 'dagamura'],
    ["D'AG", 'dagamura'],
    ['Dag’Amura', 'dagamura'],
    [' al bar', 'albaran'],
    ['élven', 'elvenhold'],
    ['hold', 'elvenhold'],
  ])('%s is %s', (typed, id) => {
    expect(townsWith(typed)[0]).toBe(id);
  });

  test('finds every town by the letters of its name, first of all', () => {
    for (const id of TOWN_IDS) expect(townsWith(letters(town(id).name))[0]).toBe(id);
  });

  test('names that begin with the letters come before those that only have them', () => {
    const names = townsWith('st').map((id) => town(id).name);
    expect(names[0]).toBe('Strykhaven');
    expect(names.slice(1).every((name) => !letters(name).startsWith('st'))).toBe(true);
  });

  test('without letters all towns are there, in the order of their names', () => {
    expect(townsWith('’')).toHaveLength(TOWN_IDS.length);
    expect(townsWith('').map((id) => town(id).name)).toEqual(
      TOWN_IDS.map((id) => town(id).name).sort((a, b) => a.localeCompare(b)),
    );
  });

  test('what no town has finds none', () => {
    expect(townsWith('xyzzy')).toEqual([]);
  });
});

describe('the keys of the map', () => {
  test.each([
    ['/', 'Slash', 'find'],
    ['/', 'Digit7', 'find'],
    ['/', 'Period', 'find'],
    ['+', 'BracketRight', 'nearer'],
    ['=', 'Equal', 'nearer'],
    ['-', 'Minus', 'farther'],
    ['-', 'NumpadSubtract', 'farther'],
    ['-', 'Digit6', null],
    ['0', 'Digit0', 'whole'],
    ['à', 'Digit0', 'whole'],
    ['7', 'Digit7', null],
    ['x', 'KeyX', null],
  ] as const)('%s on %s: %s', (key, code, command) => {
    expect(mapCommandOf({ key, code })).toBe(command);
  });
});
