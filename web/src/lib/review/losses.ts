import { town } from '../board/geometry';
import type { Ghost } from '../board/marks';
import { list, t } from '../i18n';
import { KindWord } from '../kinds';
import { isKind } from '../names';
import { roadText } from '../table/log';
import type { ChoiceReview, Review, TourStep, TurnReview } from '../wire';

/** What the map shows of a decision: the tour taken and the best one, or what was laid and what could have been. */
export interface Shown {
  seat: number;
  taken: readonly string[];
  best: readonly string[];
  ghosts: readonly Ghost[];
}

/** Towns, or points, lost by one decision, in words. */
export interface Loss {
  key: string;
  /** Whole ones in a travel turn; else to a tenth, as expected. */
  towns: number;
  title: string;
  text: string;
  shown: Shown;
}

/** Less than half a town may be the judge's own doubt. */
const LEAST = 0.5;

/** Where a seat lost towns, or points with town cards: the worst first, then as they came. */
export function lossesOf(review: Review, seat: number, townCards: boolean): Loss[] {
  const turns = review.turns.filter((turn) => turn.seat === seat && turn.towns_lost > 0);
  const choices = review.choices.filter(
    (choice) => choice.seat === seat && choice.towns_lost >= LEAST,
  );
  const ofTurn = (turn: TurnReview) => turnLoss(turn, isScored(turn, review, townCards));
  return [...turns.map(ofTurn), ...choices.map(choiceLoss)]
    .sort((one, other) => one.number - other.number)
    .sort((one, other) => other.loss.towns - one.loss.towns)
    .map(({ loss }) => loss);
}

/** Whether a turn is judged by points: the last one, where the distance from the destination counts (END-3). */
export function isScored({ round }: TurnReview, { rounds }: Review, townCards: boolean): boolean {
  return townCards && round === rounds;
}

function turnLoss(turn: TurnReview, isScored: boolean): { number: number; loss: Loss } {
  const { round, number } = turn;
  const loss = {
    key: `turn-${number}`,
    towns: turn.towns_lost,
    title: t('review-turn', { round }),
    text: [
      tourText('taken', turn.walked),
      tourText('best', turn.best),
      ...(isScored ? [t('review-turn-lost-points', { count: turn.towns_lost })] : []),
    ].join(' '),
    shown: shownOf(turn),
  };
  return { number, loss };
}

function choiceLoss(choice: ChoiceReview): { number: number; loss: Loss } {
  const { number, round, chosen, best } = choice;
  const better = best.action === 'pass' ? t('review-better-pass') : choiceText(best.action);
  const loss = {
    key: `choice-${number}`,
    towns: choice.towns_lost,
    title: t('review-choice', { round, action: choiceText(chosen.action) }),
    text: t('review-better', { action: better, towns: best.towns, instead: chosen.towns }),
    shown: shownOfChoice(choice),
  };
  return { number, loss };
}

/** What the map shows of a travel turn. */
export function shownOf({ seat, walked, best }: TurnReview): Shown {
  const roads = (steps: readonly TourStep[]) => steps.map((step) => step.connection);
  return { seat, taken: roads(walked), best: roads(best), ghosts: [] };
}

/** What the map shows of a counter or an obstacle laid: what was, and in a ring what could have been. */
export function shownOfChoice({ seat, chosen, best }: ChoiceReview): Shown {
  const ghosts = [
    ...ghostsOf(chosen.action, false),
    ...(best.action === chosen.action ? [] : ghostsOf(best.action, true)),
  ];
  return { seat, taken: [], best: [], ghosts };
}

function ghostsOf(action: string, isMain: boolean): Ghost[] {
  const { kind, counter, road } = read(action);
  if (!road) return [];
  return [{ road, token: kind === 'obstacle' ? 'obstacle' : `counter-${counter}`, isMain }];
}

/** "Taken: Rivinia and Feodor; 2 new towns for 3 cards." */
function tourText(which: 'taken' | 'best', steps: readonly TourStep[]): string {
  const towns = steps.filter((step) => step.new).length;
  const cards = steps.reduce((sum, step) => sum + step.cards.length, 0);
  const names = steps.length ? list(steps.map((step) => town(step.town).name)) : '';
  return t(`review-${which}`, { steps: steps.length, names, towns, cards });
}

/** A travel turn in short: what was taken, and how much more there was. */
export function turnText(
  { towns, towns_lost, cards_lost, walked }: TurnReview,
  isScored: boolean,
): string {
  const cards = walked.reduce((sum, step) => sum + step.cards.length, 0);
  const more = towns_lost
    ? t(isScored ? 'review-turn-lost-points' : 'review-turn-lost', { count: towns_lost })
    : cards_lost
      ? t('review-cards-lost', { count: cards_lost })
      : t('review-turn-best');
  return `${t('review-turn-towns', { towns, cards })} ${more}`;
}

interface Read {
  kind: string;
  source: 'open' | 'secret' | 'seen';
  counter: string;
  road: string;
}

/** An action's text, taken apart. */
function read(action: string): Read {
  const [kind = '', ...rest] = action.split(' ');
  const source = rest[0] === 'secret' || rest[0] === 'seen' ? rest[0] : 'open';
  const words = source === 'open' ? rest : rest.slice(1);
  if (kind === 'obstacle') return { kind, source, counter: '', road: words[0] ?? '' };
  return { kind, source, counter: words[0] ?? '', road: words[1] ?? '' };
}

/** A draw, a counter or obstacle laid, or a pass, in words. */
export function choiceText(action: string): string {
  const { kind, source, counter, road } = read(action);
  if (kind === 'draw')
    return isKind(counter)
      ? t('legal-draw', { kind: new KindWord(counter) })
      : t('legal-draw-pile');
  if (kind === 'obstacle') return t('legal-obstacle', { road: roadText(road) });
  if (kind === 'place' && isKind(counter))
    return t(`legal-place-${source}`, { kind: new KindWord(counter), road: roadText(road) });
  return t(kind === 'place' ? 'act-lay-none' : 'act-pass');
}
