import type { ClientMessage, ServerMessage } from '../wire';
import { backoff } from './backoff';

/** What a line to the server tells the one who holds it. */
export interface Listener {
  /** The line stands; the first message is to be sent. */
  opened(): void;
  received(message: ServerMessage): void;
  /** The line is lost; the next try comes in so many milliseconds. */
  lost(wait: number): void;
}

/** A line to the server that comes back by itself. */
export interface Line {
  /** Send a message; false when the line does not stand. */
  send(message: ClientMessage): boolean;
  /** Try again now, not after the wait. */
  retry(): void;
  close(): void;
}

/** A line that has stood for so long counts as mended: the waits begin anew. */
const SETTLED = 5_000;

/** Open a line to the socket of this server. */
export function openLine(listener: Listener): Line {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const mine = new WebSocket(`${scheme}//${location.host}/api/socket`);
    socket = mine;
    let settled: ReturnType<typeof setTimeout> | undefined;
    mine.onopen = () => {
      settled = setTimeout(() => {
        tries = 0;
      }, SETTLED);
      listener.opened();
    };
    mine.onmessage = (event: MessageEvent<string>) => {
      if (socket === mine) listener.received(JSON.parse(event.data) as ServerMessage);
    };
    mine.onclose = () => {
      clearTimeout(settled);
      if (socket !== mine || closed) return;
      socket = null;
      const wait = backoff(tries, Math.random());
      tries += 1;
      timer = setTimeout(connect, wait);
      listener.lost(wait);
    };
  }

  const online = () => {
    if (socket === null) connect();
  };

  addEventListener('online', online);
  connect();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    retry: online,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', online);
      socket?.close();
    },
  };
}
