import { describe, expect, test } from 'vitest';

import type { Told } from '../wire';
import { entriesOf, since } from './log';
import { peopleOf } from './names';
import { publicly } from './state';
import { sharedTable, table } from './testing';

const start: Told = { type: 'round_started', round: 2, start_seat: 1 };

function sentences(events: Told[], people = peopleOf(table())): string[] {
  return entriesOf([start, ...events], people).flatMap((entry) =>
    'text' in entry ? [entry.text] : [],
  );
}

const step = {
  type: 'travelled',
  road: 'feodor-lapphalya-woods',
  from: 'lapphalya',
  to: 'feodor',
  free_path: false,
} as const;

const used = { type: 'favor_used', town: 'feodor', favor: 'draw-two' } as const;

const FAVORS: [string, Told[], string][] = [
  [
    'a favor turned over',
    [{ ...used, seat: 1, turned: true }],
    'Hazel turns over the favor of Feodor: Draw Two.',
  ],
  ['my favor', [{ ...used, seat: 0, turned: false }], 'You use the favor of Feodor: Draw Two.'],
  [
    'a favor left',
    [{ type: 'favor_declined', seat: 1, town: 'feodor' }],
    'Hazel leaves the favor of Feodor.',
  ],
  [
    'my cards drawn',
    [{ type: 'cards_drawn', seat: 0, cards: ['dragon', 'raft'] }],
    'You draw 1 Dragon and 1 Raft.',
  ],
  ['others’ cards drawn', [{ type: 'cards_drawn', seat: 1, count: 2 }], 'Hazel draws 2 cards.'],
  [
    'no card to draw',
    [{ type: 'cards_drawn', seat: 0, cards: [] }],
    'You draw nothing: there is no card.',
  ],
  [
    'a card reserved',
    [{ type: 'card_reserved', seat: 0 }],
    'You lay a card face down for the next round.',
  ],
  [
    'my reserved cards',
    [{ type: 'reserved_taken', seat: 0, cards: ['raft', 'raft'] }],
    'You take your reserved cards: 2 Rafts.',
  ],
  [
    'others’ reserved cards',
    [{ type: 'reserved_taken', seat: 1, count: 1 }],
    'Hazel takes 1 reserved card.',
  ],
  [
    'counters I look at',
    [{ type: 'counters_seen', seat: 0, counters: ['dragon', 'unicorn'] }],
    'You look at: Dragon and Unicorn.',
  ],
  [
    'counters others look at',
    [{ type: 'counters_seen', seat: 1, count: 1 }],
    'Hazel looks at 1 counter from the pile.',
  ],
  [
    'counters given back',
    [{ type: 'counters_returned', seat: 1, count: 2 }],
    'Hazel gives 2 counters back into the pile.',
  ],
  [
    'my extra counter',
    [{ type: 'extra_counter_taken', seat: 0, counter: 'elfcycle' }],
    'Your extra counter for the next round is an Elfcycle.',
  ],
  [
    'another’s extra counter',
    [{ type: 'extra_counter_taken', seat: 1 }],
    'Hazel takes an extra counter for the next round.',
  ],
  [
    'an obstacle taken',
    [{ type: 'obstacle_taken', seat: 1 }],
    'Hazel takes an obstacle from the common pool.',
  ],
  [
    'a free path taken',
    [{ type: 'free_path_taken', seat: 0 }],
    'You take a free path from the common pool.',
  ],
  [
    'the pile made anew',
    [{ type: 'pile_reshuffled', count: 12 }],
    'The draw pile is empty: the 12 cards played and given away are shuffled into a new one.',
  ],
];

