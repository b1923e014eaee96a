import { describe, expect, test } from 'vitest';

import type { ProposalInfo, SeatInfo, TableInfo } from '../wire';
import { goneSeat, isAlone, partOf, proposalText, standText, wayText } from './consent';
import { peopleOf } from './names';
import { table, view } from './testing';

const ASKED: ProposalInfo = {
  number: 3,
  kind: 'end',
  seat: 0,
  target: null,
  events: 0,
  shown: false,
  agreed: [0],
  missing: [1, 2],
  declined: null,
};

function seat(number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  const sits = { kind: 'link', bot: null, taken: true, connected: true, stand_in: null } as const;
  return { seat: number, name, colour: number, ...sits, ...more };
}

/** Mira, Bram and Cleo, each at a screen of their own; this one is Mira's. */
function three(more: Partial<TableInfo> = {}, ...changed: Partial<SeatInfo>[]): TableInfo {
  const seats = ['Mira', 'Bram', 'Cleo'].map((name, i) => seat(i, name, changed[i]));
  return table({ seats, mine: [0], ...more });
}

describe('what is asked', () => {
  const people = peopleOf(three());

  test.each<[Partial<ProposalInfo>, string]>([
    [{}, 'You propose to end the game as it stands.'],
    [{ seat: 1 }, 'Bram proposes to end the game as it stands.'],
    [
      { seat: 1, kind: 'stand_in', target: 2 },
      'Bram proposes that a bot plays for Cleo, until Cleo returns.',
    ],
    [{ seat: 2, kind: 'take_back' }, 'Cleo asks to go back to before this: Cleo passes.'],
    [{ kind: 'take_back' }, 'You ask to go back to before this: Cleo passes.'],
  ])('%o', (more, text) => {
    expect(proposalText({ ...ASKED, ...more }, people, 'Cleo passes.')).toBe(text);
  });

  test('a way back is named for whoever of this screen may ask for it', () => {
    const way = { seat: 0, steps: 'one', back_to: 4, shown: true } as const;
    expect(wayText(way, people)).toBe('My last decision');
    expect(wayText({ ...way, steps: 'turn' }, people)).toBe('My whole last turn');
    expect(wayText(way, peopleOf(three({ mine: [0, 1] })))).toBe('The last decision of Mira');
  });
});

describe('how it stands', () => {
  test.each<[Partial<ProposalInfo>, Partial<SeatInfo>[], string]>([
    [{}, [], 'Still to agree: Bram and Cleo.'],
    [{ agreed: [0, 1], missing: [2] }, [], 'Agreed: Bram. Still to agree: Cleo.'],
    [
      { shown: true, missing: [2] },
      [],
      'Something hidden was shown since: it stays known, and comes again. Still to agree: Cleo.',
    ],
    [{}, [{}, { connected: false }], 'Still to agree: Bram and Cleo. Bram is not here now.'],
    [
      {},
      [{}, { connected: false }, { connected: false }],
      'Still to agree: Bram and Cleo. Nobody who is asked is here now; it stays open until they come, or the game goes on.',
    ],
    [{ declined: 2, missing: [] }, [], 'Cleo declined.'],
    [{ declined: 0, missing: [] }, [], 'You declined.'],
  ])('%o %o', (more, changed, text) => {
    const now = three({}, ...changed);
    expect(standText({ ...ASKED, ...more }, now, peopleOf(now))).toBe(text);
  });
});

test.each<[number[], Partial<ProposalInfo>, string]>([
  [[0], {}, 'withdraw'],
  [[1], {}, 'answer'],
  [[1], { missing: [2], agreed: [0, 1] }, 'none'],
  [[], {}, 'none'],
  [[1, 2], { missing: [2], agreed: [0, 1] }, 'answer'],
  [[1], { declined: 2, missing: [] }, 'none'],
  [[0], { declined: 2, missing: [] }, 'none'],
])('the part of the screen of %o in %o', (mine, more, part) => {
  expect(partOf({ ...ASKED, ...more }, three({ mine }))).toBe(part);
});

test('alone is who sits beside bots, or beside people for whom one plays', () => {
  const away = { name: 'planner', why: 'vote', stays: true } as const;
  expect(isAlone(table())).toBe(true);
  expect(isAlone(three())).toBe(false);
  expect(isAlone(three({ mine: [0, 1, 2] }))).toBe(true);
  expect(isAlone(three({}, {}, { stand_in: away }, { stand_in: away }))).toBe(true);
  expect(isAlone(three({}, {}, { stand_in: { ...away, stays: false } }, {}))).toBe(false);
});

test('gone is a person whom the game waits for, seen by somebody who sits there', () => {
  const gone = { connected: false };
  const waiting = view({ to_act: 1 });
  expect(goneSeat(three({}, {}, gone), waiting)).toBe(1);
  expect(goneSeat(three(), waiting)).toBeNull();
  expect(goneSeat(three({}, {}, {}, gone), waiting)).toBeNull();
  expect(goneSeat(three({ mine: [] }, {}, gone), waiting)).toBeNull();
  expect(goneSeat(three({ mine: [0, 1] }, {}, gone), waiting)).toBeNull();
  expect(goneSeat(three({}, {}, { ...gone, kind: 'bot' }), waiting)).toBeNull();
  expect(goneSeat(three({}, {}, gone), view({ to_act: null }))).toBeNull();
});
