import type { Told } from '../wire';

type Test = (event: Told) => boolean;

/** What there is to be met in a first game, each by what has happened. */
const LEARNED = [
  ['draw', (event) => event.type === 'counter_drawn' && !event.secret],
  ['lay', (event) => event.type === 'counter_placed'],
  ['go', (event) => event.type === 'travelled' && event.method === 'counter'],
  ['raft', (event) => event.type === 'travelled' && event.method === 'raft'],
  ['caravan', (event) => event.type === 'travelled' && event.method === 'caravan'],
  ['obstacle', (event) => event.type === 'obstacle_placed'],
  ['keep', (event) => event.type === 'counter_kept'],
] as const satisfies readonly (readonly [string, Test])[];

/** What a seat has met of it, and what not. */
export function learned(
  log: readonly Told[],
  seat: number,
): { id: (typeof LEARNED)[number][0]; isMet: boolean }[] {
  const own = log.filter((event) => 'seat' in event && event.seat === seat);
  return LEARNED.map(([id, test]) => ({ id, isMet: own.some(test) }));
}
