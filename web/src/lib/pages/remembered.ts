/** The set-up last used, kept in the browser. */
import { Slot } from '../slot';
import { clockProblem } from './clock';
import {
  COLOURS,
  freeColour,
  LEAST,
  MAX_SEATS,
  MIN_SEATS,
  nameSeat,
  type Clock,
  type Draft,
  type DraftSeat,
  type SeatKind,
} from './setup';

const slot = new Slot('elfenland.setup');
const KINDS: readonly SeatKind[] = ['me', 'screen', 'link', 'bot'];

/** A set-up from storage, if it still makes sense with the bots there are; else null. */
export function readDraft(text: string | null, bots: readonly string[]): Draft | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(kept) || !Array.isArray(kept.seats)) return null;
  const seats = kept.seats.filter((seat) => isSeat(seat, bots));
  if (seats.length !== kept.seats.length) return null;
  if (seats.length < MIN_SEATS || seats.length > MAX_SEATS) return null;
  if (seats.filter((seat) => seat.kind === 'me').length > 1) return null;
  if (new Set(seats.map((seat) => seat.id)).size < seats.length) return null;
  const { starter } = kept;
  return {
    seats: coloured(seats),
    name: typeof kept.name === 'string' ? kept.name : '',
    rounds: kept.rounds === 3 ? 3 : 4,
    chart: kept.chart === 'printed' ? 'printed' : 'guide',
    favors: kept.favors === 'small' || kept.favors === 'great' ? kept.favors : 'none',
    townCards: kept.townCards === true,
    starter: seats.find((seat) => seat.id === starter)?.id ?? null,
    pace: kept.pace === 'slow' || kept.pace === 'at_once' ? kept.pace : 'normal',
    hints: typeof kept.hints === 'boolean' ? kept.hints : null,
    clock: readClock(kept.clock),
    standIn: bots.find((bot) => bot === kept.standIn) ?? LEAST,
    takeBacks: kept.takeBacks === 'free' ? 'free' : 'turn',
    watching: kept.watching === 'none' || kept.watching === 'public' ? kept.watching : 'link',
    delay: typeof kept.delay === 'number' && isWhole(kept.delay, 3_600) ? kept.delay : 0,
    listed: kept.listed === true,
    seating: kept.seating === 'lot' ? 'lot' : 'chosen',
  };
}

/** The same seats with a colour each: the kept one, where it is one and no seat before has it. */
function coloured(seats: readonly DraftSeat[]): DraftSeat[] {
  const done: DraftSeat[] = [];
  for (const seat of seats) {
    const isGood =
      COLOURS.some((colour) => colour === seat.colour) &&
      done.every((other) => other.colour !== seat.colour);
    done.push(isGood ? seat : { ...seat, colour: freeColour(done) });
  }
  return done;
}

function readClock(clock: unknown): Clock | null {
  if (!isRecord(clock)) return null;
  const { type, bank, increment, hours } = clock;
  let found: Clock | null = null;
  if (type === 'live' && typeof bank === 'number' && typeof increment === 'number') {
    found = { type, bank, increment };
  } else if (type === 'slow' && typeof hours === 'number') {
    found = { type, hours };
  }
  return found && clockProblem(found) === null ? found : null;
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSeat(seat: unknown, bots: readonly string[]): seat is DraftSeat {
  return (
    isRecord(seat) &&
    Number.isInteger(seat.id) &&
    typeof seat.name === 'string' &&
    typeof seat.named === 'boolean' &&
    KINDS.some((kind) => kind === seat.kind) &&
    (seat.kind === 'bot' ? bots.some((bot) => bot === seat.bot) : seat.bot === null)
  );
}

/** The set-up last used here, or null; whoever is called otherwise by now is so in it. */
export function rememberedDraft(bots: readonly string[], myName: string): Draft | null {
  const draft = readDraft(slot.read(), bots);
  const me = draft?.seats.find(({ kind }) => kind === 'me');
  if (draft && me && myName) nameSeat(draft, me.id, myName);
  return draft;
}

export function rememberDraft(draft: Draft): void {
  slot.write(JSON.stringify(draft));
}
