/** What is planned, on the map. */
import { START, town, TOWN_IDS } from '../board/geometry';
import { placeKey, type Marks, type Pencilled, type Target } from '../board/marks';
import { t } from '../i18n';
import type { Reached, Sketch } from '../wire';
import { between, endOf, nextTo, type Tour } from './tour';
import { reachText } from './words';

type Ways = ReadonlyMap<string, Reached>;

/** A target for each town that can be reached and is none yet, with the whole price. */
export function reachTargets(
  ways: Ways,
  targets: readonly Target[],
  picked: string | null,
): Target[] {
  const taken = new Set(targets.map(({ key }) => key));
  return [...ways.values()].flatMap((way) => {
    const place = { town: way.town };
    const key = placeKey(place);
    if (taken.has(key)) return [];
    const price = { kind: 'whole' as const, count: way.cards, held: way.cards };
    const isPicked = way.town === picked;
    return [{ key, place, label: reachText(way), price, isPicked, look: 'far' as const }];
  });
}

/**
 * The towns to which a sketched tour can go on: those next to its end, and then all others but the
 * end itself, with the one to which a way is looked for.
 */
export function pencilTargets(tour: Tour, sought: string | null): Target[] {
  const end = endOf(tour);
  const near = nextTo(tour);
  const far = TOWN_IDS.filter((id) => id !== end && !near.includes(id));
  return [...near, ...far].map((id) => {
    const words = { town: town(id).name, from: town(end).name };
    const isNear = near.includes(id);
    return {
      key: placeKey({ town: id }),
      place: { town: id },
      label: isNear ? t('sketch-go-on', words) : t('sketch-lead', words),
      price: null,
      isPicked: id === sought,
      look: isNear ? 'pencil' : 'led',
    };
  });
}

/** Rings about the towns of these targets. */
export function halosOf(targets: readonly Target[]): Marks['halos'] {
  return targets.flatMap((target) => {
    const look = ringOf(target);
    return 'town' in target.place && look ? [{ town: target.place.town, look }] : [];
  });
}

/** The ring of a target, if it has one: to which a sketch can be led are too many for that. */
function ringOf({ look, isPicked }: Target): Marks['halos'][number]['look'] | null {
  if (look === 'led') return isPicked ? 'sought' : null;
  if (look !== 'far' && look !== 'pencil') return null;
  return isPicked ? 'picked' : look;
}

/** The towns out of reach, but for the one where the boot stands. */
export function beyond(ways: Ways, boot: string): Set<string> {
  return new Set(TOWN_IDS.filter((id) => id !== boot && !ways.has(id)));
}

/** A tour in pencil, with the counters that are still to be laid for it. */
export function pencilled(tour: Tour, told: Sketch | null): Pencilled {
  const roads = tour.by.map((road, leg) => {
    const going = told?.legs[leg]?.going;
    const [from = START, to = START] = tour.towns.slice(leg, leg + 2);
    return road ?? going?.connection ?? between(from, to)[0] ?? '';
  });
  const isShort = (leg: number) => told?.legs[leg]?.payable === false;
  return {
    lines: roads.map((road, leg) => ({ road, isShort: isShort(leg) })),
    ghosts: (told?.legs ?? []).flatMap(({ going: { connection: road, counter, lies } }) =>
      counter && (lies === 'own' || lies === 'lacking')
        ? [{ road, token: `counter-${counter}`, isMain: false }]
        : [],
    ),
    end: roads.length ? endOf(tour) : null,
  };
}
