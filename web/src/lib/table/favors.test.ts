import { describe, expect, test } from 'vitest';

import type { Action, PlayerView } from '../wire';
import { favorAt, offerOf, withFavor } from './favors';
import { goalsOf } from './goals';
import { peopleOf } from './names';
import { NOTHING, type Picked } from './picked';
import { questionOf, type Asked } from './question';
import { ringOf, targetsOf } from './targets';
import {
  END,
  FAVOR,
  favorsView,
  NO_FAVOR,
  PLACE_NONE,
  placeSeen,
  seatView,
  sharedTable,
  table,
  travel,
  view,
} from './testing';

const seats = [seatView(0, { boot: 'throtmanni' }), seatView(1)];

function moving(more: Partial<PlayerView> = {}): PlayerView {
  return view({ phase: 'move', seats, hand: ['dragon', 'raft'], ...more });
}

function ask(asked: PlayerView, legal: readonly Action[], more: Partial<Asked> = {}) {
  return questionOf({
    view: asked,
    table: table(),
    people: peopleOf(table()),
    legal,
    picked: NOTHING,
    actor: 0,
    isCovered: false,
    toGive: 0,
    isNew: () => true,
    ...more,
  });
}

describe('a town’s favor in words', () => {
  const tiles = { feodor: null, virst: 'draw-two', yttar: 'obstacle', ixara: 'free-path' } as const;
  const favors = favorsView({ tiles, obstacle_pool: 0 });
  const seen = view({ favors });

  test('is named with what it gives, or lies face down', () => {
    expect(favorAt(seen, 'virst')?.title).toBe('Draw Two');
    expect(favorAt(seen, 'virst')?.more).toContain('Draw 2 cards');
    expect(favorAt(seen, 'feodor')?.title).toBe('a favor, face down');
  });

  test('says so when its common pool is empty', () => {
    expect(favorAt(seen, 'yttar')?.more).toContain('The common pool is empty');
    expect(favorAt(seen, 'ixara')?.more).not.toContain('empty');
  });

  test('is not there in Elvenhold, nor in a game without favors', () => {
    expect(favorAt(seen, 'elvenhold')).toBeNull();
    expect(favorAt(view(), 'virst')).toBeNull();
    expect(withFavor('Virst', view(), 'virst')).toBe('Virst');
    expect(withFavor('Virst', seen, 'virst')).toBe('Virst; favor: Draw Two');
  });
});

describe('a great favor is asked about first', () => {
  const great = (favor: 'draw-two' | null) =>
    moving({ favors: favorsView({ tiles: { throtmanni: favor }, offer: 'throtmanni' }) });

  test('face down it says that it is turned over', () => {
    const question = ask(great(null), [FAVOR, NO_FAVOR]);
    expect(question.text).toBe('Use the favor of Throtmanni?');
    expect(question.more).toContain('It lies face down: it is turned over when you say so');
    expect(question.clause).toBe('GREAT-2');
  });

  test('face up it says what it gives', () => {
    const question = ask(great('draw-two'), [FAVOR, NO_FAVOR]);
    expect(question.more).toContain('Draw Two: Draw 2 cards');
    expect(question.clause).toBe('GREAT-1');
  });

  test('is an offer only to whom it is open', () => {
    expect(offerOf(great(null), [FAVOR, NO_FAVOR])?.isAsked).toBe(true);
    expect(offerOf(great(null), [])).toBeNull();
    expect(offerOf(moving(), [FAVOR])).toBeNull();
  });

  test('on the covered screen it is asked of a name', () => {
    const more = { isCovered: true, table: sharedTable(), people: peopleOf(sharedTable()) };
    expect(ask(great(null), [FAVOR, NO_FAVOR], more).text).toBe(
      'Mira’s turn: use the favor of Throtmanni, or leave it',
    );
  });
});

