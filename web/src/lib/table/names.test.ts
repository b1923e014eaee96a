import { expect, test } from 'vitest';

import { peopleOf, rulesOf, tableName, titleOf } from './names';
import { sharedTable, table } from './testing';

test('"you" is the only seat of a screen; at a shared one nobody is', () => {
  expect(peopleOf(table()).isYou(0)).toBe(true);
  expect(peopleOf(table()).isYou(1)).toBe(false);
  expect(peopleOf(sharedTable()).isYou(0)).toBe(false);
  expect(peopleOf(table({ mine: [] })).isYou(0)).toBe(false);
});

test('the title says when somebody here is asked, and who at a shared screen', () => {
  const one = table();
  const two = sharedTable();
  expect(titleOf(one, peopleOf(one), 0)).toBe('● Your turn – Mira’s table');
  expect(titleOf(one, peopleOf(one), null)).toBe('Mira’s table');
  expect(titleOf(two, peopleOf(two), 1)).toBe('● Bram’s turn – Mira’s table');
});

test('a table without a name is called after its host', () => {
  expect(tableName({ name: 'Friday', host: 'Mira' })).toBe('Friday');
  expect(tableName({ name: null, host: 'Mira' })).toBe('Mira’s table');
});

test('rule sets have the names that players know', () => {
  expect(rulesOf(table())).toBe('Our rules');
  expect(rulesOf(table({ rule_set: 'printed-2015' }))).toBe('As printed 2015');
  const lesson = { ...table().setup, lesson: true };
  expect(rulesOf(table({ rule_set: 'custom', setup: lesson }))).toBe('Our rules, three rounds');
});

test('what a game is played by is the rule set and what comes on top of it', () => {
  expect(rulesOf(table())).toBe('Our rules');
  const setup = { ...table().setup, options: { favors: 'great', town_cards: true } as const };
  expect(rulesOf(table({ rule_set: 'custom', setup }))).toBe(
    'A mix of rules · Great Favors · Town cards',
  );
});
