import { expect, test } from 'vitest';

import { Doubled } from './doubled';

test('a double click decides once', () => {
  let number = 5;
  const doubled = new Doubled(() => number);
  const click = (detail: number) => doubled.isToo({ detail } as MouseEvent);
  // As long as nothing was decided each click counts, also those of a key, which have no number.
  expect([click(1), click(2), click(0)]).toEqual([false, false, false]);
  number = 6;
  expect([click(1), click(0)]).toEqual([false, false]);
  number = 8;
  expect([click(2), click(3), click(1)]).toEqual([true, true, false]);
});
