import { town } from '../board/geometry';
import { list, t } from '../i18n';
import type { Told } from '../wire';
import type { Entry, Sentence } from './log';
import type { People } from './names';
import type { Part } from '../pictures';
import type { TableState } from './state';

/** What a seat decides: all else follows from it. */
const DECIDED: ReadonlySet<Told['type']> = new Set([
  'counter_placed',
  'obstacle_placed',
  'passed',
  'travelled',
  'favor_used',
  'favor_declined',
  'turn_ended',
  'counter_kept',
]);

function isDecided(event: Told): boolean {
  return DECIDED.has(event.type) || (event.type === 'counter_drawn' && !event.secret);
}

/**
 * The number of the first event after the last one that a seat's owner decided, 0 where nothing was;
 * what a stand-in played is none of it.
 */
function lastTurnEnd(
  log: readonly Told[],
  seat: number,
  stoodIn: ReadonlyMap<number, string>,
): number {
  let from = 0;
  log.forEach((event, number) => {
    if ('seat' in event && event.seat === seat && isDecided(event) && !stoodIn.has(number))
      from = number + 1;
  });
  return from;
}

/** What has happened since the last turn of whoever sits at this screen. */
export interface Since {
  /** The number of the first event after it. */
  from: number;
  deeds: readonly Deed[];
  /** The line of the log with which it begins; null while nobody else has done anything. */
  fresh: string | null;
}

/** What has happened since one's last turn; null where several share the screen, and before the first. */
export function sinceOf(
  { log, stoodIn }: Pick<TableState, 'log' | 'stoodIn'>,
  entries: readonly Entry[],
  people: People,
  mine: readonly number[],
): Since | null {
  const [seat, ...others] = mine;
  if (seat === undefined || others.length) return null;
  const from = lastTurnEnd(log, seat, stoodIn);
  if (from === 0) return null;
  const fresh = othersSince(entries, from, people)[0]?.key ?? null;
  return { from, deeds: deedsOf(log, entries, from, people), fresh };
}

/** A line of what others have done. */
export interface Deed {
  key: string;
  seat: number;
  text: string;
  parts: readonly Part[];
}

/** What other seats have done since an event, in a few lines: a whole way is one. */
function deedsOf(
  log: readonly Told[],
  entries: readonly Entry[],
  from: number,
  people: People,
): Deed[] {
  const deeds: (Deed & { way: string[] })[] = [];
  for (const entry of othersSince(entries, from, people)) {
    const event = log[Number(entry.key)];
    const last = deeds.at(-1);
    // That a turn ends is no deed.
    if (event?.type === 'turn_ended') continue;
    if (event?.type !== 'travelled') {
      deeds.push({ ...entry, way: [] });
    } else if (last?.seat === event.seat && last.way.length) {
      last.way.push(event.to);
      last.text = t('since-way', {
        name: people.name(event.seat),
        towns: list(last.way.map((id) => town(id).name)),
      });
      last.parts = [last.text];
    } else {
      deeds.push({ ...entry, way: [event.to] });
    }
  }
  return deeds.map(({ key, seat, text, parts }) => ({ key, seat, text, parts }));
}

/** The sentences on other seats since an event. */
function othersSince(
  entries: readonly Entry[],
  from: number,
  people: People,
): (Sentence & { seat: number })[] {
  return entries.filter(
    (entry): entry is Sentence & { seat: number } =>
      'text' in entry &&
      !entry.quiet &&
      entry.seat !== null &&
      !people.isYou(entry.seat) &&
      entry.last >= from,
  );
}
