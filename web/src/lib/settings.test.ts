import { expect, test } from 'vitest';

test('what storage does not hold, or holds wrongly, is left at its default', async () => {
  // Only the pure part: the module's state is the browser's.
  const { readChoices } = await import('./settings.svelte');
  expect(
    readChoices(
      '{"language":"fr","theme":"dark","motion":"never","letterKeys":false,"hidesEnding":1}',
    ),
  ).toMatchObject({
    language: 'fr',
    theme: 'dark',
    motion: 'normal',
    letterKeys: false,
    hidesEnding: null,
  });
  expect(readChoices('nonsense')).toEqual(readChoices(null));
  expect(readChoices('{"language":"it"}').language).toBe('system');
  expect(readChoices('null')).toEqual(readChoices(null));
});
