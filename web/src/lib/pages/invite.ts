/** What somebody types or pastes to sit down: a whole link, or the code at its end. */

/** The code of an invitation, or null if there is none in it. */
export function codeFrom(text: string): string | null {
  const tidy = text.trim();
  const inLink = /\/join\/([^/?#\s]+)/.exec(tidy)?.[1];
  if (inLink) return decode(inLink);
  return /^[\w-]+$/.test(tidy) ? tidy : null;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Whether a link leads other devices here, and not to themselves. */
export function reachesOthers(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname !== 'localhost' && hostname !== '[::1]' && !hostname.startsWith('127.');
}
