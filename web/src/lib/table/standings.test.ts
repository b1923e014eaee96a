import { describe, expect, test } from 'vitest';

import type { Result, Standing, Told } from '../wire';
import { isDecidedByCards, piecesByRound, reasonOf } from './standings';

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

test('cards decide about those with as many towns as another', () => {
  const all = [standing(0, 1, 17, 3), standing(1, 2, 17, 2), standing(2, 3, 15, 4)];
  expect(all.map((one) => isDecidedByCards(one, all))).toEqual([true, true, false]);
});

test('pieces are counted by round and seat', () => {
  const piece = (seat: number): Told => ({ type: 'piece_collected', seat, town: 'feodor' });
  const round = (number: number): Told => ({ type: 'round_started', round: number, start_seat: 0 });
  expect(piecesByRound([round(1), piece(0), piece(0), piece(1), round(2), piece(1)], 2)).toEqual([
    [2, 0],
    [1, 1],
  ]);
});
