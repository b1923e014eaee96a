import { afterEach, describe, expect, test } from 'vitest';

import { speech } from '../speech.svelte';
import type { Told } from '../wire';
import { Chronicle } from './chronicle';
import { entriesOf } from './log';
import { peopleOf } from './names';
import { table } from './testing';

const people = peopleOf(table());
const NONE: ReadonlyMap<number, string> = new Map();

const step = (seat: number, to: string): Told => ({
  type: 'travelled',
  seat,
  road: 'feodor-lapphalya-woods',
  from: to === 'feodor' ? 'lapphalya' : 'feodor',
  to,
  method: 'counter',
  cards: ['elfcycle'],
  free_path: false,
});
const collected = (seat: number, town: string): Told => ({
  type: 'piece_collected',
  seat,
  town,
});

const GAME: Told[] = [
  { type: 'round_started', round: 1, start_seat: 1 },
  { type: 'cards_dealt', seat: 0, cards: ['dragon', 'raft'] },
  { type: 'cards_dealt', seat: 1, count: 2 },
  { type: 'passed', seat: 1 },
  { type: 'passed', seat: 0 },
  step(1, 'feodor'),
  collected(1, 'feodor'),
  step(1, 'lapphalya'),
  { type: 'turn_ended', seat: 1, count: 0 },
  step(0, 'feodor'),
  collected(0, 'feodor'),
  { type: 'round_started', round: 2, start_seat: 0 },
];

describe('a log that goes on', () => {
  afterEach(async () => {
    await speech.change({ language: 'en', locale: 'en' });
  });

  test('reads at every length, on and back, as if it were written at once', () => {
    const chronicle = new Chronicle();
    const lengths = [...GAME.keys(), GAME.length];
    for (const length of [...lengths, 11, 10, 7, 6, 3, 9, 9, 0, 12]) {
      const log = GAME.slice(0, length);
      expect(chronicle.entriesOf(log, people, NONE)).toEqual(entriesOf(log, people));
    }
  });

  test('keeps what is written, the very same', () => {
    const chronicle = new Chronicle();
    const before = chronicle.entriesOf(GAME.slice(0, 7), people, NONE);
    expect(chronicle.entriesOf(GAME.slice(0, 7), people, new Map())).toBe(before);

    const after = chronicle.entriesOf(GAME, people, NONE);

    expect(after.length).toBeGreaterThan(before.length);
    before.forEach((entry, i) => {
      expect(after[i]).toBe(entry);
    });
    expect(before).toEqual(entriesOf(GAME.slice(0, 7), people));
  });

  test('tells of a stand-in, and writes anew what one is found to have done', () => {
    const chronicle = new Chronicle();
    chronicle.entriesOf(GAME.slice(0, 8), people, NONE);
    for (const stoodIn of [new Map([[8, 'greedy']]), new Map([[3, 'greedy']]), NONE])
      expect(chronicle.entriesOf(GAME, people, stoodIn)).toEqual(entriesOf(GAME, people, stoodIn));
  });

  test('is written anew in another language, for other people and another past', async () => {
    const chronicle = new Chronicle();
    chronicle.entriesOf(GAME, people, NONE);
    const others = peopleOf(table({ mine: [1] }));
    expect(chronicle.entriesOf(GAME, others, NONE)).toEqual(entriesOf(GAME, others));

    const past = [GAME[0] as Told, GAME[2] as Told, ...GAME.slice(2)];
    expect(chronicle.entriesOf(past, others, NONE)).toEqual(entriesOf(past, others));

    await speech.change({ language: 'de', locale: 'de' });
    expect(chronicle.entriesOf(past, others, NONE)).toEqual(entriesOf(past, others));
  });
});
