import { describe, expect, test } from 'vitest';

import type { PlayerView } from '../wire';
import { peopleOf } from './names';
import { favorsView, seatView, table, view } from './testing';
import { tipOf } from './tips';

function ofRoad(road: string, more: Partial<PlayerView> = {}) {
  return tipOf({ road }, view(more), table().chart, peopleOf(table()));
}

function ofTown(town: string, more: Partial<PlayerView> = {}) {
  return tipOf({ town }, view(more), table().chart, peopleOf(table()));
}

const laid = { road: 'dagamura-ixara-woods', counter: 'elfcycle', obstacle: false } as const;

describe('the word about a road', () => {
  test('with a counter says what it costs and what I have, by the server’s prices', () => {
    const tip = ofRoad(laid.road, {
      roads: [{ ...laid, price: 1, caravan: 3 }],
      hand: ['elfcycle', 'elfcycle', 'raft'],
    });
    expect(tip.title).toBe('Dag’Amura–Ixara (woods)');
    expect(tip.lines).toEqual(['Elfcycle: 1 card; you have 2.', 'Caravan: any 3 cards.']);
    expect(tip.offers).toEqual([]);
  });

  test('with an obstacle says so', () => {
    const roads = [{ ...laid, obstacle: true, price: 2, caravan: 4 }];
    expect(ofRoad(laid.road, { roads }).lines).toEqual([
      'Elfcycle with an obstacle: 2 cards; you have 0.',
      'Caravan: any 4 cards.',
    ]);
  });

  test('without a counter says what could go there, by the game’s chart', () => {
    const tip = ofRoad('elvenhold-lapphalya-plains', { hand: ['dragon', 'dragon'] });
    const { chart } = table();
    expect(tip.lines).toEqual(['No counter yet. Here could go:']);
    expect(tip.offers).toContainEqual({ kind: 'dragon', count: 1, held: 2 });
    expect(tip.offers.map(({ kind, count }) => [kind, count])).toEqual(
      Object.entries(chart).flatMap(([kind, row]) => (row.plains ? [[kind, row.plains]] : [])),
    );
  });

  test('says nothing of a hand that nobody here sees', () => {
    const roads = [{ ...laid, price: 1, caravan: 3 }];
    expect(ofRoad(laid.road, { seat: null, roads }).lines[0]).toBe('Elfcycle: 1 card.');
    const tip = ofRoad('elvenhold-lapphalya-plains', { seat: null });
    expect(tip.offers.every(({ held }) => held === null)).toBe(true);
    expect(ofRoad('grangor-yttar-lake', { seat: null }).lines).toHaveLength(1);
  });

  test('a river says where it flows', () => {
    expect(ofRoad('rivinia-tichih-river', { hand: ['raft'] }).lines).toEqual([
      'Rafts: downstream to Tichih 1, upstream 2.',
      'You have 1 Raft.',
    ]);
  });

  test('a lake costs the same either way', () => {
    expect(ofRoad('grangor-yttar-lake').lines[0]).toBe('Rafts: 2 either way.');
  });
});

describe('the word about a town', () => {
  const seats = [
    seatView(0, { boot: 'beata', collected: ['beata'] }),
    seatView(1, { boot: 'virst' }),
  ];

  test('says who is there and whose pieces lie there', () => {
    expect(ofTown('beata', { seats })).toMatchObject({
      title: 'Beata',
      lines: ['Here: you.', `Pieces here: ${peopleOf(table()).name(1)}.`],
    });
  });

  test('says that all have been there', () => {
    const all = seats.map((seat) => ({ ...seat, collected: ['ixara'] }));
    expect(ofTown('ixara', { seats: all }).lines).toEqual(['All pieces are collected.']);
  });

  test('of the start says that no pieces lie there', () => {
    expect(ofTown('elvenhold', { seats }).lines).toEqual(['All boots start here; no pieces.']);
  });

  test('says its favor, and that it is my town card', () => {
    const [down] = ofTown('virst', {
      town_card: 'virst',
      favors: favorsView({ tiles: { virst: null } }),
    }).lines.slice(-1);
    expect(ofTown('virst', { town_card: 'virst' }).lines[0]).toBe('Your town card.');
    expect(down).toMatch(/^Favor: /);
  });
});
