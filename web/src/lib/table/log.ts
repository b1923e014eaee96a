import { connection, connectionName, town } from '../board/geometry';
import { list, t, yesNo, type MessageId } from '../i18n';
import { KindWord } from '../kinds';
import { favorName, kindName, terrainName } from '../names';
import type { Card, Told, Transport } from '../wire';
import type { People } from './names';
import { counts } from './payment';
import { partsOf, pictured, plain, type Part } from '../pictures';
import { standInName } from '../standins';

/** A line of the log: the head of a group, or a sentence and whose it is. */
export type Entry = { key: string; group: string } | Sentence;

/** `last` is the number of the last event that it tells; `quiet`: not for the ear. */
export interface Sentence {
  key: string;
  seat: number | null;
  text: string;
  /** The same with its pictures. */
  parts: readonly Part[];
  last: number;
  quiet?: boolean;
}

type Phase = 'deal' | 'secret' | 'draw' | 'plan' | 'move' | 'keep' | 'ended';

/** "Feodor–Lapphalya (woods)". */
export function roadText(road: string): string {
  return t('road-with-terrain', {
    road: connectionName(road),
    terrain: terrainName(connection(road).terrain),
  });
}

/** "2 Dragons and 1 Raft". */
export function cardsText(cards: readonly Card[]): string {
  return list([...counts(cards)].map(([kind, count]) => t(`cards-of-${kind}`, { count })));
}

/** The same words with their pictures. */
const drawn = {
  counter: (kind: Transport) => new KindWord(kind, `tk-counter-${kind}`),
  counters: (kinds: readonly Transport[]) =>
    list(kinds.map((kind) => pictured(`tk-counter-${kind}`, kindName(kind)))),
  card: (kind: Card) => new KindWord(kind, `u-pip-${kind}`),
  cards: (cards: readonly Card[]) =>
    list(
      [...counts(cards)].map(([kind, count]) =>
        pictured(`u-pip-${kind}`, t(`cards-of-${kind}`, { count })),
      ),
    ),
  road: (road: string) => {
    const { terrain } = connection(road);
    return t('road-with-terrain', {
      road: connectionName(road),
      terrain: pictured(`u-${terrain}`, terrainName(terrain)),
    });
  },
  /** A picture before a sentence that speaks of such a thing. */
  thing: (picture: string, text: string) => pictured(picture, '') + text,
};

/** What happened, in sentences grouped by round and phase. */
export function entriesOf(
  log: readonly Told[],
  people: People,
  stoodIn: ReadonlyMap<number, string> = new Map(),
): Entry[] {
  const writer = new Writer(people);
  writer.writeOn(log, stoodIn);
  return writer.entries;
}

/** Writes a log, from where it stopped on. */
export class Writer {
  readonly entries: Entry[] = [];
  private written = 0;
  private round = 0;
  private phase: Phase | null = null;
  private isSaid = { dealt: false, secret: false };
  /** The seat for which a stand-in was last said to have decided. */
  private away: number | null = null;
  private readonly towns = new Map<number, number>();
  /** The town cards that this side knows, until they are said with the first round. */
  private townCards: readonly { seat: number; town: string }[] = [];

  constructor(private readonly people: People) {}

  /** Write the events that are not written yet. */
  writeOn(log: readonly Told[], stoodIn: ReadonlyMap<number, string>): void {
    log.slice(this.written).forEach((event, i) => {
      const number = this.written + i;
      this.write(event, number, log[number + 1]);
      this.note(event, number, stoodIn.get(number));
    });
    this.written = log.length;
  }

