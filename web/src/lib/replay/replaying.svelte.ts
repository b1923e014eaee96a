import { sceneOf, type Scene } from '../board/scene';
import { RequestError, type Side } from '../net/api';
import { settings } from '../settings.svelte';
import { entriesOf } from '../table/log';
import { Motion } from '../table/motion.svelte';
import { peopleOf } from '../table/names';
import type { Replay, Told } from '../wire';
import { beside, eventCounts, roundStarts, stepOf, type Unit } from './moments';
import type { Source } from './source';

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for which a moment stays, at the slowest speed. */
const BEAT = 1600;

/** A game that is seen again: which moment of it, and by whose knowledge. */
export class Replaying {
  replay = $state.raw<Replay | null>(null);
  side = $state<Side>(null);
  at = $state(0);
  unit = $state<Unit>('action');
  speed = $state<Speed>(1);
  isPlaying = $state(false);
  /** The side that is on its way. */
  isLoading = $state(false);
  /** Why there is no replay: the server's sentence and its code, null when it does not answer. */
  trouble = $state.raw<{ code: string | null; message: string } | null>(null);
  /** The map as it is drawn: a moment before the present one while pieces move. */
  scene = $state.raw<Scene | null>(null);
  /** The step up to which the map tells what happened. */
  drawn = $state(0);
  /** What is to be said: a new object each time. */
  said = $state.raw<{ from: number; at: number } | null>(null);
  readonly motion = new Motion();

  /** The farthest moment that was seen. */
  private reached = $state(0);
  // What is kept is not watched: `replay` is.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  private readonly sides = new Map<Side, Replay>();
  private moves = 0;
  private runs = 0;
  private asked = 0;
  private rouse: () => void = () => undefined;

  readonly steps = $derived(this.replay?.steps ?? []);
  readonly step = $derived(this.steps[this.at]);
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly table = $derived.by(() => {
    const table = this.replay?.table;
    // Nobody is away from a game that is over.
    return table && { ...table, seats: table.seats.map((seat) => ({ ...seat, connected: true })) };
  });
  readonly hidesEnding = $derived(settings.hidesEnding ?? this.table?.mine.length === 0);
  /** Whether there is more than is shown. */
  readonly isOpen = $derived(this.hidesEnding && this.reached < this.last);
  /** The last moment that may be gone to at once. */
  readonly limit = $derived(this.isOpen ? this.reached : this.last);
  readonly counts = $derived(eventCounts(this.steps));
  readonly events = $derived<readonly Told[]>(this.steps.flatMap((step) => step.events));
  readonly rounds = $derived(roundStarts(this.steps).filter(({ step }) => step <= this.limit));
  readonly people = $derived(this.table && peopleOf(this.table));
  private readonly entries = $derived(this.people ? entriesOf(this.events, this.people) : []);
  /** The log, as far as it may be seen. */
  readonly lines = $derived(this.entries.slice(0, this.lineAt(this.limit) + 1));
  /** The place in it of what happened last. */
  readonly now = $derived(this.lineAt(this.at));

  constructor(
    readonly source: Source,
    private readonly clock = (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  ) {}

  /** Begin, at a moment: by one's own knowledge, where one has played alone at one's screen. */
  async begin(at: number): Promise<void> {
    await this.trying(async () => {
      const [only, ...others] = await this.source.mine();
      await this.show(only !== undefined && others.length === 0 ? only : null);
      this.go(at, false);
    });
  }

  /** See the same moment by other knowledge. */
  async look(side: Side): Promise<void> {
    await this.trying(() => this.show(side));
  }

  private async show(side: Side): Promise<void> {
    const asked = ++this.asked;
    const found = this.sides.get(side) ?? (await this.source.replay(side));
    this.sides.set(side, found);
    if (asked !== this.asked) return;
    this.side = side;
    this.replay = found;
    this.still();
  }

  private async trying(load: () => Promise<void>): Promise<void> {
    this.trouble = null;
    this.isLoading = true;
    try {
      await load();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      this.trouble = { code: error.code, message: error.message };
    } finally {
      this.isLoading = false;
    }
  }

  /** Go to a moment at once. */
  go(to: number, isSaid = true): void {
    const from = this.at;
    this.at = Math.min(Math.max(0, Math.trunc(to) || 0), this.last);
    this.reached = Math.max(this.reached, this.at);
    this.still();
    if (isSaid) this.said = { from, at: this.at };
  }

  /** Go to where something happens, by its line in the log. */
  goToLine(key: string): void {
    const line = this.entries.find((entry) => entry.key === key);
    if (!line || !('last' in line)) return;
    this.pause();
    this.go(stepOf(this.counts, line.last));
  }

  /** One on, or with -1 back. */
  async move(by: 1 | -1, unit: Unit = this.unit): Promise<void> {
    this.pause();
    await this.pass(by, unit, true);
  }

  start(): void {
    this.pause();
    this.go(0);
  }

  end(): void {
    this.pause();
    this.go(this.limit);
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + by] ?? this.speed;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  /** Play on to the end; from the end it begins anew. */
  async play(): Promise<void> {
    const run = ++this.runs;
    if (this.at === this.last) this.go(0, false);
    this.isPlaying = true;
    while (run === this.runs && this.at < this.last) {
      const beat = this.clock(BEAT / this.speed);
      // What comes too fast is not said: it would be behind for ever.
      await this.pass(1, this.unit, this.speed === 1);
      await Promise.race([beat, new Promise<void>((done) => (this.rouse = done))]);
    }
    if (run === this.runs) this.isPlaying = false;
  }

  pause(): void {
    this.runs += 1;
    this.isPlaying = false;
    this.rouse();
  }

  /** The page has gone. */
  close(): void {
    this.pause();
    this.still();
  }

  private async pass(by: 1 | -1, unit: Unit, isSaid: boolean): Promise<void> {
    const before = this.at;
    this.go(beside(this.steps, before, unit, by), isSaid);
    const from = this.steps[before];
    if (by < 0 || unit !== 'action' || !from) return;
    const move = this.moves;
    this.drawn = before;
    this.scene = sceneOf(from.view);
    const events = this.events.slice(this.counts[before] ?? 0, this.counts[this.at]);
    const isThere = await this.motion.enact(events, this.scene, {
      show: (scene) => (this.scene = scene),
      isOver: () => move !== this.moves,
      speed: () => this.speed,
      me: from.view.seat,
    });
    if (isThere) this.still();
  }

  /** Put everything where it is at this moment. */
  still(): void {
    this.moves += 1;
    this.motion.skip();
    this.motion.rest();
    this.drawn = this.at;
    this.scene = this.step ? sceneOf(this.step.view) : null;
  }

  private lineAt(step: number): number {
    const count = this.counts[step] ?? 0;
    return this.entries.reduce(
      (found, entry, i) => ('last' in entry && entry.last < count ? i : found),
      -1,
    );
  }
}
