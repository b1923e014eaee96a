/** The rules text (docs/rules.md, and its translations) read as chapters of clauses, each clause by its id. */

import type { Language } from '../speech.svelte';
import { inWords } from './options';

/** A stretch of a sentence; `clause` is the id of another clause. */
export interface Piece {
  kind: 'text' | 'term' | 'em' | 'clause' | 'ruling';
  text: string;
}

/** One sentence or more with a name of its own; `note` says where it comes from, if that is worth saying. */
export interface Clause {
  kind: 'clause';
  id: string;
  body: Piece[];
  note: string;
}

export interface Table {
  kind: 'table';
  head: string[];
  rows: Piece[][][];
}

export interface Paragraph {
  kind: 'paragraph';
  body: Piece[];
}

export type Block = Clause | Table | Paragraph;

export interface Chapter {
  id: string;
  title: string;
  /** 2 for a chapter, 3 for a part of the chapter before it. */
  level: 2 | 3;
  blocks: Block[];
}

const CLAUSE = /^- \*\*([A-Z]+-\d+)\*\*(?: \(([GPD]\b[^)]*)\):?)? ?(.*)$/;

const QUOTED = /"([^"]*)"/g;

/** What a language puts for the marks of the source, and how it quotes. */
interface Marks {
  ruling: string;
  printed: string;
  quoted: string;
}

const MARKS: Readonly<Record<Language, Marks>> = {
  en: { ruling: 'our ruling', printed: 'the printed rulebooks', quoted: '“$1”' },
  de: { ruling: 'unsere Festlegung', printed: 'den gedruckten Regelheften', quoted: '„$1“' },
  fr: { ruling: 'notre arbitrage', printed: 'les livrets imprimés', quoted: '«\u00a0$1\u00a0»' },
};

/**
 * The chapters of the text, from the first clause on; what comes before explains its marks.
 * `ids`: of the chapters in their order, for a translation; a link leads to the same place in each.
 */
export function parseRules(
  text: string,
  language: Language = 'en',
  ids: readonly string[] = [],
): Chapter[] {
  const marks = MARKS[language];
  const chapters: Chapter[] = [];
  let table: Table | null = null;
  const said = inWords(text.slice(text.indexOf('\n## ')), language);
  for (const line of said.split('\n')) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading?.[1] && heading[2]) {
      const level = heading[1].length === 2 ? 2 : 3;
      const id = ids[chapters.length] ?? slug(heading[2]);
      chapters.push({ id, title: heading[2], level, blocks: [] });
    }
    const blocks = chapters.at(-1)?.blocks;
    if (heading || !blocks || line.trim() === '') {
      table = null;
    } else if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (!table) blocks.push((table = { kind: 'table', head: cells, rows: [] }));
      else if (!cells.every((cell) => /^-+$/.test(cell)))
        table.rows.push(cells.map((cell) => pieces(cell, marks)));
    } else {
      blocks.push(clause(line, marks) ?? { kind: 'paragraph', body: pieces(line, marks) });
    }
  }
  return chapters;
}

function slug(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

function clause(line: string, marks: Marks): Clause | null {
  const [, id, source = '', text] = CLAUSE.exec(line) ?? [];
  if (!id || text === undefined) return null;
  return { kind: 'clause', id, body: pieces(text, marks), note: note(source, marks) };
}

/** "D, as even as 20 allows" is "Our ruling, as even as 20 allows." A bare G or P needs no word. */
function note(source: string, { ruling, printed, quoted }: Marks): string {
  const words = source
    .replace(/^[GP](, [GP])*(; |$)/, '')
    .replace(/\bD\b/, ruling)
    .replace(/\bP\b/, printed)
    .replace(QUOTED, quoted);
  return words && words.charAt(0).toUpperCase() + words.slice(1) + '.';
}

function pieces(text: string, { ruling, quoted }: Marks): Piece[] {
  const piece = new RegExp(
    '`([^`]+)`|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*' +
      `|(\\(${ruling}\\))` +
      '|(?<![\\w>-])([A-Z]{3,}-\\d+)\\b',
    'g',
  );
  const plain = text
    .replace(/ \([GP](, [GP])*\)/g, '')
    .replace(/\(D\)/g, `(${ruling})`)
    .replace(/\(D[:,] /g, `(${ruling}, `)
    .replace(QUOTED, quoted);
  const found: Piece[] = [];
  let end = 0;
  for (const match of plain.matchAll(piece)) {
    if (match.index > end) found.push({ kind: 'text', text: plain.slice(end, match.index) });
    const [whole, term, strong, em, ours, id] = match;
    if (id) found.push({ kind: 'clause', text: id });
    else if (ours) found.push({ kind: 'ruling', text: ours });
    else if (em) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'term', text: term ?? strong ?? whole });
    end = match.index + whole.length;
  }
  if (end < plain.length) found.push({ kind: 'text', text: plain.slice(end) });
  return found;
}