  private write(event: Told, number: number, next: Told | undefined): void {
    const who = (seat: number) => ({
      who: this.people.isYou(seat) ? 'you' : 'other',
      name: this.people.name(seat),
    });
    const say = (phase: Phase, seat: number | null, text: string, last = number) => {
      this.enter(phase, number);
      this.add({ key: String(number), seat, text, last });
    };
    /** A sentence beside the last one, for who knows of it. */
    const whisper = (seat: number | null, text: string, of = String(number)) => {
      this.add({ key: `${of}-own`, seat, text, last: number });
    };
    switch (event.type) {
      case 'game_started':
        this.townCards = (event.town_cards ?? []).flatMap((card, seat) =>
          card ? [{ seat, town: card }] : [],
        );
        return;
      case 'display_refilled':
      case 'round_ended':
      case 'piece_collected': // told with the step that led there
        return;
      case 'round_started':
        this.round = event.round;
        this.phase = null;
        this.isSaid = { dealt: false, secret: false };
        say('deal', event.start_seat, t('log-starts', who(event.start_seat)));
        for (const card of this.townCards)
          whisper(
            card.seat,
            t('log-town-card', { ...who(card.seat), town: town(card.town).name }),
            `${number}-${card.seat}`,
          );
        this.townCards = [];
        return;
      case 'cards_dealt':
        if (!this.isSaid.dealt) say('deal', null, t('log-dealt-all'));
        this.isSaid.dealt = true;
        if (event.cards && event.cards.length > 0)
          whisper(
            event.seat,
            t('log-dealt', { ...who(event.seat), cards: drawn.cards(event.cards) }),
          );
        return;
      case 'counter_drawn':
        if (event.secret) {
          if (!this.isSaid.secret) say('secret', null, t('log-secret-all'));
          this.isSaid.secret = true;
          if (event.counter)
            whisper(
              event.seat,
              t('log-secret', { ...who(event.seat), kind: drawn.counter(event.counter) }),
            );
        } else if (event.counter) {
          say(
            'draw',
            event.seat,
            t(`log-drawn-${event.source}`, {
              ...who(event.seat),
              kind: drawn.counter(event.counter),
            }),
          );
        }
        return;
      case 'counter_placed': {
        const id: MessageId = event.secret ? 'log-placed-secret' : 'log-placed';
        say(
          event.favor ? 'move' : 'plan',
          event.seat,
          t(id, {
            ...who(event.seat),
            kind: drawn.counter(event.counter),
            road: drawn.road(event.road),
          }),
        );
        return;
      }
      case 'obstacle_placed':
        say(
          'plan',
          event.seat,
          drawn.thing(
            'tk-obstacle',
            t('log-obstacle', { ...who(event.seat), road: drawn.road(event.road) }),
          ),
        );
        return;
      case 'passed':
        say('plan', event.seat, t('log-passed', who(event.seat)));
        return;
      case 'travelled': {
        const args = {
          ...who(event.seat),
          town: town(event.to).name,
          cards: event.cards.length,
          free: yesNo(event.free_path),
        };
        const [first] = event.cards;
        const travelled =
          event.method === 'caravan' || first === undefined
            ? t('log-travelled-caravan', { ...args, kinds: drawn.cards(event.cards) })
            : t('log-travelled', { ...args, kind: drawn.card(first) });
        if (next?.type === 'piece_collected') {
          const towns = (this.towns.get(event.seat) ?? 0) + 1;
          this.towns.set(event.seat, towns);
          say('move', event.seat, t('log-towns', { travelled, towns }), number + 1);
        } else {
          say('move', event.seat, t('log-no-town', { travelled }));
        }
        return;
      }
      case 'favor_used':
        say(
          'move',
          event.seat,
          t(event.turned ? 'log-favor-turned' : 'log-favor', {
            ...who(event.seat),
            town: town(event.town).name,
            favor: pictured(`tk-favor-${event.favor}`, favorName(event.favor)),
          }),
        );
        return;
      case 'favor_declined':
        this.enter('move', number);
        this.add({
          key: String(number),
          seat: event.seat,
          text: t('log-favor-left', { ...who(event.seat), town: town(event.town).name }),
          last: number,
          quiet: true,
        });
        return;
      case 'cards_drawn': {
        const { cards } = event;
        const count = cards?.length ?? event.count ?? 0;
        const text = cards?.length
          ? t('log-drew-own', { ...who(event.seat), cards: drawn.cards(cards) })
          : t('log-drew', { ...who(event.seat), count });
        say('move', event.seat, text);
        return;
      }
      case 'card_reserved':
        say('move', event.seat, t('log-reserved', who(event.seat)));
        return;
      case 'reserved_taken': {
        const { cards } = event;
        const count = cards?.length ?? event.count ?? 0;
        if (count === 0) return;
        const text = cards
          ? t('log-reserved-own', { ...who(event.seat), cards: drawn.cards(cards) })
          : t('log-reserved-taken', { ...who(event.seat), count });
        say('deal', event.seat, text);
        return;
      }
      case 'counters_seen': {
        const kinds = event.counters;
        const text = kinds
          ? t('log-seen-own', { ...who(event.seat), kinds: drawn.counters(kinds) })
          : t('log-seen', {
              ...who(event.seat),
              count: event.counters?.length ?? event.count ?? 0,
            });
        say('move', event.seat, text);
        return;
      }
      case 'counters_returned': {
        const count = event.counters?.length ?? event.count ?? 0;
        if (count > 0) say('move', event.seat, t('log-returned', { ...who(event.seat), count }));
        return;
      }
      case 'extra_counter_taken': {
        const kind = event.counter;
        const text = kind
          ? t('log-extra-own', { ...who(event.seat), kind: drawn.counter(kind) })
          : t('log-extra', who(event.seat));
        say('move', event.seat, text);
        return;
      }
      case 'obstacle_taken':
        say(
          'move',
          event.seat,
          drawn.thing('tk-obstacle', t('log-obstacle-taken', who(event.seat))),
        );
        return;
      case 'free_path_taken':
        say(
          'move',
          event.seat,
          drawn.thing('tk-favor-free-path', t('log-free-path-taken', who(event.seat))),
        );
        return;
      case 'pile_reshuffled':
        say('move', null, t('log-reshuffled', { count: event.count }));
        return;
      case 'turn_ended': {
        const cards = event.discarded?.length ?? event.count ?? 0;
        const text = cards
          ? t('log-discarded', { ...who(event.seat), cards })
          : t('log-turn-ended', who(event.seat));
        say('move', event.seat, text);
        return;
      }
      case 'counter_kept': {
        const kept = event.counter
          ? t(event.secret ? 'log-kept-secret-own' : 'log-kept', {
              ...who(event.seat),
              kind: drawn.counter(event.counter),
            })
          : t(event.secret ? 'log-kept-secret' : 'log-kept-none', who(event.seat));
        say('keep', event.seat, kept);
        return;
      }
      case 'game_ended': {
        const [winner] = event.winners;
        const isMine =
          event.winners.length === 1 && winner !== undefined && this.people.isYou(winner);
        const names = list(
          event.winners.map((seat) => pictured(`seat:${seat}`, this.people.name(seat))),
        );
        const text = isMine
          ? t('log-ended-you')
          : t('log-ended', { names, count: event.winners.length });
        say('ended', null, text);
        return;
      }
    }
  }

