import { connection, START, town, type Point } from '../board/geometry';
import type { Scene } from '../board/scene';
import type { Card, Told, Transport } from '../wire';

/** Where something lies: a part of the page by its `data-spot`, or a place on the map. */
export type Spot = string | Point;

/** A drawing that goes from one place to another. */
export interface Flight {
  /** Its name in tokens.svg or cards.svg. */
  drawing: string;
  /** How wide it is on the map, in board units. */
  size: number;
  /** The first of these that the page shows. */
  from: readonly Spot[];
  /** Likewise; none: it rises from where it lies, and is gone. */
  to: readonly Spot[];
  /** Whether it lies there afterwards; else it goes under. */
  stays: boolean;
}

/** What flights depend on beside the event. */
export interface Onlooker {
  /** The seat whose hand and counters lie open on this page. */
  me: number | null;
  colourOf: (seat: number) => number;
}

const COUNTER = 46;
const OBSTACLE = 30;
const PIECE = 19;
const CARD = 40;

/** Where nothing else is shown, things come over the upper edge of the map. */
const BEYOND = 'map';

/** More cards than these tell no more. */
const SHOWN = 3;

/**
 * Events in the groups in which they are seen: what everybody is dealt, or draws in secret, comes to
 * all at once.
 */
export function beatsOf(events: readonly Told[]): Told[][] {
  const beats: Told[][] = [];
  for (const event of events) {
    const last = beats.at(-1);
    if (last?.[0] && isForAll(last[0]) && isForAll(event)) last.push(event);
    else beats.push([event]);
  }
  return beats;
}

function isForAll(event: Told): boolean {
  return event.type === 'cards_dealt' || (event.type === 'counter_drawn' && event.secret);
}

/** What flies when an event happens, from the map as it is before it. */
export function flightsOf(event: Told, scene: Scene, { me, colourOf }: Onlooker): Flight[] {
  const seat = 'seat' in event ? event.seat : -1;
  const isMine = seat === me;
  const here = `seat:${seat}`;
  const hand = isMine ? ['hand', here] : [`cards:${seat}`, here];
  const tray = isMine ? ['tray', here] : [`counters:${seat}`, here];
  const boot = town(scene.boots[seat] ?? START).at;

  const dealt = (cards: readonly Card[] | undefined, count: number): Flight[] =>
    cardDrawings(cards, count, isMine).map(({ drawing, kind }) => ({
      drawing,
      size: CARD,
      from: ['deck', BEYOND],
      to: kind ? [`card:${kind}`, ...hand] : hand,
      stays: isMine,
    }));
  const counter = (kind: Transport | null | undefined, from: Spot[], to: Spot[]): Flight => ({
    drawing: kind ? `tk-counter-${kind}` : 'tk-secret',
    size: COUNTER,
    from,
    to,
    stays: isMine,
  });
  const gained = (drawing: string, from: Spot[]): Flight[] => [
    { drawing, size: OBSTACLE, from, to: tray, stays: isMine },
  ];

  switch (event.type) {
    case 'cards_dealt':
    case 'cards_drawn':
      return dealt(event.cards, event.cards?.length ?? event.count ?? 0);
    case 'card_reserved':
      return dealt(undefined, 1);
    case 'counter_drawn': {
      const offered = event.source === 'display' ? [`offer:${event.counter ?? ''}`] : [];
      return [counter(event.counter, [...offered, 'pile', BEYOND], tray)];
    }
    case 'counters_seen':
      return drawn(event.counters, event.count).map((kind) => counter(kind, ['pile', boot], tray));
    case 'counters_returned':
      return drawn(event.counters, event.count).map((kind) => ({
        ...counter(kind, isMine && kind ? [`piece:${kind}`, ...tray] : tray, ['pile', boot]),
        stays: false,
      }));
    case 'extra_counter_taken':
      return [counter(event.counter, ['pile', boot], tray)];
    case 'obstacle_taken':
      return gained('tk-obstacle', ['pools', boot]);
    case 'free_path_taken':
      return gained('tk-favor-free-path', ['pools', boot]);
    case 'counter_placed':
      return [
        {
          ...counter(event.counter, isMine ? [`piece:${event.counter}`, ...tray] : tray, [
            connection(event.road).counter,
          ]),
          stays: true,
        },
      ];
    case 'obstacle_placed':
      return [
        {
          drawing: 'tk-obstacle',
          size: OBSTACLE,
          from: isMine ? ['piece:obstacle', ...tray] : tray,
          to: [connection(event.road).obstacle],
          stays: true,
        },
      ];
    case 'travelled':
      return event.cards.map((kind) => ({
        drawing: `u-pip-${kind}`,
        size: CARD,
        from: isMine ? [`card:${kind}`, ...hand] : hand,
        to: [connection(event.road).counter],
        stays: false,
      }));
    case 'turn_ended':
      return cardDrawings(event.discarded, event.discarded?.length ?? event.count ?? 0, isMine).map(
        ({ drawing, kind }) => ({
          drawing,
          size: CARD,
          from: kind ? [`card:${kind}`, ...hand] : hand,
          to: ['played', BEYOND],
          stays: false,
        }),
      );
    case 'piece_collected':
      return [
        {
          drawing: `tk-piece-${colourOf(seat)}`,
          size: PIECE,
          from: [town(event.town).pieces[seat] ?? town(event.town).at],
          to: [`towns:${seat}`, here],
          stays: false,
        },
      ];
    case 'round_ended':
      return [...scene.roads].flatMap(([road, { counter: kind, obstacle }]) => {
        const place = connection(road);
        const off = { to: [], stays: false };
        return [
          { drawing: `tk-counter-${kind}`, size: COUNTER, from: [place.counter], ...off },
          ...(obstacle
            ? [{ drawing: 'tk-obstacle', size: OBSTACLE, from: [place.obstacle], ...off }]
            : []),
        ];
      });
    default:
      return [];
  }
}

/** Cards as far as they are seen: mine by their faces, of others a few backs. */
function cardDrawings(
  cards: readonly Card[] | undefined,
  count: number,
  isMine: boolean,
): { drawing: string; kind: Card | null }[] {
  if (isMine && cards) return cards.map((kind) => ({ drawing: `u-pip-${kind}`, kind }));
  const backs = Math.min(count, SHOWN);
  return Array.from({ length: backs }, () => ({ drawing: 'u-pip-back', kind: null }));
}

/** Counters as far as they are known. */
function drawn(
  counters: readonly Transport[] | undefined,
  count = 0,
): readonly (Transport | null)[] {
  return counters ?? Array.from({ length: count }, () => null);
}
