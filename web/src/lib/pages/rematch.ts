/** Playing again with the people of a game that has ended. */
import { invitation, newSeal, sitDown } from '../net/api';
import { newText } from '../net/backoff';
import { keepTable, keptFor, tokenFor } from '../net/credentials';
import { askRematch, introduce } from '../net/people';
import { go } from '../router.svelte';
import type { Rematch, TableInfo, TableSetup } from '../wire';
import { freeColour, LEAST, USUAL_BOT, type Draft } from './setup';

/** The names of this screen's seats at a table. */
function namesHere({ seats, mine }: TableInfo): string[] {
  return mine.map((seat) => seats.find((info) => info.seat === seat)?.name ?? '');
}

/**
 * Play again, by the same set-up or by another one, and go there. Who is not the first to ask goes
 * to the table that somebody else has made.
 */
export async function playAgain(table: TableInfo, setup: TableSetup | null): Promise<void> {
  const { commitment } = await newSeal();
  const count = setup
    ? setup.seats.filter(({ kind }) => kind === 'me' || kind === 'screen').length
    : table.mine.length;
  const sealed = { commitment, texts: Array.from({ length: count }, newText) };
  const made = await askRematch(table.table, tokenFor(table.table), { setup, seal: sealed });
  if (made.token === null) {
    // Whose link is whose comes with the table's news.
    go(`/t/${encodeURIComponent(table.table)}`);
    return;
  }
  keepTable({ table: made.table, token: made.token, sealed });
  go(`/t/${encodeURIComponent(made.table)}`);
}

/** Sit down again on one's own seats of a rematch that somebody has made, and go there. */
export async function comeAgain(table: TableInfo, rematch: Rematch): Promise<void> {
  const names = namesHere(table);
  if (rematch.codes.length > 0 && !keptFor(rematch.table)) {
    const { token: person } = await introduce(names[0] ?? '');
    const texts: string[] = [];
    let sealed: string | null = null;
    let token: string = person;
    for (const code of rematch.codes) {
      const offered = await invitation(code);
      if (offered.taken) continue;
      const text = newText();
      const seated = await sitDown(code, { name: offered.name, text }, person);
      texts.push(text);
      sealed = offered.commitment;
      // At a shared screen the person holds all the seats; a seat's own token is for one.
      if (rematch.codes.length === 1) token = seated.token;
    }
    if (texts.length > 0) {
      keepTable({
        table: rematch.table,
        token,
        ...(sealed && { sealed: { commitment: sealed, texts } }),
      });
    }
  }
  go(`/t/${encodeURIComponent(rematch.table)}`);
}

/** The set-up of a table as it is filled in again: who asks at this screen, the others by link. */
export function draftAgain({ setup, seats, mine }: TableInfo): Draft {
  const [first] = mine;
  const draft: Draft = {
    seats: [],
    name: setup.name ?? '',
    rounds: setup.options?.rounds ?? 4,
    chart: setup.options?.chart ?? 'guide',
    favors: setup.options?.favors ?? 'none',
    townCards: setup.options?.town_cards ?? false,
    starter: setup.options?.start_seat ?? null,
    pace: setup.pace ?? 'normal',
    hints: setup.hints ?? null,
    clock: setup.clock ?? null,
    standIn: setup.stand_in ?? LEAST,
    takeBacks: setup.take_backs ?? 'turn',
    watching: setup.watching ?? 'link',
    delay: setup.delay ?? 0,
    listed: setup.listed ?? false,
    seating: setup.seating ?? 'chosen',
  };
  for (const { seat, name, kind, bot, colour } of seats) {
    const here = mine.includes(seat) ? (seat === first ? 'me' : 'screen') : 'link';
    draft.seats.push({
      id: seat,
      kind: kind === 'bot' ? 'bot' : here,
      name,
      named: true,
      bot: kind === 'bot' ? (bot ?? USUAL_BOT) : null,
      colour: draft.seats.some((other) => other.colour === colour)
        ? freeColour(draft.seats)
        : colour,
    });
  }
  return draft;
}
