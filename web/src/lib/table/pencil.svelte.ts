import type { PlayerView, TableInfo } from '../wire';
import { BLANK, inRound, toggled } from './sketch';

/** Whether roads can be marked in pencil: while others decide, and not at a shared screen, where all would see it. */
export function canSketch(view: PlayerView, table: TableInfo): boolean {
  const isWaiting = view.to_act !== null && !table.mine.includes(view.to_act);
  return isWaiting && table.mine.length === 1 && (view.phase === 'plan' || view.phase === 'move');
}

/** One's private sketch on the map. */
export class Pencil {
  private sketch = $state.raw(BLANK);

  constructor(private readonly round: () => number) {}

  /** The roads that are marked in this round. */
  readonly roads: readonly string[] = $derived.by(() => inRound(this.sketch, this.round()));

  mark(road: string): void {
    this.sketch = toggled(this.sketch, this.round(), road);
  }

  wipe(): void {
    this.sketch = BLANK;
  }
}
