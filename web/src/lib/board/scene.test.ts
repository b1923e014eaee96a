import { describe, expect, test } from 'vitest';

import type { Told } from '../wire';
import { after, recent, type Scene } from './scene';

const SCENE: Scene = {
  boots: ['elvenhold', 'elvenhold'],
  collected: [new Set(), new Set(['feodor'])],
  roads: new Map([['albaran-feodor-desert', { counter: 'dragon', obstacle: false }]]),
  tiles: new Map([['feodor', null]]),
};
const step = (seat: number, road: string, from: string, to: string): Told => ({
  type: 'travelled',
  seat,
  road,
  from,
  to,
  method: 'counter',
  cards: ['dragon'],
  free_path: false,
});
const laid = (seat: number, road: string): Told => ({
  type: 'counter_placed',
  seat,
  counter: 'unicorn',
  road,
  secret: false,
  favor: false,
});

describe('the map after an event', () => {
  test('a counter lies where it was laid, an obstacle beside it', () => {
    const road = 'feodor-lapphalya-woods';
    const one = after(SCENE, laid(0, road));
    const two = after(one, { type: 'obstacle_placed', seat: 1, road });
    expect(one.roads.get(road)).toEqual({ counter: 'unicorn', obstacle: false });
    expect(two.roads.get(road)).toEqual({ counter: 'unicorn', obstacle: true });
    expect(SCENE.roads.size).toBe(1);
  });

  test('a boot stands where it went, its piece is gone', () => {
    const there = after(SCENE, step(0, 'elvenhold-virst-lake', 'elvenhold', 'virst'));
    const got = after(there, { type: 'piece_collected', seat: 0, town: 'virst' });
    expect(got.boots).toEqual(['virst', 'elvenhold']);
    expect([...(got.collected[0] ?? [])]).toEqual(['virst']);
    expect([...(got.collected[1] ?? [])]).toEqual(['feodor']);
  });

  test('a favor used lies face up', () => {
    const used: Told = {
      type: 'favor_used',
      seat: 0,
      town: 'feodor',
      favor: 'draw-two',
      turned: true,
    };
    expect(after(SCENE, used).tiles.get('feodor')).toBe('draw-two');
    expect(SCENE.tiles.get('feodor')).toBeNull();
  });

  test('at the end of a round the roads are bare', () => {
    expect(after(SCENE, { type: 'round_ended', round: 1 }).roads.size).toBe(0);
  });

  test('what does not touch the map leaves it', () => {
    expect(after(SCENE, { type: 'passed', seat: 0 })).toBe(SCENE);
  });
});

describe('what stays in sight for a turn', () => {
  test('the road last laid on', () => {
    expect(recent([laid(0, 'a'), laid(1, 'b'), { type: 'passed', seat: 0 }]).laid).toEqual([
      { road: 'b', seat: 1 },
    ]);
  });

  test('the way of the last traveller, and no longer the road', () => {
    const found = recent([
      laid(0, 'a'),
      step(0, 'x', '1', '2'),
      step(1, 'y', '1', '2'),
      step(1, 'z', '2', '3'),
    ]);
    expect(found.laid).toEqual([]);
    expect(found.ways.map((way) => way.map(({ road }) => road))).toEqual([['y', 'z']]);
  });

  test('since one’s last turn, all that was laid and walked', () => {
    const found = recent(
      [
        laid(1, 'a'),
        laid(0, 'b'),
        laid(1, 'c'),
        laid(2, 'd'),
        step(1, 'x', '1', '2'),
        step(2, 'y', '1', '2'),
      ],
      2,
    );
    expect(found.laid.map(({ road }) => road)).toEqual(['c', 'd']);
    expect(found.ways.map((way) => way.map(({ road }) => road))).toEqual([['x'], ['y']]);
  });

  test('nothing of a round that is over', () => {
    const found = recent(
      [step(0, 'x', '1', '2'), { type: 'round_started', round: 2, start_seat: 1 }],
      0,
    );
    expect(found).toEqual({ laid: [], ways: [] });
  });
});
