/**
 * How long to wait before the next try, in milliseconds and no longer than `most`; `chance` from 0
 * to 1 parts those who lost it together.
 */
export function backoff(tries: number, chance: number, most = 15_000): number {
  const longest = Math.min(500 * 2 ** tries, most);
  return Math.round(longest * (0.6 + 0.4 * chance));
}

/** A new id for a request: sent twice, it is played once. */
export const newId = (): string => randomHex(12);

/** What a seat of this screen adds to the deal: nobody knows it before. */
export const newText = (): string => randomHex(16);

/** Random bytes in hex; it needs no secure context. */
function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
