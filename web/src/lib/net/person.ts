/** Who somebody is at this server, in this browser. The token stays here and goes to the server alone. */
import type { PersonToken } from '../wire';

const KEY = 'elfenland.person';

/** A person from storage; null where there is none, or none that makes sense. */
export function readPerson(text: string | null): PersonToken | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { person, token, name } = found as Partial<Record<keyof PersonToken, unknown>>;
  return typeof person === 'string' && typeof token === 'string' && typeof name === 'string'
    ? { person, token, name }
    : null;
}

// Where storage is forbidden, one is known as long as the page lasts.
let memory: string | null = null;

export function keptPerson(): PersonToken | null {
  try {
    return readPerson(localStorage.getItem(KEY) ?? memory);
  } catch {
    return readPerson(memory);
  }
}

export function keepPerson(person: PersonToken): void {
  memory = JSON.stringify(person);
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // As above.
  }
}

/** Be nobody here any more: the server does not know this person. */
export function forgetPerson(): void {
  memory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
