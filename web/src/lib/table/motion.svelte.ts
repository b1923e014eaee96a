import type { Moving, Walking } from '../board/marks';
import { after, type Scene } from '../board/scene';
import { walkOf } from '../board/walk';
import { isStill, lasting } from '../settings.svelte';
import { hear } from '../sound/sounds';
import type { Told } from '../wire';
import { beatsOf, flightsOf, type Flight } from './flights';
import { fly, type Landed } from './flying';

/** What is told of the map while events are seen. */
interface Enacting {
  show: (scene: Scene) => void;
  isOver: () => boolean;
  /** How many times as fast as usual; null: this one is not waited for. */
  speed: () => number | null;
  /** The seat whose hand and counters lie open on this page. */
  me: number | null;
}

/** Where things fly: over the page of a table. */
interface Sky {
  layer: HTMLElement;
  page: HTMLElement;
  colourOf: (seat: number) => number;
}

/** What is taken from the map, or turned over, is so while it is seen; what comes lies there once it has come. */
const TAKING: ReadonlySet<Told['type']> = new Set(['piece_collected', 'favor_used', 'round_ended']);

/**
 * What moves on the page just now: events are shown happening, one after another. `skip` ends it at
 * once. All of it is left to the browser's animations: no script runs while they do.
 */
export class Motion implements Moving {
  walker = $state.raw<Walking | null>(null);
  /** The town whose favor is used. */
  landing = $state<string | null>(null);
  /** The road whose obstacle a free path cancels. */
  lifted = $state<string | null>(null);
  /** The round that begins: its page is turned, and nothing waits for that. */
  page = $state.raw<{ round: number; starts: number } | null>(null);
  /** Whether events are being shown. */
  isBusy = $state(false);
  private sky: Sky | null = null;
  private runs = 0;
  private ends: (() => void)[] = [];
  private landed: Landed[] = [];

  /** Things fly over this page, until what is returned is called. */
  over(sky: Sky): () => void {
    this.sky = sky;
    return () => {
      this.skip();
      this.rest();
      this.sky = null;
    };
  }

  /**
   * Let events be seen one after another: `show` takes the map as it is after each. `before` is the
   * map at first. False: `isOver` said meanwhile that it has gone on elsewhere.
   */
  async enact(events: readonly Told[], before: Scene, enacting: Enacting): Promise<boolean> {
    this.runs += 1;
    this.isBusy = true;
    let scene = before;
    for (const beat of beatsOf(events)) {
      const next = beat.reduce(after, scene);
      const speed = enacting.speed();
      if (speed !== null && this.isSeen) await this.drawn();
      if (enacting.isOver()) return false;
      if (beat[0] && TAKING.has(beat[0].type)) enacting.show(next);
      if (speed !== null) {
        for (const event of beat) hear(event);
        await this.play(beat, scene, enacting.me, speed);
      }
      if (enacting.isOver()) return false;
      enacting.show(next);
      this.settle();
      scene = next;
    }
    return true;
  }

  /** End all that moves, at once. */
  skip(): void {
    this.page = null;
    for (const end of this.ends) end();
    for (const animation of this.sky?.page.getAnimations({ subtree: true }) ?? [])
      if (isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }

  /** The page shows all that has happened: what has flown lies there by itself. */
  rest(): void {
    this.settle();
    for (const land of this.landed) land();
    this.landed = [];
    // What can be done next is drawn by a task of its own: with all the rest it would hold up a click.
    const { runs } = this;
    setTimeout(() => {
      if (runs === this.runs) this.isBusy = false;
    });
  }

  private settle(): void {
    this.walker = null;
    this.landing = null;
    this.lifted = null;
  }

  /** Nothing moves where stillness is wished, or nobody looks. */
  private get isSeen(): boolean {
    return this.sky !== null && !isStill() && !document.hidden;
  }

  /** Until the page is drawn as it stands: to ask where things lie before would lay it all out. */
  private drawn(): Promise<void> {
    return this.until((done) => {
      requestAnimationFrame(() => setTimeout(done));
    });
  }

  private async play(beat: readonly Told[], scene: Scene, me: number | null, speed: number) {
    const { sky } = this;
    const [event] = beat;
    if (!sky || !event || !this.isSeen) return;
    const fliers = beat.flatMap((each) => flightsOf(each, scene, { me, colourOf: sky.colourOf }));
    const waited = [this.fly(sky, fliers, speed)];
    if (event.type === 'travelled') {
      this.lifted = event.free_path ? event.road : null;
      waited.push(this.walk(event, speed));
    } else if (event.type === 'favor_used') {
      this.landing = event.town;
      waited.push(this.until((done) => setTimeout(done, lasting('mid') / speed)));
    } else if (event.type === 'round_started') {
      this.page = { round: event.round, starts: event.start_seat };
    }
    await Promise.all(waited);
  }

  private async fly(sky: Sky, flights: readonly Flight[], speed: number): Promise<void> {
    if (flights.length === 0) return;
    const { animations, land } = fly(sky.layer, sky.page, flights, lasting('fly') / speed);
    this.landed.push(land);
    await this.ended(animations);
  }

  private walk(event: Told & { type: 'travelled' }, speed: number): Promise<void> {
    const frames = walkOf(event);
    return this.until((done) => {
      const start = (boot: Element) => {
        const animation = boot.animate(frames, {
          duration: lasting('walk') / speed,
          fill: 'forwards',
        });
        void animation.finished.then(done, done);
      };
      this.walker = { seat: event.seat, start };
    });
  }

  private ended(animations: readonly Animation[]): Promise<void> {
    return this.until((done) => {
      void Promise.allSettled(animations.map(({ finished }) => finished)).then(done);
    });
  }

  /** Until `begin` says that it is done, or all is to end. */
  private until(begin: (done: () => void) => void): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.ends = this.ends.filter((other) => other !== done);
        resolve();
      };
      this.ends.push(done);
      begin(done);
    });
  }
}
