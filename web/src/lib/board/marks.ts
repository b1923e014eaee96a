import type { Card } from '../wire';
import { connection, tileAt, town, WIDTH, type Point } from './geometry';

/** What glows on the map, and the prices: all that says what can be done. */
export interface Marks {
  /**
   * Roads that can be laid on. Short: it would cost more cards than I hold; quiet: nothing is picked
   * yet, so many roads would do.
   */
  glows: readonly { road: string; look: 'plain' | 'short' | 'quiet' }[];
  /**
   * Towns that can be gone to, in one step or in several; those to which a sketch can go on by one
   * leg, and the one to which a way for it is sought.
   */
  halos: readonly { town: string; look: 'near' | 'far' | 'picked' | 'pencil' | 'sought' }[];
  /** The step or the way that is picked, for a seat. */
  way: { roads: readonly string[]; seat: number } | null;
  /** A tour in pencil, for one's own eyes. */
  sketch: Pencilled;
  /** Towns out of reach. */
  beyond: ReadonlySet<string>;
  /** What a hint proposes. */
  advice: Advised | null;
}

export const NO_MARKS: Marks = {
  glows: [],
  halos: [],
  way: null,
  sketch: { lines: [], ghosts: [], end: null },
  beyond: new Set(),
  advice: null,
};

/** A tour that is sketched: its legs, those short of something finer, and where it ends. */
export interface Pencilled {
  lines: readonly { road: string; isShort: boolean }[];
  ghosts: readonly Ghost[];
  end: string | null;
}

/** A piece that is not on its road yet; a hint's main one is to be laid now. */
export interface Ghost {
  road: string;
  token: string;
  isMain: boolean;
}

/** What a hint proposes: pieces, and a tour of a seat. */
export interface Advised {
  seat: number;
  ghosts: readonly Ghost[];
  /** Connections of the tour that are open now, in their order. */
  open: readonly string[];
  /** And those from the first on that lacks a counter. */
  planned: readonly string[];
  /** The town that the next step leads to. */
  next: string | null;
}

/** A boot that walks: told of the element that is to be moved. */
export interface Walking {
  seat: number;
  start: (boot: Element) => void;
}

/** What moves on the map just now. */
export interface Moving {
  readonly walker: Walking | null;
  /** The town whose favor is used. */
  readonly landing: string | null;
  /** The road whose obstacle a free path cancels. */
  readonly lifted: string | null;
}

/** A seat's destination on the map. */
export interface Goal {
  seat: number;
  town: string;
}

/** A price on the map: so many cards of a kind; kind null: any cards. */
export interface Price {
  kind: Card | null;
  count: number;
  held: number;
}

/** The whole price of several steps, which can be paid. */
export interface WholePrice {
  kind: 'whole';
  count: number;
  held: number;
}

/** A town, or a road, river or lake crossing. */
export type Place = { town: string } | { road: string };

/** Where a place is: the middle of a town, or where a road's counter lies. */
export function placeAt(place: Place): Point {
  return 'town' in place ? town(place.town).at : connection(place.road).counter;
}

/**
 * How far it reaches up and down from there, in pixels: a town with its name and its tile, and with
 * what can be clicked; a counter.
 */
export function reachOf(place: Place, scale: number): readonly [above: number, below: number] {
  const AIR = 6;
  const COUNTER = 20;
  const TILE = 18;
  if ('road' in place) return [COUNTER + AIR, COUNTER + AIR];
  const { at, footprint, label } = town(place.town);
  const [, tile] = tileAt(place.town);
  const top = Math.min(footprint[1], label[1], tile - TILE);
  const bottom = Math.max(footprint[1] + footprint[3], label[1] + label[3], tile + TILE);
  const hit = Math.max(0.066 * WIDTH * scale, 44) / 2;
  return [
    Math.max((at[1] - top) * scale, hit) + AIR,
    Math.max((bottom - at[1]) * scale, hit) + AIR,
  ];
}

/** A place's name among all places. */
export function placeKey(place: Place): string {
  return 'town' in place ? `town:${place.town}` : `road:${place.road}`;
}

/** The place of this name. */
export function placeNamed(key: string): Place {
  const [kind, id = ''] = key.split(':');
  return kind === 'town' ? { town: id } : { road: id };
}

/** A place on the map that can be acted on. */
export interface Target {
  key: string;
  place: Place;
  /** The whole sentence, for those who do not see the map. */
  label: string;
  price: Price | WholePrice | null;
  isPicked: boolean;
  /**
   * A step to the next town is gold, a price on a road paper. Far is a way of several steps; pencil
   * a town to which a sketch can go on by one leg, led one to which it goes by a way of several.
   */
  look: 'near' | 'plain' | 'far' | 'pencil' | 'led';
}

/** One of several things that can be done at a place. */
export interface Option {
  key: string;
  label: string;
  /** Its drawing, by its name in tokens.svg, and what is used with it. */
  token: string;
  badge: string | null;
  price: Price | null;
}
