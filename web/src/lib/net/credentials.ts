/** The credentials of the tables at which this browser sits. They stay here and go to the server alone. */
import { Slot } from '../slot';
import { keptPerson } from './person';

/** What the deal is checked by at the end: what was shown here, and what was sent, before the first card. */
export interface Sealed {
  commitment: string;
  /** Of this browser's seats, in their order. */
  texts: string[];
}

/** A table this browser has a seat at. */
export interface Kept {
  table: string;
  token: string;
  /** Missing at tables without a sealed deal. */
  sealed?: Sealed;
}

const slot = new Slot('elfenland.tables');

/** What storage says, newest first; what does not fit is left out. */
export function readKept(text: string | null): Kept[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(found) ? found.filter(isKept).map(tidied) : [];
}

function tidied({ sealed, ...kept }: Kept): Kept {
  return isSealed(sealed) ? { ...kept, sealed } : kept;
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, texts } = value as Partial<Record<keyof Sealed, unknown>>;
  return (
    typeof commitment === 'string' &&
    Array.isArray(texts) &&
    texts.every((text) => typeof text === 'string')
  );
}

function isKept(entry: unknown): entry is Kept {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['table', 'token'].every((key) => typeof (entry as Record<string, unknown>)[key] === 'string')
  );
}

function write(kept: readonly Kept[]): void {
  slot.write(JSON.stringify(kept));
}

/** Tables this browser has sat down at, the last one first. */
export function keptTables(): Kept[] {
  return readKept(slot.read());
}

/** The credential for a table: its own, or the person's; null for one who only watches. */
export function tokenFor(table: string): string | null {
  return keptFor(table)?.token ?? keptPerson()?.token ?? null;
}

/** All that is kept of a table. */
export function keptFor(table: string): Kept | undefined {
  return keptTables().find((kept) => kept.table === table);
}

/** Keep the credential of a table. */
export function keepTable(kept: Kept): void {
  write([kept, ...keptTables().filter((other) => other.table !== kept.table)]);
}

/** Forget a table: its seats can then not be taken up again from here. */
export function forgetTable(table: string): void {
  write(keptTables().filter((kept) => kept.table !== table));
}
