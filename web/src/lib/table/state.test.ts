import { describe, expect, test } from 'vitest';

import type { News, ServerMessage, Told } from '../wire';
import { EMPTY, isShared, publicly, reduce } from './state';
import { position, sharedTable, table } from './testing';

const passed = (seat: number): Told => ({ type: 'passed', seat });
const dealt: Told = { type: 'cards_dealt', seat: 0, cards: ['dragon', 'raft'] };

function after(...messages: ServerMessage[]) {
  return messages.reduce(reduce, EMPTY);
}

describe('the state follows the server', () => {
  test('a welcome is everything from the beginning', () => {
    const before = after({
      type: 'welcome',
      stood_in: [],
      table: table(),
      position: position(),
      log: [passed(0), passed(1)],
    });

    const state = reduce(before, {
      type: 'welcome',
      stood_in: [],
      table: table(),
      position: position({}, 9),
      log: [passed(1)],
    });

    expect(state.log).toEqual([passed(1)]);
    expect(state.position?.number).toBe(9);
  });

  test('news is added to the log', () => {
    const state = after(
      { type: 'welcome', stood_in: [], table: table(), position: position(), log: [passed(0)] },
      {
        type: 'news',
        stand_in: null,
        events: [passed(1)],
        taken_back: 0,
        position: position({}, 2),
      },
    );
    expect(state.log).toEqual([passed(0), passed(1)]);
    expect(state.position?.number).toBe(2);
  });

  test('what an undo took back leaves the log before what follows', () => {
    const state = after(
      {
        type: 'welcome',
        stood_in: [],
        table: table(),
        position: position(),
        log: [passed(0), passed(1), dealt],
      },
      {
        type: 'news',
        stand_in: null,
        events: [passed(0)],
        taken_back: 2,
        position: position({}, 4),
      },
    );
    expect(state.log).toEqual([passed(0), passed(0)]);
  });

  test('another side shows another position and leaves the log', () => {
    const state = after(
      {
        type: 'welcome',
        stood_in: [],
        table: sharedTable(),
        position: position({ seat: null }),
        log: [passed(0)],
      },
      { type: 'shown', position: position({ seat: 1 }) },
    );
    expect(state.position?.view.seat).toBe(1);
    expect(state.log).toHaveLength(1);
  });

  test('people who come and go change the table alone', () => {
    const state = after(
      { type: 'welcome', stood_in: [], table: table(), position: position(), log: [] },
      { type: 'table', table: table({ name: 'Renamed' }) },
    );
    expect(state.table?.name).toBe('Renamed');
    expect(state.position).not.toBeNull();
  });

  test('answers to requests change nothing', () => {
    const state = after({
      type: 'welcome',
      stood_in: [],
      table: table(),
      position: position(),
      log: [],
    });
    expect(reduce(state, { type: 'done', id: 'x', number: 2 })).toBe(state);
  });
});

describe('a shared screen', () => {
  test('is one with several seats', () => {
    expect(isShared(sharedTable())).toBe(true);
    expect(isShared(table())).toBe(false);
    expect(isShared(null)).toBe(false);
  });

  test('keeps nothing private in its log, whoever looks', () => {
    const state = after(
      { type: 'welcome', stood_in: [], table: sharedTable(), position: position(), log: [dealt] },
      {
        type: 'news',
        stand_in: null,
        events: [
          { type: 'counter_drawn', seat: 0, counter: 'dragon', source: 'pile', secret: true },
          { type: 'turn_ended', seat: 0, discarded: ['raft'] },
          { type: 'counter_kept', seat: 0, counter: 'unicorn', secret: true },
          {
            type: 'game_started',
            start_seat: 0,
            display: [],
            tiles: null,
            town_cards: ['tichih', null],
          },
          { type: 'reserved_taken', seat: 0, cards: ['dragon'] },
          { type: 'cards_drawn', seat: 0, cards: ['raft'] },
          { type: 'counters_seen', seat: 0, counters: ['unicorn'] },
          { type: 'counters_returned', seat: 0, counters: ['unicorn'] },
          { type: 'extra_counter_taken', seat: 0, counter: 'dragon' },
        ],
        taken_back: 0,
        position: position(),
      },
    );
    expect(JSON.stringify(state.log)).not.toMatch(/dragon|raft|unicorn|tichih/);
    expect(state.log).toHaveLength(10);
  });

  test('keeps what is public', () => {
    const open: Told = {
      type: 'counter_drawn',
      seat: 0,
      counter: 'dragon',
      source: 'display',
      secret: false,
    };
    expect(publicly(open)).toBe(open);
    expect(publicly(passed(1))).toEqual(passed(1));
  });
});

test('what a stand-in decided is known by its first event, also after a new beginning', () => {
  const news: News = {
    type: 'news',
    events: [passed(0), passed(0)],
    taken_back: 0,
    position: position(),
    stand_in: 'least',
  };
  const begun = reduce(
    EMPTY,
    {
      type: 'welcome',
      table: table(),
      position: position(),
      log: [passed(0)],
      stood_in: [{ event: 0, name: 'greedy' }],
    },
    1000,
  );
  const after = reduce(begun, news, 2000);
  const back = reduce(after, { ...news, events: [], taken_back: 2, stand_in: null }, 3000);

  expect([...begun.stoodIn]).toEqual([[0, 'greedy']]);
  expect([...after.stoodIn]).toEqual([
    [0, 'greedy'],
    [1, 'least'],
  ]);
  expect([...back.stoodIn]).toEqual([[0, 'greedy']]);
  expect([begun.at, after.at, back.at]).toEqual([1000, 2000, 3000]);
});
