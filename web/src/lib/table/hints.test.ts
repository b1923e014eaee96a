import { describe, expect, test } from 'vitest';

import { connection, town } from '../board/geometry';
import type { Action, Hint } from '../wire';
import {
  advisedOffer,
  advisedPiece,
  hintActions,
  hintMarks,
  hintWords,
  lightsOf,
  placesOf,
} from './hints';
import { peopleOf } from './names';
import { END, hint, obstacle, PASS, place, placeSeen, step, table, travel, view } from './testing';

const people = peopleOf(table());
const FEODOR = 'feodor-lapphalya-woods';
const ALBARAN = 'albaran-feodor-desert';
const draw = (counter: 'dragon' | null): Action => ({
  kind: 'draw',
  code: 0,
  text: `draw ${counter ?? 'pile'}`,
  counter,
});
const keep = (secret: boolean): Action => ({
  kind: 'keep',
  code: 0,
  text: `keep ${secret ? 'secret ' : ''}dragon`,
  counter: 'dragon',
  secret,
});
const tour = [
  step('elvenhold-lapphalya-plains', 'lapphalya', { cards: ['dragon'] }),
  step(FEODOR, 'feodor', { cards: ['elfcycle'], counter: 'elfcycle' }),
  step(ALBARAN, 'albaran', { cards: ['dragon'], new: false }),
];

function words(action: Action, more: Partial<Hint> = {}, legal: readonly Action[] = []) {
  return hintWords(hint(action, more), view({ legal: [action, ...legal] }), people);
}

describe('in words', () => {
  test('what to do, and the tour that it belongs to', () => {
    const said = words(place('elfcycle', FEODOR), {
      reason: 'tour',
      tour,
      cards_used: ['dragon', 'elfcycle', 'dragon'],
      cards_kept: ['raft'],
    });
    expect(said.text).toBe('Hint: Lay the Elfcycle on Feodor–Lapphalya (woods)');
    expect(said.more).toBe('Lapphalya and Feodor: 2 new towns for 3 cards, 1 left.');
  });

  test.each<[Hint['reason'], string]>([
    ['only-action', 'There is nothing else to do.'],
    ['turn-over', 'No step leads to anything better than staying here.'],
    ['tie-break', 'No step brings a town, and cards in hand break ties.'],
    ['tour', 'Your tour goes over it.'],
    ['denial', 'Your tour does not need it; there it gets in others’ way.'],
    ['obstacle', 'There others pay more.'],
    ['wait', 'Your tour lacks counters, but others may lay them.'],
    ['pass', 'Your tour lacks no counter that you could lay now.'],
    ['draft-fit', 'It fits your cards.'],
    ['draft-blind', 'No face-up counter fits better than one from the pile may.'],
    ['pay', 'You miss it least on the rest of your tour.'],
    ['keep', 'It serves you most in the next round.'],
    ['discard', 'It serves you least.'],
    ['favor', 'What the town gives is of use to you.'],
    ['no-favor', 'What the town gives is of no use to you now.'],
    ['race', 'It leads to your last town, and that wins at once.'],
  ])('why: %s', (reason, text) => {
    expect(words(PASS, { reason }).more).toBe(text);
  });

  test('where it ends, when it brings no town', () => {
    const nowhere = tour.slice(2);
    expect(words(END, { reason: 'toward-towns', tour: nowhere }).more).toBe(
      'It brings no new town now, but you end in Al’Baran, nearer to those you still want.',
    );
    const home = hintWords(
      hint(END, { reason: 'destination', tour: nowhere }),
      view({ legal: [END], town_card: 'feodor' }),
      people,
    );
    expect(home.more).toBe('You end nearer to Feodor, the town of your card.');
  });

  test('what it does to others', () => {
    const effect = (before: number | null, after: number | null) =>
      words(obstacle(FEODOR), {
        reason: 'obstacle',
        effects: [{ seat: 1, town: 'feodor', before, after }],
      }).more;
    expect(effect(1, 3)).toBe('There others pay more. Feodor costs Hazel 2 cards more by it.');
    expect(effect(3, 2)).toContain('Feodor costs Hazel 1 card less by it.');
    expect(effect(1, null)).toContain('It leaves Hazel no way to Feodor.');
    expect(effect(null, 1)).toContain('It opens a way to Feodor for Hazel.');
  });

  test('another action that is as good is named, if it is of the same kind', () => {
    const as = (action: Action, value: number) => ({
      action: action.text,
      value,
      towns: 2,
      worlds: 0,
    });
    const [first, second] = [draw('dragon'), draw(null)];
    const said = (next: Action, value: number) =>
      words(first, { reason: 'draft-fit', candidates: [as(first, 2), as(next, value)] }, [next])
        .more;
    expect(said(second, 2)).toBe('It fits your cards. As good: Take one blind from the pile.');
    expect(said(second, 1.9)).toBe('It fits your cards.');
    expect(said(PASS, 2)).toBe('It fits your cards.');
  });

  test('what is expected at the end is told where somebody has looked so far', () => {
    expect(words(PASS, { reason: 'pass', towns_end: 16.8 }).all).toContain(
      'Expected at the end: 17 towns.',
    );
  });

  test('the prompt has the first reasons, the ear has all', () => {
    const effects = Array.from({ length: 6 }, () => ({
      seat: 1,
      town: 'feodor',
      before: 1,
      after: 3,
    }));
    const { more, all } = words(obstacle(FEODOR), { reason: 'obstacle', effects });
    expect(more.length).toBeLessThanOrEqual(150);
    expect(all.startsWith(more)).toBe(true);
    expect(all.split('Hazel')).toHaveLength(7);
  });
});

