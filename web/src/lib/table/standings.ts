import { list, t } from '../i18n';
import type { Result, Standing, Told } from '../wire';

/** Why the winner won, in a sentence, and the clause that says so. */
export interface Reason {
  text: string;
  clause: string;
}

/** How the first place was decided. */
export function reasonOf(result: Result, name: (seat: number) => string): Reason {
  const [first] = result.standings;
  const winner = name(result.winners[0] ?? 0);
  if (!first) return { text: '', clause: 'END-1' };
  if (result.reason === 'all_pieces')
    return { text: t('end-all-pieces', { name: winner }), clause: 'END-2' };
  const agreed = result.reason === 'agreed' ? `${t('end-agreed')} ` : '';
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

/** Whether the cards in hand decided about this place: another has as many towns. */
export function isDecidedByCards(standing: Standing, all: readonly Standing[]): boolean {
  return all.some((other) => other.seat !== standing.seat && other.pieces === standing.pieces);
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
