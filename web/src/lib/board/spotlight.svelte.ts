import type { Told } from '../wire';

/** The connections of a seat's last travel turn that is told of, in their order. */
export function lastWay(log: readonly Told[], seat: number): string[] {
  let way: string[] = [];
  let isGoingOn = false;
  for (const event of log) {
    if (event.type === 'travelled' && event.seat === seat) {
      way = isGoingOn ? [...way, event.road] : [event.road];
      isGoingOn = true;
    } else if (event.type === 'travelled' || event.type === 'round_started') {
      isGoingOn = false;
    }
  }
  return way;
}

/**
 * The seat that stands out on the map, with the pieces it still has to collect: the one that is
 * pointed at among the seats, or else the one that was pressed, until it is pressed again.
 */
export class Spotlight {
  private pointed = $state<number | null>(null);
  private pressed = $state<number | null>(null);

  constructor(private readonly log: () => readonly Told[]) {}

  readonly seat = $derived(this.pointed ?? this.pressed);
  /** The way it went last. */
  readonly way = $derived.by(() => (this.seat === null ? [] : lastWay(this.log(), this.seat)));

  point(seat: number | null): void {
    this.pointed = seat;
  }

  press(seat: number): void {
    this.pressed = this.pressed === seat ? null : seat;
    this.pointed = null;
  }

  isPressed(seat: number): boolean {
    return this.pressed === seat;
  }
}
