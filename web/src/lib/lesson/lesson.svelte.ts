import { placeAt, type Marks } from '../board/marks';
import type { Point } from '../board/geometry';
import type { Session } from '../table/session.svelte';
import type { Turn } from '../table/turn.svelte';
import type { Position, TableInfo, Transport } from '../wire';
import { keepLesson, lessonOf, type Kept } from './kept';
import type { Moment } from './moment';
import { progressOf, stepAt, type Part, type Pointed, type Step } from './steps';

/** The coach of a first game: which step has the word, and what it points at. Silent at other tables. */
export class Lesson {
  private kept = $state.raw<Kept>(lessonOf(''));

  constructor(
    private readonly session: Session,
    private readonly turn: Turn,
    private readonly position: () => Position,
    private readonly table: () => TableInfo,
  ) {
    this.kept = lessonOf(table().table);
  }

  readonly isOn = $derived.by(
    () => this.table().setup.lesson === true && !this.kept.isOver && this.turn.view.seat !== null,
  );

  readonly moment: Moment = $derived.by(() => ({
    view: this.turn.view,
    chart: this.table().chart,
    legal: this.session.isSending ? [] : this.turn.legal,
    picked: this.turn.picked,
    log: this.session.shown.log,
    me: this.turn.view.seat ?? 0,
    isRefused: this.session.refusal !== null,
    canTakeBack: this.position().undo.possible,
  }));

  readonly step: Step | null = $derived.by(() =>
    this.isOn ? stepAt(this.moment, this.kept.read) : null,
  );

  readonly progress = $derived.by(() => progressOf(this.moment, this.kept.read));

  private readonly pointed: Pointed = $derived.by(() => this.step?.points?.(this.moment) ?? {});

  /** The part of the page that it speaks of. */
  readonly part: Part | undefined = $derived.by(() => this.pointed.part);

  /** The counter to be taken, null where there is none to be preferred; undefined: none. */
  readonly offer: Transport | undefined = $derived.by(() => this.pointed.offer ?? undefined);

  /** The counter of the tray to be laid, by its place there. */
  readonly piece: number | null = $derived.by(() => {
    const { held } = this.pointed;
    if (!held) return null;
    const at = this.turn.pieces.findIndex(
      (piece) => piece.counter === held.counter && piece.source === held.source,
    );
    return at < 0 ? null : at;
  });

  /** What of it is to be in sight. */
  readonly places: readonly Point[] = $derived.by(() => {
    const { towns = [], roads = [] } = this.pointed;
    return [
      ...towns.map((id) => placeAt({ town: id })),
      ...roads.map((id) => placeAt({ road: id })),
    ];
  });

  /** What the map shows, with what the step points at: of many roads these alone glow fully. */
  drawnOn(marks: Marks): Marks {
    const { towns = [], roads = [] } = this.pointed;
    return {
      ...marks,
      glows: [
        ...marks.glows.flatMap((glow) =>
          roads.includes(glow.road)
            ? []
            : [roads.length > 0 ? { ...glow, look: 'quiet' as const } : glow],
        ),
        ...roads.map((road) => ({ road, look: 'plain' as const })),
      ],
      halos: [
        ...marks.halos,
        ...towns
          .filter((id) => marks.halos.every((halo) => halo.town !== id))
          .map((id) => ({ town: id, look: 'picked' as const })),
      ],
    };
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    keepLesson(this.kept);
  }

  /** A step has been read. */
  putAway(id: string): void {
    if (this.isOn && !this.kept.read.includes(id)) this.keep({ read: [...this.kept.read, id] });
  }

  get isFolded(): boolean {
    return this.kept.isFolded;
  }

  /** Whether it explains what is asked. */
  get isSpeaking(): boolean {
    return this.step !== null && !this.isFolded;
  }

  fold(): void {
    this.keep({ isFolded: !this.kept.isFolded });
  }

  /** From now on it is a game like any other. */
  leave(): void {
    this.keep({ isOver: true });
  }
}
