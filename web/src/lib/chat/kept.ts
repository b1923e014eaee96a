import { Slot } from '../slot';

/** What this browser keeps of a table's chat. */
export interface Kept {
  /** Who is not to be heard. */
  muted: readonly string[];
  /** The number of the last message that was read. */
  read: number;
}

const slot = new Slot('elfenland.chat');
const NOTHING: Kept = { muted: [], read: 0 };

/** What storage says, by table; what does not fit is left out. */
export function readChats(text: string | null): Record<string, Kept> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, Kept] => isKept(entry[1])),
  );
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { muted, read } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    typeof read === 'number' &&
    Array.isArray(muted) &&
    muted.every((who) => typeof who === 'string')
  );
}

const all = (): Record<string, Kept> => readChats(slot.read());

/** What is kept of this table's chat. */
export const chatOf = (table: string): Kept => all()[table] ?? NOTHING;

/** Keep it. */
export function keepChat(table: string, kept: Kept): void {
  slot.write(JSON.stringify({ ...all(), [table]: kept }));
}
