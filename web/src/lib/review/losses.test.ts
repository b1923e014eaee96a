import { describe, expect, test } from 'vitest';

import { signed, tenth } from '../i18n';
import { step } from '../table/testing';
import type { Candidate, ChoiceReview, Review, TurnReview } from '../wire';
import { choiceText, isScored, lossesOf, shownOfChoice, turnText } from './losses';

const FEODOR = 'feodor-lapphalya-woods';
const ALBARAN = 'albaran-feodor-desert';

function turn(more: Partial<TurnReview> = {}): TurnReview {
  return {
    round: 2,
    seat: 0,
    number: 40,
    walked: [step(FEODOR, 'feodor', { cards: ['dragon', 'dragon'] })],
    best: [
      step(FEODOR, 'feodor', { cards: ['dragon', 'dragon'] }),
      step(ALBARAN, 'albaran', { cards: ['raft'] }),
    ],
    towns: 1,
    towns_lost: 1,
    lost_at: [41],
    cards_lost: 0,
    place_lost: 0,
    ...more,
  };
}

function candidate(action: string, towns: number): Candidate {
  return { action, value: towns, towns, worlds: 0 };
}

function choice(
  chosen: Candidate,
  best: Candidate,
  more: Partial<ChoiceReview> = {},
): ChoiceReview {
  const kind = chosen.action.split(' ')[0] ?? '';
  const lost = { towns_lost: best.towns - chosen.towns };
  return { round: 1, seat: 0, number: 10, kind, chosen, best, ...lost, ...more };
}

function review(turns: TurnReview[], choices: ChoiceReview[]): Review {
  const rest = { seats: [], deals: [], by_round: [] };
  return { ended: true, rounds: 4, judge: 'planner', seed: '0', turns, choices, ...rest };
}

describe('where towns were lost', () => {
  test('the worst first, then in the order of the game', () => {
    const found = lossesOf(
      review(
        [turn(), turn({ number: 80, towns_lost: 3 }), turn({ number: 90, towns_lost: 0 })],
        [
          choice(candidate('pass', 5), candidate(`place dragon ${FEODOR}`, 6)),
          choice(candidate('draw dragon', 5), candidate('draw pile', 5.4), { number: 5 }),
          choice(candidate('pass', 1), candidate(`place dragon ${FEODOR}`, 6), { seat: 1 }),
        ],
      ),
      0,
      false,
    );
    expect(found.map(({ key, towns }) => [key, towns])).toEqual([
      ['turn-80', 3],
      ['choice-10', 1],
      ['turn-40', 1],
    ]);
  });

  test('a travel turn: the tour taken, the best one, both on the map', () => {
    const [loss] = lossesOf(review([turn()], []), 0, false);
    expect(loss).toMatchObject({
      title: 'Round 2: travelling',
      text: 'Taken: Feodor; 1 new town for 2 cards. Best: Feodor and Al’Baran; 2 new towns for 3 cards.',
      shown: { seat: 0, taken: [FEODOR], best: [FEODOR, ALBARAN], ghosts: [] },
    });
    const [stayed] = lossesOf(review([turn({ walked: [] })], []), 0, false);
    expect(stayed?.text).toContain('Stayed where the boot stood.');
  });

  test('a counter: what was laid, and what would have been better', () => {
    const bad = choice(
      candidate(`place secret unicorn ${FEODOR}`, 11.6),
      candidate(`place dragon ${ALBARAN}`, 12.9),
    );
    const [loss] = lossesOf(review([], [bad]), 0, false);
    expect(loss).toMatchObject({
      title: 'Round 1: Lay the Unicorn (secret) on Feodor–Lapphalya (woods)',
      text:
        'Better: Lay the Dragon on Al’Baran–Feodor (desert). ' +
        'That came to 12.9 towns in this round instead of 11.6.',
    });
    expect(loss?.shown.ghosts).toEqual([
      { road: FEODOR, token: 'counter-unicorn', isMain: false },
      { road: ALBARAN, token: 'counter-dragon', isMain: true },
    ]);
  });
});

test('what was best is shown once, and a pass not at all', () => {
  const best = candidate(`obstacle ${FEODOR}`, 3);
  expect(shownOfChoice(choice(best, best)).ghosts).toEqual([
    { road: FEODOR, token: 'obstacle', isMain: false },
  ]);
  expect(shownOfChoice(choice(candidate('pass', 3), best)).ghosts).toEqual([
    { road: FEODOR, token: 'obstacle', isMain: true },
  ]);
});

test.each([
  ['pass', 'Pass'],
  ['draw pile', 'Take one blind from the pile'],
  ['draw troll-wagon', 'Take a Troll Wagon'],
  [`place seen dragon ${FEODOR}`, 'Lay the Dragon (looked at) on Feodor–Lapphalya (woods)'],
  ['place none', 'Lay none'],
  [`obstacle ${FEODOR}`, 'Lay the obstacle on Feodor–Lapphalya (woods)'],
])('in words: %s', (action, text) => {
  expect(choiceText(action)).toBe(text);
});

test.each([
  [{ towns_lost: 2 }, '1 new town for 2 cards. There were 2 more.'],
  [{ towns_lost: 0, cards_lost: 1 }, 'As many were there for 1 card less'],
  [{ towns_lost: 0 }, '1 new town for 2 cards. No tour had more.'],
])('a travel turn in short: %#', (more, text) => {
  expect(turnText(turn(more), false)).toContain(text);
});

describe('with town cards', () => {
  const last = turn({ round: 4, towns_lost: 4 });
  const said = 'There were 4 points more, counting the steps from the boot to its destination.';

  test('the last turn is judged by points, of which the distance is a part', () => {
    const game = review([last, turn()], []);
    expect(game.turns.map((one) => isScored(one, game, true))).toEqual([true, false]);
    expect(turnText(last, true)).toBe(`1 new town for 2 cards. ${said}`);
    const [lost, earlier] = lossesOf(game, 0, true);
    expect(lost).toMatchObject({ towns: 4, text: expect.stringContaining(said) as string });
    expect(earlier?.text).not.toContain('point');
  });

  test('without them every turn is judged by its towns', () => {
    const game = review([last], []);
    expect(isScored(last, game, false)).toBe(false);
    expect(lossesOf(game, 0, false)[0]?.text).not.toContain('point');
  });
});

test.each([
  [0.04, '0', '0'],
  [2.48, '2.5', '+2.5'],
  [-1.24, '-1.2', '−1.2'],
])('figures: %s', (value, plain, withSign) => {
  expect([tenth(value), signed(value)]).toEqual([plain, withSign]);
});
