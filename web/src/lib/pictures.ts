/** A part of a sentence: words alone, or words with a picture before them. */
export type Part = string | { picture: string; text: string };

// Marks of the private use area: no catalogue and no name has them.
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const PICTURED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/**
 * Words that go into a message together with their picture: the name of a drawing, or `seat:1` for
 * the shape of whoever sits there.
 */
export function pictured(picture: string, text: string): string {
  return `${OPEN}${picture}${MIDDLE}${text}${CLOSE}`;
}

/** A sentence in its parts. */
export function partsOf(sentence: string): Part[] {
  const pieces = sentence.split(PICTURED);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) parts.push(pieces[i] ?? '');
    if (i + 2 < pieces.length)
      parts.push({ picture: pieces[i + 1] ?? '', text: pieces[i + 2] ?? '' });
  }
  return parts;
}

/** A sentence without its pictures: as it is said. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** How wide and how high a drawing is: a card is higher than wide, all else has the box of a piece. */
export function boxOf(drawing: string): readonly [width: number, height: number] {
  return drawing.startsWith('u-pip') ? [24, 34] : [64, 64];
}
