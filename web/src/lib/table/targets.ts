import { connection, connectionName, town } from '../board/geometry';
import {
  NO_MARKS,
  placeKey,
  type Marks,
  type Option,
  type Price,
  type Target,
} from '../board/marks';
import { t, yesNo } from '../i18n';
import { KindWord } from '../kinds';
import type { Action, Card, PlayerView, TableInfo, Terrain, Transport, Travel } from '../wire';
import { roadsOf } from '../tours/way';
import { withFavor } from './favors';
import {
  layable,
  layableRoads,
  obstacles,
  placements,
  sourceOf,
  steps,
  type Placement,
} from './legal';
import type { Picked } from './picked';

/** What targets are made of: what may be done, what has been picked, and whose hand the prices are for. */
export interface Situation {
  view: PlayerView;
  chart: TableInfo['chart'];
  legal: readonly Action[];
  picked: Picked;
  /** The seat that may act, or null. */
  actor: number | null;
}

/** How many cards of a kind I hold; under a cover nobody's hand is looked at, so nothing is missing. */
export function heldOf(view: PlayerView, kind: Card | null, needed: number): number {
  if (view.seat === null) return needed;
  return kind ? view.hand.filter((card) => card === kind).length : view.hand.length;
}

/** What a counter would cost on a road, by the game's own chart. */
export function layPrice(at: Situation, counter: Transport, road: string): Price {
  const terrain: Terrain = connection(road).terrain;
  const count = at.chart[counter]?.[terrain] ?? 0;
  return { kind: counter, count, held: heldOf(at.view, counter, count) };
}

/** What a step costs. */
export function stepPrice(view: PlayerView, action: Travel): Price {
  const count = view.prices[action.text] ?? 0;
  const kind = stepKind(view, action);
  return { kind, count, held: heldOf(view, kind, count) };
}

/** The kind of card a step takes; null for a caravan, which takes any. */
export function stepKind(view: PlayerView, action: Travel): Card | null {
  if (action.method === 'raft') return 'raft';
  if (action.method === 'caravan') return null;
  return view.roads.find((road) => road.road === action.connection)?.counter ?? null;
}

/** Whether pieces are laid on roads now: in phase 4, and by Two Counters (TILE-3). */
export function isLaying(view: PlayerView): boolean {
  return view.phase === 'plan' || view.seen.length > 0;
}

/** Everything on the map that can be acted on now, with its price. */
export function targetsOf(at: Situation): Target[] {
  if (at.actor === null) return [];
  const { legal, picked } = at;
  if (!isLaying(at.view)) return at.view.phase === 'move' ? townTargets(at) : [];
  if (picked.kind === 'counter')
    return [...placements(legal, picked.held)].map(([road]) =>
      counterTarget(at, picked.held.counter, road, false),
    );
  if (picked.kind === 'obstacle')
    return [...obstacles(legal)].map(([road]) => ({
      ...plainRoad(road),
      label: t('target-obstacle', { road: connectionName(road) }),
    }));
  if (picked.kind === 'lay') {
    const action = legal.find((other) => other.text === picked.text);
    if (action && 'road' in action && 'counter' in action)
      return [counterTarget(at, action.counter, action.road, true)];
    return [{ ...plainRoad(picked.road), isPicked: true }];
  }
  if (picked.kind === 'road') return [{ ...plainRoad(picked.road), isPicked: true }];
  return [...layableRoads(legal)].map(plainRoad);
}

function plainRoad(road: string): Target {
  const place = { road };
  return {
    key: placeKey(place),
    place,
    label: t('target-layable', { road: connectionName(road) }),
    price: null,
    isPicked: false,
    look: 'plain',
  };
}

function counterTarget(at: Situation, counter: Transport, road: string, isPicked: boolean): Target {
  const price = layPrice(at, counter, road);
  const { count: cards, held } = price;
  const words = { road: connectionName(road), kind: new KindWord(counter), cards };
  const label =
    at.view.seat === null ? t('target-road-open', words) : t('target-road', { ...words, held });
  return { ...plainRoad(road), label, price, isPicked };
}

function townTargets(at: Situation): Target[] {
  const boot = at.view.seats[at.actor ?? 0]?.boot ?? '';
  return [...steps(at.legal, boot)].map(([id, ways]) => {
    const place = { town: id };
    const [only] = ways.length === 1 ? ways : [];
    const cheapest = ways
      .map((way) => stepPrice(at.view, way))
      .reduce((a, b) => (b.count < a.count ? b : a));
    return {
      key: placeKey(place),
      place,
      label: withFavor(
        only ? stepLabel(at.view, only, id) : t('target-town-choice', { town: town(id).name }),
        at.view,
        id,
      ),
      price: cheapest,
      isPicked: pickedTown(at.picked) === id,
      look: 'near',
    };
  });
}