describe('on the map', () => {
  test('what is to be laid now, what later, and the tour over both', () => {
    const action = place('elfcycle', FEODOR);
    const lacks = [
      { road: FEODOR, counter: 'elfcycle' as const },
      { road: ALBARAN, counter: 'dragon' as const },
    ];
    const marks = hintMarks(hint(action, { tour, lacks }), view({ legal: [action] }), 0);
    expect(marks).toEqual({
      seat: 0,
      ghosts: [
        { road: FEODOR, token: 'counter-elfcycle', isMain: true },
        { road: ALBARAN, token: 'counter-dragon', isMain: false },
      ],
      open: ['elvenhold-lapphalya-plains'],
      planned: [FEODOR, ALBARAN],
      next: null,
    });
    expect(lightsOf(marks)).toEqual({ glows: [{ road: FEODOR, look: 'plain' }], halos: [] });
    expect(placesOf(marks)).toEqual([connection(FEODOR).counter]);
  });

  test('a step glows where it leads', () => {
    const action = travel('elvenhold-lapphalya-plains');
    const marks = hintMarks(hint(action, { tour: tour.slice(0, 1) }), view({ legal: [action] }), 0);
    expect(lightsOf(marks)).toEqual({
      glows: [],
      halos: [{ town: 'lapphalya', look: 'picked' }],
    });
    expect(placesOf(marks)).toEqual([town('lapphalya').at]);
  });

  test.each([
    [obstacle(FEODOR), 'obstacle'],
    [placeSeen('dragon', FEODOR), 'counter-dragon'],
  ])('an obstacle and a counter looked at lie there pale: %#', (action, token) => {
    const { ghosts } = hintMarks(hint(action), view({ legal: [action] }), 0);
    expect(ghosts).toEqual([{ road: FEODOR, token, isMain: true }]);
  });

  test('nothing is drawn of what is no longer legal', () => {
    expect(hintMarks(hint(obstacle(FEODOR)), view(), 0).ghosts).toEqual([]);
  });
});

describe('in the display and the tray', () => {
  test('the counter to be drawn, or the pile', () => {
    expect(advisedOffer(hint(draw('dragon')), [draw('dragon')])).toBe('dragon');
    expect(advisedOffer(hint(draw(null)), [draw(null)])).toBeNull();
    expect(advisedOffer(hint(PASS), [PASS])).toBeUndefined();
  });

  const pieces = [
    { counter: 'dragon', source: 'open' },
    { counter: 'dragon', source: 'secret' },
    { counter: null, count: 1 },
  ] as const;

  test.each([
    [place('dragon', FEODOR), 0],
    [place('dragon', FEODOR, true), 1],
    [keep(false), 0],
    [keep(true), 1],
    [obstacle(FEODOR), 2],
    [place('unicorn', FEODOR), null],
    [PASS, null],
  ])('the piece to be used: %#', (action, at) => {
    expect(advisedPiece(hint(action), [action], pieces)).toBe(at);
  });
});

describe('carried out', () => {
  const caravan = travel(FEODOR, 'caravan');
  const at = view({ legal: [caravan, PASS], prices: { [caravan.text]: 3 } });

  test('an action is sent as it is', () => {
    expect(hintActions(hint(PASS), at)).toEqual(['pass']);
  });

  test('a caravan with its cards, once they are settled', () => {
    const paid = step(FEODOR, 'feodor', {
      action: caravan.text,
      cards: ['dragon', 'raft', 'raft'],
    });
    expect(hintActions(hint(caravan, { tour: [paid] }), at)).toEqual([
      caravan.text,
      'pay dragon',
      'pay raft',
      'pay raft',
    ]);
    expect(hintActions(hint(caravan, { tour: [{ ...paid, cards: [] }] }), at)).toBeNull();
    expect(hintActions(hint(caravan), at)).toBeNull();
  });
});
