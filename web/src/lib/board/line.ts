import type { Point } from './geometry';

/** Points on each curve of a line: enough for a boot to go round every bend. */
const POINTS = 8;

/**
 * The points of a road's line, from its beginning. The drawing writes it as curves, each from where
 * the last one ends.
 */
export function pointsOf(d: string): Point[] {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const at = (i: number) => numbers[i] ?? 0;
  let [x, y] = [at(0), at(1)];
  const points: Point[] = [[x, y]];
  for (let i = 2; i + 5 < numbers.length; i += 6) {
    for (let n = 1; n <= POINTS; n++) {
      const t = n / POINTS;
      const [a, b, c] = [3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      points.push([
        x + a * at(i) + b * at(i + 2) + c * at(i + 4),
        y + a * at(i + 1) + b * at(i + 3) + c * at(i + 5),
      ]);
    }
    [x, y] = [x + at(i + 4), y + at(i + 5)];
  }
  return points;
}

/** Where one is on a line after so much of its length, from 0 to 1, for each of `parts` in rising order. */
export function along(points: readonly Point[], parts: readonly number[]): Point[] {
  const lengths = [0];
  for (const [i, [x, y]] of points.entries()) {
    const next = points[i + 1];
    if (next) lengths.push((lengths[i] ?? 0) + Math.hypot(next[0] - x, next[1] - y));
  }
  const whole = lengths.at(-1) ?? 0;
  let i = 0;
  return parts.map((part) => {
    const far = part * whole;
    while (i < points.length - 2 && (lengths[i + 1] ?? 0) < far) i += 1;
    const [from, to] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    const start = lengths[i] ?? 0;
    const share = (far - start) / ((lengths[i + 1] ?? start) - start || 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}
