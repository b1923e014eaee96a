import type { Position, ServerMessage, TableInfo, Told } from '../wire';

/** All the page knows of its table: nothing here but what the server sent. */
export interface TableState {
  table: TableInfo | null;
  position: Position | null;
  log: readonly Told[];
}

export const EMPTY: TableState = { table: null, position: null, log: [] };

/** The state after a message of the server. */
export function reduce(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case 'welcome':
      return {
        table: message.table,
        position: message.position,
        log: keep(message.log, message.table),
      };
    case 'news':
      return {
        ...state,
        position: message.position,
        log: [
          ...state.log.slice(0, state.log.length - message.taken_back),
          ...keep(message.events, state.table),
        ],
      };
    case 'shown':
      return { ...state, position: message.position };
    case 'table':
      return { ...state, table: message.table };
    case 'done':
    case 'refused':
      return state;
  }
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
