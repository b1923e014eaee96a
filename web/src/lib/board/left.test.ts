import { describe, expect, test } from 'vitest';

import { START, TOWN_IDS } from './geometry';
import { piecesLeft, townsLeft } from './left';
import type { Scene } from './scene';
import { lastWay } from './spotlight.svelte';
import type { Told } from '../wire';

const scene: Scene = {
  boots: [START, START, START],
  collected: [new Set(['beata', 'virst']), new Set(), new Set(['beata'])],
  roads: new Map(),
  tiles: new Map(),
};

/** How many pieces of each seat are drawn, and whether they are the main ones. */
function drawn(...args: [shown: 'mine' | 'all' | 'none', me: number | null, spot: number | null]) {
  const pieces = piecesLeft(scene, ...args);
  return [0, 1, 2].map((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    return own[0] ? `${own.length}${own[0].isMain ? '!' : ''}` : '-';
  });
}

describe('pieces still to collect', () => {
  test('lie in every town but where all start, until they are collected', () => {
    expect(townsLeft(undefined)).toHaveLength(TOWN_IDS.length - 1);
    expect(townsLeft(new Set(['beata']))).not.toContain('beata');
    expect(townsLeft(undefined)).not.toContain(START);
  });

  test.each([
    ['mine', 0, null, ['18!', '-', '-']],
    ['all', 0, null, ['18!', '20', '19']],
    ['none', 0, null, ['-', '-', '-']],
    ['mine', null, null, ['18', '20', '19']],
    ['mine', 0, 1, ['18', '20!', '-']],
    ['all', 0, 2, ['18', '20', '19!']],
    ['none', 0, 2, ['-', '-', '19!']],
  ] as const)('%s, my seat %s, seat %s standing out', (shown, me, spot, seats) => {
    expect(drawn(shown, me, spot)).toEqual(seats);
  });

  test('the main ones lie on top', () => {
    const mains = piecesLeft(scene, 'all', 0, null).map(({ isMain }) => isMain);
    expect(mains.lastIndexOf(false)).toBeLessThan(mains.indexOf(true));
  });
});

describe('the way a seat went last', () => {
  const step = (seat: number, road: string): Told => ({
    type: 'travelled',
    seat,
    road,
    from: '',
    to: '',
    method: 'counter',
    cards: [],
    free_path: false,
  });
  const round: Told = { type: 'round_started', round: 2, start_seat: 0 };

  test.each([
    ['its steps in a row', [step(0, 'a'), step(0, 'b')], ['a', 'b']],
    ['whatever others went since', [step(0, 'a'), step(0, 'b'), step(1, 'c')], ['a', 'b']],
    ['the last turn alone', [step(0, 'a'), step(1, 'c'), step(0, 'b')], ['b']],
    ['across the end of a round', [step(0, 'a'), round, step(0, 'b')], ['b']],
    ['of a round before, when it has not gone since', [step(0, 'a'), round], ['a']],
    ['none, when it has not gone', [step(1, 'a')], []],
  ] as const)('%s', (_, log, way) => {
    expect(lastWay(log, 0)).toEqual(way);
  });
});
