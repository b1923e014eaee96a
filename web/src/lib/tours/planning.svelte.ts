import { NO_MARKS, type Marks, type Place, type Target } from '../board/marks';
import { town } from '../board/geometry';
import { t } from '../i18n';
import { askReach, askSketch, RequestError } from '../net/api';
import { tokenFor } from '../net/credentials';
import type { Position, Reach, Reached, Sketch, Sketched, TableInfo } from '../wire';
import { beyond, halosOf, pencilled, pencilTargets, reachTargets } from './drawing';
import { Leading } from './leading.svelte';
import { keepPlans, NO_PLANS, plansAt, type Plans } from './kept';
import {
  ahead,
  areSame,
  endOf,
  extended,
  isBegunAlike,
  MOST_LEGS,
  nextTo,
  NO_TOUR,
  shortened,
  switched,
  type Tour,
} from './tour';
import { byTown, roadsOf, townsOf } from './way';
import { priceText, reachCount, tourWords, wayWords, type Words } from './words';

/** What is asked of the server. */
interface Server {
  reach: typeof askReach;
  sketch: typeof askSketch;
}

/** An answer, and for which seat and what tour it was asked. */
interface Told<Answer> {
  seat: number;
  tour: Tour | null;
  answer: Answer;
}

const NO_WAYS: ReadonlyMap<string, Reached> = new Map();

/**
 * What the seat of this screen plans, also while others play: what it can reach, and a tour in
 * pencil. The arithmetic is the server's; until its answer comes what was last told stays, and an
 * answer for a position that has passed is followed by another.
 */
export class Planning {
  /** Whether the towns are read as a text, with what can be reached. */
  isRead = $state(false);
  private plans = $state.raw<Plans>(NO_PLANS);
  private isDrawing = $state(false);
  /** The town whose way is looked at, while it is not one's turn to go it. */
  private looked = $state.raw<string | null>(null);
  private reach = $state.raw<Told<Reach> | null>(null);
  private sketch = $state.raw<Told<Sketched> | null>(null);
  /** What was asked last, so that it is asked once. */
  private asked = { reach: '', sketch: '' };

  constructor(
    private readonly position: () => Position,
    private readonly table: () => TableInfo,
    private readonly server: Server = { reach: askReach, sketch: askSketch },
  ) {
    this.plans = plansAt(table().table);
  }

  private readonly view = $derived.by(() => this.position().view);

  /** The seat that is looked at and may plan, or null. */
  private readonly seat = $derived.by(() => (this.view.phase === 'ended' ? null : this.view.seat));

  private readonly boot = $derived.by(() => this.view.seats[this.seat ?? 0]?.boot ?? '');

  /** Why nothing of a hand can be planned now. */
  readonly whyNot = $derived.by(() => (this.seat === null ? t('reach-not-covered') : null));

  /** Whether there can be a sketch: not at a shared screen, where all would see it. */
  readonly maySketch = $derived.by(() => this.seat !== null && this.table().mine.length === 1);

  // What can be reached

  /** Whether it is to be shown what can be reached, wherever nothing is sketched. */
  readonly isReachOn = $derived.by(() => this.plans.isReachOn);
  /** Whether it is so now. */
  readonly isReachSeen = $derived.by(() => this.isReachOn && !this.isSketching);

  /** Whether it is one's turn to travel, and a step can be gone. */
  readonly isTravelling = $derived.by(() => this.view.legal.some(({ kind }) => kind === 'travel'));

  /** In the middle of a payment nothing is reached from here. */
  private readonly isSettled = $derived.by(
    () => this.seat !== null && this.view.payment === null && this.view.discards === 0,
  );

  private readonly isReachShown = $derived.by(
    () => this.isSettled && (this.isReachOn || this.isTravelling),
  );

  /** Whether something was told of what this seat can reach. */
  readonly isReachTold = $derived.by(() => this.isSettled && this.reach?.seat === this.seat);

  /** What was last told, town by town. */
  readonly ways = $derived.by(() =>
    this.isReachTold && this.reach ? byTown(this.reach.answer.towns) : NO_WAYS,
  );

  /** The way to a town, as it can be gone now; undefined: there is none, or it is not told yet. */
  wayTo(id: string): Reached | undefined {
    return this.reach?.answer.number === this.position().number ? this.ways.get(id) : undefined;
  }

