import { describe, expect, test } from 'vitest';

import { NOTHING, type Picked } from './picked';
import { marksOf, ringOf, stepKind, targetsOf, type Situation } from './targets';
import { END, obstacle, PASS, place, seatView, table, travel, view } from './testing';

function situation(more: Partial<Situation> = {}): Situation {
  return { view: view(), chart: table().chart, legal: [PASS], picked: NOTHING, actor: 0, ...more };
}

const dragon: Picked = { kind: 'counter', at: 0, held: { counter: 'dragon', source: 'open' } };

describe('planning', () => {
  const legal = [
    PASS,
    place('dragon', 'feodor-lapphalya-woods'),
    place('unicorn', 'feodor-lapphalya-woods'),
    obstacle('albaran-feodor-desert'),
  ];

  test('with nothing picked every road that takes anything is a target without a price', () => {
    const targets = targetsOf(situation({ legal }));
    expect(targets.map(({ key }) => key)).toEqual([
      'road:feodor-lapphalya-woods',
      'road:albaran-feodor-desert',
    ]);
    expect(targets.every(({ price }) => price === null)).toBe(true);
  });

  test('a picked counter shows its price by the game’s own chart, and what I hold', () => {
    const at = situation({ legal, picked: dragon, view: view({ hand: ['dragon'] }) });

    const [target] = targetsOf(at);

    expect(target?.price).toEqual({ kind: 'dragon', count: 2, held: 1 });
    expect(target?.label).toBe('Feodor–Lapphalya: Dragon costs 2 cards, you hold 1');
    expect(marksOf(at, targetsOf(at)).glows).toEqual([
      { road: 'feodor-lapphalya-woods', look: 'short' },
    ]);
  });

  test('under the cover a price is of nobody’s hand', () => {
    const [target] = targetsOf(situation({ legal, picked: dragon, view: view({ seat: null }) }));
    expect(target?.price).toEqual({ kind: 'dragon', count: 2, held: 2 });
    expect(target?.label).not.toContain('hold');
  });

  test('a road clicked first offers what could be laid there', () => {
    const ring = ringOf(
      situation({ legal, picked: { kind: 'road', road: 'feodor-lapphalya-woods' } }),
    );
    expect(ring?.options.map(({ token }) => token)).toEqual(['counter-dragon', 'counter-unicorn']);
  });
});

describe('travelling', () => {
  const seats = [seatView(0, { boot: 'virst' }), seatView(1)];
  const moving = view({
    phase: 'move',
    seats,
    hand: ['dragon', 'raft', 'raft', 'unicorn'],
    roads: [
      { road: 'ixara-virst-plains', counter: 'dragon', obstacle: false, price: 1, caravan: 3 },
    ],
    prices: {
      'travel ixara-virst-plains': 1,
      'travel ixara-virst-plains caravan': 3,
      'travel ixara-virst-river': 1,
      'travel elvenhold-virst-lake': 2,
    },
  });
  const legal = [
    END,
    travel('ixara-virst-plains'),
    travel('ixara-virst-plains', 'caravan'),
    travel('ixara-virst-river', 'raft'),
    travel('elvenhold-virst-lake', 'raft'),
  ];

  test('towns one step away are targets, with the least price', () => {
    const targets = targetsOf(situation({ view: moving, legal }));
    expect(targets.map(({ key, price }) => [key, price?.count])).toEqual([
      ['town:ixara', 1],
      ['town:elvenhold', 2],
    ]);
    expect(targets[1]?.label).toBe('Elvenhold: Raft, 2 cards');
    expect(targets[0]?.label).toBe('Ixara: several ways to pay');
  });

  test('a step that can be paid in several ways asks which', () => {
    const ring = ringOf(
      situation({ view: moving, legal, picked: { kind: 'town', town: 'ixara' } }),
    );
    expect(ring?.options.map(({ label }) => label)).toEqual([
      'Dragon: 1 card',
      'Caravan: 3 cards',
      'Raft, by river: 1 card',
    ]);
  });

  test('a caravan takes any cards, a raft rafts, a counter its own', () => {
    expect(stepKind(moving, travel('ixara-virst-plains', 'caravan'))).toBeNull();
    expect(stepKind(moving, travel('ixara-virst-river', 'raft'))).toBe('raft');
    expect(stepKind(moving, travel('ixara-virst-plains'))).toBe('dragon');
  });

  test('the picked step has its way and its town marked', () => {
    const action = travel('elvenhold-virst-lake', 'raft');
    const at = situation({
      view: moving,
      legal,
      picked: { kind: 'step', action, to: 'elvenhold' },
    });
    const marks = marksOf(at, targetsOf(at));
    expect(marks.way).toEqual({ roads: ['elvenhold-virst-lake'], seat: 0 });
    expect(marks.halos).toContainEqual({ town: 'elvenhold', look: 'picked' });
  });
});

test('who may not act has no targets', () => {
  expect(
    targetsOf(situation({ actor: null, legal: [place('dragon', 'ixara-virst-plains')] })),
  ).toEqual([]);
});
