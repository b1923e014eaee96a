import { t } from './i18n';
import { knownBot } from './names';
import type { StandIn, TableInfo } from './wire';

/** What plays for somebody who is away: "the table", or a bot. */
export function standInName(name: string): string {
  if (name === 'least') return t('stand-in-least');
  const known = knownBot(name);
  return t('stand-in-bot', { bot: known ? t(`bot-${known}`) : name });
}

function short(name: string): string {
  const known = knownBot(name);
  return name === 'least' ? t('stand-in-least') : known ? t(`bot-${known}`) : name;
}

/** What is said at a seat that something else plays for. */
export function standInText({ name, why }: StandIn): string {
  return t(why === 'left' ? 'seat-left' : 'seat-stand-in', { what: short(name) });
}

/** The seats of this screen that something plays for until their owners are back. */
export function awaited(table: TableInfo): { seat: number; standIn: StandIn }[] {
  return table.seats.flatMap(({ seat, stand_in: standIn }) =>
    standIn && standIn.why !== 'left' && table.mine.includes(seat) ? [{ seat, standIn }] : [],
  );
}
