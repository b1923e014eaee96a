import { describe, expect, test } from 'vitest';

import { rulesInShort, whoInShort } from './inshort';
import { readDraft } from './remembered';
import {
  addSeat,
  allowsHints,
  colourSeat,
  firstDraft,
  lengthOf,
  moveSeat,
  nameProblem,
  nameSeat,
  placeOf,
  problems,
  removeSeat,
  ruleSetOf,
  setKind,
  hostOf,
  tidy,
  toSetup,
  type Draft,
} from './setup';

const SETS = [
  { name: 'ours', rounds: 4, chart: 'guide' },
  { name: 'printed-1998', rounds: 4, chart: 'printed' },
  { name: 'printed-2015', rounds: 3, chart: 'printed' },
] as const;

const names = (draft: Draft) => draft.seats.map((seat) => seat.name);
const ids = (draft: Draft) => draft.seats.map((seat) => seat.id);

/** You, somebody by link, somebody beside you and a bot. */
function mixed(): Draft {
  const draft = firstDraft('Mira');
  setKind(draft, 1, 'link');
  nameSeat(draft, 1, 'Ann');
  setKind(draft, 2, 'screen');
  nameSeat(draft, 2, 'Bram');
  return draft;
}

/** By which rules, as it is told of a set-up that is being filled in. */
function inShort(draft: Draft): string {
  const setup = toSetup(draft);
  return rulesInShort({ rule_set: ruleSetOf(draft, SETS) ?? 'custom', setup, seats: setup.seats });
}

describe('the first set-up', () => {
  test('is you against three bots by our rules', () => {
    expect(toSetup(firstDraft('Mira'))).toEqual({
      name: null,
      seats: [
        { kind: 'me', name: 'Mira', bot: null, colour: 0 },
        { kind: 'bot', name: 'Hazel', bot: 'greedy', colour: 1 },
        { kind: 'bot', name: 'Juniper', bot: 'greedy', colour: 2 },
        { kind: 'bot', name: 'Rowan', bot: 'greedy', colour: 3 },
      ],
      options: {
        rounds: 4,
        chart: 'guide',
        town_cards: false,
        favors: 'none',
        start_seat: null,
      },
      pace: 'normal',
      hints: true,
      clock: null,
      stand_in: 'least',
      take_backs: 'turn',
      watching: 'link',
      delay: 0,
      listed: false,
      seating: 'chosen',
    });
  });

  test('gives a name to who has none, and no bot the name of a person', () => {
    expect(names(firstDraft(''))[0]).toBe('Traveller');
    expect(names(firstDraft('hazel'))).toEqual(['hazel', 'Juniper', 'Rowan', 'Sorrel']);
  });

  test('has nothing to be put right', () => {
    expect(problems(firstDraft('Mira'))).toEqual([]);
  });
});

describe('seats', () => {
  test('move one place, and stay at the ends', () => {
    const draft = firstDraft('Mira');
    moveSeat(draft, 0, 1);
    expect(ids(draft)).toEqual([1, 0, 2, 3]);
    moveSeat(draft, 1, -1);
    moveSeat(draft, 3, 1);
    expect(ids(draft)).toEqual([1, 0, 2, 3]);
  });

  test('come and go, each with an id of its own', () => {
    const draft = firstDraft('Mira');
    removeSeat(draft, 1);
    addSeat(draft, 'bot');
    expect(ids(draft)).toEqual([0, 2, 3, 4]);
    expect(new Set(names(draft)).size).toBe(4);
  });

  test('there is one of you', () => {
    const draft = firstDraft('Mira');
    setKind(draft, 2, 'me');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['screen', 'bot', 'me', 'bot']);
  });

  test('a name nobody typed changes with who sits there, a typed one stays', () => {
    const draft = firstDraft('Mira');
    nameSeat(draft, 2, 'Bram');
    setKind(draft, 1, 'link');
    setKind(draft, 2, 'link');
    expect(names(draft)).toEqual(['Mira', 'Player 2', 'Bram', 'Rowan']);
    setKind(draft, 1, 'bot', 'random');
    expect(draft.seats[1]).toMatchObject({ name: 'Hazel', bot: 'random' });
  });

  test('the one who starts is meant, wherever they sit', () => {
    const draft = firstDraft('Mira');
    draft.starter = 0;
    moveSeat(draft, 0, 1);
    expect(toSetup(draft).options?.start_seat).toBe(1);
    removeSeat(draft, 0);
    expect(toSetup(draft).options?.start_seat).toBeNull();
  });
});