  /** The way that is looked at, while one cannot go it. */
  readonly way = $derived.by(() => {
    if (!this.isReachShown || this.isTravelling || this.looked === null) return null;
    return this.ways.get(this.looked) ?? null;
  });

  /** Whether the towns out of reach recede. */
  private readonly isDim = $derived.by(() => this.isReachSeen && this.isReachTold);
  private readonly faint = $derived.by(() => beyond(this.ways, this.boot));

  /** "3 cards, 2 steps", for a town that can be reached. */
  reachText(id: string): string | null {
    const way = this.ways.get(id);
    return way ? priceText(way) : null;
  }

  /** Show what can be reached, or no longer; who sketches puts the pencil down for it. */
  toggleReach(): void {
    this.plan({ ...this.plans, isReachOn: !this.isReachSeen });
    this.putDown();
    this.looked = null;
  }

  /** Look at the way to a town, or no longer; whether there is one. */
  look(place: Place): boolean {
    if (!('town' in place) || this.isTravelling) return false;
    this.looked = this.looked === place.town ? null : place.town;
    return this.way !== null;
  }

  // The sketch

  /** Whether clicks add to the sketch. */
  readonly isSketching = $derived.by(() => this.isDrawing && this.maySketch);

  /** The tour that is sketched, as far as it is still ahead. */
  readonly tour = $derived.by(() => ahead(this.plans.tour, this.view.round, this.boot));

  readonly hasTour = $derived.by(() => this.maySketch && this.tour.towns.length > 1);

  /** What is known of the tour; of a leg just added nothing yet. */
  readonly told: Sketch | null = $derived.by(() => {
    const { sketch, tour } = this;
    if (!this.hasTour || !sketch?.tour || sketch.seat !== this.seat) return null;
    const { legs } = sketch.answer.sketch;
    return {
      ...sketch.answer.sketch,
      legs: legs.filter((_, leg) => isBegunAlike(sketch.tour ?? tour, tour, leg)),
    };
  });

  /** Whether what is told is of the tour as it stands. */
  readonly isTold = $derived.by(
    () => this.told !== null && this.told.legs.length === this.tour.by.length,
  );

  private readonly leading = new Leading(() => this.tour);

  /** The town far off to which the sketch is to be led, while the way there is looked for. */
  readonly sought = $derived.by(() => this.leading.sought);

  toggleSketch(): void {
    this.isDrawing = !this.isSketching && this.maySketch;
    this.looked = null;
  }

  /** Put the pencil down: clicks are the game's again, and what is sketched stays. */
  putDown(): void {
    this.isDrawing = false;
  }

  /** Add a leg to a place of the map, or have the server lead the tour there; why neither. */
  extend(place: Place): string | null {
    const { tour } = this;
    const end = endOf(tour);
    if ('town' in place && place.town === end) return t('sketch-there', { town: town(end).name });
    if (tour.by.length >= MOST_LEGS) return t('sketch-long', { legs: MOST_LEGS });
    const longer = extended(tour, place);
    if (longer) this.draw(longer);
    else if ('road' in place) return t('sketch-elsewhere', { town: town(end).name });
    else void this.goOnTo(place.town);
    return null;
  }

  /** Take the last leg back; where there is none yet, the town that was chosen. */
  shorten(): void {
    this.draw(this.hasTour ? shortened(this.tour) : NO_TOUR);
  }

  wipe(): void {
    this.draw(NO_TOUR);
  }

  switchLeg(leg: number, road: string): void {
    this.draw(switched(this.tour, leg, road));
  }

  /** Another tour; a way that is still looked for was to go on from the one before. */
  private draw(tour: Tour): void {
    this.leading.drop();
    this.plan({ ...this.plans, tour });
  }

  private async goOnTo(to: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    const found = await this.leading.lead(to, (tour) => this.lackOf(seat, tour, { to }));
    if (!found) return;
    this.draw(found.tour);
    // What was asked of the tour before comes too late.
    this.asked.sketch = '';
    this.sketch = { seat, ...found };
  }

  private plan(plans: Plans): void {
    this.plans = plans;
    keepPlans(this.table().table, plans);
  }

  // What is shown and said

  /** What the prompt says in place of the question. */
  readonly words: Words | null = $derived.by(() => {
    if (this.isSketching)
      return tourWords(this.tour, this.isTold ? this.told : null, this.leading.words);
    return this.way ? wayWords(this.way, this.view, false) : null;
  });

