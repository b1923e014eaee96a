/**
 * What one is called. There is one name: `settings.name` is what this device shows and offers, and the
 * person at the server is called the same as soon as it can be told. Another device learns it there.
 */
import { RequestError } from './net/api';
import { me as askMe, rename } from './net/people';
import { keepPerson, keptPerson } from './net/person';
import { settings } from './settings.svelte';
import type { Me } from './wire';

/** The name that one has here; empty while nobody has given one. */
export function myName(): string {
  return settings.name || (keptPerson()?.name ?? '');
}

/** Be called so from now on. A server that cannot be told now is told when one asks it who one is. */
export async function beCalled(name: string): Promise<void> {
  settings.name = name;
  const known = keptPerson();
  if (!known || name === '' || known.name === name) return;
  try {
    await rename(name);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
  }
}

/** Ask the server who one is. The name that was changed last counts, here or on another device. */
export async function askMyself(): Promise<Me> {
  const known = keptPerson();
  const me = await askMe();
  const isNewHere = me.name === known?.name && settings.name !== '' && settings.name !== me.name;
  const told = isNewHere ? await renamed(settings.name, me) : me;
  if (known) keepPerson({ ...known, name: told.name });
  settings.name = told.name;
  return told;
}

/** Take another name; who may not have it stays as they were. */
async function renamed(name: string, me: Me): Promise<Me> {
  try {
    return await rename(name);
  } catch (error) {
    if (error instanceof RequestError && error.code !== null) return me;
    throw error;
  }
}
