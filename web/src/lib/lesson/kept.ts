import { Slot } from '../slot';

/** What this browser keeps of the first game that was last begun here. */
export interface Kept {
  table: string;
  /** The steps that were put away as read. */
  read: readonly string[];
  isFolded: boolean;
  /** Nobody wants to hear more, or there is no more to say. */
  isOver: boolean;
}

const slot = new Slot('elfenland.lesson');

/** What storage says; null where it makes no sense. */
export function readLesson(text: string | null): Kept | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { table, read, isFolded, isOver } = found as Partial<Record<keyof Kept, unknown>>;
  if (typeof table !== 'string' || !Array.isArray(read)) return null;
  const steps = read.filter((id): id is string => typeof id === 'string');
  return { table, read: steps, isFolded: isFolded === true, isOver: isOver === true };
}

/** The first game that was last begun here, or null. */
export function keptLesson(): Kept | null {
  return readLesson(slot.read());
}

/** What is kept of this table's. */
export function lessonOf(table: string): Kept {
  const kept = keptLesson();
  return kept?.table === table ? kept : { table, read: [], isFolded: false, isOver: false };
}

export function keepLesson(kept: Kept): void {
  slot.write(JSON.stringify(kept));
}
