import { sceneOf, type Scene } from '../board/scene';
import { Chat } from '../chat/chat.svelte';
import { forgetTable, keptFor, tokenFor } from '../net/credentials';
import { forgetPerson } from '../net/person';
import { newId } from '../net/backoff';
import { openLine, type Line, type Listener } from '../net/socket';
import { play } from '../sound/sounds';
import type {
  Act,
  Ballot,
  ClientMessage,
  Propose,
  Refused,
  ServerMessage,
  Told,
  Undo,
  WayBack,
} from '../wire';
import { Motion } from './motion.svelte';
import { EMPTY, reduce, type TableState } from './state';

/** A state still to be shown, and the events that led to it. */
interface Step {
  state: TableState;
  events: readonly Told[];
}

/** What is answered by its id: sent again after a lost line, and done once. */
type Request = Act | Undo | Propose | Ballot;

/** More than this waiting, and movement is left out: the table is faster than the eye. */
const PATIENCE = 3;

/**
 * One browser's line to one table. `shown` is what the page shows: the server's state, or a moment
 * before it while pieces still move; any key or click brings it up to date (`catchUp`).
 */
export class Session {
  shown = $state.raw<TableState>(EMPTY);
  scene = $state.raw<Scene | null>(null);
  /** Why there is no table to be shown. */
  failure = $state.raw<Refused | null>(null);
  /** The last request that was refused, until it is put away. */
  refusal = $state.raw<Refused | null>(null);
  /** Milliseconds of the clock at which the next try comes; null while the line stands. */
  retryAt = $state<number | null>(null);
  /** Whether the line is lost, until the table has told all anew. */
  isCut = $state(false);
  isSending = $state(false);
  /** The seat of this screen that decided last. */
  lastSeat = $state<number | null>(null);
  /** And when, in milliseconds of the clock; 0 before the first time. */
  decidedAt = 0;
  /** What was last shown: events from this number on are new to the ear. */
  heard = $state.raw<{ from: number; takenBack: boolean }>({ from: 0, takenBack: false });
  readonly motion = new Motion();
  readonly chat: Chat;

  private latest = EMPTY;
  private queue: Step[] = [];
  private isPlaying = false;
  private jumps = 0;
  private pending: { message: Request; doneAt: number | null } | null = null;
  private readonly line: Line;

  constructor(
    private readonly table: string,
    open: (listener: Listener) => Line = openLine,
  ) {
    this.chat = new Chat(table, (message) => this.line.send(message));
    this.line = open({
      opened: () => {
        this.retryAt = null;
        const { heard } = this.chat;
        this.line.send({ type: 'hello', table, token: tokenFor(table), heard });
      },
      received: (message) => {
        this.receive(message);
      },
      lost: (wait) => {
        this.retryAt = Date.now() + wait;
        this.isCut = true;
      },
    });
  }

  close(): void {
    this.line.close();
    this.motion.skip();
  }

  retry(): void {
    this.line.retry();
  }

  /** Play actions, all or none, for a seat of this screen. One request at a time: a double click is one. */
  act(seat: number, actions: string[]): void {
    this.request((number) => ({ type: 'act', id: newId(), seat, number, actions }));
  }

  undo(seat: number, steps: WayBack['steps'] = 'one'): void {
    this.request((number) => ({ type: 'undo', id: newId(), seat, number, steps }));
  }

  /** Ask the other people for what all must agree to. */
  propose(what: Omit<Propose, 'type' | 'id'>): void {
    this.request(() => ({ type: 'propose', id: newId(), ...what }));
  }

  /** Answer what is asked, for all seats of this screen; who asks withdraws it by declining. */
  answer(seat: number, proposal: number, agrees: boolean): void {
    this.request(() => ({ type: 'ballot', id: newId(), seat, proposal, agrees }));
  }

  /** At a shared screen: this seat's person is looking. */
  ready(seat: number): void {
    this.tell({ type: 'ready', seat });
  }

  /** At a shared screen: put the cover back. */
  cover(): void {
    this.tell({ type: 'cover' });
  }

  /** Show at once what the server last said; whatever moves is put where it goes. */
  catchUp(): void {
    if (this.shown !== this.latest) this.jump(this.shown.log.length);
    else this.motion.skip();
  }

  private tell(message: ClientMessage): void {
    this.line.send(message);
  }

  private request(make: (number: number) => Request): void {
    const number = this.latest.position?.number;
    if (this.pending || number === undefined) return;
    const message = make(number);
    this.pending = { message, doneAt: null };
    if (message.type === 'act' || message.type === 'undo') {
      this.lastSeat = message.seat;
      this.decidedAt = Date.now();
    }
    this.isSending = true;
    this.refusal = null;
    this.tell(message);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'said') this.chat.received(message);
    else if (message.type !== 'done' && message.type !== 'refused') this.update(message);
    else if (this.chat.settles(message)) return;
    else if (message.type === 'done') this.settle(message.id, message.number);
    else this.refuse(message);
  }

  private update(message: Exclude<ServerMessage, { type: 'said' | 'done' | 'refused' }>): void {
    this.failure = null;
    this.latest = reduce(this.latest, message);
    if (message.type === 'welcome') {
      this.isCut = false;
      if (this.pending) this.tell(this.pending.message);
      this.chat.resume();
    }
    if (message.type === 'news' && message.taken_back === 0) {
      this.queue.push({ state: this.latest, events: message.events });
      void this.play();
    } else {
      // A new beginning, another side or a step back: there is nothing to be walked.
      this.jump(this.latest.log.length, message.type === 'news');
    }
    this.settlePending();
  }

  private async play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift())
      if (await this.enact(step)) this.show(step.state, this.shown.log.length, false);
    this.isPlaying = false;
  }

  /** Let a step's events be seen one after another; false when the page has jumped ahead meanwhile. */
  private async enact(step: Step): Promise<boolean> {
    const jumps = this.jumps;
    if (!this.scene) return true;
    return this.motion.enact(step.events, this.scene, {
      show: (scene) => (this.scene = scene),
      isOver: () => this.jumps !== jumps,
      speed: () => (this.queue.length < PATIENCE ? 1 : null),
      me: this.shown.position?.view.seat ?? null,
    });
  }

  private jump(from: number, takenBack = false): void {
    this.queue = [];
    this.jumps += 1;
    this.motion.skip();
    this.show(this.latest, from, takenBack);
  }

  /** Events from number `from` on have not been told to the ear yet. */
  private show(state: TableState, from: number, takenBack: boolean): void {
    this.shown = state;
    this.scene = state.position ? sceneOf(state.position.view) : null;
    this.motion.rest();
    this.heard = { from, takenBack };
  }

  private settle(id: string, number: number): void {
    if (this.pending?.message.id !== id) return;
    this.pending.doneAt = number;
    this.settlePending();
  }

  /** A request is over when it is stored and its news has come. */
  private settlePending(): void {
    const doneAt = this.pending?.doneAt ?? null;
    if (doneAt === null || (this.latest.position?.number ?? 0) < doneAt) return;
    this.pending = null;
    this.isSending = false;
  }

  private refuse(message: Refused): void {
    if (this.pending && message.id === this.pending.message.id) {
      this.pending = null;
      this.isSending = false;
      this.refusal = message;
      play('refusal');
    } else if (message.code === 'credential.unknown') {
      // It opens nothing any more: the line comes back with the person's, or as a spectator's.
      if (keptFor(this.table)) forgetTable(this.table);
      else forgetPerson();
    } else if (!this.latest.table) {
      this.failure = message;
    }
  }
}
