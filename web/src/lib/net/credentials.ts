/** The credentials of the tables at which this browser sits. They stay here and go to the server alone. */

/** A table this browser has a seat at. */
export interface Kept {
  table: string;
  token: string;
  name: string;
}

const KEY = 'elfenland.tables';

/** What storage says, newest first; what does not fit is left out. */
export function readKept(text: string | null): Kept[] {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(entry: unknown): entry is Kept {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['table', 'token', 'name'].every(
      (key) => typeof (entry as Record<string, unknown>)[key] === 'string',
    )
  );
}

// Where storage is forbidden, the credentials last as long as the page.
let memory: string | null = null;

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

function write(kept: readonly Kept[]): void {
  memory = JSON.stringify(kept);
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // As above.
  }
}

/** Tables this browser has sat down at, the last one first. */
export function keptTables(): Kept[] {
  return readKept(read());
}

/** The credential for a table, or null for one who only watches. */
export function tokenFor(table: string): string | null {
  return keptTables().find((kept) => kept.table === table)?.token ?? null;
}

/** Keep the credential of a table. */
export function keepTable(kept: Kept): void {
  write([kept, ...keptTables().filter((other) => other.table !== kept.table)]);
}

/** Forget a table: its seats can then not be taken up again from here. */
export function forgetTable(table: string): void {
  write(keptTables().filter((kept) => kept.table !== table));
}
