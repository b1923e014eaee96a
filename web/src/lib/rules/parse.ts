/** The rules text (docs/rules.md) read as chapters of clauses, each clause by its id. */

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
const PIECE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|(\(our ruling\))|(?<![\w>-])([A-Z]{3,}-\d+)\b/g;

const QUOTED = /"([^"]*)"/g;

/** The chapters of the text, from the first clause on; what comes before explains its marks. */
export function parseRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let table: Table | null = null;
  for (const line of text.slice(text.indexOf('\n## ')).split('\n')) {
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading?.[1] && heading[2]) {
      const level = heading[1].length === 2 ? 2 : 3;
      chapters.push({ id: slug(heading[2]), title: heading[2], level, blocks: [] });
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
      else if (!cells.every((cell) => /^-+$/.test(cell))) table.rows.push(cells.map(pieces));
    } else {
      blocks.push(clause(line) ?? { kind: 'paragraph', body: pieces(line) });
    }
  }
  return chapters;
}

function slug(title: string): string {
  return title.toLowerCase().replace(/\W+/g, '-');
}

function clause(line: string): Clause | null {
  const [, id, source = '', text] = CLAUSE.exec(line) ?? [];
  if (!id || text === undefined) return null;
  return { kind: 'clause', id, body: pieces(text), note: note(source) };
}

/** "D, as even as 20 allows" is "Our ruling, as even as 20 allows." A bare G or P needs no word. */
function note(source: string): string {
  const words = source
    .replace(/^[GP](, [GP])*(; |$)/, '')
    .replace(/\bD\b/, 'our ruling')
    .replace(/\bP\b/, 'the printed rulebooks')
    .replace(QUOTED, '“$1”');
  return words && words.charAt(0).toUpperCase() + words.slice(1) + '.';
}

function pieces(text: string): Piece[] {
  const plain = text
    .replace(/ \([GP](, [GP])*\)/g, '')
    .replace(/\(D\)/g, '(our ruling)')
    .replace(/\(D[:,] /g, '(our ruling, ')
    .replace(QUOTED, '“$1”');
  const found: Piece[] = [];
  let end = 0;
  for (const match of plain.matchAll(PIECE)) {
    if (match.index > end) found.push({ kind: 'text', text: plain.slice(end, match.index) });
    const [whole, term, strong, em, ruling, id] = match;
    if (id) found.push({ kind: 'clause', text: id });
    else if (ruling) found.push({ kind: 'ruling', text: ruling });
    else if (em) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'term', text: term ?? strong ?? whole });
    end = match.index + whole.length;
  }
  if (end < plain.length) found.push({ kind: 'text', text: plain.slice(end) });
  return found;
}
