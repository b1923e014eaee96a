import { describe, expect, test } from 'vitest';

import { RequestError } from '../net/api';
import { table } from '../table/testing';
import type { Review, Reviewing } from '../wire';
import { GameReview } from './review.svelte';

const REVIEW = { seed: '0' } as Review;

/** A server that answers so, one after the other, and a review that does not wait between. */
function asking(...answers: (Reviewing | Error)[]) {
  const told: number[] = [];
  const game: GameReview = new GameReview('abc', () => Promise.resolve(told.push(game.done)), {
    tableInfo: () => Promise.resolve(table()),
    gameReview: () => {
      const next = answers.shift();
      return next instanceof Error || !next
        ? Promise.reject(next ?? new Error('asked too often'))
        : Promise.resolve(next);
    },
  });
  return { game, told, answers };
}

describe('the review of a game', () => {
  test('is asked for until it is there, and tells how far it is', async () => {
    const { game, told, answers } = asking(
      { done: 0, review: null },
      { done: 0.4, review: null },
      { done: 1, review: REVIEW },
    );
    await game.look();
    expect(game.review).toBe(REVIEW);
    expect(game.table?.name).toBe('Mira’s table');
    expect(told).toEqual([0, 0.4]);
    expect(answers).toEqual([]);
  });

  test('says why there is none, and is tried again', async () => {
    const { game } = asking(new RequestError('The game goes on.', 'table.running'), {
      done: 1,
      review: REVIEW,
    });
    await game.look();
    expect(game.trouble).toEqual({ code: 'table.running' });
    await game.look();
    expect([game.trouble, game.review]).toEqual([null, REVIEW]);
  });

  test('is not asked for any more once the page has gone', async () => {
    const { game, answers } = asking({ done: 0, review: null });
    game.close();
    await game.look();
    expect(answers).toHaveLength(1);
  });
});
