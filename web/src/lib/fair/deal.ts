/**
 * A second reading of docs/chance.md: what a seed deals, independent of the server. It deals the
 * display, tiles and town cards, and the first round's cards and secret counters.
 */
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import { CARDS, TRANSPORTS, type Options } from '../wire';

const RANGE = 1n << 64n;
/** In the order of kinds, and of the board; no tile lies on Elvenhold. */
const FAVORS = words('draw-two draw-next-round two-counters extra-counter obstacle free-path');
const TILED = words(`albaran beata dagamura ergeren feodor grangor ixara jaccaranda kihromah
  lapphalya mahdavikia parundia rivinia strykhaven throtmanni tichih usselen virst wylhien yttar`);
const TOWN_CARDS = words(`beata ergeren grangor ixara jaccaranda mahdavikia strykhaven tichih
  usselen virst wylhien yttar`);

function words(text: string): string[] {
  return text.split(/\s+/);
}

function times<Item>(count: number, make: (n: number) => Item): Item[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

class Chance {
  private readonly key: Uint8Array;
  private next = 0n;

  constructor(seed: string) {
    this.key = sha256(utf8ToBytes(seed));
  }

  private word(): bigint {
    const block = new Uint8Array(8);
    new DataView(block.buffer).setBigUint64(0, this.next / 8n, true);
    const { buffer, byteOffset } = blake2b(block, { key: this.key, dkLen: 64 });
    return new DataView(buffer, byteOffset + Number(this.next++ % 8n) * 8).getBigUint64(0, true);
  }

  below(k: number): number {
    const size = BigInt(k);
    let word = this.word();
    while (word >= RANGE - (RANGE % size)) word = this.word();
    return Number(word % size);
  }

  /** The kind of a piece taken from a pile that is given, and changed, as counts by kind. */
  pick(pile: number[]): number {
    let place = this.below(pile.reduce((sum, count) => sum + count, 0));
    const kind = pile.findIndex((count) => (place -= count) < 0);
    pile[kind] = (pile[kind] ?? 0) - 1;
    return kind;
  }
}

/** The opening events of a game, as its record tells them. */
export function deal(seed: string, options: Required<Options>): object[] {
  const { players } = options;
  const start_seat = options.start_seat ?? new Chance(`start seat\n${seed}`).below(players);
  const chance = new Chance(seed);
  const counters = TRANSPORTS.map(() => 8);
  const counter = () => TRANSPORTS[chance.pick(counters)];
  const display = times(5, counter);
  const favors = [4, 4, 3, 3, 3, 3];
  const tiles =
    options.favors === 'none'
      ? null
      : Object.fromEntries(TILED.map((town) => [town, FAVORS[chance.pick(favors)]]));
  const left = [...TOWN_CARDS];
  const town_cards = options.town_cards
    ? times(players, () => left.splice(chance.below(left.length), 1)[0])
    : null;
  const seats = times(players, (turn) => (start_seat + turn) % players);
  const cards = CARDS.map((card) => (card === 'raft' ? 12 : 10));
  const hand = () =>
    times(8, () => chance.pick(cards))
      .sort((a, b) => a - b)
      .map((kind) => CARDS[kind]);
  return [
    { type: 'game_started', start_seat, display, tiles, town_cards },
    { type: 'round_started', round: 1, start_seat },
    ...seats.map((seat) => ({ type: 'cards_dealt', seat, cards: hand() })),
    ...seats.map((seat) => ({
      type: 'counter_drawn',
      seat,
      counter: counter(),
      source: 'pile',
      secret: true,
    })),
  ];
}
