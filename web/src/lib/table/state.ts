import type { News, Position, ServerMessage, TableInfo, Told } from '../wire';

/** All the page knows of its table: nothing here but what the server sent. */
export interface TableState {
  table: TableInfo | null;
  position: Position | null;
  log: readonly Told[];
  /** When the position came, by the clock of this machine: its clocks run from then. */
  at: number;
  /** What a stand-in decided: its name by the number of its first event. */
  stoodIn: ReadonlyMap<number, string>;
}

export const EMPTY: TableState = {
  table: null,
  position: null,
  log: [],
  at: 0,
  stoodIn: new Map(),
};

/** The state after a message of the server that came at a time of this machine. */
export function reduce(state: TableState, message: ServerMessage, at = Date.now()): TableState {
  switch (message.type) {
    case 'welcome':
      return {
        table: message.table,
        position: message.position,
        log: keep(message.log, message.table),
        at,
        stoodIn: new Map(message.stood_in.map(({ event, name }) => [event, name])),
      };
    case 'news':
      return {
        ...state,
        position: message.position,
        log: [
          ...state.log.slice(0, state.log.length - message.taken_back),
          ...keep(message.events, state.table),
        ],
        at,
        stoodIn: stoodIn(state, message),
      };
    case 'shown':
      return { ...state, position: message.position, at };
    case 'table':
      return { ...state, table: message.table };
    case 'watchers':
      return {
        ...state,
        table: state.table && { ...state.table, watchers: message.count },
      };
    case 'said':
    case 'done':
    case 'refused':
      return state;
  }
}

function stoodIn(
  { log, stoodIn: before }: TableState,
  { events, taken_back: gone, stand_in: name }: News,
): ReadonlyMap<number, string> {
  const length = log.length - gone;
  if (gone === 0 && (name === null || events.length === 0)) return before;
  const after = new Map([...before].filter(([number]) => number < length));
  return name === null || events.length === 0 ? after : after.set(length, name);
}

/** Whether several people share this screen, so that private things lie under a cover. */
export function isShared(table: TableInfo | null): boolean {
  return (table?.mine.length ?? 0) > 1;
}

function keep(events: readonly Told[], table: TableInfo | null): Told[] {
  return isShared(table) ? events.map(publicly) : [...events];
}

/** An event as everybody is told it: at a shared screen the log shows no more, whoever looks. */
export function publicly(event: Told): Told {
  switch (event.type) {
    case 'cards_dealt': {
      const { cards, ...rest } = event;
      return cards ? { ...rest, count: cards.length } : event;
    }
    case 'turn_ended': {
      const { discarded, ...rest } = event;
      return discarded ? { ...rest, count: discarded.length } : event;
    }
    case 'game_started':
      return event.town_cards ? { ...event, town_cards: event.town_cards.map(() => null) } : event;
    case 'reserved_taken':
    case 'cards_drawn': {
      const { cards, ...rest } = event;
      return cards ? { ...rest, count: cards.length } : event;
    }
    case 'counters_seen':
    case 'counters_returned': {
      const { counters, ...rest } = event;
      return counters ? { ...rest, count: counters.length } : event;
    }
    case 'extra_counter_taken': {
      const { counter, ...rest } = event;
      return rest;
    }
    case 'counter_drawn':
    case 'counter_kept': {
      if (!event.secret) return event;
      const { counter, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}
