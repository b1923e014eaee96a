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

/** After so long out of sight a device may have slept, and a line that seems to stand may be dead. */
const ASLEEP = 60_000;

/** The server's word, when it closes a line, that it stops and comes back. */
const RESTARTS = 1012;
/** So long after that the waits stay short, since it is about to answer. */
const RESTARTING = 30_000;
const RESTART_WAIT = 1_000;

/** Open a line to the socket of this server. */
export function openLine(listener: Listener): Line {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let hiddenAt: number | null = null;
  let restartsAt = -Infinity;

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
    mine.onclose = ({ code }: CloseEvent) => {
      clearTimeout(settled);
      if (socket !== mine) return;
      if (code === RESTARTS) {
        restartsAt = Date.now();
        tries = 0;
      }
      lose();
    };
  }

  /** The line is gone, or must be taken for gone: the next try comes after a wait. */
  function lose(): void {
    const old = socket;
    socket = null;
    old?.close();
    const restarts = Date.now() - restartsAt < RESTARTING;
    const wait = backoff(tries, Math.random(), restarts ? RESTART_WAIT : undefined);
    tries += 1;
    clearTimeout(timer);
    timer = setTimeout(connect, wait);
    listener.lost(wait);
  }

  const online = () => {
    if (socket === null) connect();
  };
  const offline = () => {
    if (socket !== null) lose();
  };
  const seen = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
    } else if (hiddenAt !== null && Date.now() - hiddenAt > ASLEEP) {
      offline();
      connect();
    }
  };

  addEventListener('online', online);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', seen);
  connect();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    retry: online,
    close() {
      clearTimeout(timer);
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', seen);
      const old = socket;
      socket = null;
      old?.close();
    },
  };
}
