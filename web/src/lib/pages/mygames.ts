/** The tables this browser sits at, for the start page. */
import { list, t } from '../i18n';
import type { Position, TableInfo } from '../wire';

/** A table with its game as everybody sees it; no position while people sit down. */
export interface Game {
  info: TableInfo;
  position: Position | null;
}

/** What a table asks of whoever looks: `turn` is theirs. */
export type Standing = 'turn' | 'playing' | 'waiting' | 'ended';

const ORDER: readonly Standing[] = ['turn', 'playing', 'waiting', 'ended'];

export function standing({ info, position }: Game): Standing {
  if (info.status !== 'playing') return info.status;
  const acts = position?.view.to_act ?? null;
  return acts !== null && info.mine.includes(acts) ? 'turn' : 'playing';
}

/** Your turn first, then games under way, then tables that wait for people; ended ones last. */
export function inOrder(games: readonly Game[]): Game[] {
  const rank = (game: Game) => ORDER.indexOf(standing(game));
  return [...games].sort((one, other) => rank(one) - rank(other));
}

/** How a table stands, in a line. */
export function lineOf(game: Game): string {
  const { info, position } = game;
  if (info.status === 'waiting') {
    return t('games-waiting', { names: list(missing(info)) });
  }
  const view = position?.view;
  if (!view) return t('games-ended');
  if (info.status === 'ended') {
    return view.result ? result(info, view.result) : t('games-ended');
  }
  const step = t('games-step', {
    round: t('round-of', { round: view.round, rounds: view.options.rounds ?? 4 }),
    phase: t(`phase-${view.phase}`),
  });
  if (standing(game) === 'turn' || view.to_act === null) return step;
  return t('games-step-waiting', { step, name: nameOf(info, view.to_act) });
}

/** Who has not sat down yet. */
export function missing(info: TableInfo): string[] {
  return info.seats.filter((seat) => !seat.taken).map((seat) => seat.name);
}

function result(
  info: TableInfo,
  { winners, standings }: NonNullable<Position['view']['result']>,
): string {
  const towns = standings.map((place) => place.pieces).join(' : ');
  const names = winners.map((seat) => nameOf(info, seat));
  const alone = info.mine.length === 1;
  if (alone && winners.length === 1 && winners[0] === info.mine[0]) {
    return t('games-you-won', { towns });
  }
  return t('games-won', { names: list(names), towns });
}

function nameOf(info: TableInfo, seat: number): string {
  return info.seats.find((found) => found.seat === seat)?.name ?? '';
}
