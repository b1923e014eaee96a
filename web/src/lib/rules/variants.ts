import type { Chapter } from './parse';

/** Clauses of variants that this version does not play yet. */
const NOT_HERE: ReadonlyMap<string, 'town-cards' | 'favors'> = new Map([
  ...['COMP-5', 'SET-4', 'END-3', 'END-4'].map((id) => [id, 'town-cards'] as const),
  ...['COMP-6', 'SET-3', 'DEAL-2', 'END-5'].map((id) => [id, 'favors'] as const),
]);

/** The chapter of a variant, with its parts, that is not played as a whole. */
const CHAPTERS_NOT_HERE = new Set([
  'favor-of-the-towns',
  'small-favors',
  'great-favors',
  'the-six-favors',
]);

/** What of a chapter is not in this version: all of it, or some clauses by variant. */
export function notHere(
  chapter: Chapter,
): 'all' | { id: string; variant: 'town-cards' | 'favors' }[] {
  if (CHAPTERS_NOT_HERE.has(chapter.id)) return 'all';
  return chapter.blocks.flatMap((block) => {
    const variant = block.kind === 'clause' ? NOT_HERE.get(block.id) : undefined;
    return block.kind === 'clause' && variant ? [{ id: block.id, variant }] : [];
  });
}