const SENTENCES: [string, Told[], string][] = [
  ...FAVORS,
  [
    'my draw',
    [{ type: 'counter_drawn', seat: 0, counter: 'dragon', source: 'display', secret: false }],
    'You take a Dragon from the five.',
  ],
  [
    'a blind draw',
    [{ type: 'counter_drawn', seat: 1, counter: 'giant-pig', source: 'pile', secret: false }],
    'Hazel takes a Giant Pig, blind from the pile.',
  ],
  [
    'a counter laid',
    [
      {
        type: 'counter_placed',
        seat: 1,
        counter: 'elfcycle',
        road: 'feodor-rivinia-woods',
        secret: false,
        favor: false,
      },
    ],
    'Hazel: Elfcycle on Feodor–Rivinia (woods).',
  ],
  [
    'a secret one laid',
    [
      {
        type: 'counter_placed',
        seat: 0,
        counter: 'elfcycle',
        road: 'feodor-rivinia-woods',
        secret: true,
        favor: false,
      },
    ],
    'You: Elfcycle, until now secret, on Feodor–Rivinia (woods).',
  ],
  [
    'an obstacle',
    [{ type: 'obstacle_placed', seat: 1, road: 'albaran-feodor-desert' }],
    'Hazel lays an obstacle on Al’Baran–Feodor (desert).',
  ],
  [
    'a step with its piece',
    [
      { ...step, seat: 1, method: 'counter', cards: ['elfcycle'] },
      { type: 'piece_collected', seat: 1, town: 'feodor' },
    ],
    'Hazel travels to Feodor by Elfcycle, 1 card; 1 town.',
  ],
  [
    'a step without one',
    [{ ...step, seat: 0, method: 'counter', cards: ['dragon', 'dragon', 'dragon'] }],
    'You travel to Feodor by Dragon, 3 cards.',
  ],
  [
    'a caravan',
    [{ ...step, seat: 1, method: 'caravan', cards: ['raft', 'dragon', 'dragon'] }],
    'Hazel travels to Feodor by caravan, 3 cards (2 Dragons and 1 Raft).',
  ],
  ['a turn ended', [{ type: 'turn_ended', seat: 1, count: 0 }], 'Hazel ends the turn.'],
  [
    'cards given away',
    [{ type: 'turn_ended', seat: 1, count: 2 }],
    'Hazel ends the turn and gives away 2 cards, face down.',
  ],
  [
    'a counter kept',
    [{ type: 'counter_kept', seat: 1, counter: 'dragon', secret: false }],
    'Hazel keeps a Dragon.',
  ],
  [
    'a secret one kept',
    [{ type: 'counter_kept', seat: 1, secret: true }],
    'Hazel keeps a secret counter.',
  ],
  [
    'none kept',
    [{ type: 'counter_kept', seat: 0, counter: null, secret: false }],
    'You keep no counter.',
  ],
];

describe('the log tells', () => {
  test.each(SENTENCES)('%s', (_, events, sentence) => {
    expect(sentences(events).at(-1)).toBe(sentence);
  });

  test('towns are counted through the whole game', () => {
    const events: Told[] = [1, 2, 3].flatMap(() => [
      { ...step, seat: 1, method: 'counter', cards: ['elfcycle'] } satisfies Told,
      { type: 'piece_collected', seat: 1, town: 'feodor' } satisfies Told,
    ]);
    expect(sentences(events).at(-1)).toContain('3 towns');
  });

  test('dealing is told once for all, and to me with my cards', () => {
    const events: Told[] = [
      { type: 'cards_dealt', seat: 1, count: 8 },
      { type: 'cards_dealt', seat: 0, cards: ['dragon', 'dragon', 'raft'] },
    ];
    expect(sentences(events)).toEqual([
      'Hazel starts this round.',
      'Everybody is dealt up to 8 cards.',
      'You are dealt 2 Dragons and 1 Raft.',
    ]);
  });

  test('secret counters are told once for all, and mine to me', () => {
    const events: Told[] = [
      { type: 'counter_drawn', seat: 1, source: 'pile', secret: true },
      { type: 'counter_drawn', seat: 0, counter: 'unicorn', source: 'pile', secret: true },
    ];
    expect(sentences(events).slice(1)).toEqual([
      'Everybody draws a secret counter.',
      'Your secret counter is a Unicorn.',
    ]);
  });

  test('at a shared screen nobody is "you"', () => {
    expect(sentences([{ type: 'passed', seat: 0 }], peopleOf(sharedTable())).at(-1)).toBe(
      'Mira passes.',
    );
  });

  test('the winner, and several who win together', () => {
    const end = { type: 'game_ended' as const, reason: 'rounds' as const, standings: [] };
    expect(sentences([{ ...end, winners: [0] }]).at(-1)).toBe('The game is over. You win.');
    expect(sentences([{ ...end, winners: [1] }]).at(-1)).toBe('The game is over. Hazel wins.');
    expect(sentences([{ ...end, winners: [0, 1] }]).at(-1)).toBe(
      'The game is over. Mira and Hazel win together.',
    );
  });
});

describe('groups', () => {
  test('each phase of a round has its head, once', () => {
    const entries = entriesOf(
      [
        start,
        { type: 'passed', seat: 1 },
        { type: 'passed', seat: 0 },
        { ...step, seat: 1, method: 'counter', cards: ['elfcycle'] },
      ],
      peopleOf(table()),
    );
    expect(entries.flatMap((entry) => ('group' in entry ? [entry.group] : []))).toEqual([
      'Round 2 · Deal',
      'Round 2 · Plan',
      'Round 2 · Travel',
    ]);
    expect(
      entries.some((entry) => 'text' in entry && entry.text === 'All pass. What lies, lies.'),
    ).toBe(true);
  });

  test('keys are never used twice', () => {
    const entries = entriesOf(
      [
        start,
        { type: 'cards_dealt', seat: 0, cards: ['raft'] },
        { type: 'passed', seat: 1 },
        { ...step, seat: 1, method: 'counter', cards: ['elfcycle'] },
      ],
      peopleOf(table()),
    );
    expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
  });
});

