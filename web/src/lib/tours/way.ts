/** A way of several steps. */
import type { Card, Reached } from '../wire';

/** What of a way can be decided at once, in the notation. */
export function certainActions({ certain, steps }: Reached): string[] {
  return steps.slice(0, certain).flatMap(({ actions }) => actions);
}

/** The town where a way stops to be asked about a favor; null where all of it is certain. */
export function stopOf({ certain, steps }: Reached): string | null {
  return certain < steps.length ? (steps[certain - 1]?.to ?? null) : null;
}

/** The ways by the towns that they lead to. */
export function byTown(ways: readonly Reached[]): ReadonlyMap<string, Reached> {
  return new Map(ways.map((way) => [way.town, way]));
}

/** The connections that it goes by. */
export function roadsOf({ steps }: Reached): string[] {
  return steps.map((step) => step.connection);
}

/** The towns that it goes through. */
export function townsOf({ steps }: Reached): string[] {
  return steps.map((step) => step.to);
}

/** The cards of the hand that it takes. */
export function cardsOf({ steps }: Reached): Card[] {
  return steps.flatMap(({ cards }) => cards);
}

/** Positions in the hand of these cards, the first of each kind. */
export function placesIn(hand: readonly Card[], cards: readonly Card[]): number[] {
  const owed = [...cards];
  return hand.flatMap((card, at) => {
    const found = owed.indexOf(card);
    if (found < 0) return [];
    owed.splice(found, 1);
    return [at];
  });
}
