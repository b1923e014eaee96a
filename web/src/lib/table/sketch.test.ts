import { expect, test } from 'vitest';

import { BLANK, inRound, toggled } from './sketch';

test('a road is marked by one click and unmarked by the next', () => {
  const one = toggled(BLANK, 1, 'a');
  const two = toggled(one, 1, 'b');
  expect(inRound(two, 1)).toEqual(['a', 'b']);
  expect(inRound(toggled(two, 1, 'a'), 1)).toEqual(['b']);
});

test('a new round begins with a blank sketch', () => {
  const old = toggled(BLANK, 1, 'a');
  expect(inRound(old, 2)).toEqual([]);
  expect(inRound(toggled(old, 2, 'b'), 2)).toEqual(['b']);
});
