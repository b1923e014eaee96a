/** What is planned, in words. */
import { connection, town } from '../board/geometry';
import { list, t } from '../i18n';
import { KindWord } from '../kinds';
import { kindName, terrainName, TRANSPORTS } from '../names';
import type {
  Card,
  Going,
  PlayerView,
  Reached,
  ReachedStep,
  Sketch,
  SketchLeg,
  TableInfo,
  Transport,
} from '../wire';
import type { Tour } from './tour';
import { endOf } from './tour';
import { cardsOf, stopOf } from './way';

/** A sentence for the prompt, and a little more. */
export interface Words {
  text: string;
  more: string;
}

/** "3 cards, 2 steps". */
export function priceText({ cards, steps }: Reached): string {
  return t('reach-price', { cards, steps: steps.length });
}

/** "Feodor: 3 cards, 2 steps". */
export function reachText(way: Reached): string {
  return t('reach-town', { town: town(way.town).name, price: priceText(way) });
}

/** "2 Dragons and 1 Raft". */
function cardsText(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)];
  return list(
    kinds.map((kind) => t(`cards-of-${kind}`, { count: cards.filter((c) => c === kind).length })),
  );
}

function stepText({ to, method, cards, drawn, free_path }: ReachedStep): string {
  const paid = [
    ...(cards.length ? [cardsText(cards)] : []),
    ...(drawn ? [t('reach-drawn', { count: drawn })] : []),
    ...(free_path ? [t('free-path')] : []),
  ];
  const words = { town: town(to).name, cards: list(paid) };
  return method === 'caravan' ? t('reach-step-caravan', words) : t('reach-step', words);
}

/** A way of several steps: how it is paid, and what it leaves. */
export function wayWords(way: Reached, view: PlayerView, isTurn: boolean): Words {
  const words = { town: town(way.town).name, price: priceText(way) };
  const stop = stopOf(way);
  return {
    text: isTurn ? t('prompt-way', words) : t('reach-town', words),
    more: [
      t('reach-leaves', { new: way.new, cards: view.hand.length - cardsOf(way).length }),
      ...(stop && isTurn ? [t('reach-stop', { town: town(stop).name })] : []),
      `${way.steps.map(stepText).join('; ')}.`,
    ].join(' '),
  };
}

/** How many towns can be reached, to be heard. */
export function reachCount(ways: ReadonlyMap<string, Reached>): string {
  return t('reach-said', { count: ways.size });
}

/**
 * A tour in one sentence, and what it lacks or leaves; or `now`, what is under way or went wrong.
 * `told` is null while it is worked out.
 */
export function tourWords(tour: Tour, told: Sketch | null, now: string | null = null): Words {
  const legs = tour.towns.length - 1;
  const name = town(endOf(tour)).name;
  const text =
    legs === 0 ? t('sketch-begin', { town: name }) : t('sketch-tour', { town: name, legs });
  const balance = told && legs > 0 ? `${balanceText(told)} ` : '';
  return { text, more: now ?? balance + t('sketch-private') };
}

/** "1 counter is missing, and you are 2 cards short." */
export function balanceText(told: Sketch): string {
  const { lacking_cards: short, lacking_counters: counters, cards } = told;
  const sentences = [
    ...(counters ? [t('sketch-lacks-counters', { count: counters })] : []),
    short
      ? t('sketch-lacks-cards', { count: short })
      : t('reach-leaves', { new: told.new, cards: cards.length }),
  ];
  return sentences.join(' ');
}

/** "Feodor to Lapphalya". */
export function legName(from: string, to: string): string {
  return t('sketch-leg', { from: town(from).name, town: town(to).name });
}

/** What a leg goes by: what lies there, what one lays, or what is missing. */
export function legText({ going }: SketchLeg, view: PlayerView, chart: TableInfo['chart']): string {
  const terrain = terrainName(connection(going.connection).terrain);
  if (going.lies === null) return terrain;
  const isLacking = going.lies === 'lacking';
  const faceUp = isLacking && view.phase === 'draw' ? offered(going, view, chart) : [];
  return [
    terrain,
    going.counter
      ? t(lyingOf(going), { kind: new KindWord(going.counter) })
      : t('sketch-lacking-any'),
    ...(going.method === 'caravan' ? [t('sketch-caravan')] : []),
    ...(going.free_path ? [t('free-path')] : []),
    ...(faceUp.length ? [t('sketch-face-up', { kinds: list(faceUp.map(kindName)) })] : []),
  ].join(', ');
}

/** How a counter comes to lie there. */
function lyingOf({ lies, obstacle }: Going) {
  if (lies === 'lies') return obstacle ? 'sketch-lies-obstacle' : 'sketch-lies';
  return `sketch-${lies ?? 'lacking'}` as const;
}

/** Which of those face up would do: the one that is missing, or else those that cost least there. */
function offered(
  { connection: road, counter, kinds }: Going,
  view: PlayerView,
  chart: TableInfo['chart'],
): Transport[] {
  if (counter && view.display.includes(counter)) return [counter];
  const { terrain } = connection(road);
  const price = (kind: Transport) => chart[kind]?.[terrain] ?? Infinity;
  const there = TRANSPORTS.filter((kind) => kinds.includes(kind) && view.display.includes(kind));
  const least = Math.min(...there.map(price));
  return there.filter((kind) => price(kind) === least);
}

/** "Rather by river": the other connection of a leg. */
export function insteadText(road: string): string {
  return t('sketch-instead', { terrain: terrainName(connection(road).terrain) });
}
