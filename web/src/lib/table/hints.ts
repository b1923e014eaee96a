import { town, type Point } from '../board/geometry';
import { placeAt, type Advised, type Ghost, type Marks } from '../board/marks';
import { list, t } from '../i18n';
import type { Action, Candidate, Effect, Hint, PlayerView, TourStep, Transport } from '../wire';
import { sourceOf, withText } from './legal';
import type { People } from './names';
import type { Piece } from './pieces';
import { actionText } from './words';

/** What a hint says: what to do, and why. `more` is what the prompt has room for, `all` is all. */
export interface HintWords {
  text: string;
  more: string;
  all: string;
}

/** Two actions whose values differ by less are as good as each other. */
const AS_GOOD = 0.0005;
/** So many letters of reasons can be taken in at a glance, and stand in the prompt of a phone. */
const GLANCE = 150;

/** The action that a hint names; undefined when it is no longer legal. */
export function advised(hint: Hint, legal: readonly Action[]): Action | undefined {
  return withText(legal, hint.action);
}

/** A hint in words. */
export function hintWords(hint: Hint, view: PlayerView, people: People): HintWords {
  const action = advised(hint, view.legal);
  const text = t('hint-do', { action: action ? actionText(action, view) : hint.action });
  const reasons = [
    ...why(hint, view),
    ...tourText(hint),
    ...hint.effects.map((effect) => effectText(effect, people)),
    ...asGood(hint, view),
  ];
  return { text, more: brief(reasons), all: reasons.join(' ') };
}

/** The first of the sentences, as many as there is room for. */
function brief([first = '', ...others]: readonly string[]): string {
  return others.reduce(
    (text, next) => (text.length + next.length < GLANCE ? `${text} ${next}` : text),
    first,
  );
}

/** The reason, where it is not the tour itself. */
function why({ reason, tour }: Hint, view: PlayerView): string[] {
  switch (reason) {
    case 'new-town':
      return [];
    case 'tour':
      return tour.some((step) => step.new) ? [] : [t('hint-why-tour')];
    case 'toward-towns':
      return [t('hint-why-toward-towns', { town: endOf(tour) })];
    case 'destination':
      return [t('hint-why-destination', { town: view.town_card ? town(view.town_card).name : '' })];
    default:
      return [t(`hint-why-${reason}`)];
  }
}

function endOf(tour: readonly TourStep[]): string {
  const last = tour.at(-1);
  return last ? town(last.town).name : '';
}

/** What this turn's tour brings, and what is expected at the end of the game. */
function tourText(hint: Hint): string[] {
  const towns = hint.tour.flatMap((step) => (step.new ? [town(step.town).name] : []));
  const cards = hint.cards_used.length;
  const told = towns.length
    ? [
        t('hint-tour', {
          count: towns.length,
          towns: list(towns),
          cards,
          kept: hint.cards_kept.length,
        }),
      ]
    : [];
  return hint.towns_end === null
    ? told
    : [...told, t('hint-end', { towns: Math.round(hint.towns_end) })];
}

function effectText({ seat, town: id, before, after }: Effect, people: People): string {
  const words = { name: people.name(seat), town: town(id).name };
  if (after === null) return t('hint-effect-closed', words);
  if (before === null) return t('hint-effect-opened', words);
  return before < after
    ? t('hint-effect-dearer', { ...words, cards: after - before })
    : t('hint-effect-cheaper', { ...words, cards: before - after });
}

/** The next best action, where it is of the same kind and as good. */
function asGood({ kind, candidates }: Hint, view: PlayerView): string[] {
  const [best, next] = candidates;
  const action = next && withText(view.legal, next.action);
  if (!best || !next || action?.kind !== kind || !areAlike(best, next)) return [];
  return [t('hint-as-good', { action: actionText(action, view) })];
}

function areAlike(one: Candidate, other: Candidate): boolean {
  return Math.abs(one.value - other.value) < AS_GOOD;
}

/** What a hint draws on the map. */
export function hintMarks(hint: Hint, view: PlayerView, seat: number): Advised {
  const action = advised(hint, view.legal);
  const main = action && ghostOf(action);
  const lacking = hint.lacks.flatMap(({ road, counter }): Ghost[] =>
    main?.road === road ? [] : [{ road, token: `counter-${counter}`, isMain: false }],
  );
  const [open, planned] = split(hint.tour);
  const next = action?.kind === 'travel' ? hint.tour[0]?.town : undefined;
  return { seat, ghosts: [...(main ? [main] : []), ...lacking], open, planned, next: next ?? null };
}

/** While a hint speaks, what it is about glows, and nothing else. */
export function lightsOf({ ghosts, next }: Advised): Pick<Marks, 'glows' | 'halos'> {
  return {
    glows: ghosts.flatMap(({ road, isMain }) => (isMain ? [{ road, look: 'plain' as const }] : [])),
    halos: next === null ? [] : [{ town: next, look: 'picked' as const }],
  };
}

/** Where a hint would have something done now. */
export function placesOf({ ghosts, next }: Advised): Point[] {
  const roads = ghosts.flatMap(({ road, isMain }) => (isMain ? [placeAt({ road })] : []));
  return next === null ? roads : [...roads, placeAt({ town: next })];
}

function ghostOf(action: Action): Ghost | undefined {
  switch (action.kind) {
    case 'place':
    case 'place-seen':
      return { road: action.road, token: `counter-${action.counter}`, isMain: true };
    case 'obstacle':
      return { road: action.road, token: 'obstacle', isMain: true };
    default:
      return undefined;
  }
}

/** The connections of a tour that are open, and those from the first on that lacks a counter. */
function split(tour: readonly TourStep[]): [open: string[], planned: string[]] {
  const roads = tour.map((step) => step.connection);
  const first = tour.findIndex((step) => step.counter !== null);
  return first < 0 ? [roads, []] : [roads.slice(0, first), roads.slice(first)];
}

/**
 * The texts that carry a hint out, a caravan's cards with it; null where its cards are still to be
 * chosen.
 */
export function hintActions(hint: Hint, view: PlayerView): string[] | null {
  const action = advised(hint, view.legal);
  if (action?.kind !== 'travel' || action.method !== 'caravan') return [hint.action];
  const [first] = hint.tour;
  if (first?.action !== hint.action || first.cards.length !== view.prices[hint.action]) return null;
  return [hint.action, ...first.cards.map((card) => `pay ${card}`)];
}

/** The counter of the display that a hint would take, null for the pile; undefined: none. */
export function advisedOffer(hint: Hint, legal: readonly Action[]): Transport | null | undefined {
  const action = advised(hint, legal);
  return action?.kind === 'draw' ? action.counter : undefined;
}

/** The piece of the tray that a hint would use, by its place; null for none. */
export function advisedPiece(
  hint: Hint,
  legal: readonly Action[],
  pieces: readonly Piece[],
): number | null {
  const action = advised(hint, legal);
  const at = pieces.findIndex((piece) => {
    switch (action?.kind) {
      case 'place':
      case 'place-seen':
        return piece.counter === action.counter && piece.source === sourceOf(action);
      case 'keep':
        return (
          piece.counter !== null &&
          piece.counter === action.counter &&
          (piece.source === 'secret') === action.secret
        );
      case 'obstacle':
        return piece.counter === null;
      default:
        return false;
    }
  });
  return at < 0 ? null : at;
}
