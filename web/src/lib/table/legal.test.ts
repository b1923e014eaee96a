import { expect, test } from 'vitest';

import {
  draw,
  layable,
  layableRoads,
  obstacles,
  placements,
  placementText,
  steps,
  withText,
} from './legal';
import { obstacle, PASS, place, placeSeen, travel } from './testing';

const LEGAL = [
  PASS,
  place('dragon', 'feodor-lapphalya-woods'),
  place('dragon', 'feodor-lapphalya-woods', true),
  place('unicorn', 'feodor-lapphalya-woods'),
  place('dragon', 'albaran-feodor-desert'),
  obstacle('ixara-virst-plains'),
];

test('a counter goes on the roads that the legal list names, the secret one on its own', () => {
  expect([...placements(LEGAL, { counter: 'dragon', source: 'open' }).keys()]).toEqual([
    'feodor-lapphalya-woods',
    'albaran-feodor-desert',
  ]);
  expect([...placements(LEGAL, { counter: 'dragon', source: 'secret' }).keys()]).toEqual([
    'feodor-lapphalya-woods',
  ]);
  expect(placements(LEGAL, { counter: 'elfcycle', source: 'open' }).size).toBe(0);
});

test('a road offers all that can be laid on it', () => {
  expect(layable(LEGAL, 'feodor-lapphalya-woods')).toHaveLength(3);
  expect(layable(LEGAL, 'beata-strykhaven-plains')).toEqual([]);
  expect(layableRoads(LEGAL).size).toBe(3);
  expect([...obstacles(LEGAL).keys()]).toEqual(['ixara-virst-plains']);
});

test('steps are sorted by the town they lead to, parallel connections together', () => {
  const legal = [
    travel('ixara-virst-plains'),
    travel('ixara-virst-plains', 'caravan'),
    travel('ixara-virst-river', 'raft'),
    travel('elvenhold-virst-lake', 'raft'),
  ];

  const found = steps(legal, 'virst');

  expect([...found.keys()]).toEqual(['ixara', 'elvenhold']);
  expect(found.get('ixara')).toHaveLength(3);
});

test('draws are found by their counter, the pile by null', () => {
  const dragon = { kind: 'draw', code: 2, text: 'draw dragon', counter: 'dragon' } as const;
  const pile = { kind: 'draw', code: 8, text: 'draw pile', counter: null } as const;
  expect(draw([dragon, pile], 'dragon')).toBe(dragon);
  expect(draw([dragon, pile], null)).toBe(pile);
  expect(draw([dragon], null)).toBeUndefined();
});

test('an action is found by its text', () => {
  expect(withText(LEGAL, 'pass')).toBe(PASS);
  expect(withText(LEGAL, 'end')).toBeUndefined();
});

test('a counter looked at is laid as such, and no other', () => {
  const seen = placeSeen('dragon', 'feodor-lapphalya-woods');
  const held = { counter: 'dragon', source: 'seen' } as const;
  expect([...placements([seen], held).values()]).toEqual([seen]);
  expect(placements([seen], { ...held, source: 'open' }).size).toBe(0);
  expect(placementText(held, seen.road)).toBe(seen.text);
  expect(placementText({ ...held, source: 'secret' }, seen.road)).toBe(
    `place secret dragon ${seen.road}`,
  );
  expect(layableRoads([seen]).size).toBe(1);
});
