import { CARDS, type Card, type PlayerView, type Transport } from '../wire';

/** Cards in the order of kinds, as a payment must name them. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** How many of each kind lie in a hand. */
export function counts(cards: readonly Card[]): Map<Card, number> {
  const found = new Map<Card, number>();
  for (const kind of CARDS) {
    const count = cards.filter((card) => card === kind).length;
    if (count > 0) found.set(kind, count);
  }
  return found;
}

/**
 * Positions in the hand of the cards to give away first: `count` of them, those that serve least.
 * It only proposes; whoever pays may choose others.
 */
export function proposal(
  hand: readonly Card[],
  count: number,
  serves: (card: Card) => number,
): number[] {
  const left = [...hand.keys()];
  const given: number[] = [];
  while (given.length < count && left.length > 0) {
    // A kind held several times is worth less with each card more than it serves.
    const worth = (at: number) => {
      const kind = hand[at] as Card;
      const held = left.filter((other) => hand[other] === kind).length;
      return serves(kind) / held;
    };
    const cheapest = left.reduce((a, b) => (worth(b) < worth(a) ? b : a));
    given.push(cheapest);
    left.splice(left.indexOf(cheapest), 1);
  }
  return given.sort((a, b) => a - b);
}

/** How often a kind could still be used this round: the roads where its counter lies. */
export function servesThisRound(view: PlayerView): (card: Card) => number {
  return (card) =>
    card === 'raft' ? 1 : view.roads.filter((road) => road.counter === card).length;
}

/** How often a kind may be used next round: counters of it in one's tray count most, then those face up. */
export function servesNextRound(
  view: PlayerView,
  mine: readonly Transport[],
): (card: Card) => number {
  return (card) =>
    1 +
    3 * mine.filter((kind) => kind === card).length +
    view.display.filter((kind) => kind === card).length;
}
