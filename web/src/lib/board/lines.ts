import drawing from './art/board.svg?raw';

const LINES = new Map(
  Array.from(drawing.matchAll(/<path id="([^"]+)" d="([^"]+)"/g), ([, id, d]) => [id, d] as const),
);

/** The line of a connection as the map draws it: an SVG path that begins in its town `from`. */
export function lineOf(connection: string): string {
  const line = LINES.get(connection);
  if (line === undefined) throw new Error(`the map draws no connection "${connection}"`);
  return line;
}