  /** What there is to be heard. */
  readonly said: string | null = $derived.by(() => {
    if (this.words) {
      const isWaiting = this.sought !== null || (this.hasTour && !this.isTold);
      if (this.isSketching && isWaiting) return this.leading.trouble;
      return `${this.words.text}. ${this.words.more}`;
    }
    const isNew = this.reach?.answer.number === this.position().number;
    return this.isReachShown && this.isReachOn && isNew ? reachCount(this.ways) : null;
  });

  /** The towns that matter for what is planned just now; null: nothing is. */
  readonly towns: readonly string[] | null = $derived.by(() => {
    if (this.isSketching) return [endOf(this.tour), ...nextTo(this.tour)];
    return this.way ? [this.boot, ...townsOf(this.way)] : null;
  });

  /** What a place of the map says, with that it is out of reach. */
  described(text: string, place: Place): string {
    const isOut = this.isDim && 'town' in place && this.faint.has(place.town);
    return isOut ? t('reach-none', { place: text }) : text;
  }

  /** What can be clicked on the map, with what is planned. */
  targets(targets: readonly Target[], picked: string | null): readonly Target[] {
    if (this.isSketching) return pencilTargets(this.tour, this.sought);
    if (!this.isReachShown) return targets;
    return [...targets, ...reachTargets(this.ways, targets, picked ?? this.way?.town ?? null)];
  }

  /**
   * What the map shows, with what is planned; `targets` are those of above. A tour that a hint draws
   * looks the same as the sketch, which is left out meanwhile.
   */
  drawnOn(marks: Marks, targets: readonly Target[], seat: number | null): Marks {
    const isShown = this.hasTour && (this.isSketching || marks.advice === null);
    const sketch = isShown ? pencilled(this.tour, this.told) : NO_MARKS.sketch;
    if (this.isSketching)
      return { ...NO_MARKS, advice: marks.advice, sketch, halos: halosOf(targets) };
    const way =
      marks.way ?? (this.way && seat !== null ? { roads: roadsOf(this.way), seat } : null);
    return {
      ...marks,
      sketch,
      way,
      halos: [...halosOf(targets), ...marks.halos],
      beyond: this.isDim ? this.faint : NO_MARKS.beyond,
    };
  }

  // What is asked

  /** Ask for what is wanted and not told yet; to be called whenever something has changed. */
  keepUp(): void {
    const { seat, tour } = this;
    if (seat === null) return;
    const { number } = this.position();
    const isWanted = this.isReachShown || (this.isSettled && this.isRead);
    const isKnown = this.isReachTold && this.reach?.answer.number === number;
    if (isWanted && !isKnown) void this.askReach(seat, `${String(seat)} ${String(number)}`);
    if (!this.hasTour) return;
    const told = this.sketch;
    const isSame = told?.seat === seat && told.tour && areSame(told.tour, tour);
    const what = `${String(seat)} ${String(number)} ${tour.towns.join()} ${tour.by.join()}`;
    if (!isSame || told.answer.number !== number) void this.askSketch(seat, tour, what);
  }

  private async askReach(seat: number, what: string): Promise<void> {
    if (this.asked.reach === what) return;
    this.asked.reach = what;
    const { table } = this.table();
    const answer = await answered(this.server.reach(table, tokenFor(table), { seat }));
    // Meanwhile the game may have gone on, and something else been asked.
    if (this.asked.reach !== what) return;
    if (answer) this.reach = { seat, tour: null, answer };
    else this.asked.reach = '';
  }

  private lackOf(seat: number, tour: Tour, on: { to?: string } = {}): Promise<Sketched> {
    const { table } = this.table();
    const body = { seat, towns: [...tour.towns], by: [...tour.by], ...on };
    return this.server.sketch(table, tokenFor(table), body);
  }

  private async askSketch(seat: number, tour: Tour, what: string): Promise<void> {
    if (this.asked.sketch === what) return;
    this.asked.sketch = what;
    const answer = await answered(this.lackOf(seat, tour));
    if (this.asked.sketch !== what) return;
    if (answer) this.sketch = { seat, tour, answer };
    else this.asked.sketch = '';
  }
}

/** What the server answers; null where it refuses, or is away. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestError) return null;
    throw error;
  }
}
