import type { Goal } from '../board/marks';
import type { PlayerView } from '../wire';

/** The destinations that a view shows: one's own, and once the game has ended everybody's. */
export function goalsOf(view: PlayerView): Goal[] {
  if (view.town_cards) return view.town_cards.map((town, seat) => ({ town, seat }));
  if (view.town_card && view.seat !== null) return [{ town: view.town_card, seat: view.seat }];
  return [];
}
