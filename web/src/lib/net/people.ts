/** What is asked of the server about people, their games and the lobby. */
import type {
  Device,
  Lobby,
  Me,
  NewRematch,
  PersonToken,
  RecoveryCode,
  RematchMade,
  Seated,
  SignedOut,
  SitDown,
} from '../wire';
import { call } from './api';
import { keptTables } from './credentials';
import { forgetPerson, keepPerson, keptPerson } from './person';

/** The server takes so many tokens at once. */
const MOST = 500;

const token = (): string | null => keptPerson()?.token ?? null;

/** Be somebody: whoever is known here already stays so; else the tables kept here become theirs. */
export async function introduce(name: string): Promise<PersonToken> {
  const known = keptPerson();
  if (known) return known;
  const met = await call<PersonToken>('people', {
    method: 'POST',
    body: {
      name,
      tokens: keptTables()
        .slice(0, MOST)
        .map((kept) => kept.token),
    },
  });
  keepPerson(met);
  return met;
}

/** Name, devices and games. */
export const me = (): Promise<Me> => call('people/me', { token: token() });

/** Take another name. */
export async function rename(name: string): Promise<Me> {
  const found = await call<Me>('people/me', { method: 'POST', body: { name }, token: token() });
  const known = keptPerson();
  if (known) keepPerson({ ...known, name: found.name });
  return found;
}

/** A code by which another device becomes this person's. */
export const newRecovery = (): Promise<RecoveryCode> =>
  call('people/me/recovery', { method: 'POST', token: token() });

/** Sign a device out, with null all but this one; the devices that are left. */
export async function signOut(device: string | null): Promise<Device[]> {
  const { devices } = await call<SignedOut>('people/me/sign_out', {
    method: 'POST',
    body: { device },
    token: token(),
  });
  if (!devices.some(({ here }) => here)) forgetPerson();
  return devices;
}

/** Be the person of a code in this browser. */
export async function recover(code: string): Promise<PersonToken> {
  const found = await call<PersonToken>('recoveries', { method: 'POST', body: { code } });
  keepPerson(found);
  return found;
}

/** What is open to anybody. */
export const lobby = (): Promise<Lobby> => call('lobby');

/** Take a free seat of a table in the lobby. */
export const takeSeat = (table: string, seat: number, body: SitDown): Promise<Seated> =>
  call(`tables/${encodeURIComponent(table)}/seats/${seat}`, {
    method: 'POST',
    body,
    token: token(),
  });

/** Play again with the same people. */
export const askRematch = (
  table: string,
  asker: string | null,
  body: NewRematch,
): Promise<RematchMade> =>
  call(`tables/${encodeURIComponent(table)}/rematch`, { method: 'POST', body, token: asker });
