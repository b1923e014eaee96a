import { describe, expect, test } from 'vitest';

import { HEIGHT, WIDTH } from './geometry';
import {
  around,
  isInSight,
  panned,
  showing,
  whole,
  wholeScale,
  zoomed,
  type Size,
} from './viewport';

const PHONE: Size = { width: 390, height: 320 };
const DESK: Size = { width: 850, height: 610 };

describe.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the window on %s', (_, size) => {
  test('the whole board fits and lies in the middle', () => {
    const view = whole(size);
    expect(WIDTH * view.scale).toBeLessThanOrEqual(size.width + 0.01);
    expect(HEIGHT * view.scale).toBeLessThanOrEqual(size.height + 0.01);
    expect(view.left).toBeCloseTo((size.width - WIDTH * view.scale) / 2);
  });

  test('zooming keeps the place under the finger', () => {
    const view = around([800, 580], 600, size);
    const at = [size.width / 3, size.height / 2] as const;
    const before = (at[0] - view.left) / view.scale;

    const nearer = zoomed(view, 1.3, at, size);

    expect((at[0] - nearer.left) / nearer.scale).toBeCloseTo(before);
  });

  test('one cannot pan off the board, nor zoom out beyond it', () => {
    const view = panned(around([800, 580], 600, size), 1e6, -1e6, size);
    expect(view.left).toBe(0);
    expect(view.top).toBeCloseTo(size.height - HEIGHT * view.scale);
    expect(zoomed(view, 1e-6, [0, 0], size).scale).toBe(wholeScale(size));
  });

  test('places to be shown are in sight, and no nearer than asked', () => {
    const places = [
      [400, 300],
      [900, 500],
    ] as const;
    const view = showing(places, 700, size);
    for (const place of places) expect(isInSight(place, view, size)).toBe(true);
    expect(size.width / view.scale).toBeGreaterThanOrEqual(700);
  });

  test('nothing that matters lies under the tools, and all of the board can come from there', () => {
    const aside = 60;
    const covered = { ...size, aside };
    const edge = [1440, 300] as const;
    for (const places of [[edge], [edge, [900, 700] as const]]) {
      const view = showing(places, 700, covered);
      for (const place of places) expect(isInSight(place, view, covered)).toBe(true);
    }
    expect(isInSight(edge, around(edge, 700, covered), covered)).toBe(true);
    const view = panned(around([800, 580], 600, covered), -1e6, 0, covered);
    expect(view.left + WIDTH * view.scale).toBeCloseTo(size.width - aside);
    expect(showing([[400, 600]], 700, covered)).toEqual(showing([[400, 600]], 700, size));
  });

  test('a place beyond the edge is out of sight', () => {
    expect(isInSight([1500, 1100], around([200, 200], 500, size), size)).toBe(false);
  });
});
