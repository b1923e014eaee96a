import { connection, town, type Point } from './geometry';

/** From where to where somebody walks, and over what. */
interface Way {
  road: string;
  from: string;
  to: string;
  seat: number;
}

/** A step of the boot, in board units, and how high and how far aslant it is in the middle of it. */
const STRIDE = 44;
const HOP = 9;
const TILT = 7;

/** Moments per stride: enough for a hop to look round. */
const MOMENTS = 6;

/** The boot stands on the road by its sole. */
const SOLE = 14;

/**
 * The way of a boot along a road's own line, stride by stride, as keyframes in board units: off its
 * place in the one town, and at the end onto its place in the other.
 */
export function walkOf({ road, from, to, seat }: Way): Keyframe[] {
  const place = connection(road);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', place.d);
  const length = path.getTotalLength();
  const isForward = place.from === from;
  const slot = (id: string): Point => town(id).boots[seat] ?? town(id).at;
  const [start, end] = [slot(from), slot(to)];
  const strides = Math.max(2, Math.round(length / STRIDE));
  const moments = strides * MOMENTS;
  const looks = end[0] < start[0] - 20 ? -1 : 1;
  return Array.from({ length: moments + 1 }, (_, i) => {
    const time = i / moments;
    const part = eased(time);
    const { x, y } = path.getPointAtLength(length * (isForward ? part : 1 - part));
    const off = Math.max(0, 1 - part * 5);
    const on = Math.max(0, 1 - (1 - part) * 5);
    const blend = (a: number, b: number, c: number) => a * off + b * (1 - off - on) + c * on;
    const phase = part * strides * Math.PI;
    const hop = Math.abs(Math.sin(phase)) * HOP;
    const tilt = Math.sin(phase) * TILT;
    const at = [blend(start[0], x, end[0]), blend(start[1], y - SOLE, end[1]) - hop];
    return {
      offset: time,
      transform: `translate(${at.map((value) => `${value.toFixed(1)}px`).join(', ')}) rotate(${tilt.toFixed(1)}deg) scaleX(${looks})`,
    };
  });
}

/** Slow at both ends. */
function eased(time: number): number {
  return time * time * (3 - 2 * time);
}
