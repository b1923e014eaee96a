import { describe, expect, test } from 'vitest';

import type { TableLine } from '../wire';
import { aboutOf, lineOf, missing, offerOf, standing } from './lines';

const NAMES = ['Mira', 'Ann', 'Bram'];

interface Facts extends Partial<Omit<TableLine, 'seats'>> {
  toAct?: number | null;
  absent?: number[];
  winners?: number[];
}

/** A table of three in a list; a test says what matters. */
function line({ toAct = 1, absent = [], winners = [0], ...more }: Facts): TableLine {
  const { status = 'playing' } = more;
  return {
    table: 'one',
    name: 'One',
    host: 'Mira',
    status,
    seats: NAMES.map((name, seat) => ({
      seat,
      name,
      bot: null,
      taken: !absent.includes(seat),
      colour: seat,
    })),
    rule_set: 'ours',
    options: { rounds: 4 },
    clock: null,
    made: '2026-01-01T00:00:00Z',
    begun: null,
    ended: null,
    round: status === 'playing' ? 2 : null,
    to_act: status === 'playing' ? toAct : null,
    moved: null,
    mine: [0],
    due: null,
    result: status === 'ended' ? { winners, pieces: [15, 14, 13] } : null,
    delay: 0,
    ...more,
  };
}

const STANDINGS: [string, Facts, ReturnType<typeof standing>][] = [
  ['your turn', { toAct: 0 }, 'turn'],
  ['somebody else’s turn', { toAct: 1 }, 'playing'],
  ['the turn of one of several at this screen', { toAct: 2, mine: [0, 2] }, 'turn'],
  ['nobody’s turn', { toAct: null }, 'playing'],
  ['only watching', { toAct: 0, mine: [] }, 'playing'],
  ['people are missing', { status: 'waiting', absent: [1] }, 'waiting'],
  ['over', { status: 'ended' }, 'ended'],
];

test.each(STANDINGS)('how a table stands: %s', (_, facts, expected) => {
  expect(standing(line(facts))).toBe(expected);
});

const LINES: [Facts, string][] = [
  [{ toAct: 0 }, 'Round 2 of 4'],
  [{ toAct: 1 }, 'Round 2 of 4 · waiting for Ann'],
  [{ toAct: null, round: null }, 'Under way'],
  [{ status: 'waiting', absent: [1, 2] }, 'Waiting for Ann and Bram to sit down'],
  [{ status: 'ended' }, 'You won, 15 : 14 : 13'],
  [{ status: 'ended', winners: [1] }, 'Ann won, 15 : 14 : 13'],
  [{ status: 'ended', winners: [0, 1] }, 'Mira and Ann won, 15 : 14 : 13'],
  [{ status: 'ended', mine: [0, 1] }, 'Mira won, 15 : 14 : 13'],
  [{ status: 'ended', result: null }, 'The game is over'],
];

describe('a table in a line', () => {
  test.each(LINES)('%j', (facts, expected) => {
    expect(lineOf(line(facts))).toBe(expected);
  });

  test('who is missing', () => {
    expect(missing(line({ absent: [2] }))).toEqual(['Bram']);
  });

  test('what it offers, and what it was', () => {
    const options = { rounds: 4, favors: 'great', town_cards: true } as const;
    const clock = { type: 'slow', hours: 72 } as const;
    expect(offerOf(line({ status: 'waiting', absent: [2], options, clock }))).toBe(
      '2 of 3 seats taken · Our rules · Great Favors · Town cards · 3 days a turn',
    );
    expect(aboutOf(line({ rule_set: 'custom' }))).toBe('Mira, Ann, and Bram · A mix of rules');
  });
});
