import { newId } from '../net/backoff';
import type { ClientMessage, Done, Message, Refused, Said, Say, TableInfo } from '../wire';
import { chatOf, keepChat } from './kept';

/** More than this is not kept on the page. */
const KEPT = 500;

/** Who said something, as far as it can be told: a seat, or the name of somebody who watches. */
export const speakerOf = (message: Message): string =>
  message.seat === null ? `name ${message.name}` : `seat ${String(message.seat)}`;

/** What is said in one's channel of a table, and what one says oneself. */
export class Chat {
  /** All that was said, by people who are muted, too. */
  messages = $state.raw<readonly Message[]>([]);
  /** Why the last thing was not said: the code of the refusal. */
  problem = $state.raw<string | null>(null);
  /** What was said last, to be read out. */
  news = $state.raw<Message | null>(null);
  isSending = $state(false);

  private isOpen = $state(false);
  private muted = $state.raw<readonly string[]>([]);
  private read = $state(0);
  private pending: { message: Say; resolve: (isSaid: boolean) => void } | null = null;

  /** What is shown. */
  readonly shown = $derived(
    this.messages.filter((message) => !this.muted.includes(speakerOf(message))),
  );
  readonly unread = $derived(
    this.isOpen ? 0 : this.shown.filter(({ number }) => number > this.read).length,
  );
  /** Everybody who is muted. */
  readonly silent = $derived(
    this.muted.map((who) => ({
      who,
      name:
        this.messages.filter((message) => speakerOf(message) === who).at(-1)?.name ?? who.slice(5),
    })),
  );

  constructor(
    private readonly table: string,
    private readonly send: (message: ClientMessage) => boolean,
  ) {
    const kept = chatOf(table);
    this.muted = kept.muted;
    this.read = kept.read;
  }

  /** The number of the last message that is here. */
  get heard(): number {
    return this.messages.at(-1)?.number ?? 0;
  }

  mute(message: Message): void {
    const who = speakerOf(message);
    this.muted = [...this.muted.filter((other) => other !== who), who];
    this.keep();
  }

  unmute(who: string): void {
    this.muted = this.muted.filter((other) => other !== who);
    this.keep();
  }

  /** Somebody looks at it, or no more. */
  look(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.readAll();
  }

  private readAll(): void {
    if (this.heard <= this.read) return;
    this.read = this.heard;
    this.keep();
  }

  private keep(): void {
    keepChat(this.table, { muted: this.muted, read: this.read });
  }

  /** Say something; whether it was said. One thing at a time: a double Enter is one. */
  say(text: string, seat: number | null, name: string | null): Promise<boolean> {
    if (this.pending) return Promise.resolve(false);
    const message: Say = { type: 'say', id: newId(), text, seat, name };
    this.problem = null;
    this.isSending = true;
    this.send(message);
    return new Promise((resolve) => (this.pending = { message, resolve }));
  }

  /** The line stands anew: what was on its way is sent again. */
  resume(): void {
    if (this.pending) this.send(this.pending.message);
  }

  received({ messages }: Said): void {
    const { heard } = this;
    const fresh = messages.filter(({ number }) => number > heard);
    this.messages = [...this.messages, ...fresh].slice(-KEPT);
    const own = this.pending?.message.text;
    this.news =
      fresh
        .filter(
          (message) =>
            message.number > this.read &&
            message.text !== own &&
            !this.muted.includes(speakerOf(message)),
        )
        .at(-1) ?? this.news;
    if (this.isOpen) this.readAll();
  }

  /** Take an answer that is one of the chat's; whether it was. */
  settles(answer: Done | Refused): boolean {
    if (!this.pending || this.pending.message.id !== answer.id) return false;
    if (answer.type === 'refused') this.problem = answer.code;
    this.pending.resolve(answer.type === 'done');
    this.pending = null;
    this.isSending = false;
    return true;
  }
}

/** Whether there is anybody to talk to: other people at the table, or others who watch. */
export function hasCompany(table: TableInfo): boolean {
  return (
    table.mine.length === 0 ||
    table.seats.some(({ seat, kind }) => kind !== 'bot' && !table.mine.includes(seat))
  );
}
