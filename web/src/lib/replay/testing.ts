/** Dull games for tests of replays: a test states only what matters to it. */
import { table, view } from '../table/testing';
import type { PlayerView, Replay, ReplayStep, Told } from '../wire';

interface Dull {
  seat?: number;
  phase?: PlayerView['phase'];
  round?: number;
  /** So many events; or these. */
  events?: number | Told[];
}

export function steps(...of: readonly Dull[]): ReplayStep[] {
  return of.map(({ seat = null, phase = 'plan', round = 1, events = 1 }) => ({
    seat,
    action: null,
    stand_in: null,
    events:
      typeof events === 'number'
        ? Array.from({ length: events }, (): Told => ({ type: 'passed', seat: seat ?? 0 }))
        : events,
    view: view({ phase, round, seat: null }),
    open: [],
  }));
}

export function replay(of: readonly Dull[], mine: number[] = []): Replay {
  return { table: { ...table(), mine }, take_backs: 0, steps: steps(...of) };
}
