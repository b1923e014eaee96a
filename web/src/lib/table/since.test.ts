import { describe, expect, test } from 'vitest';

import type { Told } from '../wire';
import { entriesOf } from './log';
import { peopleOf } from './names';
import { sinceOf } from './since';
import { table } from './testing';

const start: Told = { type: 'round_started', round: 1, start_seat: 0 };
const passed = (seat: number): Told => ({ type: 'passed', seat });
const laid = (seat: number): Told => ({
  type: 'counter_placed',
  seat,
  counter: 'dragon',
  road: 'feodor-lapphalya-woods',
  secret: false,
  favor: false,
});
const step = (seat: number, from: string, to: string): Told => ({
  type: 'travelled',
  seat,
  road: 'feodor-lapphalya-woods',
  from,
  to,
  method: 'counter',
  cards: ['dragon'],
  free_path: false,
});
const collected = (seat: number, town: string): Told => ({ type: 'piece_collected', seat, town });

const people = peopleOf(table());

function since(log: Told[], stoodIn = new Map<number, string>(), mine = [0]) {
  return sinceOf({ log, stoodIn }, entriesOf(log, people, stoodIn), people, mine);
}

describe('since one’s last turn', () => {
  test('the others’ deeds after one’s own last decision', () => {
    const found = since([start, laid(1), laid(0), laid(1), passed(1)]);
    expect(found?.from).toBe(3);
    expect(found?.fresh).toBe('3');
    expect(found?.deeds.map(({ text }) => text)).toEqual([
      'Hazel: Dragon on Feodor–Lapphalya (woods).',
      'Hazel passes.',
    ]);
  });

  test('a whole way is one line', () => {
    const log = [
      start,
      passed(0),
      step(1, 'elvenhold', 'lapphalya'),
      collected(1, 'lapphalya'),
      step(1, 'lapphalya', 'feodor'),
      collected(1, 'feodor'),
      { type: 'turn_ended', seat: 1, count: 0 } as Told,
    ];
    expect(since(log)?.deeds.map(({ text }) => text)).toEqual([
      'Hazel travels to Lapphalya and Feodor.',
    ]);
  });

  test.each([
    ['before the first decision there is none', since([start, laid(1)])],
    ['where several share the screen there is none', since([start, laid(0)], new Map(), [0, 1])],
    ['for those who watch there is none', since([start, laid(0)], new Map(), [])],
  ])('%s', (_, found) => {
    expect(found).toBeNull();
  });

  test('what comes by itself is no decision of one’s own', () => {
    const dealt: Told = { type: 'cards_dealt', seat: 0, cards: ['dragon'] };
    const secret: Told = { type: 'counter_drawn', seat: 0, source: 'pile', secret: true };
    expect(since([start, passed(0), laid(1), start, dealt, secret])?.from).toBe(2);
  });

  test('what a stand-in played is no decision of one’s own', () => {
    const found = since([start, laid(0), laid(1), passed(0)], new Map([[3, 'greedy']]));
    expect(found?.from).toBe(2);
  });

  test('nothing is new while nobody else has played', () => {
    expect(since([start, laid(1), laid(0)])).toEqual({ from: 3, deeds: [], fresh: null });
  });
});
