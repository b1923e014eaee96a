import { expect, test } from 'vitest';

import type { Card } from '../wire';
import { counts, inOrder, proposal, servesNextRound, servesThisRound } from './payment';
import { view } from './testing';

const HAND: Card[] = ['dragon', 'dragon', 'unicorn', 'elfcycle', 'raft'];

test('a payment names its cards in the order of kinds', () => {
  expect(inOrder(['raft', 'dragon', 'elfcycle', 'unicorn'])).toEqual([
    'dragon',
    'unicorn',
    'elfcycle',
    'raft',
  ]);
});

test('cards are counted by kind, in the same order', () => {
  expect([...counts(['raft', 'dragon', 'dragon'])]).toEqual([
    ['dragon', 2],
    ['raft', 1],
  ]);
});

test.each([1, 2, 3, 4])('a proposal gives as many cards as asked: %i', (count) => {
  const given = proposal(HAND, count, () => 1);
  expect(new Set(given).size).toBe(count);
  expect(given).toEqual([...given].sort((a, b) => a - b));
});

test('what serves least is given first', () => {
  const serves = (card: Card) => (card === 'unicorn' ? 0 : card === 'elfcycle' ? 9 : 3);
  expect(proposal(HAND, 1, serves)).toEqual([2]);
  expect(proposal(HAND, 4, serves)).not.toContain(3);
});

test('of equal kinds the one held twice goes first, and then counts as held once', () => {
  expect(proposal(HAND, 1, () => 1)).toEqual([0]);
  expect(proposal(['dragon', 'dragon', 'unicorn'], 2, () => 1)).toHaveLength(2);
});

test('a proposal never gives more than there is', () => {
  expect(proposal(['raft'], 3, () => 1)).toEqual([0]);
});

test('this round a card serves on the roads where its counter lies', () => {
  const lying = { road: 'a', obstacle: false, price: 1, caravan: 3 };
  const serves = servesThisRound(
    view({
      roads: [
        { ...lying, counter: 'dragon' },
        { ...lying, counter: 'dragon' },
      ],
    }),
  );
  expect(serves('dragon')).toBe(2);
  expect(serves('unicorn')).toBe(0);
  expect(serves('raft')).toBe(1);
});

test('next round a counter of one’s own counts more than one face up', () => {
  const serves = servesNextRound(view({ display: ['unicorn', 'unicorn'] }), ['dragon']);
  expect(serves('dragon')).toBeGreaterThan(serves('unicorn'));
  expect(serves('unicorn')).toBeGreaterThan(serves('raft'));
});