describe('a small favor stands beside travelling on', () => {
  const small = moving({
    favors: favorsView({ tiles: { throtmanni: 'free-path' }, offer: 'throtmanni' }),
    prices: { 'travel throtmanni-tichih-plains': 1 },
  });
  const step = travel('throtmanni-tichih-plains');

  test('in one question', () => {
    const question = ask(small, [FAVOR, END, step]);
    expect(question.text).toBe(
      'Use the favor of Throtmanni, travel on (2 cards), or end your turn',
    );
    expect(question.more).toContain('Going on leaves it');
    expect(question.clause).toBe('SMALL-1');
    expect(ask(small, [FAVOR, END]).text).toContain('or end your turn (2 cards)');
  });

  test('and a step that leaves it says so', () => {
    const picked: Picked = { kind: 'step', action: step, to: 'tichih' };
    expect(ask(small, [FAVOR, END, step], { picked }).more).toContain(
      'You go on without the favor of Throtmanni.',
    );
    expect(ask(moving(), [END, step], { picked }).more).not.toContain('favor');
  });
});

describe('two counters looked at', () => {
  const seen = moving({ favors: favorsView({ looking: true }), seen: ['dragon', 'elfcycle'] });
  const legal = [PLACE_NONE, placeSeen('dragon', 'feodor-throtmanni-desert')];
  const situation = (picked: Picked) => ({
    view: seen,
    chart: table().chart,
    legal,
    picked,
    actor: 0,
  });

  test('one of them may be laid', () => {
    const question = ask(seen, legal);
    expect(question.text).toBe('Lay one of the 2 counters you look at, or none');
    expect(question.more).toContain('Only you see them.');
    expect(ask(seen, [PLACE_NONE]).more).toContain('no free road takes one');
  });

  test('the roads that take one are targets, with the price once one is picked', () => {
    expect(targetsOf(situation(NOTHING)).map(({ key }) => key)).toEqual([
      'road:feodor-throtmanni-desert',
    ]);
    const held = { counter: 'dragon', source: 'seen' } as const;
    const [target] = targetsOf(situation({ kind: 'counter', at: 0, held }));
    expect(target?.price).toEqual({ kind: 'dragon', count: 1, held: 1 });
    const open = { counter: 'dragon', source: 'open' } as const;
    expect(targetsOf(situation({ kind: 'counter', at: 0, held: open }))).toEqual([]);
  });

  test('the others know that somebody looks, and no more', () => {
    const others = moving({ to_act: 1, favors: favorsView({ looking: true }) });
    expect(ask(others, [], { actor: null }).text).toContain('looking at counters');
  });
});

describe('a free path is one more way to pay', () => {
  const road = 'feodor-throtmanni-desert';
  const ways = [
    travel(road),
    travel(road, 'caravan'),
    travel(road, 'counter', true),
    travel(road, 'caravan', true),
  ];
  const blocked = moving({
    roads: [{ road, counter: 'dragon', obstacle: true, price: 2, caravan: 4 }],
    prices: Object.fromEntries(ways.map((way, i) => [way.text, [2, 4, 1, 3][i] ?? 0])),
  });

  test('in the ring', () => {
    const ring = ringOf({
      view: blocked,
      chart: table().chart,
      legal: ways,
      picked: { kind: 'town', town: 'feodor' },
      actor: 0,
    });
    expect(ring?.options.map(({ label, badge }) => [label, badge])).toEqual([
      ['Dragon: 2 cards', null],
      ['Caravan: 4 cards', null],
      ['Dragon, with a free path: 1 card', 'favor-free-path'],
      ['Caravan, with a free path: 3 cards', 'favor-free-path'],
    ]);
  });

  test('and in the question', () => {
    const [, , free, caravan] = ways;
    if (!free || !caravan) throw new Error('there are four ways');
    const step: Picked = { kind: 'step', action: free, to: 'feodor' };
    expect(ask(blocked, ways, { picked: step }).text).toBe(
      'Travel to Feodor by Dragon: 1 card and a free path',
    );
    const paid: Picked = { kind: 'caravan', action: caravan, to: 'feodor', given: [] };
    expect(ask(blocked, ways, { picked: paid, toGive: 3 }).text).toBe(
      'Caravan to Feodor: give any 3 cards and a free path',
    );
  });
});

describe('destinations on the map', () => {
  test('one’s own, and at the end everybody’s', () => {
    expect(goalsOf(view())).toEqual([]);
    expect(goalsOf(view({ seat: 1, town_card: 'tichih' }))).toEqual([{ town: 'tichih', seat: 1 }]);
    expect(goalsOf(view({ town_cards: ['tichih', 'virst'], town_card: 'tichih' }))).toEqual([
      { town: 'tichih', seat: 0 },
      { town: 'virst', seat: 1 },
    ]);
  });
});
