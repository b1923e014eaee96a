import { speech } from '../speech.svelte';
import type { Told } from '../wire';
import { Writer, type Entry } from './log';
import type { People } from './names';

const NOBODY: ReadonlyMap<number, string> = new Map();

/**
 * The log of a game that goes on: what is written stays the same object, so that only what is new is
 * written and drawn. It begins anew when the language or the people change, when a decision is taken
 * back, and when another side is looked at.
 */
export class Chronicle {
  private writer: Writer | null = null;
  private bundle: unknown;
  private people: People | null = null;
  private log: readonly Told[] = [];
  private stoodIn = NOBODY;
  private entries: readonly Entry[] = [];

  /** What `entriesOf` says of the same. */
  entriesOf(
    log: readonly Told[],
    people: People,
    stoodIn: ReadonlyMap<number, string> = NOBODY,
  ): readonly Entry[] {
    const { bundle } = speech;
    const isSame = bundle === this.bundle && people === this.people;
    const writer = isSame && this.goesOn(log, stoodIn) ? this.writer : null;
    if (writer && log.length === this.log.length) return this.entries;
    this.writer = writer ?? new Writer(people);
    this.writer.writeOn(log, stoodIn);
    this.entries = [...this.writer.entries];
    Object.assign(this, { bundle, people, log, stoodIn });
    return this.entries;
  }

  /** Whether a log begins with all that is written. */
  private goesOn(log: readonly Told[], stoodIn: ReadonlyMap<number, string>): boolean {
    // Of a step the next event says whether a piece was collected.
    if (log.length > this.log.length && this.log.at(-1)?.type === 'travelled') return false;
    return this.log.every(
      (event, number) => event === log[number] && stoodIn.get(number) === this.stoodIn.get(number),
    );
  }
}