function stepLabel(view: PlayerView, action: Travel, to: string): string {
  const { kind, count: cards } = stepPrice(view, action);
  const words = { town: town(to).name, cards, free: yesNo(action.free_path) };
  return kind
    ? t('target-town', { ...words, kind: new KindWord(kind) })
    : t('target-town-caravan', words);
}

/** The town that is picked to be travelled to. */
export function pickedTown(picked: Picked): string | null {
  switch (picked.kind) {
    case 'town':
      return picked.town;
    case 'step':
    case 'caravan':
      return picked.to;
    case 'way':
      return picked.way.town;
    default:
      return null;
  }
}

function glowOf(picked: Picked, price: Target['price']): Marks['glows'][number]['look'] {
  if (picked.kind === 'nothing') return 'quiet';
  return price !== null && price.held < price.count ? 'short' : 'plain';
}

/** What glows for these targets. */
export function marksOf(at: Situation, targets: readonly Target[]): Marks {
  const { picked, actor } = at;
  const way =
    actor !== null && (picked.kind === 'step' || picked.kind === 'caravan')
      ? { roads: [picked.action.connection], seat: actor }
      : actor !== null && picked.kind === 'way'
        ? { roads: roadsOf(picked.way), seat: actor }
        : null;
  return {
    ...NO_MARKS,
    way,
    glows: targets.flatMap(({ place, price }) =>
      'road' in place ? [{ road: place.road, look: glowOf(picked, price) }] : [],
    ),
    halos: targets.flatMap(({ place, isPicked }) =>
      'town' in place
        ? [{ town: place.town, look: isPicked ? ('picked' as const) : ('near' as const) }]
        : [],
    ),
  };
}

/** The ring at the place that is picked, if several things can be done there. */
export function ringOf(
  at: Situation,
): { label: string; place: Target['place']; options: Option[] } | null {
  const { picked, view, legal } = at;
  if (picked.kind === 'road')
    return {
      label: t('ring-lay-label', { road: connectionName(picked.road) }),
      place: { road: picked.road },
      options: layable(legal, picked.road).map((action) => {
        if (action.kind === 'obstacle')
          return {
            key: action.text,
            label: t('legal-obstacle', { road: connectionName(action.road) }),
            token: 'obstacle',
            badge: null,
            price: null,
          };
        const price = layPrice(at, action.counter, action.road);
        return {
          key: action.text,
          label: layLabel(at, action, price),
          token: `counter-${action.counter}`,
          badge: null,
          price,
        };
      }),
    };
  if (picked.kind === 'town' && at.actor !== null)
    return {
      label: t('ring-pay-label', { town: town(picked.town).name }),
      place: { town: picked.town },
      options: (steps(legal, view.seats[at.actor]?.boot ?? '').get(picked.town) ?? []).map(
        (action) => {
          const price = stepPrice(view, action);
          return {
            key: action.text,
            label: t('ring-pay-option', { way: wayName(view, action), cards: price.count }),
            token:
              price.kind === null
                ? 'way-caravan'
                : price.kind === 'raft'
                  ? 'way-raft'
                  : `counter-${price.kind}`,
            badge: action.free_path ? 'favor-free-path' : null,
            price,
          };
        },
      ),
    };
  return null;
}

function layLabel(at: Situation, action: Placement, { count: cards, held }: Price): string {
  const words = { kind: new KindWord(action.counter), cards };
  if (at.view.seat === null) return t('ring-lay-open', words);
  const isSecret = sourceOf(action) === 'secret';
  return t(isSecret ? 'ring-lay-secret' : 'ring-lay-option', { ...words, held });
}

/** "Elfcycle", "Caravan", "Raft, by river". */
export function wayName(view: PlayerView, action: Travel): string {
  const kind = stepKind(view, action);
  if (kind !== 'raft') {
    const way = kind === null ? t('way-caravan') : t('way-counter', { kind: new KindWord(kind) });
    return action.free_path ? t('way-free', { way }) : way;
  }
  return t(connection(action.connection).terrain === 'river' ? 'way-raft-river' : 'way-raft-lake');
}
