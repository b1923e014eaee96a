import { describe, expect, test } from 'vitest';

import refusals from '../../../../src/elfenland/rules/refusals.py?raw';
import type { Refused } from '../wire';
import { peopleOf } from './names';
import {
  END,
  FAVOR,
  favorsView,
  NO_FAVOR,
  obstacle,
  place,
  PLACE_NONE,
  placeSeen,
  seatView,
  table,
  travel,
  view,
} from './testing';
import { actionText, describe as describePlace, refusalText } from './words';

const refused = (more: Partial<Refused>): Refused => ({
  type: 'refused',
  id: 'x',
  code: 'action.illegal',
  message: 'the words of the server',
  reason: null,
  clause: null,
  values: {},
  ...more,
});

/** Every reason the rules know. */
const REASONS = [...refusals.matchAll(/^ {4}"([a-z-]+)": \("/gm)].map(([, reason = '']) => reason);

describe('refusals', () => {
  test('there are reasons to speak of', () => {
    expect(REASONS.length).toBeGreaterThan(25);
  });

  test.each(REASONS)('%s is said in the client’s own words', (reason) => {
    expect(refusalText(refused({ reason }))).not.toBe('the words of the server');
  });

  test('kinds, terrains, towns and roads are named', () => {
    expect(
      refusalText(
        refused({
          reason: 'terrain-forbidden',
          values: { counter: 'giant-pig', terrain: 'desert' },
        }),
      ),
    ).toBe('The Giant Pig does not go through desert.');
    expect(
      refusalText(
        refused({
          reason: 'not-from-here',
          values: { connection: 'ixara-virst-river', town: 'feodor' },
        }),
      ),
    ).toBe('Ixara–Virst does not start in Feodor, where your boot stands.');
  });

  test('a cost is told in cards of its kind', () => {
    const values = { price: '3', card: 'giant-pig', held: '1' };
    expect(refusalText(refused({ reason: 'too-few-for-obstacle', values }))).toBe(
      'With the obstacle the step costs 3 Giant Pigs, and you hold 1.',
    );
  });

  test('what is not known here is told all the same, and never in the words of the server', () => {
    const later = 'of-a-later-version';
    expect(refusalText(refused({ reason: later }))).toBe('That cannot be done now.');
    expect(refusalText(refused({ code: later }))).toContain('Something went wrong');
  });

  test('a stale request is told', () => {
    expect(refusalText(refused({ code: 'limit.reached' }))).toContain('Wait a moment');
    expect(refusalText(refused({ code: 'action.stale' }))).toContain('moved on');
  });
});

describe('places', () => {
  const lying = view({
    seats: [seatView(0, { boot: 'feodor' }), seatView(1)],
    town_card: 'tichih',
    roads: [
      { road: 'albaran-feodor-desert', counter: 'dragon', obstacle: true, price: 2, caravan: 4 },
    ],
  });
  const people = peopleOf(table());

  test.each([
    [{ town: 'feodor' }, 'Feodor; here: Mira'],
    [{ town: 'virst' }, 'Virst'],
    [{ town: 'tichih' }, 'Tichih; your town card'],
    [
      { road: 'albaran-feodor-desert' },
      'Al’Baran–Feodor (desert): Dragon with an obstacle, 2 cards',
    ],
    [{ road: 'ixara-virst-river' }, 'Ixara–Virst (river)'],
  ])('%o says %s', (place, text) => {
    expect(describePlace(place, lying, people)).toBe(text);
  });
});

describe('actions in words', () => {
  const moving = view({
    phase: 'move',
    seats: [seatView(0, { boot: 'virst' }), seatView(1)],
    prices: { 'travel ixara-virst-river': 1 },
    favors: favorsView({ tiles: { virst: 'draw-two' }, offer: 'virst' }),
  });
  test.each([
    [END, 'End turn'],
    [
      place('dragon', 'albaran-feodor-desert', true),
      'Lay the Dragon (secret) on Al’Baran–Feodor (desert)',
    ],
    [obstacle('albaran-feodor-desert'), 'Lay the obstacle on Al’Baran–Feodor (desert)'],
    [travel('ixara-virst-river', 'raft'), 'Travel to Ixara by Raft: 1 card'],
    [
      FAVOR,
      'Use the favor of Virst. Draw Two: Draw 2 cards into your hand; you may use them at once.',
    ],
    [NO_FAVOR, 'Leave the favor of Virst'],
    [PLACE_NONE, 'Lay none'],
    [
      placeSeen('dragon', 'albaran-feodor-desert'),
      'Lay the Dragon (looked at) on Al’Baran–Feodor (desert)',
    ],
  ])('%o', (action, text) => {
    expect(actionText(action, moving)).toBe(text);
  });
});