test('the ear hears only what is new', () => {
  const events: Told[] = [start, { type: 'passed', seat: 1 }, { type: 'passed', seat: 0 }];
  const entries = entriesOf(events, peopleOf(table()));
  expect(since(entries, 2)).toEqual(['You pass.']);
  expect(since(entries, 3)).toEqual([]);
});

test('a step is heard with its piece, though the piece is a later event', () => {
  const events: Told[] = [
    start,
    { ...step, seat: 1, method: 'counter', cards: ['elfcycle'] },
    { type: 'piece_collected', seat: 1, town: 'feodor' },
  ];
  expect(since(entriesOf(events, peopleOf(table())), 1)).toHaveLength(1);
});

describe('favors in the log', () => {
  test('a counter laid by a favor belongs to the travel turn', () => {
    const placed: Told = {
      type: 'counter_placed',
      seat: 1,
      counter: 'elfcycle',
      road: 'feodor-rivinia-woods',
      secret: false,
      favor: true,
    };
    const groups = entriesOf([start, placed], peopleOf(table())).flatMap((entry) =>
      'group' in entry ? [entry.group] : [],
    );
    expect(groups.at(-1)).toBe('Round 2 · Travel');
  });

  test('a step with a free path says so', () => {
    const [, sentence] = sentences([
      { ...step, seat: 1, method: 'counter', cards: ['dragon'], free_path: true },
    ]);
    expect(sentence).toBe('Hazel travels to Feodor by Dragon, 1 card and a free path.');
  });

  test('nothing taken and nothing given back is not told', () => {
    expect(
      sentences([
        { type: 'reserved_taken', seat: 0, cards: [] },
        { type: 'counters_returned', seat: 0, counters: [] },
      ]),
    ).toHaveLength(1);
  });

  test('what somebody leaves is read, not heard', () => {
    const left: Told = { type: 'favor_declined', seat: 1, town: 'feodor' };
    expect(since(entriesOf([start, left], peopleOf(table())), 1)).toEqual([]);
  });

  test('one’s own town card is told with the first round, at a shared screen nobody’s', () => {
    const begun: Told = {
      type: 'game_started',
      start_seat: 0,
      display: [],
      tiles: null,
      town_cards: ['tichih', null],
    };
    const all = (told: Told, at = table()) =>
      entriesOf([told, start], peopleOf(at)).flatMap((entry) =>
        'text' in entry ? [entry.text] : [],
      );
    expect(all(begun)).toContain('Your town card is Tichih.');
    expect(all(publicly(begun), sharedTable()).join()).not.toContain('Tichih');
  });

  test('with all open what everybody holds is told by name', () => {
    const people = peopleOf({ ...table(), mine: [] });
    const told = entriesOf(
      [
        { type: 'game_started', start_seat: 0, display: [], tiles: null, town_cards: ['tichih'] },
        start,
        { type: 'cards_dealt', seat: 1, cards: ['raft'] },
        {
          type: 'counter_drawn',
          seat: 1,
          counter: 'dragon',
          source: 'pile',
          secret: true,
        },
        { type: 'cards_drawn', seat: 1, cards: ['raft', 'raft'] },
        { type: 'counter_kept', seat: 1, counter: 'unicorn', secret: true },
      ],
      people,
    ).flatMap((entry) => ('text' in entry ? [entry.text] : []));
    const [one, other] = [people.name(0), people.name(1)];
    expect(told).toEqual(
      expect.arrayContaining([
        `The town card of ${one} is Tichih.`,
        `${other} is dealt 1 Raft.`,
        `The secret counter of ${other} is a Dragon.`,
        `${other} draws 2 Rafts.`,
        `${other} keeps a Unicorn, secret.`,
      ]),
    );
  });
});

test('what a stand-in played is said once for a turn, in words', () => {
  const passed = (seat: number): Told => ({ type: 'passed', seat });
  const log = [passed(0), passed(0), passed(1), passed(0)];
  const stoodIn = new Map([
    [0, 'least'],
    [1, 'least'],
    [3, 'greedy'],
  ]);
  const said = since(entriesOf(log, peopleOf(table()), stoodIn), 0).filter((text) =>
    text.includes('away'),
  );

  expect(said).toEqual([
    'You were away: the table played that for you.',
    'You were away: a bot (friendly beginner) played that for you.',
  ]);
});
