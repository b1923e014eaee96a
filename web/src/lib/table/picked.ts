import type { Reached, Travel } from '../wire';
import type { Held } from './legal';

/** What somebody has picked and not yet done. */
export type Picked =
  | { kind: 'nothing' }
  | { kind: 'counter'; at: number; held: Held }
  | { kind: 'obstacle'; at: number }
  /** A road was clicked first: the ring says what can be laid there. */
  | { kind: 'road'; road: string }
  /** Something is about to be laid: one more tap does it. */
  | { kind: 'lay'; text: string; road: string; at: number | null }
  /** A town that several steps lead to: the ring says which. */
  | { kind: 'town'; town: string }
  | { kind: 'step'; action: Travel; to: string }
  /** A town several steps away, by the cheapest way. */
  | { kind: 'way'; way: Reached }
  /** Cards of a caravan: positions in the hand. */
  | { kind: 'caravan'; action: Travel; to: string; given: readonly number[] }
  | { kind: 'keep'; at: number }
  /** End the turn, though a new town is in reach. */
  | { kind: 'end' };

export const NOTHING: Picked = { kind: 'nothing' };
