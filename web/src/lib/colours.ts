/** In which colour, and shape, each seat of a table is shown: numbers from 1, as the drawings have them. */
import { getContext, setContext } from 'svelte';

type OfSeat = (seat: number) => number;

const KEY = Symbol('colours');

/** Give the colours of a table's seats to all that is shown inside a component. */
export function provideColours(seats: () => readonly { seat: number; colour: number }[]): void {
  setContext<OfSeat>(
    KEY,
    (seat) => (seats().find((info) => info.seat === seat)?.colour ?? seat) + 1,
  );
}

/** The colours given further out; where there is no table, seats have them in their order. */
export function useColours(): OfSeat {
  return getContext<OfSeat | undefined>(KEY) ?? ((seat) => seat + 1);
}
