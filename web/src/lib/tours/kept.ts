/** What somebody plans at their tables, kept in this browser and nowhere else. */
import { CONNECTIONS, TOWNS } from '../board/geometry';
import { Slot } from '../slot';
import { NO_TOUR, type Tour } from './tour';

/** At one table: the tour that is sketched, and whether it is shown what can be reached. */
export interface Plans {
  tour: Tour;
  isReachOn: boolean;
}

export const NO_PLANS: Plans = { tour: NO_TOUR, isReachOn: false };

const slot = new Slot('elfenland.tours');
/** Of the tables played at last. */
const MOST = 20;

/** By table, the last one first, what storage says; what makes no sense is left out. */
export function readPlans(text: string | null): Map<string, Plans> {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '[]');
  } catch {
    return new Map();
  }
  return new Map(Array.isArray(found) ? found.filter(isEntry) : []);
}

function isEntry(entry: unknown): entry is [string, Plans] {
  if (!Array.isArray(entry)) return false;
  const [table, plans] = entry as unknown[];
  if (typeof table !== 'string' || typeof plans !== 'object' || plans === null) return false;
  const { tour, isReachOn } = plans as Partial<Record<keyof Plans, unknown>>;
  return typeof isReachOn === 'boolean' && isTour(tour);
}

function isTour(value: unknown): value is Tour {
  if (typeof value !== 'object' || value === null) return false;
  const { round, towns, by } = value as Partial<Record<keyof Tour, unknown>>;
  return (
    typeof round === 'number' &&
    Array.isArray(towns) &&
    towns.every((town) => typeof town === 'string' && town in TOWNS) &&
    Array.isArray(by) &&
    by.length === Math.max(0, towns.length - 1) &&
    by.every((road) => road === null || (typeof road === 'string' && road in CONNECTIONS))
  );
}

function read(): Map<string, Plans> {
  return readPlans(slot.read());
}

/** What is planned at a table. */
export function plansAt(table: string): Plans {
  return read().get(table) ?? NO_PLANS;
}

/** Keep what is planned at a table. */
export function keepPlans(table: string, plans: Plans): void {
  const others = [...read()].filter(([other]) => other !== table);
  slot.write(JSON.stringify([[table, plans], ...others].slice(0, MOST)));
}
