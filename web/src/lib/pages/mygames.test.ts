import { describe, expect, test } from 'vitest';

import type { Position, TableInfo } from '../wire';
import { codeFrom, reachesOthers } from './invite';
import { inOrder, lineOf, missing, standing, type Game } from './mygames';

const NAMES = ['Mira', 'Ann', 'Bram'];

interface Facts {
  table?: string;
  status?: TableInfo['status'];
  mine?: number[];
  toAct?: number | null;
  absent?: number[];
  winners?: number[];
}

/** A table of three; a test says what matters. */
function game({
  table = 'one',
  status = 'playing',
  mine = [0],
  toAct = 1,
  absent = [],
  winners = [0],
}: Facts): Game {
  const place = (seat: number) => ({ seat, rank: 1, score: 15, pieces: 15 - seat, cards: 2 });
  const info = {
    table,
    name: table,
    status,
    mine,
    seats: NAMES.map((name, seat) => ({ seat, name, taken: !absent.includes(seat) })),
  } as TableInfo;
  const view = {
    round: 2,
    phase: 'plan',
    options: { rounds: 4 },
    to_act: status === 'ended' ? null : toAct,
    result: status === 'ended' ? { winners, standings: [0, 1, 2].map(place) } : null,
  } as unknown as Position['view'];
  return { info, position: status === 'waiting' ? null : ({ view } as Position) };
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

describe('how a table stands', () => {
  test.each(STANDINGS)('%s', (_, facts, expected) => {
    expect(standing(game(facts))).toBe(expected);
  });

  test('your turn comes first, ended ones last, the newest first among equals', () => {
    const games = [
      game({ table: 'over', status: 'ended' }),
      game({ table: 'theirs' }),
      game({ table: 'waiting', status: 'waiting' }),
      game({ table: 'mine', toAct: 0 }),
      game({ table: 'mine too', toAct: 0 }),
      game({ table: 'theirs too' }),
    ];
    expect(inOrder(games).map(({ info }) => info.table)).toEqual([
      'mine',
      'mine too',
      'theirs',
      'theirs too',
      'waiting',
      'over',
    ]);
  });
});

const LINES: [Facts, string][] = [
  [{ toAct: 0 }, 'Round 2 of 4 · Plan'],
  [{ toAct: 1 }, 'Round 2 of 4 · Plan · waiting for Ann'],
  [{ status: 'waiting', absent: [1, 2] }, 'Waiting for Ann and Bram to sit down'],
  [{ status: 'ended' }, 'You won, 15 : 14 : 13'],
  [{ status: 'ended', winners: [1] }, 'Ann won, 15 : 14 : 13'],
  [{ status: 'ended', winners: [0, 1] }, 'Mira and Ann won, 15 : 14 : 13'],
  [{ status: 'ended', mine: [0, 1] }, 'Mira won, 15 : 14 : 13'],
];

describe('a table in a line', () => {
  test.each(LINES)('%j', (facts, line) => {
    expect(lineOf(game(facts))).toBe(line);
  });

  test('who is missing', () => {
    expect(missing(game({ absent: [2] }).info)).toEqual(['Bram']);
  });
});

describe('what somebody types to join', () => {
  test.each([
    ['VIRST-42', 'VIRST-42'],
    ['  aB3_x-9 ', 'aB3_x-9'],
    ['http://192.168.0.4:8000/join/aB3x', 'aB3x'],
    ['Sit down: http://game.test/join/a%20b?x#y', 'a b'],
    ['http://192.168.0.4:8000/', null],
    ['http://game.test/join/%E0%A4%A', null],
    ['two words', null],
    ['', null],
  ])('%j', (text, code) => {
    expect(codeFrom(text)).toBe(code);
  });
});

describe('a link', () => {
  test.each([
    ['http://192.168.0.4:8000/join/aB3x', true],
    ['https://elfenland.example/join/aB3x', true],
    ['http://localhost:8000/join/aB3x', false],
    ['http://127.0.0.1:8000/join/aB3x', false],
    ['http://[::1]:8000/join/aB3x', false],
  ])('%s reaches others: %s', (link, reaches) => {
    expect(reachesOthers(link)).toBe(reaches);
  });
});
