import { connection, otherEnd, START, town } from '../board/geometry';
import type { Place } from '../board/marks';
import type { Tip } from '../board/tips';
import { list, t } from '../i18n';
import { KindWord } from '../kinds';
import { RAFTS, TRANSPORTS, type Card } from '../names';
import type { PlayerView, RoadView, TableInfo, Transport } from '../wire';
import { favorAt } from './favors';
import { roadText } from './log';
import type { People } from './names';

/** What is to be known of a place: who is there and whose pieces lie there, or what a way costs. */
export function tipOf(
  place: Place,
  view: PlayerView,
  chart: TableInfo['chart'],
  people: People,
): Tip {
  if ('town' in place) return { ...townTip(place.town, view, people), offers: [] };
  const title = roadText(place.road);
  const { terrain } = connection(place.road);
  if (terrain === 'river' || terrain === 'lake')
    return { title, lines: [waterLine(place.road), ...heldLine(view, 'raft')], offers: [] };
  const laid = view.roads.find((other) => other.road === place.road);
  if (laid) return { title, lines: [counterLine(laid, view), caravanLine(laid)], offers: [] };
  const offers = TRANSPORTS.flatMap((kind: Transport) => {
    const count = chart[kind]?.[terrain];
    return count ? [{ kind, count, held: heldOf(view, kind) }] : [];
  });
  return { title, lines: [t('tip-no-counter')], offers };
}

/** How many cards of a kind one holds; null where this screen shows nobody's hand. */
function heldOf(view: PlayerView, kind: Card): number | null {
  return view.seat === null ? null : view.hand.filter((card) => card === kind).length;
}

function heldLine(view: PlayerView, kind: Card): string[] {
  const held = heldOf(view, kind);
  return held === null ? [] : [t('tip-held', { cards: t(`cards-of-${kind}`, { count: held }) })];
}

function counterLine({ counter, obstacle, price: cards }: RoadView, view: PlayerView): string {
  const held = heldOf(view, counter);
  const cost = t(obstacle ? 'tip-obstacle' : 'tip-counter', { kind: new KindWord(counter), cards });
  return held === null ? `${cost}.` : t('tip-cost-held', { cost, held });
}

function caravanLine({ caravan: cards }: RoadView): string {
  return t('tip-caravan', { cards });
}

function waterLine(road: string): string {
  const { terrain, flow } = connection(road);
  if (terrain === 'lake' || !flow) return t('tip-lake', { cards: RAFTS.lake });
  return t('tip-river', {
    down: RAFTS.downstream,
    up: RAFTS.upstream,
    to: town(otherEnd(road, flow.from)).name,
  });
}

function townTip(id: string, view: PlayerView, people: People): Omit<Tip, 'offers'> {
  const name = ({ seat }: { seat: number }) =>
    people.isYou(seat) ? t('tip-you') : people.name(seat);
  const boots = view.seats.filter(({ boot }) => boot === id).map(name);
  const left = view.seats.filter(({ collected }) => !collected.includes(id)).map(name);
  const favor = favorAt(view, id);
  return {
    title: town(id).name,
    lines: [
      ...(id === view.town_card ? [t('tip-your-town')] : []),
      ...(boots.length ? [t('tip-boots', { names: list(boots) })] : []),
      ...(id === START
        ? [t('tip-start')]
        : [left.length ? t('tip-left', { names: list(left) }) : t('tip-none-left')]),
      ...(favor ? [t('tip-favor', { favor: favor.title, more: favor.more })] : []),
    ],
  };
}
