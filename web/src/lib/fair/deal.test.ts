import { describe, expect, test } from 'vitest';

import type { Options } from '../wire';
import { deal } from './deal';
import deals from './deals.json';
import example from './example.json';

describe('the same seed deals the same game here as in Python', () => {
  test('there are deals of every kind', () => {
    expect(new Set(deals.map(({ options }) => options.players))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(deals.map(({ options }) => options.favors)).size).toBe(3);
    expect(new Set(deals.map(({ options }) => options.town_cards)).size).toBe(2);
    expect(deals.some(({ options }) => options.start_seat === null)).toBe(true);
  });

  test.each([example, ...deals])('seed %#', ({ seed, options, opening }) => {
    expect(deal(seed, options as Required<Options>)).toEqual(opening);
  });

  test('another seed deals another game', () => {
    expect(deal(`${example.seed} `, example.options as Required<Options>)).not.toEqual(
      example.opening,
    );
  });
});
