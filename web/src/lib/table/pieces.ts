import type { Action, PlayerView, Transport } from '../wire';
import type { Held, Source } from './legal';

/** One's own piece in the tray: a counter, or one's obstacles, which are all alike. */
export type Piece = Held | { counter: null; count: number };

/** The pieces in the tray: of one's own seat, or under the cover the open ones of the seat to act. */
export function piecesOf(view: PlayerView, actor: number | null): Piece[] {
  const seat = view.seats[view.seat ?? actor ?? -1];
  if (!seat) return [];
  const from = (source: Source, counters: readonly Transport[]) =>
    counters.map((counter) => ({ counter, source }));
  return [
    ...from('seen', view.seen),
    ...from('open', seat.open_counters),
    ...from('secret', view.secret_counters),
    ...from('waiting', view.extra_counter ? [view.extra_counter] : []),
    ...(seat.obstacles > 0 ? [{ counter: null, count: seat.obstacles }] : []),
  ];
}

/** Whether a piece in the tray may be picked now. */
export function isPickable(piece: Piece, view: PlayerView, legal: readonly Action[]): boolean {
  const can = (kind: Action['kind']) => legal.some((action) => action.kind === kind);
  const lays = can('place') || can('obstacle');
  if (piece.counter === null) return lays;
  if (view.seen.length > 0) return piece.source === 'seen';
  return piece.source !== 'waiting' && (lays || can('keep'));
}
