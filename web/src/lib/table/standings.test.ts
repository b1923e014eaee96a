import { describe, expect, test } from 'vitest';

import type { Result, Standing, Told } from '../wire';
import { decidedBy, piecesByRound, reasonOf } from './standings';

const NAMES = ['Mira', 'Ann', 'Bram'];
const name = (seat: number) => NAMES[seat] ?? '';
const standing = (seat: number, rank: number, pieces: number, cards: number): Standing => ({
  seat,
  rank,
  score: pieces,
  pieces,
  distance: null,
  cards,
});
const result = (
  winners: number[],
  standings: Standing[],
  reason: Result['reason'] = 'rounds',
): Result => ({
  reason,
  standings,
  winners,
});

describe('why somebody won', () => {
  test('most towns', () => {
    const reason = reasonOf(result([1], [standing(1, 1, 17, 0), standing(0, 2, 15, 4)]), name);
    expect(reason).toEqual({ text: 'Ann has most towns: 17.', clause: 'END-1' });
  });

  test('a tie, decided by cards', () => {
    const reason = reasonOf(result([0], [standing(0, 1, 17, 3), standing(1, 2, 17, 2)]), name);
    expect(reason.text).toBe(
      'Mira and Ann have 17 towns each. Then the cards in hand decide: Mira has 3.',
    );
  });

  test('a tie to the end', () => {
    const reason = reasonOf(result([0, 1], [standing(0, 1, 17, 1), standing(1, 1, 17, 1)]), name);
    expect(reason.text).toBe('Mira and Ann have 17 towns and 1 card each: they win together.');
  });

  test('the twentieth piece', () => {
    const reason = reasonOf(result([2], [standing(2, 1, 20, 1)], 'all_pieces'), name);
    expect(reason.clause).toBe('END-2');
    expect(reason.text).toContain('Bram');
  });

  test('an end that was agreed is said', () => {
    const reason = reasonOf(
      result([1], [standing(1, 1, 9, 0), standing(0, 2, 8, 0)], 'agreed'),
      name,
    );
    expect(reason.text).toMatch(
      /^The people at the table ended the game.*Ann has most towns: 9\.$/,
    );
  });
});

describe('with town cards the score decides', () => {
  const CARDS = ['tichih', 'yttar', 'ixara'];
  const scored = (seat: number, rank: number, pieces: number, distance: number, cards: number) => ({
    ...standing(seat, rank, pieces, cards),
    score: pieces - distance,
    distance,
  });
  const why = (winners: number[], ...standings: Standing[]) =>
    reasonOf(result(winners, standings), name, CARDS);

  test('the highest', () => {
    const reason = why([0], scored(0, 1, 17, 1, 0), scored(1, 2, 17, 4, 4));
    expect(reason).toEqual({
      text: 'Mira scores most: 17 towns, less 1 step to Tichih: 16.',
      clause: 'END-3',
    });
    expect(why([2], scored(2, 1, 9, 0, 0), scored(0, 2, 5, 0, 0)).text).toBe(
      'Bram scores most: 9 towns, and the boot stands in Ixara: 9.',
    );
  });

  test('then who is closer', () => {
    const reason = why([1], scored(1, 1, 16, 0, 0), scored(0, 2, 17, 1, 4));
    expect(reason.text).toBe(
      'Ann and Mira score 16 each. Then the distance decides: Ann stands in the own town.',
    );
  });

  test('then the cards in hand', () => {
    const all = [scored(0, 1, 17, 1, 3), scored(1, 2, 17, 1, 2), scored(2, 3, 18, 2, 4)];
    expect(why([0], ...all).text).toBe(
      'Mira, Ann, and Bram score 16 each. Mira and Ann are equally close to their towns: 1 step. ' +
        'Then the cards in hand decide: Mira has 3.',
    );
    expect(all.map((one) => decidedBy(one, all))).toEqual(['cards', 'cards', 'distance']);
  });

  test('then nobody', () => {
    const reason = why([0, 1], scored(0, 1, 17, 1, 1), scored(1, 1, 17, 1, 1));
    expect(reason.text).toBe(
      'Mira and Ann score 16 each. Mira and Ann are equally close to their towns and have 1 card ' +
        'each: they win together.',
    );
  });

  test('but the twentieth piece wins all the same', () => {
    const early = result([0], [scored(0, 1, 20, 5, 0)], 'all_pieces');
    expect(reasonOf(early, name, CARDS).clause).toBe('END-2');
  });
});

test('cards decide about those with as many towns as another', () => {
  const all = [standing(0, 1, 17, 3), standing(1, 2, 17, 2), standing(2, 3, 15, 4)];
  expect(all.map((one) => decidedBy(one, all))).toEqual(['cards', 'cards', null]);
});

test('pieces are counted by round and seat', () => {
  const piece = (seat: number): Told => ({ type: 'piece_collected', seat, town: 'feodor' });
  const round = (number: number): Told => ({ type: 'round_started', round: number, start_seat: 0 });
  expect(piecesByRound([round(1), piece(0), piece(0), piece(1), round(2), piece(1)], 2)).toEqual([
    [2, 0],
    [1, 1],
  ]);
});
