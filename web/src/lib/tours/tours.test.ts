import { describe, expect, test } from 'vitest';

import { TOWN_IDS } from '../board/geometry';
import { table, view } from '../table/testing';
import type { Reached, ReachedStep, Sketch, SketchLeg } from '../wire';
import { beyond, halosOf, pencilled, pencilTargets, reachTargets } from './drawing';
import { NO_PLANS, readPlans } from './kept';
import { legsOf } from './legs';
import {
  ahead,
  areSame,
  extended,
  isBegunAlike,
  led,
  nextTo,
  NO_TOUR,
  shortened,
  switched,
  type Tour,
} from './tour';
import { byTown, cardsOf, certainActions, placesIn, stopOf } from './way';
import { balanceText, legText, reachText, tourWords, wayWords } from './words';

const OUT: Tour = {
  round: 2,
  towns: ['elvenhold', 'beata', 'strykhaven'],
  by: ['beata-elvenhold-river', null],
};

describe('a tour', () => {
  test('begins where the boot stands, and what was walked of it is gone', () => {
    expect(ahead(OUT, 2, 'elvenhold')).toEqual(OUT);
    expect(ahead(OUT, 2, 'beata')).toEqual({
      round: 2,
      towns: ['beata', 'strykhaven'],
      by: [null],
    });
    expect(ahead(OUT, 2, 'virst')).toEqual({ round: 2, towns: ['virst'], by: [] });
  });

  test('is blank in another round', () => {
    expect(ahead(OUT, 3, 'elvenhold')).toEqual({ round: 3, towns: ['elvenhold'], by: [] });
    expect(ahead(NO_TOUR, 1, 'elvenhold').towns).toEqual(['elvenhold']);
  });

  test('goes on to a town next to its end, or by a road from there', () => {
    expect(nextTo(OUT).sort()).toEqual(['beata', 'elvenhold', 'virst']);
    expect(extended(OUT, { town: 'virst' })?.by).toEqual(['beata-elvenhold-river', null, null]);
    const lake = 'strykhaven-virst-lake';
    expect(extended(OUT, { road: lake })).toMatchObject({
      towns: [...OUT.towns, 'virst'],
      by: [...OUT.by, lake],
    });
    expect(extended(OUT, { town: 'usselen' })).toBeNull();
    expect(extended(OUT, { road: 'usselen-yttar-woods' })).toBeNull();
    expect(extended(OUT, { town: 'strykhaven' })).toBeNull();
  });

  test('is led on by several towns, to each by the better connection', () => {
    expect(led(OUT, ['virst', 'ixara'])).toEqual({
      round: 2,
      towns: [...OUT.towns, 'virst', 'ixara'],
      by: [...OUT.by, null, null],
    });
  });

  test('loses its last leg, and goes a leg another way', () => {
    expect(shortened(OUT)).toEqual({
      round: 2,
      towns: ['elvenhold', 'beata'],
      by: ['beata-elvenhold-river'],
    });
    expect(switched(OUT, 0, 'beata-elvenhold-plains').by).toEqual(['beata-elvenhold-plains', null]);
  });

  test('is compared leg by leg, and as a whole', () => {
    const other = { ...OUT, by: [null, null] };
    expect([isBegunAlike(OUT, other, 1), areSame(OUT, other)]).toEqual([true, false]);
    const longer = { ...OUT, towns: [...OUT.towns, 'virst'], by: [...OUT.by, null] };
    expect([isBegunAlike(OUT, longer, 1), isBegunAlike(OUT, longer, 2)]).toEqual([true, false]);
  });
});

describe('plans in storage', () => {
  const plans = { tour: OUT, isReachOn: true };

  test('are read as they were written', () => {
    const text = JSON.stringify([
      ['a', plans],
      ['b', NO_PLANS],
    ]);
    expect([...readPlans(text)]).toEqual([
      ['a', plans],
      ['b', NO_PLANS],
    ]);
  });

  test.each([
    null,
    '',
    '{}',
    'nonsense',
    '[1, null, ["a"], ["a", null]]',
    JSON.stringify([['a', { tour: OUT }]]),
    JSON.stringify([['a', { ...plans, tour: { ...OUT, towns: ['atlantis'] } }]]),
    JSON.stringify([['a', { ...plans, tour: { ...OUT, by: [] } }]]),
    JSON.stringify([['a', { ...plans, tour: { ...OUT, by: ['moat', null] } }]]),
  ])('%s holds none', (text) => {
    expect(readPlans(text).size).toBe(0);
  });
});

