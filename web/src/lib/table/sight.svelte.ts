import { town, type Point } from '../board/geometry';
import { NO_MARKS, type Marks, type Target } from '../board/marks';
import type { Lesson } from '../lesson/lesson.svelte';
import type { Planning } from '../tours/planning.svelte';
import { townsOf } from '../tours/way';
import type { Advice } from './advice.svelte';
import type { Session } from './session.svelte';
import { pickedTown } from './targets';
import type { Turn } from './turn.svelte';

/** What the map shows of a turn, a hint, a lesson and a plan together. */
export class Sight {
  constructor(
    private readonly session: Session,
    private readonly turn: Turn,
    private readonly advice: Advice,
    private readonly planning: Planning,
    private readonly lesson: Lesson,
    /** The seat whose way is drawn, and the town where its boot stands. */
    private readonly at: () => { me: number | null; home: string },
  ) {}

  /** While something of this screen's is on its way, nothing else is offered. */
  readonly isMoving = $derived.by(() => this.session.isSending || this.session.motion.isBusy);

  /** What can be clicked. */
  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.isMoving && this.planning.isTravelling) return [];
    const now = this.isMoving ? [] : this.turn.targets;
    return this.planning.targets(now, pickedTown(this.turn.picked));
  });

  readonly marks: Marks = $derived.by(() => {
    const now = this.isMoving ? NO_MARKS : this.turn.marks;
    const marks = this.lesson.drawnOn(this.advice.drawnOn(now));
    return this.planning.drawnOn(marks, this.targets, this.at().me);
  });

  /**
   * What matters on a small map: a way or a tour that is planned; else the boot, the towns one step
   * away, and what a hint proposes.
   */
  readonly focus: readonly Point[] = $derived.by(() => {
    const { turn, planning } = this;
    const planned = turn.picked.kind === 'way' ? townsOf(turn.picked.way) : planning.towns;
    if (planned) return planned.map((id) => town(id).at);
    const near = turn.targets.flatMap(({ place }) =>
      'town' in place ? [town(place.town).at] : [],
    );
    return [town(this.at().home).at, ...near, ...this.advice.places, ...this.lesson.places];
  });
}