const NAMES: [string, string | RegExp | null][] = [
  ['Mira', null],
  ['  Mira  of   Virst ', null],
  ['x'.repeat(24), null],
  ['🧝'.repeat(24), null],
  ['<b>Bram</b>', null],
  ['', /needs a name/],
  ['   ', /needs a name/],
  ['Mira\u202earim', /cannot be seen/],
  ['Mira\u0007', /cannot be seen/],
  ['x'.repeat(25), /at most 24 letters; this one has 25/],
];

describe('a name', () => {
  test.each(NAMES)('%j', (name, problem) => {
    if (problem === null) expect(nameProblem(name)).toBeNull();
    else expect(nameProblem(name)).toMatch(problem);
  });

  test('is sent without the spaces nobody sees', () => {
    expect(tidy('  Mira  of   Virst ')).toBe('Mira of Virst');
    expect(lengthOf(' 🧝 ')).toBe(1);
  });
});

describe('what has to be put right', () => {
  test('a name that is there already, however it is written', () => {
    const draft = mixed();
    nameSeat(draft, 2, ' ANN ');
    expect(problems(draft)).toEqual([
      { at: 2, text: 'ANN sits here already. Choose another name.' },
    ]);
  });

  test('nobody at this screen', () => {
    const draft = firstDraft('Mira');
    setKind(draft, 0, 'link');
    expect(problems(draft).map(({ at }) => at)).toEqual(['seats']);
  });

  test('a table’s name that is too long', () => {
    const draft = firstDraft('Mira');
    draft.name = 'x'.repeat(25);
    expect(problems(draft).map(({ at }) => at)).toEqual(['name']);
  });

  test.each([
    ['Expected `str` of length >= 1 - at `$.seats[2].name`', 2],
    ['Expected `str` of length <= 24 - at `$.name`', 'name'],
    ["The name 'Bram' has characters that cannot be shown; leave them out.", 2],
    ['Expected `array` of length <= 6 - at `$.seats`', null],
  ] as const)('the server says where: %s', (message, at) => {
    expect(placeOf(message, mixed())).toBe(at);
  });
});

describe('a table’s name', () => {
  test('is what somebody typed, else it has none and is called after who made it', () => {
    const draft = mixed();
    expect([toSetup(draft).name, hostOf(draft)]).toEqual([null, 'Mira']);
    draft.name = ' Thursday  evening ';
    expect(toSetup(draft).name).toBe('Thursday evening');
  });
});

describe('in short', () => {
  test('who sits there: people one by one, bots of a kind together', () => {
    const draft = mixed();
    addSeat(draft, 'bot');
    addSeat(draft, 'bot');
    setKind(draft, 5, 'bot', 'random');
    expect(whoInShort(draft)).toBe(
      'Six at the table: Mira, Ann by link, and Bram at this screen; ' +
        'Rowan and Hazel, friendly beginners; Juniper, a newcomer who plays at random.',
    );
  });

  test('a seat without a name, a bot that this client does not know', () => {
    const draft = firstDraft('Mira');
    removeSeat(draft, 3);
    nameSeat(draft, 1, ' ');
    setKind(draft, 2, 'bot', 'oracle');
    expect(whoInShort(draft)).toBe(
      'Three at the table: Mira; someone without a name, a friendly beginner; Juniper, bot oracle.',
    );
  });

  test('by which rules', () => {
    const draft = mixed();
    expect(inShort(draft)).toBe(
      'Our rules: four rounds, 1 card for a Magic Cloud in the woods. The lot says who starts. ' +
        'The bots play at an easy pace. This table is played without hints.',
    );
    draft.rounds = 3;
    draft.starter = 1;
    setKind(draft, 3, 'screen');
    expect(ruleSetOf(draft, SETS)).toBeNull();
    expect(inShort(draft)).toBe(
      'A mix of rules: three rounds, 1 card for a Magic Cloud in the woods. Ann starts. ' +
        'This table is played without hints.',
    );
    draft.chart = 'printed';
    expect(ruleSetOf(draft, SETS)).toBe('printed-2015');
    draft.favors = 'small';
    draft.townCards = true;
    expect(ruleSetOf(draft, SETS)).toBe('printed-2015');
    expect(inShort(draft)).toContain('With Small Favors, face up. Everybody has a secret town.');
  });
});

describe('colours', () => {
  const colours = (draft: Draft) => draft.seats.map((seat) => seat.colour);

  test('go with the person, and a new one takes the first that is free', () => {
    const draft = firstDraft('Mira');
    moveSeat(draft, 0, 1);
    expect(colours(draft)).toEqual([1, 0, 2, 3]);
    removeSeat(draft, 0);
    addSeat(draft, 'bot');
    expect(colours(draft)).toEqual([1, 2, 3, 0]);
  });

  test('are exchanged with whoever has the one that is chosen', () => {
    const draft = firstDraft('Mira');
    colourSeat(draft, 0, 5);
    expect(colours(draft)).toEqual([5, 1, 2, 3]);
    colourSeat(draft, 1, 3);
    expect(colours(draft)).toEqual([5, 3, 2, 1]);
  });
});

