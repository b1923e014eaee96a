import { connection, town, type Point } from '../board/geometry';
import type { Gift } from '../board/marks';
import { after, type Scene } from '../board/scene';
import { isStill, settings } from '../settings.svelte';
import type { Told, Travelled } from '../wire';

/** How long things take, in milliseconds, at the normal pace. */
const LAY = 250;
const WALK = 450;
const GIVE = 400;

/** What the favors give, by the event that tells it; nobody sees more than a back or a pool's tile. */
const GIFTS: Partial<Record<Told['type'], string>> = {
  cards_drawn: 'u-pip-back',
  card_reserved: 'u-pip-back',
  counters_seen: 'tk-secret',
  extra_counter_taken: 'tk-secret',
  obstacle_taken: 'tk-obstacle',
  free_path_taken: 'tk-favor-free-path',
};

/** What is told of the map while events are seen. */
interface Enacting {
  show: (scene: Scene) => void;
  isOver: () => boolean;
  /** How many times as fast as usual; null: this one is not waited for. */
  speed: () => number | null;
}

/** What moves on the map just now. `skip` ends it at once. */
export class Motion {
  walker = $state.raw<{ seat: number; at: Point } | null>(null);
  /** The road on which something is laid, or the town whose favor is used. */
  landing = $state<string | null>(null);
  /** The road whose obstacle a free path cancels. */
  lifted = $state<string | null>(null);
  gift = $state.raw<Gift | null>(null);
  private end: (() => void) | null = null;

  /**
   * Show an event happen, from the map as it is before it, so many times as fast as usual. Nothing
   * moves where stillness is wished.
   */
  async play(event: Told, scene: Scene, speed = 1): Promise<void> {
    if (isStill() || document.hidden) return;
    const pace = (settings.motion === 'quick' ? 0.5 : 1) / speed;
    const drawing = GIFTS[event.type];
    if (event.type === 'counter_placed' || event.type === 'obstacle_placed') {
      this.landing = event.road;
      await this.wait(LAY * pace);
    } else if (event.type === 'favor_used') {
      this.landing = event.town;
      await this.wait(LAY * pace);
    } else if (event.type === 'travelled') {
      this.lifted = event.free_path ? event.road : null;
      await this.wait(WALK * pace, this.walk(event, scene));
      this.lifted = null;
    } else if (drawing && 'seat' in event) {
      this.gift = { seat: event.seat, drawing };
      await this.wait(GIVE * pace);
      this.gift = null;
    }
  }

  /**
   * Let events be seen one after another: `show` takes the map as it is after each. `before` is the
   * map at first. False: `isOver` said meanwhile that it has gone on elsewhere.
   */
  async enact(
    events: readonly Told[],
    before: Scene,
    { show, isOver, speed }: Enacting,
  ): Promise<boolean> {
    let scene = before;
    for (const event of events) {
      const next = after(scene, event);
      // What is laid lies there and settles; who walks arrives at the end.
      if (event.type !== 'travelled') show(next);
      const pace = speed();
      if (pace !== null) await this.play(event, scene, pace);
      if (isOver()) return false;
      show(next);
      scene = next;
    }
    return true;
  }

  skip(): void {
    this.end?.();
  }

  /** Nothing moves any more. */
  rest(): void {
    this.walker = null;
    this.landing = null;
    this.lifted = null;
    this.gift = null;
  }

  /** Where the boot is after a part of its way, from 0 to 1: along the road's own line. */
  private walk(event: Travelled, scene: Scene): (part: number) => void {
    const place = connection(event.road);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', place.d);
    const length = path.getTotalLength();
    const isForward = place.from === event.from;
    const slot = (id: string): Point => town(id).boots[event.seat] ?? town(id).at;
    const [from, to] = [slot(scene.boots[event.seat] ?? event.from), slot(event.to)];
    return (part) => {
      const { x, y } = path.getPointAtLength(length * (isForward ? part : 1 - part));
      // It steps off its place onto the road, and at the end onto its new place.
      const off = Math.max(0, 1 - part * 5);
      const on = Math.max(0, 1 - (1 - part) * 5);
      const blend = (road: number, a: number, b: number) =>
        road * (1 - off - on) + a * off + b * on;
      this.walker = {
        seat: event.seat,
        at: [blend(x, from[0], to[0]), blend(y - 14, from[1], to[1])],
      };
    };
  }

  private wait(duration: number, draw: (part: number) => void = () => undefined): Promise<void> {
    return new Promise((resolve) => {
      const start = performance.now();
      let frame = 0;
      const done = () => {
        cancelAnimationFrame(frame);
        this.end = null;
        resolve();
      };
      this.end = done;
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - start) / duration));
        draw(part);
        if (part < 1) frame = requestAnimationFrame(step);
        else done();
      };
      frame = requestAnimationFrame(step);
    });
  }
}
