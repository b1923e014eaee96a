/** The set-up of a new table while it is being filled in, and what becomes of it. */
import { t, type Words } from '../i18n';
import type { RuleSetInfo, TableSetup } from '../wire';
import { clockProblem } from './clock';

export type SeatKind = TableSetup['seats'][number]['kind'];
export type Chart = RuleSetInfo['chart'];
export type Favors = 'none' | 'small' | 'great';
export type Pace = NonNullable<TableSetup['pace']>;
export type Clock = NonNullable<TableSetup['clock']>;
export type Watching = NonNullable<TableSetup['watching']>;
export type Seating = NonNullable<TableSetup['seating']>;
export type TakeBacks = NonNullable<TableSetup['take_backs']>;

/** A seat being set up. `id` stays with it when it moves; `named` once somebody typed its name. */
export interface DraftSeat {
  id: number;
  kind: SeatKind;
  name: string;
  named: boolean;
  bot: string | null;
  /** From 0 to 5, another for each seat; it goes with a shape. */
  colour: number;
}

export interface Draft {
  seats: DraftSeat[];
  /** Empty: the table is called after whoever opens it. */
  name: string;
  rounds: number;
  chart: Chart;
  favors: Favors;
  townCards: boolean;
  /** The seat that starts, by its `id`; null for the lot. */
  starter: number | null;
  pace: Pace;
  /** Whether hints are allowed; null: as it is usual with these seats. */
  hints: boolean | null;
  clock: Clock | null;
  /** What plays for whose time is up or who has left: a bot's name, or the table with the least. */
  standIn: string;
  takeBacks: TakeBacks;
  watching: Watching;
  /** Seconds after which watchers see it. */
  delay: number;
  /** Whether the lobby shows the table while seats by link are free. */
  listed: boolean;
  seating: Seating;
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
export const NAME_LENGTH = 24;
export const LEAST = 'least';
/** The bot that sits down when nobody says which. */
export const USUAL_BOT = 'greedy';

export const BOT_NAMES = ['Hazel', 'Juniper', 'Rowan', 'Sorrel', 'Bryony', 'Linden'];

export const COLOURS = [0, 1, 2, 3, 4, 5] as const;

/** You and three bots, by our rules. */
export function firstDraft(myName: string): Draft {
  const draft: Draft = {
    seats: [],
    name: '',
    rounds: 4,
    chart: 'guide',
    favors: 'none',
    townCards: false,
    starter: null,
    pace: 'normal',
    hints: null,
    clock: null,
    standIn: LEAST,
    takeBacks: 'turn',
    watching: 'link',
    delay: 0,
    listed: false,
    seating: 'chosen',
  };
  addSeat(draft, 'me', myName);
  for (let i = 0; i < 3; i += 1) addSeat(draft, 'bot');
  return draft;
}

/** Add a seat after the last one. */
export function addSeat(draft: Draft, kind: SeatKind, name = ''): void {
  const id = Math.max(-1, ...draft.seats.map((seat) => seat.id)) + 1;
  draft.seats.push({
    id,
    kind,
    name: name || usualName(draft, kind, id),
    named: name !== '',
    bot: kind === 'bot' ? USUAL_BOT : null,
    colour: freeColour(draft.seats),
  });
}

/** The first colour that none of these seats has. */
export function freeColour(seats: readonly { colour: number }[]): number {
  return COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? 0;
}

/** Give a seat a colour; whoever had it takes the seat's old one. */
export function colourSeat(draft: Draft, id: number, colour: number): void {
  const seat = draft.seats.find((found) => found.id === id);
  const other = draft.seats.find((found) => found.colour === colour);
  if (!seat) return;
  if (other) other.colour = seat.colour;
  seat.colour = colour;
}

export function removeSeat(draft: Draft, id: number): void {
  draft.seats = draft.seats.filter((seat) => seat.id !== id);
  if (draft.starter === id) draft.starter = null;
}

/** Move a seat one place; at the ends it stays. */
export function moveSeat(draft: Draft, id: number, by: -1 | 1): void {
  const at = draft.seats.findIndex((seat) => seat.id === id);
  const [seat, other] = [draft.seats[at], draft.seats[at + by]];
  if (!seat || !other) return;
  draft.seats[at] = other;
  draft.seats[at + by] = seat;
}

/** Name a seat; from then on the name stays, whoever sits there. */
export function nameSeat(draft: Draft, id: number, name: string): void {
  const seat = draft.seats.find((found) => found.id === id);
  if (!seat) return;
  seat.name = name;
  seat.named = true;
}

/** Say who sits on a seat. There is one of you, so the seat that was yours goes to someone beside you. */
export function setKind(draft: Draft, id: number, kind: SeatKind, bot: string | null = null): void {
  const seat = draft.seats.find((found) => found.id === id);
  if (!seat) return;
  const wasPerson = seat.kind !== 'bot';
  if (kind === 'me') {
    for (const mine of draft.seats) if (mine.kind === 'me') mine.kind = 'screen';
  }
  seat.kind = kind;
  seat.bot = kind === 'bot' ? (bot ?? USUAL_BOT) : null;
  if (!seat.named && wasPerson !== (kind !== 'bot')) seat.name = usualName(draft, kind, id);
}

/** A name that no other seat has. */
function usualName(draft: Draft, kind: SeatKind, id: number): string {
  const others = draft.seats.filter((seat) => seat.id !== id).map((seat) => fold(seat.name));
  const free = (name: string) => !others.includes(fold(name));
  if (kind === 'me' && free(t('new-name-me'))) return t('new-name-me');
  const bot = kind === 'bot' ? BOT_NAMES.find(free) : undefined;
  if (bot) return bot;
  const at = draft.seats.findIndex((seat) => seat.id === id);
  for (let n = (at < 0 ? draft.seats.length : at) + 1; ; n += 1) {
    const name = t('new-name-other', { n });
    if (free(name)) return name;
  }
}

/** A name as it is sent: without spaces at its ends, with single ones inside, and spelled in one way. */
export function tidy(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Letters as a person counts them, not as JavaScript does. */
export function lengthOf(name: string): number {
  return Array.from(tidy(name)).length;
}

function fold(name: string): string {
  return tidy(name).toLocaleLowerCase();
}

/** What cannot be seen in a name, and so could make it look like another one. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** Why a name will not do, in a sentence; null if it will. */
export function nameProblem(name: string): string | null {
  if (tidy(name) === '') return t('name-empty');
  if (UNSEEN.test(tidy(name))) return t('name-unseen');
  const length = lengthOf(name);
  return length > NAME_LENGTH ? t('name-long', { most: NAME_LENGTH, length }) : null;
}

/** The same of a name that was sent off and may be mended since. */
export function nameWords(name: string): Words | null {
  return nameProblem(name) === null ? null : () => nameProblem(name) ?? '';
}

/** Something to be put right first, and where: at a seat, with all seats, at the name or the clock. */
export interface Problem {
  at: number | 'seats' | 'name' | 'clock';
  text: string;
}

/** All that keeps a set-up from being a table. */
export function problems(draft: Draft): Problem[] {
  const found: Problem[] = [];
  draft.seats.forEach((seat, i) => {
    const same = draft.seats.slice(0, i).find((other) => fold(other.name) === fold(seat.name));
    const text =
      nameProblem(seat.name) ?? (same ? t('name-twice', { name: tidy(seat.name) }) : null);
    if (text) found.push({ at: seat.id, text });
  });
  if (!draft.seats.some((seat) => seat.kind === 'me' || seat.kind === 'screen')) {
    found.push({ at: 'seats', text: t('new-nobody-here') });
  }
  if (lengthOf(draft.name) > NAME_LENGTH) {
    found.push({
      at: 'name',
      text: t('name-long', { most: NAME_LENGTH, length: lengthOf(draft.name) }),
    });
  }
  const clock = draft.clock && countPeople(draft) > 1 ? clockProblem(draft.clock) : null;
  if (clock) found.push({ at: 'clock', text: clock });
  return found;
}

/** How many people play. */
export function countPeople({ seats }: Draft): number {
  return seats.filter((seat) => seat.kind !== 'bot').length;
}

/** Whether somebody comes by link. */
export function hasLinks({ seats }: Draft): boolean {
  return seats.some((seat) => seat.kind === 'link');
}

/** After whom the table is called where it gets no name. */
export function hostOf({ seats }: Draft): string {
  return tidy((seats.find((seat) => seat.kind === 'me') ?? seats[0])?.name ?? '');
}

/** The set-up as it is sent to the server. */
export function toSetup(draft: Draft): TableSetup {
  const start = draft.seats.findIndex((seat) => seat.id === draft.starter);
  const alone = countPeople(draft) === 1;
  return {
    name: tidy(draft.name) || null,
    seats: draft.seats.map(({ kind, name, bot, colour }) => ({
      kind,
      name: tidy(name),
      bot,
      colour,
    })),
    options: {
      rounds: draft.rounds,
      chart: draft.chart,
      town_cards: draft.townCards,
      favors: draft.favors,
      start_seat: start < 0 ? null : start,
    },
    pace: draft.pace,
    hints: allowsHints(draft),
    // Who plays against bots alone is waited for; only there any decision can be taken back.
    clock: alone ? null : draft.clock,
    stand_in: draft.standIn,
    take_backs: alone ? draft.takeBacks : 'turn',
    watching: draft.watching,
    delay: draft.watching === 'none' ? 0 : draft.delay,
    listed: draft.listed && hasLinks(draft),
    seating: draft.seating,
  };
}

/** Whether hints are allowed: as somebody said, else where nobody comes by link. */
export function allowsHints({
  hints,
  seats,
}: {
  hints?: boolean | null;
  seats: readonly { kind: SeatKind }[];
}): boolean {
  return hints ?? seats.every((seat) => seat.kind !== 'link');
}

/** The rule set that has these options; null if somebody mixed their own. */
export function ruleSetOf(draft: Draft, sets: readonly RuleSetInfo[]): string | null {
  return sets.find((set) => set.rounds === draft.rounds && set.chart === draft.chart)?.name ?? null;
}

/** Where a refusal of the server belongs, by the place that its sentence names. */
export function placeOf(message: string, draft: Draft): Problem['at'] | null {
  const seat = /seats\[(\d+)\]/.exec(message)?.[1];
  if (seat !== undefined) return draft.seats[Number(seat)]?.id ?? 'seats';
  if (/\$\.name\b/.test(message)) return 'name';
  return draft.seats.find(({ name }) => message.includes(`'${tidy(name)}'`))?.id ?? null;
}
