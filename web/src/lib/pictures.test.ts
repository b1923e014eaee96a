import { expect, test } from 'vitest';

import { partsOf, pictured, plain } from './pictures';

test('a sentence is words and pictures, and says the same without them', () => {
  const parts = partsOf(
    `Ann: ${pictured('tk-counter-dragon', 'Dragon')} on ${pictured('u-woods', '')}it.`,
  );
  expect(parts).toEqual([
    'Ann: ',
    { picture: 'tk-counter-dragon', text: 'Dragon' },
    ' on ',
    { picture: 'u-woods', text: '' },
    'it.',
  ]);
  expect(plain(parts)).toBe('Ann: Dragon on it.');
  expect(partsOf('Ann passes.')).toEqual(['Ann passes.']);
});
