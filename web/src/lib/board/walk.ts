import { connection, town, type Point } from './geometry';
import { along, pointsOf } from './line';
import { lineOf } from './lines';

/** From where to where somebody walks, and over what. */
interface Way {
  road: string;
  from: string;
  to: string;
  seat: number;
}

/** About so many board units are a stride; in the middle of one the boot is so high and so far aslant. */
const STRIDE = 95;
const HOP = 12;
const TILT = 8;

/** Moments per stride: enough for a hop to look round. */
const MOMENTS = 8;

/** A boot stands on the road by its sole, which is below its middle. */
const SOLE = 14;

/** It leaves its place in a town, and comes onto the other, within so much of the way. */
const EDGE = 0.2;

/**
 * The way of a boot along a road's own line, stride by stride, as keyframes in board units: off its
 * place in the one town, and at the end onto its place in the other.
 */
export function walkOf({ road, from, to, seat }: Way): Keyframe[] {
  const place = connection(road);
  const points = pointsOf(lineOf(road));
  if (place.from !== from) points.reverse();
  const slot = (id: string): Point => town(id).boots[seat] ?? town(id).at;
  const [start, end] = [slot(from), slot(to)];
  const strides = Math.max(2, Math.round(place.length / STRIDE));
  const moments = strides * MOMENTS;
  const parts = Array.from({ length: moments + 1 }, (_, i) => eased(i / moments));
  const looks = end[0] < start[0] ? -1 : 1;
  return along(points, parts).map(([x, y], i) => {
    const part = parts[i] ?? 0;
    const off = Math.max(0, 1 - part / EDGE);
    const on = Math.max(0, 1 - (1 - part) / EDGE);
    const blend = (a: number, b: number, c: number) => a * off + b * (1 - off - on) + c * on;
    const turn = part * strides * Math.PI;
    const left = blend(start[0], x, end[0]);
    const top = blend(start[1], y - SOLE, end[1]) - Math.abs(Math.sin(turn)) * HOP;
    const tilt = Math.sin(turn) * TILT;
    return {
      offset: i / moments,
      transform: `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) rotate(${tilt.toFixed(1)}deg) scaleX(${looks})`,
    };
  });
}

/** Slow at both ends. */
function eased(time: number): number {
  return time * time * (3 - 2 * time);
}
