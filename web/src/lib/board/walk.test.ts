import { describe, expect, test } from 'vitest';

import { connection, CONNECTION_IDS, otherEnd, town, type Point } from './geometry';
import { along, pointsOf } from './line';
import { lineOf } from './lines';
import { walkOf } from './walk';

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Where the boot is at each keyframe. */
function placesOf(frames: readonly Keyframe[]): Point[] {
  return frames.map(({ transform }) => {
    const [, x, y] = /translate\((.+?)px, (.+?)px\)/.exec(String(transform)) ?? [];
    return [Number(x), Number(y)];
  });
}

describe.each(CONNECTION_IDS)('%s', (road) => {
  const { length, from, ends, counter } = connection(road);
  const d = lineOf(road);

  test('its points are the line that is drawn', () => {
    const points = pointsOf(d);
    const whole = points
      .slice(1)
      .reduce((sum, point, i) => sum + far(point, points[i] ?? point), 0);
    expect(Math.abs(whole - length)).toBeLessThan(length * 0.02);
    expect(Math.min(...points.map((point) => far(point, counter)))).toBeLessThan(20);
    const [first, half, last] = along(points, [0, 0.5, 1]);
    expect(first).toEqual(points[0]);
    expect(far(half ?? [0, 0], first ?? [0, 0])).toBeGreaterThan(0);
    expect(far(last ?? [0, 0], points.at(-1) ?? [0, 0])).toBeLessThan(0.1);
  });

  test.each([0, 5])('seat %i walks it both ways, from its place to its place', (seat) => {
    expect(ends).toContain(from);
    for (const start of ends) {
      const end = otherEnd(road, start);
      const frames = walkOf({ road, from: start, to: end, seat });
      const places = placesOf(frames);
      const slot = (id: string) => town(id).boots[seat] ?? [0, 0];
      expect(far(places[0] ?? [0, 0], slot(start))).toBeLessThan(0.2);
      expect(far(places.at(-1) ?? [0, 0], slot(end))).toBeLessThan(0.2);
      // It goes, and never jumps.
      const steps = places.slice(1).map((place, i) => far(place, places[i] ?? place));
      expect(Math.max(...steps)).toBeLessThan(60);
      // On the road it comes by the nearer half first.
      const line = start === from ? pointsOf(d) : pointsOf(d).reverse();
      const nearest = (place: Point) => {
        const away = line.map((point) => far(point, place));
        return away.indexOf(Math.min(...away)) / line.length;
      };
      const [early, late] = [0.35, 0.65].map((part) => places[Math.round(part * frames.length)]);
      expect(nearest(early ?? [0, 0])).toBeLessThan(0.5);
      expect(nearest(late ?? [0, 0])).toBeGreaterThan(0.5);
      expect(frames.map(({ offset }) => offset)).toEqual(
        frames.map((_, i) => i / (frames.length - 1)),
      );
    }
  });
});
