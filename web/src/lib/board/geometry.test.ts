import { describe, expect, test } from 'vitest';

import data from '../../../../src/elfenland/board/data/board.json';
import {
  connection,
  connectionName,
  CONNECTION_IDS,
  connectionsOf,
  nextTown,
  otherEnd,
  START,
  tileAt,
  town,
  TOWN_IDS,
  type Direction,
} from './geometry';

const BACK: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'down', down: 'up' };
const DIRECTIONS = Object.keys(BACK) as Direction[];

describe('the map', () => {
  test('has the towns and connections of COMP-2', () => {
    expect(TOWN_IDS).toHaveLength(21);
    expect(CONNECTION_IDS).toHaveLength(48);
  });

  test('is the map of the game: the same towns, the same connections', () => {
    expect(START).toBe(data.start);
    expect(new Set(TOWN_IDS)).toEqual(new Set(data.towns.map(({ id }) => id)));
    for (const { id, name } of data.towns) expect(town(id).name.replace('’', "'")).toBe(name);
    expect(new Set(CONNECTION_IDS)).toEqual(new Set(data.roads.map(({ id }) => id)));
    for (const { id, a, b, terrain } of data.roads)
      expect([...connection(id).ends].sort().concat(connection(id).terrain)).toEqual(
        [a, b].sort().concat(terrain),
      );
  });

  test('every line begins in one of its two towns', () => {
    for (const id of CONNECTION_IDS) expect(connection(id).ends).toContain(connection(id).from);
  });

  test('a connection is named by its towns and leads from one to the other', () => {
    expect(connectionName('albaran-feodor-desert')).toBe('Al’Baran–Feodor');
    expect(otherEnd('albaran-feodor-desert', 'feodor')).toBe('albaran');
    expect(otherEnd('albaran-feodor-desert', 'albaran')).toBe('feodor');
  });

  test('parallel connections are told apart', () => {
    const both = connectionsOf('virst').filter((c) => c.startsWith('ixara-virst'));
    expect(both).toEqual(['ixara-virst-plains', 'ixara-virst-river']);
  });
});

describe('the arrow keys', () => {
  const CASES: [string, Direction, string][] = [
    ['elvenhold', 'left', 'feodor'],
    ['elvenhold', 'right', 'ergeren'],
    ['usselen', 'left', 'usselen'],
    ['wylhien', 'up', 'wylhien'],
    ['albaran', 'right', 'feodor'],
  ];
  test.each(CASES)('from %s to the %s: %s', (from, direction, to) => {
    expect(nextTown(from, direction)).toBe(to);
  });

  test('every town can be reached from every other', () => {
    for (const start of TOWN_IDS) {
      const seen = new Set([start]);
      for (const here of seen) for (const d of DIRECTIONS) seen.add(nextTown(here, d));
      expect(seen.size, start).toBe(TOWN_IDS.length);
    }
  });
});

test('a favor tile lies on the map, beside every name and on none', () => {
  const [least, most] = [45, 1555];
  for (const id of TOWN_IDS.filter((other) => other !== START)) {
    const [x, y] = tileAt(id);
    expect(x).toBeGreaterThan(least);
    expect(x).toBeLessThan(most);
    for (const other of TOWN_IDS) {
      const [left, top, width, height] = town(other).label;
      const isOnName = x > left - 2 && x < left + width + 2 && y > top && y < top + height;
      expect(isOnName, `the tile of ${id} on the name of ${other}`).toBe(false);
    }
  }
});
