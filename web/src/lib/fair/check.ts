/** The check of a deal: does what was shown at the end fit what was shown at the beginning? */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import type { DealtGame } from '../net/api';
import type { Sealed } from '../net/credentials';
import { deal } from './deal';

/** Each part of the check; null where this browser has kept nothing to check it by. */
export interface Verdict {
  /** The commitment is the one that this browser was shown before the first card. */
  shown: boolean | null;
  /** The texts of this browser's seats are the ones that it sent. */
  mine: boolean | null;
  /** The commitment is the SHA-256 of the secret. */
  secret: boolean;
  /** The seed is the SHA-256 of the secret and the texts. */
  seed: boolean;
  /** The seed deals what was dealt. */
  cards: boolean;
}

/** The SHA-256 of some bytes, in hex. Browsers have their own for secure pages alone. */
const digest = (bytes: Uint8Array) => bytesToHex(sha256(bytes));

export const commitmentOf = (secret: string): string => digest(hexToBytes(secret));

export const seedOf = (secret: string, texts: readonly string[]): string =>
  digest(utf8ToBytes([secret, ...texts].join('\n')));

/**
 * Check a game. `start` is the start seat that was asked for, null for the lot; `mine` are the seats
 * of this browser, and `kept` is what it noted when it sat down.
 */
export function check(
  { seed, options, fairness, events }: DealtGame,
  start: number | null,
  mine: readonly number[],
  kept: Sealed | null,
): Verdict {
  const { commitment, secret, texts } = fairness;
  const opening = deal(seed, { ...options, start_seat: start });
  return {
    shown: kept && kept.commitment === commitment,
    mine:
      kept &&
      isSame(
        mine.map((seat) => texts[seat]),
        kept.texts,
      ),
    secret: /^[0-9a-f]{64}$/.test(secret) && commitmentOf(secret) === commitment,
    seed: seedOf(secret, texts) === seed,
    cards: opening.every((event, i) => isSame(inOrder(event), inOrder(events[i]))),
  };
}

/** Whether nothing of it speaks against the deal. */
export function isFair(verdict: Verdict): boolean {
  return Object.values(verdict).every((part) => part !== false);
}

/** A record's lists of pieces are in no particular order, and its keys in none either. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.every((item) => typeof item === 'string') ? [...items].sort() : items.map(inOrder);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