function step(to: string, connection: string, more: Partial<ReachedStep> = {}): ReachedStep {
  const actions = [`travel ${connection}`];
  return {
    to,
    connection,
    method: 'counter',
    free_path: false,
    cards: [],
    drawn: 0,
    actions,
    ...more,
  };
}

const TICHIH: Reached = {
  town: 'tichih',
  cards: 4,
  new: 2,
  certain: 2,
  steps: [
    step('ergeren', 'elvenhold-ergeren-woods', { cards: ['unicorn'] }),
    step('tichih', 'ergeren-tichih-woods', {
      method: 'caravan',
      cards: ['dragon', 'dragon', 'raft'],
      actions: ['travel ergeren-tichih-woods caravan', 'pay dragon', 'pay dragon', 'pay raft'],
    }),
  ],
};

describe('a way of several steps', () => {
  const hand = view({ hand: ['dragon', 'dragon', 'dragon', 'unicorn', 'raft'] });

  test('is gone at once as far as it is certain', () => {
    expect(certainActions(TICHIH)).toHaveLength(5);
    expect(stopOf(TICHIH)).toBeNull();
    const half = { ...TICHIH, certain: 1 };
    expect(certainActions(half)).toEqual(['travel elvenhold-ergeren-woods']);
    expect(stopOf(half)).toBe('ergeren');
  });

  test('marks the cards that it takes', () => {
    expect(placesIn(hand.hand, cardsOf(TICHIH))).toEqual([0, 1, 3, 4]);
  });

  test('says its price, what it leaves, and the payment step by step', () => {
    expect(reachText(TICHIH)).toBe('Tichih: 4 cards, 2 steps');
    expect(wayWords(TICHIH, hand, true)).toEqual({
      text: 'Travel to Tichih: 4 cards, 2 steps',
      more: '2 new towns; it leaves you 1 card. 1 Unicorn to Erg’Eren; a caravan of 2 Dragons and 1 Raft to Tichih.',
    });
  });

  test('says where it stops first, when it is one’s turn', () => {
    const half = { ...TICHIH, certain: 1 };
    expect(wayWords(half, hand, true).more).toContain('as far as Erg’Eren, where its favor');
    expect(wayWords(half, hand, false).more).not.toContain('as far as');
  });

  test('counts what is drawn on the way apart', () => {
    const steps = [step('ergeren', 'elvenhold-ergeren-woods', { cards: ['raft'], drawn: 2 })];
    const { more } = wayWords({ ...TICHIH, steps }, hand, false);
    expect(more).toContain('1 Raft and 2 cards drawn on the way to Erg’Eren');
    expect(more).toContain('leaves you 4 cards');
  });

  test('is a target with its whole price where there is none yet', () => {
    const ways = byTown([TICHIH]);
    expect(reachTargets(ways, [], 'tichih')).toEqual([
      {
        key: 'town:tichih',
        place: { town: 'tichih' },
        label: 'Tichih: 4 cards, 2 steps',
        price: { kind: 'whole', count: 4, held: 4 },
        isPicked: true,
        look: 'far',
      },
    ]);
    expect(reachTargets(ways, reachTargets(ways, [], null), null)).toEqual([]);
  });

  test('leaves all other towns out of reach, but for one’s own', () => {
    const faint = beyond(byTown([TICHIH]), 'elvenhold');
    expect([faint.size, faint.has('tichih'), faint.has('elvenhold')]).toEqual([19, false, false]);
  });
});

function leg(more: Partial<SketchLeg['going']> = {}, rest: Partial<SketchLeg> = {}): SketchLeg {
  return {
    start: 'elvenhold',
    to: 'beata',
    going: {
      connection: 'beata-elvenhold-plains',
      counter: 'dragon',
      lies: 'lies',
      own: [],
      kinds: [],
      obstacle: false,
      free_path: false,
      method: 'counter',
      price: 1,
      ...more,
    },
    cards: ['dragon'],
    lacking: 0,
    payable: true,
    new: true,
    ...rest,
  };
}

function sketch(...legs: SketchLeg[]): Sketch {
  return {
    legs,
    lacking_cards: 0,
    lacking_counters: 0,
    cards: ['raft'],
    counters: [],
    free_paths: 0,
    new: 1,
  };
}

