import { describe, expect, test } from 'vitest';

import { t } from '../i18n';
import { rulesIn } from '../rules/texts';
import { LANGUAGES } from '../speech.svelte';
import { pageOf, termOf, TERMS } from './terms';

test('each term has a name of its own and a sentence', () => {
  const names = TERMS.map(({ id }) => t(`term-${id}`));

  expect(new Set(names).size).toBe(TERMS.length);
  for (const { id } of TERMS) expect(t(`term-${id}-is`), id).toMatch(/\.$/);
});

test('a term leads to its clause, and where there is none to the glossary', () => {
  expect(TERMS.map(pageOf)).toContain('/rules#MOVE-4');
  expect(TERMS.map(pageOf)).toContain('/rules#term-seal');
});

test('only a term is one', () => {
  expect(termOf('caravan')?.clause).toBe('MOVE-4');
  expect(termOf('boots')).toBe(null);
  expect(termOf(undefined)).toBe(null);
});

describe.each(LANGUAGES)('the rules in %s', (language) => {
  test('have every clause that a term comes from', async () => {
    const chapters = await rulesIn(language);
    const clauses = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : [])),
    );

    for (const { clause } of TERMS) if (clause) expect(clauses).toContain(clause);
  });
});
