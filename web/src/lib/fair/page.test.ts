import { expect, test } from 'vitest';

import { fairPage, tableIn } from './page';

test.each(['abc', 'a b', 'ä&x=1'])('the address of table %s leads back to it', (table) => {
  expect(tableIn(new URL(fairPage({ table }), 'http://game.test').search)).toBe(table);
});

test.each(['', '?', '?table=', '?x=1'])('%j names no table', (search) => {
  expect(tableIn(search)).toBeNull();
});
