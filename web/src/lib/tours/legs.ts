/** The legs of a sketched tour, for a list of them. */
import type { Sketch, SketchLeg } from '../wire';
import { between, type Tour } from './tour';

export interface LegRow {
  from: string;
  to: string;
  /** What is known of it; null while it is worked out. */
  told: SketchLeg | null;
  /** The other connection between the two towns, by which it could go as well. */
  other: string | null;
}

export function legsOf(tour: Tour, told: Sketch | null): LegRow[] {
  return tour.towns.slice(1).map((to, number) => {
    const from = tour.towns[number] ?? '';
    const leg = told?.legs[number] ?? null;
    const others = between(from, to).filter((road) => leg && road !== leg.going.connection);
    return { from, to, told: leg, other: others[0] ?? null };
  });
}