describe('how the table is kept', () => {
  test('a clock needs somebody who waits, the lobby a link, and a delay somebody who watches', () => {
    const draft = firstDraft('Mira');
    Object.assign(draft, {
      clock: { type: 'slow', hours: 24 },
      takeBacks: 'free',
      listed: true,
      watching: 'none',
      delay: 60,
    });
    expect(toSetup(draft)).toMatchObject({
      clock: null,
      take_backs: 'free',
      listed: false,
      delay: 0,
    });
    setKind(draft, 1, 'link');
    draft.watching = 'public';
    expect(toSetup(draft)).toMatchObject({
      clock: { type: 'slow', hours: 24 },
      take_backs: 'turn',
      listed: true,
      delay: 60,
    });
    expect(inShort(draft)).toContain('Clock: 1 day a turn. In the lobby. Anybody may watch.');
  });

  test('a clock that cannot run is to be put right, where there is one', () => {
    const draft = mixed();
    draft.clock = { type: 'live', bank: 0, increment: 0 };
    expect(problems(draft).map(({ at }) => at)).toEqual(['clock']);
    for (const id of [1, 2]) setKind(draft, id, 'bot');
    expect(problems(draft)).toEqual([]);
  });
});

describe('hints', () => {
  test('are allowed where nobody comes by link, unless somebody says otherwise', () => {
    const draft = firstDraft('Mira');
    setKind(draft, 1, 'screen');
    expect([allowsHints(draft), toSetup(draft).hints]).toEqual([true, true]);
    expect(inShort(draft)).toContain('Hints are allowed.');
    setKind(draft, 2, 'link');
    expect([allowsHints(draft), toSetup(draft).hints]).toEqual([false, false]);
    expect(inShort(draft)).toContain('This table is played without hints.');
    draft.hints = true;
    expect(toSetup(draft).hints).toBe(true);
  });
});

describe('the set-up last used', () => {
  const BOTS = ['random', 'greedy'];
  const kept = (change: (draft: Draft) => unknown) => {
    const draft = mixed();
    change(draft);
    return JSON.stringify(draft);
  };

  test('comes back as it was', () => {
    const draft = mixed();
    draft.starter = 2;
    draft.pace = 'at_once';
    draft.rounds = 3;
    draft.chart = 'printed';
    draft.favors = 'great';
    draft.townCards = true;
    draft.hints = true;
    draft.clock = { type: 'live', bank: 90, increment: 5 };
    draft.standIn = 'greedy';
    draft.takeBacks = 'free';
    draft.watching = 'public';
    draft.delay = 60;
    draft.listed = true;
    draft.seating = 'lot';
    colourSeat(draft, 1, 5);
    expect(readDraft(JSON.stringify(draft), BOTS)).toEqual(draft);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no set-up', '[]'],
    ['one seat', kept((draft) => (draft.seats.length = 1))],
    ['a bot that left', kept((draft) => Object.assign(draft.seats[3] ?? {}, { bot: 'oracle' }))],
    ['a person with a bot', kept((d) => Object.assign(d.seats[1] ?? {}, { bot: 'greedy' }))],
    ['two of you', kept((draft) => Object.assign(draft.seats[1] ?? {}, { kind: 'me' }))],
    ['two seats in one', kept((draft) => Object.assign(draft.seats[1] ?? {}, { id: 0 }))],
    ['a name that is none', kept((draft) => Object.assign(draft.seats[1] ?? {}, { name: 7 }))],
  ])('is left out when it makes no sense: %s', (_, text) => {
    expect(readDraft(text, BOTS)).toBeNull();
  });

  test('single options that make no sense are as usual', () => {
    const text = kept((draft) =>
      Object.assign(draft, {
        rounds: 9,
        chart: 'x',
        favors: 'huge',
        townCards: 1,
        starter: 8,
        pace: 1,
        hints: 'no',
        name: 0,
        clock: { type: 'slow', hours: 0 },
        standIn: 'oracle',
        takeBacks: 1,
        watching: 'all',
        delay: -1,
        listed: 'yes',
        seating: null,
      }),
    );
    expect(readDraft(text, BOTS)).toEqual(mixed());
  });

  test('seats without a colour, or with one that is taken, get another', () => {
    const text = kept((draft) => {
      const [one, two, three] = draft.seats;
      Object.assign(one ?? {}, { colour: undefined });
      Object.assign(two ?? {}, { colour: 4 });
      Object.assign(three ?? {}, { colour: 4 });
    });
    expect(readDraft(text, BOTS)?.seats.map((seat) => seat.colour)).toEqual([0, 4, 1, 3]);
  });
});
