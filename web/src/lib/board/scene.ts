import type { Favor, PlayerView, Told, Transport } from '../wire';

/** What lies on a road. */
export interface Laid {
  counter: Transport;
  obstacle: boolean;
}

/** What lies and stands on the map. */
export interface Scene {
  /** The town of each seat's boot. */
  boots: readonly string[];
  /** The towns whose pieces each seat has collected. */
  collected: readonly ReadonlySet<string>[];
  roads: ReadonlyMap<string, Laid>;
  /** The favor tile of each town, null where it lies face down; empty in a game without favors. */
  tiles: ReadonlyMap<string, Favor | null>;
}

/** The map as a view tells it. */
export function sceneOf(view: PlayerView): Scene {
  return {
    boots: view.seats.map((seat) => seat.boot),
    collected: view.seats.map((seat) => new Set(seat.collected)),
    roads: new Map(
      view.roads.map(({ road, counter, obstacle }) => [road, { counter, obstacle }] as const),
    ),
    tiles: new Map(Object.entries(view.favors?.tiles ?? {})),
  };
}

/** The map after an event: what is shown between two views. Events that do not touch the map leave it as it is. */
export function after(scene: Scene, event: Told): Scene {
  switch (event.type) {
    case 'counter_placed':
      return {
        ...scene,
        roads: new Map(scene.roads).set(event.road, { counter: event.counter, obstacle: false }),
      };
    case 'obstacle_placed': {
      const laid = scene.roads.get(event.road);
      if (!laid) return scene;
      return { ...scene, roads: new Map(scene.roads).set(event.road, { ...laid, obstacle: true }) };
    }
    case 'travelled':
      return {
        ...scene,
        boots: scene.boots.map((boot, seat) => (seat === event.seat ? event.to : boot)),
      };
    case 'piece_collected':
      return {
        ...scene,
        collected: scene.collected.map((towns, seat) =>
          seat === event.seat ? new Set(towns).add(event.town) : towns,
        ),
      };
    case 'favor_used':
      return { ...scene, tiles: new Map(scene.tiles).set(event.town, event.favor) };
    case 'round_ended':
      return { ...scene, roads: new Map() };
    default:
      return scene;
  }
}

/** A step of the way somebody walked. */
export interface Step {
  road: string;
  from: string;
  seat: number;
}

/** What happened last and stays in sight for a turn. */
export interface Recent {
  /** The roads last laid on, and by whom. */
  laid: readonly { road: string; seat: number }[];
  /** The last ways, each by one seat in one turn, as far as they have come. */
  ways: readonly (readonly Step[])[];
}

/**
 * What of the log is still in sight: the last road laid on in this phase, the last way, and all of
 * the others' since an event, by its number. Nothing of a round that is over.
 */
export function recent(log: readonly Told[], since = log.length): Recent {
  let laid: { road: string; seat: number; number: number }[] = [];
  let ways: { steps: Step[]; seat: number; last: number }[] = [];
  log.forEach((event, number) => {
    switch (event.type) {
      case 'round_started':
        laid = [];
        ways = [];
        break;
      case 'counter_placed':
      case 'obstacle_placed':
        laid = [
          ...laid.filter((other) => other.number >= since && other.road !== event.road),
          { road: event.road, seat: event.seat, number },
        ];
        break;
      case 'travelled': {
        const step = { road: event.road, from: event.from, seat: event.seat };
        const way = ways.at(-1);
        laid = laid.filter((other) => other.number >= since);
        if (way?.seat === event.seat) {
          way.steps.push(step);
          way.last = number;
        } else {
          ways = [
            ...ways.filter((other) => other.last >= since),
            { steps: [step], seat: event.seat, last: number },
          ];
        }
      }
    }
  });
  return {
    laid: laid.map(({ road, seat }) => ({ road, seat })),
    ways: ways.map(({ steps }) => steps),
  };
}
