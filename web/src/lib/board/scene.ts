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
  /** The road last laid on in this phase, and by whom. */
  laid: { road: string; seat: number } | null;
  /** The steps of the last travel turn, as far as it has come. */
  way: readonly Step[];
}

/** What of the log is still in sight: nothing of a round that is over. */
export function recent(log: readonly Told[]): Recent {
  let laid: Recent['laid'] = null;
  let way: Step[] = [];
  for (const event of log) {
    switch (event.type) {
      case 'round_started':
        laid = null;
        way = [];
        break;
      case 'counter_placed':
      case 'obstacle_placed':
        laid = { road: event.road, seat: event.seat };
        break;
      case 'travelled':
        laid = null;
        if (way[0]?.seat !== event.seat) way = [];
        way = [...way, { road: event.road, from: event.from, seat: event.seat }];
        break;
    }
  }
  return { laid, way };
}
