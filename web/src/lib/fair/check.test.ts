import { describe, expect, test } from 'vitest';

import type { DealtGame } from '../net/api';
import { check, commitmentOf, isFair, seedOf, type Verdict } from './check';
import example from './example.json';

const START = example.options.start_seat;
const KEPT = { commitment: example.commitment, texts: ['rain in Yttar'] };

/** The worked example as its record tells it. */
function game(): DealtGame {
  const { seed, options, commitment, secret, texts, opening } = structuredClone(example);
  return {
    seed,
    options: { ...options, start_seat: 0 } as DealtGame['options'],
    fairness: { commitment, secret, texts },
    events: [...opening, { type: 'counter_drawn' }],
  };
}

test('the worked example follows from its secret and texts', () => {
  expect(commitmentOf(example.secret)).toBe(example.commitment);
  expect(seedOf(example.secret, example.texts)).toBe(example.seed);
});

test('a true game is found true', () => {
  const verdict = check(game(), START, [2], KEPT);
  expect(verdict).toEqual({ shown: true, mine: true, secret: true, seed: true, cards: true });
  expect(isFair(verdict)).toBe(true);
});

test('lists of pieces are in no order', () => {
  const turned = game();
  for (const event of turned.events as { cards?: string[] }[]) event.cards?.reverse();
  expect(check(turned, START, [2], KEPT).cards).toBe(true);
});

test('who has kept nothing can check the rest', () => {
  const verdict = check(game(), START, [], null);
  expect(verdict).toMatchObject({ shown: null, mine: null, secret: true });
  expect(isFair(verdict)).toBe(true);
});

const FALSE: [string, (data: DealtGame) => void, Partial<Verdict>][] = [
  [
    'another commitment',
    (data) => (data.fairness.commitment = '0'.repeat(64)),
    { shown: false, secret: false },
  ],
  [
    'another secret',
    (data) => (data.fairness.secret = 'f'.repeat(64)),
    { secret: false, seed: false },
  ],
  [
    'a secret that is none',
    (data) => (data.fairness.secret = 'my secret'),
    { secret: false, seed: false },
  ],
  [
    'another text of mine',
    (data) => (data.fairness.texts[2] = 'sun'),
    { mine: false, seed: false },
  ],
  ['another text of a bot', (data) => (data.fairness.texts[1] = 'sun'), { seed: false }],
  ['another seed', (data) => (data.seed = '0'), { seed: false, cards: false }],
  [
    'another start seat than the lot’s',
    (data) => Object.assign(data.events[0] ?? {}, { start_seat: 1 }),
    { cards: false },
  ],
  [
    'another card',
    (data) => Object.assign(data.events[2] ?? {}, { cards: Array(8).fill('raft') }),
    { cards: false },
  ],
  ['no events', (data) => (data.events = []), { cards: false }],
];

describe('a false game is found false', () => {
  test.each(FALSE)('%s', (_, spoil, found) => {
    const data = game();
    spoil(data);
    const verdict = check(data, START, [2], KEPT);
    const whole = { shown: true, mine: true, secret: true, seed: true, cards: true };
    expect(verdict).toEqual({ ...whole, ...found });
    expect(isFair(verdict)).toBe(false);
  });
});
