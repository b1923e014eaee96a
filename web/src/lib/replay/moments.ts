import type { ReplayStep } from '../wire';

/** By what a replay goes on or back. */
export type Unit = 'action' | 'turn' | 'round';
export const UNITS: readonly Unit[] = ['action', 'turn', 'round'];

/** How many events there are after each step. */
export function eventCounts(steps: readonly ReplayStep[]): number[] {
  let count = 0;
  return steps.map((step) => (count += step.events.length));
}

/** The step in which an event of this number happens. */
export function stepOf(counts: readonly number[], event: number): number {
  const found = counts.findIndex((count) => count > event);
  return found < 0 ? counts.length - 1 : found;
}

/** The first step of each round. */
export function roundStarts(steps: readonly ReplayStep[]): { round: number; step: number }[] {
  const starts: { round: number; step: number }[] = [];
  steps.forEach(({ view }, step) => {
    if (view.round !== starts.at(-1)?.round) starts.push({ round: view.round, step });
  });
  return starts;
}

/** The step that comes next, or with -1 before, by a unit; the same at either end. */
export function beside(steps: readonly ReplayStep[], at: number, unit: Unit, by: 1 | -1): number {
  for (let step = at + by; step > 0 && step < steps.length - 1; step += by)
    if (isStop(steps, step, unit)) return step;
  return by > 0 ? steps.length - 1 : 0;
}

/** Whether one stops here. Within a payment there is nothing to be seen. */
function isStop(steps: readonly ReplayStep[], at: number, unit: Unit): boolean {
  const [before, step, next] = [steps[at - 1], steps[at], steps[at + 1]];
  if (!before || !step || !next) return true;
  switch (unit) {
    case 'action':
      return step.events.length > 0;
    case 'turn':
      return (
        before.view.phase !== step.view.phase ||
        before.view.round !== step.view.round ||
        step.seat !== next.seat
      );
    case 'round':
      return before.view.round !== step.view.round;
  }
}
