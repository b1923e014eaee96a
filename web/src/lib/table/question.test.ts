import { describe, expect, test } from 'vitest';

import { peopleOf } from './names';
import { NOTHING } from './picked';
import { questionOf, type Asked } from './question';
import { END, obstacle, PASS, place, seatView, sharedTable, table, travel, view } from './testing';

function ask(more: Partial<Asked> = {}) {
  const asked: Asked = {
    view: view(),
    table: table(),
    people: peopleOf(table()),
    legal: [],
    picked: NOTHING,
    actor: 0,
    isCovered: false,
    toGive: 0,
    isNew: () => true,
    ...more,
  };
  return questionOf(asked);
}

const pile = { kind: 'draw', code: 8, text: 'draw pile', counter: null } as const;
const lay = place('dragon', 'feodor-lapphalya-woods');

describe('what is asked', () => {
  test('drawing', () => {
    const drawing = view({ phase: 'draw', draw: 2 });
    expect(ask({ view: drawing, legal: [pile] }).text).toBe(
      'Take a counter: one of these five, or blind from the pile (30 left)',
    );
    expect(ask({ view: drawing, legal: [pile] }).more).toContain('second of three');
  });

  test('drawing when the pile is empty', () => {
    const drawing = view({
      phase: 'draw',
      counter_pile: 0,
      display: ['dragon', 'raft' as 'dragon'],
    });
    expect(ask({ view: drawing }).text).toBe('Take one of the face-up counters');
  });

  test('planning, by what is legal', () => {
    expect(ask({ legal: [PASS, lay, obstacle('ixara-virst-plains')] }).text).toBe(
      'Lay a counter, lay your obstacle, or pass',
    );
    expect(ask({ legal: [PASS, lay] }).text).toBe('Lay a counter, or pass');
    expect(ask({ legal: [PASS, obstacle('ixara-virst-plains')] }).text).toBe(
      'Lay your obstacle, or pass',
    );
    expect(ask({ legal: [PASS] }).text).toBe('Nothing you hold fits on any road: pass');
  });

  test('planning, when one’s pass would be the last', () => {
    const question = ask({ view: view({ passes: 1 }), legal: [PASS, lay] });
    expect(question.more).toContain('laying is over');
    expect(question.clause).toBe('PLAN-4');
  });

  test('a counter that no road takes', () => {
    const picked = {
      kind: 'counter',
      at: 0,
      held: { counter: 'unicorn', source: 'open' },
    } as const;
    expect(ask({ legal: [PASS, lay], picked }).text).toBe('Unicorn: no free road takes it');
  });

  test('travelling', () => {
    const moving = view({
      phase: 'move',
      hand: ['dragon', 'raft'],
      prices: { 'travel elvenhold-virst-lake': 2 },
    });
    const raft = travel('elvenhold-virst-lake', 'raft');
    expect(ask({ view: moving, legal: [END, raft] }).text).toBe(
      'Travel on from Elvenhold (2 cards), or end your turn',
    );
    expect(ask({ view: moving, legal: [END] }).text).toContain('you get no further');
    const picked = { kind: 'step', action: raft, to: 'virst' } as const;
    expect(ask({ view: moving, legal: [END, raft], picked }).text).toBe(
      'Travel to Virst by Raft: 2 cards',
    );
  });

  test('the hand limit, and what the last round makes of it', () => {
    const limit = view({
      phase: 'move',
      hand: ['dragon', 'raft', 'raft', 'raft', 'raft', 'raft'],
      discards: 2,
    });
    expect(ask({ view: limit }).text).toBe('Keep 4 of your 6 cards');
    expect(ask({ view: limit }).more).not.toContain('tie');
    expect(ask({ view: { ...limit, round: 4 } }).more).toContain('tie');
  });

  test('keeping a counter', () => {
    expect(ask({ view: view({ phase: 'keep' }) }).text).toBe('Keep one counter for the next round');
  });

  test('waiting for a person, and for a bot', () => {
    const theirs = view({ to_act: 1, seats: [seatView(0), seatView(1)] });
    expect(ask({ view: theirs, actor: null }).text).toBe('Hazel is thinking: laying counters');
    const people = sharedTable();
    expect(ask({ view: theirs, actor: null, table: people, people: peopleOf(people) }).text).toBe(
      'Waiting for Bram: laying counters',
    );
  });

  test('under the cover, by name', () => {
    const shared = sharedTable();
    const question = ask({
      view: view({ seat: null, to_act: 1 }),
      table: shared,
      people: peopleOf(shared),
      actor: 1,
      isCovered: true,
    });
    expect(question.text).toBe('Bram’s turn: lay a counter, lay the obstacle, or pass');
  });

  test('nothing, at the end', () => {
    expect(ask({ view: view({ phase: 'ended', to_act: null }) }).text).toBe('The game is over');
  });
});
