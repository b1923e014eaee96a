import { START, town, TOWN_IDS, type Point } from './geometry';
import type { Scene } from './scene';

/** Whose pieces lie on the map: one's own alone, everybody's, or nobody's. */
export type Shown = 'mine' | 'all' | 'none';

/** A piece that is still to be collected. */
export interface Left {
  town: string;
  seat: number;
  at: Point;
  /** Whether it is drawn large: one's own, or of the seat that stands out. */
  isMain: boolean;
}

/** The towns whose pieces a seat still has to collect. */
export function townsLeft(collected: { has(town: string): boolean } | undefined): string[] {
  return TOWN_IDS.filter((id) => id !== START && !collected?.has(id));
}

/**
 * The pieces to draw, the main ones last. Those of a seat that stands out are always there. Who has
 * no seat has nothing of their own, and sees all that others see as theirs.
 */
export function piecesLeft(
  { boots, collected }: Scene,
  shown: Shown,
  me: number | null,
  spot: number | null,
): Left[] {
  const seats = [...boots.keys()];
  const main = spot ?? me;
  const isThere = (seat: number) =>
    seat === spot || shown === 'all' || (shown === 'mine' && (me === null || seat === me));
  return seats
    .filter(isThere)
    .flatMap((seat) =>
      townsLeft(collected[seat]).map((id) => ({
        town: id,
        seat,
        at: town(id).pieces[seat] ?? town(id).at,
        isMain: seat === main,
      })),
    )
    .sort((a, b) => Number(a.isMain) - Number(b.isMain));
}
