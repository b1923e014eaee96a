/** Dull views and tables for tests: a test states only what matters to it. */
import { TRANSPORTS } from '../names';
import type { Listener } from '../net/socket';
import type {
  Action,
  ClientMessage,
  FavorsView,
  Hint,
  PlaceCounter,
  PlaceSeen,
  PlayerView,
  Position,
  SeatView,
  ServerMessage,
  TableInfo,
  Told,
  TourStep,
  Transport,
  Travel,
} from '../wire';

export function seatView(seat: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    boot: 'elvenhold',
    collected: [],
    cards: 8,
    open_counters: [],
    secret_counters: 1,
    extra_counters: 0,
    obstacles: 1,
    free_paths: 0,
    reserved_cards: 0,
    ...more,
  };
}

export function view(more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat: 0,
    options: { players: 2, rounds: 4 },
    round: 1,
    phase: 'plan',
    start_seat: 0,
    to_act: 0,
    draw: 0,
    passes: 0,
    seats: [seatView(0), seatView(1)],
    display: ['dragon', 'dragon', 'unicorn', 'elfcycle', 'giant-pig'],
    counter_pile: 30,
    card_pile: 40,
    roads: [],
    played: {},
    favors: null,
    result: null,
    hand: [],
    secret_counters: [],
    discarded: [],
    payment: null,
    discards: 0,
    legal: [],
    prices: {},
    town_card: null,
    extra_counter: null,
    seen: [],
    town_cards: null,
    ...more,
  };
}

export function position(more: Partial<PlayerView> = {}, number = 1): Position {
  return {
    number,
    view: view(more),
    open_actions: [],
    undo: { possible: false, reason: 'nothing', turn: 0, turn_reason: 'nothing' },
    ways_back: [],
    clock: null,
  };
}

const CHART: Record<Transport, TableInfo['chart'][Transport]> = {
  dragon: { plains: 1, woods: 2, desert: 1, mountains: 1 },
  unicorn: { plains: null, woods: 1, desert: 2, mountains: 1 },
  'giant-pig': { plains: 1, woods: 1, desert: null, mountains: null },
  elfcycle: { plains: 1, woods: 1, desert: null, mountains: 2 },
  'troll-wagon': { plains: 1, woods: 2, desert: 2, mountains: 2 },
  'magic-cloud': { plains: 2, woods: 1, desert: null, mountains: 1 },
};

/** Mira, alone at this screen, and the bot Hazel. */
export function table(more: Partial<TableInfo> = {}): TableInfo {
  const setup = { name: 'Mira’s table', seats: [] };
  return {
    table: 'abc',
    name: setup.name,
    host: 'Mira',
    status: 'playing',
    rule_set: 'ours',
    chart: Object.fromEntries(TRANSPORTS.map((kind) => [kind, CHART[kind]])),
    pace: 'normal',
    hints: true,
    seats: [
      {
        seat: 0,
        name: 'Mira',
        kind: 'me',
        bot: null,
        taken: true,
        connected: true,
        colour: 0,
        stand_in: null,
      },
      {
        seat: 1,
        name: 'Hazel',
        kind: 'bot',
        bot: 'greedy',
        taken: true,
        connected: true,
        colour: 1,
        stand_in: null,
      },
    ],
    mine: [0],
    invites: [],
    setup,
    fairness: null,
    proposal: null,
    watchers: 0,
    rematch: null,
    ...more,
  };
}

/** Mira and Bram at one screen. */
export function sharedTable(): TableInfo {
  const { seats } = table();
  const bram = {
    seat: 1,
    name: 'Bram',
    kind: 'screen',
    bot: null,
    taken: true,
    connected: true,
    colour: 1,
    stand_in: null,
  } as const;
  return table({ seats: [...seats.slice(0, 1), bram], mine: [0, 1] });
}

export function place(counter: Transport, road: string, secret = false): PlaceCounter {
  const text = `place ${secret ? 'secret ' : ''}${counter} ${road}`;
  return { kind: 'place', code: 0, text, counter, road, secret };
}

export function obstacle(road: string): Action {
  return { kind: 'obstacle', code: 0, text: `obstacle ${road}`, road };
}

export function travel(
  connection: string,
  method: Travel['method'] = 'counter',
  isFree = false,
): Travel {
  const text = `travel ${connection}${method === 'caravan' ? ' caravan' : ''}${isFree ? ' free' : ''}`;
  return { kind: 'travel', code: 0, text, connection, method, free_path: isFree };
}

export function placeSeen(counter: Transport, road: string): PlaceSeen {
  return { kind: 'place-seen', code: 0, text: `place seen ${counter} ${road}`, counter, road };
}

/** The favors of a game of which only these tiles matter. */
export function favorsView(more: Partial<FavorsView> = {}): FavorsView {
  return { tiles: {}, obstacle_pool: 12, free_path_pool: 12, offer: null, looking: false, ...more };
}

/** A hint of the planner's that says no more than what to do. */
export function hint(action: Action, more: Partial<Hint> = {}): Hint {
  return {
    action: action.text,
    kind: action.kind,
    reason: 'only-action',
    judge: 'planner',
    towns_now: 0,
    towns_round: 0,
    towns_end: null,
    tour: [],
    cards_used: [],
    cards_kept: [],
    lacks: [],
    effects: [],
    candidates: [],
    ...more,
  };
}

/** A step to a new town over an open connection. */
export function step(connection: string, to: string, more: Partial<TourStep> = {}): TourStep {
  const action = travel(connection).text;
  return { action, connection, town: to, cards: [], counter: null, new: true, ...more };
}

export const PASS: Action = { kind: 'pass', code: 0, text: 'pass' };
export const FAVOR: Action = { kind: 'favor', code: 574, text: 'favor' };
export const NO_FAVOR: Action = { kind: 'decline', code: 575, text: 'no favor' };
export const PLACE_NONE: Action = { kind: 'return', code: 576, text: 'place none' };
export const END: Action = { kind: 'end', code: 1, text: 'end' };

/** A line whose other end is the test. */
export class Server {
  sent: ClientMessage[] = [];
  isUp = true;
  listener: Listener | null = null;

  readonly open = (listener: Listener) => {
    this.listener = listener;
    return {
      send: (message: ClientMessage) => {
        if (this.isUp) this.sent.push(message);
        return this.isUp;
      },
      retry: () => undefined,
      close: () => undefined,
    };
  };

  say(message: ServerMessage): void {
    this.listener?.received(message);
  }

  welcome(at: Position, log: Told[] = [], of = table()): void {
    this.say({ type: 'welcome', stood_in: [], table: of, position: at, log });
  }

  news(at: Position, ...events: Told[]): void {
    this.say({ type: 'news', stand_in: null, events, taken_back: 0, position: at });
  }

  lastAct() {
    const last = this.sent.at(-1);
    if (last?.type !== 'act') throw new Error('no act was sent');
    return last;
  }
}