  /** Say what decided for somebody who was away: once, as long as only they are told of. */
  private note(event: Told, number: number, standIn: string | undefined): void {
    if (!('seat' in event)) return;
    if (this.away !== event.seat) this.away = null;
    if (standIn === undefined || this.away === event.seat) return;
    this.away = event.seat;
    const who = this.people.isYou(event.seat) ? 'you' : 'other';
    this.add({
      key: `${number}-stand-in`,
      seat: event.seat,
      text: t('log-stood-in', {
        who,
        name: this.people.name(event.seat),
        what: standInName(standIn),
      }),
      last: number,
    });
  }

  private add({ text, ...rest }: Omit<Sentence, 'parts'>): void {
    const parts = partsOf(text);
    this.entries.push({ ...rest, text: plain(parts), parts });
  }

  /** Begin the group of a phase, unless it has begun. */
  private enter(phase: Phase, number: number): void {
    if (phase === this.phase) return;
    if (this.phase === 'plan' && phase === 'move')
      this.add({
        key: `${number}-passed`,
        seat: null,
        text: t('log-all-passed'),
        last: number,
      });
    this.phase = phase;
    const group = t('log-group', { round: this.round, phase: t(`phase-${phase}`) });
    this.entries.push({ key: `${number}-group`, group });
  }
}

/** The sentences that tell events from number `from` on: what the live region says. */
export function since(entries: readonly Entry[], from: number): string[] {
  return entries.flatMap((entry) =>
    'text' in entry && !entry.quiet && entry.last >= from ? [entry.text] : [],
  );
}
