import { list, t } from '../i18n';
import type { PlayerView, ProposalInfo, TableInfo, WayBack } from '../wire';
import type { People } from './names';

/** What a sentence says of somebody: "you", or a name. */
function spoken(seat: number, people: People): { who: 'you' | 'other'; name: string } {
  return { who: people.isYou(seat) ? 'you' : 'other', name: people.name(seat) };
}

/** Whether nobody at another screen is asked: bots sit there, or play for those who do. */
export function isAlone(table: TableInfo): boolean {
  return table.seats.every(
    (seat) => seat.kind === 'bot' || seat.stand_in?.stays || table.mine.includes(seat.seat),
  );
}

/** The seat that the game waits for and whose owner isn't there; null where nobody may ask. */
export function goneSeat(table: TableInfo, view: PlayerView): number | null {
  const info = table.seats.find((seat) => seat.seat === view.to_act);
  if (!info || info.kind === 'bot' || info.connected || info.stand_in) return null;
  return table.mine.length > 0 && !table.mine.includes(info.seat) ? info.seat : null;
}

/** What is asked for, and by whom. `first`: what a take-back would begin with, as the log says it. */
export function proposalText(proposal: ProposalInfo, people: People, first: string): string {
  const who = spoken(proposal.seat, people);
  switch (proposal.kind) {
    case 'end':
      return t('consent-end', who);
    case 'stand_in':
      return t('consent-stand-in', { ...who, target: people.name(proposal.target ?? 0) });
    case 'take_back':
      return t('consent-take-back', { ...who, first });
  }
}

/** Who has agreed, who still has to, who isn't there to do so; or who would not. */
export function standText(proposal: ProposalInfo, table: TableInfo, people: People): string {
  if (proposal.declined !== null) return t('consent-declined', spoken(proposal.declined, people));
  const names = (seats: readonly number[]) => list(seats.map(people.name));
  const agreed = proposal.agreed.filter((seat) => seat !== proposal.seat);
  const away = proposal.missing.filter((seat) => !table.seats[seat]?.connected);
  const isNobodyThere = away.length === proposal.missing.length;
  return [
    ...(proposal.shown ? [t('consent-shown')] : []),
    ...(agreed.length ? [t('consent-agreed', { names: names(agreed) })] : []),
    ...(proposal.missing.length ? [t('consent-missing', { names: names(proposal.missing) })] : []),
    ...(away.length && isNobodyThere
      ? [t('consent-nobody')]
      : away.length
        ? [t('consent-away', { names: names(away), count: away.length })]
        : []),
  ].join(' ');
}

/** What this screen can do about it: nothing, answer, or withdraw what it has asked for. */
export function partOf(proposal: ProposalInfo, table: TableInfo): 'none' | 'answer' | 'withdraw' {
  if (proposal.declined !== null) return 'none';
  if (table.mine.includes(proposal.seat)) return 'withdraw';
  return proposal.missing.some((seat) => table.mine.includes(seat)) ? 'answer' : 'none';
}

/** What a seat may ask to take back, in words. */
export function wayText(way: WayBack, people: People): string {
  return t(way.steps === 'one' ? 'ask-back-one' : 'ask-back-turn', spoken(way.seat, people));
}