describe('a sketch', () => {
  test.each([
    [leg(), 'plains, a Dragon lies there'],
    [leg({ obstacle: true }), 'plains, a Dragon lies there, with an obstacle'],
    [
      leg({ obstacle: true, free_path: true }),
      'plains, a Dragon lies there, with an obstacle, a free path',
    ],
    [leg({ lies: 'own' }), 'plains, your Dragon'],
    [leg({ lies: 'earlier' }), 'plains, a Dragon, as before'],
    [leg({ lies: 'lies', method: 'caravan' }), 'plains, a Dragon lies there, by caravan'],
    [leg({ connection: 'beata-elvenhold-river', lies: null, method: 'raft' }), 'river'],
    [
      leg({
        lies: 'lacking',
        counter: 'troll-wagon',
        kinds: ['dragon', 'giant-pig', 'troll-wagon'],
      }),
      'plains, a Troll Wagon is missing, face up: Dragon and Giant Pig',
    ],
    [
      leg({ lies: 'lacking', counter: 'dragon', kinds: ['dragon', 'giant-pig'] }),
      'plains, a Dragon is missing, face up: Dragon',
    ],
    [
      leg({ lies: 'lacking', counter: null, method: 'caravan' }),
      'plains, a counter is missing, by caravan',
    ],
  ])('says what a leg goes by', (told, text) => {
    expect(legText(told, view({ phase: 'draw' }), table().chart)).toBe(text);
  });

  test('says nothing of the display when no counters are drawn', () => {
    const told = leg({ lies: 'lacking', kinds: ['dragon'] });
    expect(legText(told, view(), table().chart)).toBe('plains, a Dragon is missing');
  });

  test('says what it lacks, or what it leaves', () => {
    expect(balanceText(sketch(leg()))).toBe('1 new town; it leaves you 1 card.');
    const short = { ...sketch(leg()), lacking_cards: 2, lacking_counters: 1 };
    expect(balanceText(short)).toBe('1 counter is missing. You are 2 cards short.');
  });

  test('tells how to begin, and waits for what is worked out', () => {
    expect(tourWords(ahead(NO_TOUR, 1, 'virst'), null).text).toContain('from Virst: choose');
    expect(tourWords(OUT, null)).toEqual({
      text: 'Your sketch to Strykhaven: 2 legs',
      more: 'Only you see it.',
    });
    expect(tourWords(OUT, sketch(leg()), 'One moment.').more).toBe('One moment.');
  });

  test('lists its legs, each with the other connection there is', () => {
    const [first, second] = legsOf(OUT, sketch(leg()));
    expect(first).toMatchObject({ from: 'elvenhold', to: 'beata', other: 'beata-elvenhold-river' });
    expect(second).toMatchObject({ to: 'strykhaven', told: null, other: null });
  });

  test('is drawn with what is to be laid, and with its end', () => {
    const lacking = leg({ lies: 'lacking', counter: 'giant-pig' }, { payable: false });
    const drawn = pencilled({ ...OUT, by: [null, null] }, sketch(lacking));
    expect(drawn).toEqual({
      lines: [
        { road: 'beata-elvenhold-plains', isShort: true },
        { road: 'beata-strykhaven-plains', isShort: false },
      ],
      ghosts: [{ road: 'beata-elvenhold-plains', token: 'counter-giant-pig', isMain: false }],
      end: 'strykhaven',
    });
    expect(pencilled(ahead(NO_TOUR, 1, 'virst'), null).end).toBeNull();
  });

  test('can go on to the towns next to its end, which have rings, and to any other', () => {
    const targets = pencilTargets(OUT, null);
    const labels = targets.map(({ label }) => label);
    expect(labels.slice(0, 3)).toContain('Virst: the next leg from Strykhaven');
    expect(labels.slice(3)).toContain('Usselen: on from Strykhaven by the best way');
    expect(new Set(labels).size).toBe(TOWN_IDS.length - 1);
    expect(
      halosOf(targets)
        .map(({ town }) => town)
        .sort(),
    ).toEqual(nextTo(OUT).sort());
  });

  test('has a ring where a way is looked for', () => {
    const halos = halosOf(pencilTargets(OUT, 'usselen'));
    expect(halos).toContainEqual({ town: 'usselen', look: 'sought' });
    expect(halos).toHaveLength(4);
  });
});
