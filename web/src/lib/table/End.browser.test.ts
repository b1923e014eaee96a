import { expect, test } from 'vitest';

import { drawn, PHONE, resize, WIDE, type Size } from '../../testing/browser';
import { all, brokenWords, isTooWide, one } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import type { PlayerView, Standing } from '../wire';
import End from './End.svelte';
import { Session } from './session.svelte';
import { position, seatView, Server, table } from './testing';

const NAMES = ['Bartholomäus von Müller', 'Traveller', 'W'.repeat(24), 'Elfenkind'];

/** A game of these four is over; the first has won. */
function end(more: Partial<PlayerView> = {}): void {
  const [seat] = table().seats;
  if (!seat) throw new Error('nobody sits there');
  const standings = NAMES.map((_, at): Standing => ({
    ...{ seat: at, rank: at + 1, score: 20 - at, pieces: 20 - at, distance: 0, cards: 2 },
  }));
  const at = position({
    phase: 'ended',
    to_act: null,
    seats: NAMES.map((_, at) => seatView(at)),
    result: { reason: 'rounds', winners: [0], standings },
    ...more,
  });
  const of = table({
    status: 'ended',
    mine: [],
    seats: NAMES.map((name, at) => ({ ...seat, seat: at, name, colour: at })),
  });
  const server = new Server();
  const session = new Session('abc', server.open);
  server.listener?.opened();
  server.welcome(at, [], of);
  show(End, { session, table: of, position: at, onlook: () => undefined });
}

test.each<[string, Size, Partial<PlayerView>]>([
  ['a desk', WIDE, {}],
  ['a phone', PHONE, {}],
  ['a phone, with town cards', PHONE, { town_cards: ['yttar', 'beata', 'virst', 'usselen'] }],
])('the end breaks no name that there is room for, on %s', async (_, size, more) => {
  await resize(size);
  await chooseLanguage('de');
  end(more);
  await drawn();
  expect(brokenWords(one('.end h1'))).toEqual([]);
  const broken = [...all('.tracks .nm'), ...all('.standings .who')].flatMap(brokenWords);
  const long = more.town_cards ? ['Bartholomäus', 'W'.repeat(24)] : ['W'.repeat(24)];
  expect(broken.filter((word) => !long.includes(word))).toEqual([]);
  expect(isTooWide()).toBe(false);
});
