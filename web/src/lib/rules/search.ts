import type { Block, Chapter, Piece } from './parse';

/** What a block says, as plain text. */
export function words(block: Block): string {
  if (block.kind === 'table') {
    return [...block.head, ...block.rows.flat().map(plain)].join(' ');
  }
  return block.kind === 'clause' ? `${block.id} ${plain(block.body)}` : plain(block.body);
}

function plain(body: readonly Piece[]): string {
  return body.map((piece) => piece.text).join('');
}

/** The chapters with only the blocks that hold every word looked for; all of them for no word. */
export function find(chapters: readonly Chapter[], query: string): Chapter[] {
  const looked = terms(query);
  if (looked.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.filter((block) => {
        const text = `${chapter.title} ${words(block)}`.toLowerCase();
        return looked.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.blocks.length > 0);
}

/** A text cut where a looked-for word begins and ends; `hit` says which parts are such words. */
export function cut(text: string, query: string): { text: string; hit: boolean }[] {
  const looked = terms(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (looked.length === 0) return [{ text, hit: false }];
  // A pattern in brackets is kept by split, so every second part is a hit.
  return text
    .split(new RegExp(`(${looked.join('|')})`, 'gi'))
    .map((part, i) => ({ text: part, hit: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

function terms(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}
