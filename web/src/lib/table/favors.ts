import { town } from '../board/geometry';
import { t } from '../i18n';
import { favorGives, favorName } from '../names';
import type { Action, Favor, FavorsView, PlayerView } from '../wire';

/** What is known of a favor, in words: its name and what it gives, or that it lies face down. */
export interface FavorWords {
  title: string;
  more: string;
}

/** The favor of a town as everybody sees it; null where there is none. */
export function favorAt(view: PlayerView, id: string): FavorWords | null {
  const tile = view.favors?.tiles[id];
  if (!view.favors || tile === undefined) return null;
  if (tile === null) return { title: t('favor-down'), more: t('favor-down-more') };
  const gives = favorGives(tile);
  const more = isPoolEmpty(view.favors, tile) ? `${gives} ${t('favor-pool-empty')}` : gives;
  return { title: favorName(tile), more };
}

function isPoolEmpty(favors: FavorsView, tile: Favor): boolean {
  return (
    (tile === 'obstacle' && favors.obstacle_pool === 0) ||
    (tile === 'free-path' && favors.free_path_pool === 0)
  );
}

/** What is said of a town, and its favor behind it. */
export function withFavor(text: string, view: PlayerView, id: string): string {
  const favor = favorAt(view, id);
  return favor ? t('place-with-favor', { place: text, favor: favor.title }) : text;
}

/** The favor that somebody may use now. */
export interface Offer {
  town: string;
  /** Face down it is null. */
  favor: Favor | null;
  /** Great: it is answered before anything else. Small: going on leaves it. */
  isAsked: boolean;
}

/** The favor open to the seat to act, as far as these actions reach it. */
export function offerOf(view: PlayerView, legal: readonly Action[]): Offer | null {
  const id = view.favors?.offer;
  if (!id || !legal.some((action) => action.kind === 'favor')) return null;
  return {
    town: id,
    favor: view.favors?.tiles[id] ?? null,
    isAsked: legal.some((action) => action.kind === 'decline'),
  };
}

/** The town's name in an offer. */
export function offerTown(offer: Offer): string {
  return town(offer.town).name;
}

/** What an offer would give. */
export function offerGives({ favor }: Offer): string {
  return favor
    ? t('offer-gives', { favor: favorName(favor), gives: favorGives(favor) })
    : t('offer-down');
}
