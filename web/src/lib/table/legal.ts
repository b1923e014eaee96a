import { otherEnd } from '../board/geometry';
import type { Action, PlaceCounter, PlaceObstacle, Transport, Travel } from '../wire';

/** A counter in one's tray; `secret` is the one that only its owner knows. */
export interface Held {
  counter: Transport;
  secret: boolean;
}

/** The legal action with this text. */
export function withText(legal: readonly Action[], text: string): Action | undefined {
  return legal.find((action) => action.text === text);
}

/** Roads on which a counter may be laid, each with the action that does it. */
export function placements(legal: readonly Action[], held: Held): Map<string, PlaceCounter> {
  const roads = new Map<string, PlaceCounter>();
  for (const action of legal)
    if (action.kind === 'place' && action.counter === held.counter && action.secret === held.secret)
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
export function layable(legal: readonly Action[], road: string): (PlaceCounter | PlaceObstacle)[] {
  return legal.filter(
    (action): action is PlaceCounter | PlaceObstacle =>
      (action.kind === 'place' || action.kind === 'obstacle') && action.road === road,
  );
}

/** Roads on which anything can be laid. */
export function layableRoads(legal: readonly Action[]): Set<string> {
  const roads = new Set<string>();
  for (const action of legal)
    if (action.kind === 'place' || action.kind === 'obstacle') roads.add(action.road);
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
