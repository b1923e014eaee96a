/** A word of the game that is explained, and the clause it comes from; null: it is a word of ours. */
export interface Term {
  id: TermId;
  clause: string | null;
}

const CLAUSES = {
  boot: 'COMP-1',
  piece: 'MOVE-8',
  connection: 'COMP-2',
  card: 'COMP-4',
  counter: 'COMP-3',
  secret: 'SECRET-1',
  display: 'SET-2',
  blind: 'DRAW-1',
  pile: 'DEAL-1',
  chart: 'CHART-1',
  pass: 'PLAN-4',
  obstacle: 'PLAN-3',
  caravan: 'MOVE-4',
  raft: 'MOVE-5',
  stream: 'CHART-2',
  limit: 'MOVE-9',
  keep: 'ROUND-2',
  start: 'SET-5',
  'town-card': 'END-3',
  favor: 'FAV-2',
  'small-favors': 'SMALL-1',
  'great-favors': 'GREAT-1',
  reserved: 'TILE-2',
  extra: 'TILE-4',
  'free-path': 'TILE-6',
  ruling: null,
  hint: null,
  seal: null,
  bank: null,
  'stand-in': null,
} as const;

export type TermId = keyof typeof CLAUSES;

/** In the order in which a game comes to them. */
export const TERMS: readonly Term[] = (Object.keys(CLAUSES) as TermId[]).map((id) => ({
  id,
  clause: CLAUSES[id],
}));

/** The term of this id, or null. */
export function termOf(id: string | undefined): Term | null {
  return TERMS.find((term) => term.id === id) ?? null;
}

/** Where more is said of a term. */
export function pageOf({ id, clause }: Term): string {
  return `/rules#${clause ?? `term-${id}`}`;
}
