/** How a table in a list is told in words. */
import { list, moment, t } from '../i18n';
import type { TableLine } from '../wire';
import { clockWords } from './clock';
import { ruleSetWords } from './inshort';

/** What a table asks of whoever looks: `turn` is theirs. */
export type Standing = 'turn' | 'playing' | 'waiting' | 'ended';

export function standing({ status, to_act: acts, mine }: TableLine): Standing {
  if (status !== 'playing') return status;
  return acts !== null && mine.includes(acts) ? 'turn' : 'playing';
}

/** How a table stands, in a line. */
export function lineOf(line: TableLine): string {
  if (line.status === 'waiting') return t('games-waiting', { names: list(missing(line)) });
  if (line.status === 'ended') return line.result ? resultOf(line, line.result) : t('games-ended');
  if (line.round === null) return t('games-running');
  const round = t('round-of', { round: line.round, rounds: line.options.rounds ?? 4 });
  if (standing(line) === 'turn' || line.to_act === null) return round;
  return t('games-step-waiting', { step: round, name: nameOf(line, line.to_act) });
}

/** With whom one plays or has played, and when the game last moved or ended, in a line. */
export function companyOf(line: TableLine): string {
  const others = line.seats.filter(({ seat }) => !line.mine.includes(seat));
  const names = list((others.length > 0 ? others : line.seats).map(({ name }) => name));
  return [
    others.length > 0 ? t('games-with', { names }) : names,
    ...(line.moved ? [t('games-moved', { at: moment(line.moved) })] : []),
    ...(line.ended ? [moment(line.ended)] : []),
  ].join(' · ');
}

/** Who sits there and by which rules, in a line. */
export function aboutOf(line: TableLine): string {
  return t('games-about', {
    names: list(line.seats.filter((seat) => seat.taken).map((seat) => seat.name)),
    rules: rulesOf(line),
  });
}

/** What a table in the lobby offers, in a line. */
export function offerOf(line: TableLine): string {
  return t('lobby-seats', {
    taken: line.seats.filter((seat) => seat.taken).length,
    seats: line.seats.length,
    rules: rulesOf(line),
  });
}

function rulesOf({ rule_set: set, options, clock }: TableLine): string {
  const { favors = 'none', town_cards: hasTownCards } = options;
  return [
    ruleSetWords(set).title,
    ...(favors === 'none' ? [] : [t(`favors-${favors}`)]),
    ...(hasTownCards ? [t('town-cards')] : []),
    ...(clock ? [clockWords(clock)] : []),
  ].join(' · ');
}

/** Who has not sat down yet. */
export function missing({
  seats,
}: {
  seats: readonly { taken: boolean; name: string }[];
}): string[] {
  return seats.filter((seat) => !seat.taken).map((seat) => seat.name);
}

function resultOf(line: TableLine, { winners, pieces }: NonNullable<TableLine['result']>): string {
  const towns = pieces.join(' : ');
  if (line.mine.length === 1 && winners.length === 1 && winners[0] === line.mine[0]) {
    return t('games-you-won', { towns });
  }
  return t('games-won', { names: list(winners.map((seat) => nameOf(line, seat))), towns });
}

function nameOf(line: TableLine, seat: number): string {
  return line.seats.find((found) => found.seat === seat)?.name ?? '';
}
