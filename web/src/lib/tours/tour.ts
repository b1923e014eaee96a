/** A tour that somebody sketches, in pencil and for their own eyes. */
import { connection, connectionsOf, otherEnd } from '../board/geometry';
import type { Place } from '../board/marks';

/**
 * Towns one after another, and the connections chosen for the legs between them; null: the better.
 * It is about what lies in one round.
 */
export interface Tour {
  round: number;
  towns: readonly string[];
  by: readonly (string | null)[];
}

export const NO_TOUR: Tour = { round: 0, towns: [], by: [] };

/** As many legs as the server looks at. */
export const MOST_LEGS = 20;

/** What of a tour is still ahead in this round, from the town where the boot stands on. */
export function ahead(tour: Tour, round: number, boot: string): Tour {
  const at = tour.round === round ? tour.towns.indexOf(boot) : -1;
  if (at < 0) return { round, towns: [boot], by: [] };
  return { round, towns: tour.towns.slice(at), by: tour.by.slice(at) };
}

/** Where a tour ends so far. */
export function endOf(tour: Tour): string {
  return tour.towns.at(-1) ?? '';
}

/** The connections between two towns. */
export function between(from: string, to: string): string[] {
  return connectionsOf(from).filter((road) => otherEnd(road, from) === to);
}

/** The towns to which a tour can go on. */
export function nextTo(tour: Tour): string[] {
  const end = endOf(tour);
  return [...new Set(connectionsOf(end).map((road) => otherEnd(road, end)))];
}

/** The tour with one leg more, to a town or by a connection; null: that is no single leg. */
export function extended(tour: Tour, place: Place): Tour | null {
  const end = endOf(tour);
  const isNamed = 'road' in place && connection(place.road).ends.includes(end);
  const to = 'town' in place ? place.town : isNamed ? otherEnd(place.road, end) : null;
  if (to === null || between(end, to).length === 0) return null;
  const by = 'road' in place ? place.road : null;
  return { ...tour, towns: [...tour.towns, to], by: [...tour.by, by] };
}

/** The tour with these towns more, to each of them by the better connection. */
export function led(tour: Tour, towns: readonly string[]): Tour {
  return {
    ...tour,
    towns: [...tour.towns, ...towns],
    by: [...tour.by, ...towns.map(() => null)],
  };
}

/** The tour without its last leg. */
export function shortened(tour: Tour): Tour {
  return { ...tour, towns: tour.towns.slice(0, -1), by: tour.by.slice(0, -1) };
}

/** The tour with one of its legs by this connection. */
export function switched(tour: Tour, leg: number, road: string): Tour {
  return { ...tour, by: tour.by.map((other, at) => (at === leg ? road : other)) };
}

/** Whether two tours go through the same towns as far as this leg, counted from 0. */
export function isBegunAlike(one: Tour, other: Tour, leg: number): boolean {
  return one.towns.slice(0, leg + 2).join() === other.towns.slice(0, leg + 2).join();
}

/** Whether two tours are the same, of the same round. */
export function areSame(one: Tour, other: Tour): boolean {
  return (
    one.round === other.round &&
    one.towns.join() === other.towns.join() &&
    one.by.join() === other.by.join()
  );
}
