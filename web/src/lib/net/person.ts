/** Who somebody is at this server, in this browser. The token stays here and goes to the server alone. */
import { Slot } from '../slot';
import type { PersonToken } from '../wire';

const slot = new Slot('elfenland.person');

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

export function keptPerson(): PersonToken | null {
  return readPerson(slot.read());
}

export function keepPerson(person: PersonToken): void {
  slot.write(JSON.stringify(person));
}

/** Be nobody here any more: the server does not know this person. */
export function forgetPerson(): void {
  slot.write(null);
}
