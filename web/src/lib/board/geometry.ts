import type { Terrain } from '../names';
import data from './art/geometry.json';

/** A place on the board, in board units: 1600 from left to right, 1160 from top to bottom. */
export type Point = readonly [x: number, y: number];

/** Where things lie on a town. Boots and pieces by seat, from 0. */
export interface TownPlace {
  name: string;
  at: Point;
  /** Left, top, width and height. */
  footprint: readonly [number, number, number, number];
  label: readonly [number, number, number, number];
  boots: readonly Point[];
  pieces: readonly Point[];
}

/** Where things lie on a road, a river or a lake crossing. */
export interface ConnectionPlace {
  ends: readonly [string, string];
  terrain: Terrain;
  /** The town in which its line begins (`lineOf`). */
  from: string;
  length: number;
  counter: Point;
  obstacle: Point;
  /** Of a river: the town it comes from, as far as it is a connection. */
  flow?: { from: string };
}

interface Geometry {
  size: readonly [number, number];
  start: string;
  towns: Readonly<Record<string, TownPlace>>;
  connections: Readonly<Record<string, ConnectionPlace>>;
}

// TypeScript reads the file's lists as of any length; the generator writes and checks them.
const geometry = data as unknown as Geometry;

export const [WIDTH, HEIGHT] = geometry.size;
/** Where all boots start; no piece lies there. */
export const START = geometry.start;
export const TOWNS = geometry.towns;
export const CONNECTIONS = geometry.connections;
export const TOWN_IDS = Object.keys(TOWNS);
export const CONNECTION_IDS = Object.keys(CONNECTIONS);

/** The place of a town that the wire names. */
export function town(id: string): TownPlace {
  const place = TOWNS[id];
  if (!place) throw new Error(`the map has no town "${id}"`);
  return place;
}

/** No tile lies on the frame of the map. */
const FRAME = 60;

/**
 * Where a town's favor tile lies: beside the end of its name that is farther from the town, where
 * there is room.
 */
export function tileAt(id: string): Point {
  const { at, label } = town(id);
  const [x, y, width, height] = label;
  const isRight = x + width / 2 > at[0] || x - 20 < FRAME;
  return [isRight ? x + width + 20 : x - 20, y + height / 2 - 2];
}

/** The place of a road, river or lake crossing that the wire names. */
export function connection(id: string): ConnectionPlace {
  const place = CONNECTIONS[id];
  if (!place) throw new Error(`the map has no connection "${id}"`);
  return place;
}

/** "Feodor–Lapphalya". */
export function connectionName(id: string): string {
  return connection(id)
    .ends.map((end) => town(end).name)
    .join('–');
}

/** The other end of a connection. */
export function otherEnd(id: string, from: string): string {
  const [a, b] = connection(id).ends;
  return from === a ? b : a;
}

/** All connections that end in a town, in the order of their names. */
export function connectionsOf(id: string): string[] {
  return CONNECTION_IDS.filter((c) => connection(c).ends.includes(id)).sort();
}

/** A direction of the arrow keys. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const TOWARDS: Record<Direction, Point> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The nearest town in a direction, or the same town at the edge of the map. What lies askew counts as farther. */
export function nextTown(from: string, direction: Direction): string {
  const [x, y] = town(from).at;
  const [dx, dy] = TOWARDS[direction];
  let best = from;
  let least = Infinity;
  for (const id of TOWN_IDS) {
    const [tx, ty] = town(id).at;
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy + (ty - y) * dx);
    const far = along + 2 * aside;
    if (id !== from && along > 0 && aside <= 1.5 * along && far < least) {
      best = id;
      least = far;
    }
  }
  return best;
}
