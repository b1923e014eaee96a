import { town } from '../board/geometry';
import { list, t } from '../i18n';
import type { Result, Standing, Told } from '../wire';

/** Why the winner won, in a sentence, and the clause that says so. */
export interface Reason {
  text: string;
  clause: string;
}

/** How the first place was decided. `cards`: the town cards by seat, null without them. */
export function reasonOf(
  result: Result,
  name: (seat: number) => string,
  cards: readonly string[] | null = null,
): Reason {
  const [first] = result.standings;
  const winner = name(result.winners[0] ?? 0);
  if (!first) return { text: '', clause: 'END-1' };
  if (result.reason === 'all_pieces')
    return { text: t('end-all-pieces', { name: winner }), clause: 'END-2' };
  const agreed = result.reason === 'agreed' ? `${t('end-agreed')} ` : '';
  if (cards) return { text: agreed + reasonByScore(result, first, name, cards), clause: 'END-3' };
  const level = result.standings.filter((other) => other.pieces === first.pieces);
  if (level.length === 1)
    return {
      text: agreed + t('end-most-towns', { name: winner, count: first.pieces }),
      clause: 'END-1',
    };
  const words = { names: list(level.map((other) => name(other.seat))), towns: first.pieces };
  const text =
    result.winners.length > 1
      ? t('end-together', {
          ...words,
          names: list(result.winners.map(name)),
          cards: t('cards-count', { count: first.cards }),
        })
      : t('end-by-cards', { ...words, name: winner, cards: first.cards });
  return { text: agreed + text, clause: 'END-1' };
}

/** With town cards: the score decides, then who is closer to the own town, then the cards (END-3). */
function reasonByScore(
  result: Result,
  first: Standing,
  name: (seat: number) => string,
  townCards: readonly string[],
): string {
  const { score, distance, cards } = first;
  const level = result.standings.filter((other) => other.score === score);
  const close = level.filter((other) => other.distance === distance);
  const winner = name(first.seat);
  const steps = distance ?? 0;
  const words = { name: winner, names: list(level.map((other) => name(other.seat))), score, steps };
  if (level.length === 1)
    return t('end-most-score', {
      ...words,
      towns: first.pieces,
      town: town(townCards[first.seat] ?? '').name,
    });
  if (close.length === 1) return t('end-by-distance', words);
  const closest = { ...words, closest: list(close.map((other) => name(other.seat))), cards };
  if (result.winners.length === 1) return t('end-score-by-cards', closest);
  return t('end-score-together', { ...closest, closest: list(result.winners.map(name)) });
}

/** What decided about a place, where another has the same score: the distance, or the cards in hand. */
export function decidedBy(
  standing: Standing,
  all: readonly Standing[],
): 'distance' | 'cards' | null {
  const level = all.filter(
    (other) => other.seat !== standing.seat && other.score === standing.score,
  );
  if (level.length === 0) return null;
  return level.some((other) => other.distance === standing.distance) ? 'cards' : 'distance';
}

/** How many pieces each seat collected in each round. */
export function piecesByRound(log: readonly Told[], seats: number): number[][] {
  const rounds: number[][] = [];
  for (const event of log) {
    if (event.type === 'round_started') rounds.push(Array<number>(seats).fill(0));
    if (event.type === 'piece_collected') {
      const round = rounds.at(-1);
      if (round) round[event.seat] = (round[event.seat] ?? 0) + 1;
    }
  }
  return Array.from({ length: seats }, (_, seat) => rounds.map((round) => round[seat] ?? 0));
}
