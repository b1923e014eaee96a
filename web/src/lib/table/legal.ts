import { otherEnd } from '../board/geometry';
import type { Action, PlaceCounter, PlaceObstacle, PlaceSeen, Transport, Travel } from '../wire';

/**
 * Where a counter of one's own comes from: it lies open, only its owner knows it, it is looked at by
 * Two Counters, or it waits for the next round (TILE-3, TILE-4).
 */
export type Source = 'open' | 'secret' | 'seen' | 'waiting';

/** A counter in one's tray. */
export interface Held {
  counter: Transport;
  source: Source;
}

/** Laying a counter, by PLAN-2 or by TILE-3. */
export type Placement = PlaceCounter | PlaceSeen;

/** Where the counter comes from that an action lays. */
export function sourceOf(action: Placement): Exclude<Source, 'waiting'> {
  if (action.kind === 'place-seen') return 'seen';
  return action.secret ? 'secret' : 'open';
}

/** The text of laying a counter on a road. */
export function placementText({ counter, source }: Held, road: string): string {
  return `place ${source === 'open' ? '' : `${source} `}${counter} ${road}`;
}

function isPlacement(action: Action): action is Placement {
  return action.kind === 'place' || action.kind === 'place-seen';
}

/** The legal action with this text. */
export function withText(legal: readonly Action[], text: string): Action | undefined {
  return legal.find((action) => action.text === text);
}

/** Roads on which a counter may be laid, each with the action that does it. */
export function placements(legal: readonly Action[], held: Held): Map<string, Placement> {
  const roads = new Map<string, Placement>();
  for (const action of legal)
    if (isPlacement(action) && action.counter === held.counter && sourceOf(action) === held.source)
      roads.set(action.road, action);
  return roads;
}

/** Roads on which the obstacle may be laid. */
export function obstacles(legal: readonly Action[]): Map<string, PlaceObstacle> {
  const roads = new Map<string, PlaceObstacle>();
  for (const action of legal) if (action.kind === 'obstacle') roads.set(action.road, action);
  return roads;
}

/** Everything that can be laid on one road: the ring of choices. */
export function layable(legal: readonly Action[], road: string): (Placement | PlaceObstacle)[] {
  return legal.filter(
    (action): action is Placement | PlaceObstacle =>
      (isPlacement(action) || action.kind === 'obstacle') && action.road === road,
  );
}

/** Roads on which anything can be laid. */
export function layableRoads(legal: readonly Action[]): Set<string> {
  const roads = new Set<string>();
  for (const action of legal)
    if (isPlacement(action) || action.kind === 'obstacle') roads.add(action.road);
  return roads;
}

/** Towns one step away, each with all the steps that lead there. */
export function steps(legal: readonly Action[], from: string): Map<string, Travel[]> {
  const towns = new Map<string, Travel[]>();
  for (const action of legal) {
    if (action.kind !== 'travel') continue;
    const to = otherEnd(action.connection, from);
    towns.set(to, [...(towns.get(to) ?? []), action]);
  }
  return towns;
}

/** The draw of a face-up counter of this kind, or with null of the pile. */
export function draw(legal: readonly Action[], counter: Transport | null): Action | undefined {
  return legal.find((action) => action.kind === 'draw' && action.counter === counter);
}
