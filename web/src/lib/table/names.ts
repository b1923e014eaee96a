import { t } from '../i18n';
import type { TableInfo } from '../wire';

/** How the people at a table are spoken of. */
export interface People {
  name(seat: number): string;
  /** Whether "you" means this seat: it is the only one at this screen. */
  isYou(seat: number): boolean;
}

/** The people of a table, as this screen speaks of them. */
export function peopleOf(table: TableInfo): People {
  const only = table.mine.length === 1 ? table.mine[0] : undefined;
  return {
    name: (seat) => table.seats.find((info) => info.seat === seat)?.name ?? String(seat + 1),
    isYou: (seat) => seat === only,
  };
}

/** What a table is called: by its own name, or after its host. */
export function tableName({ name, host }: { name: string | null; host: string }): string {
  return name ?? t('table-of', { name: host });
}

/** The page's title at a table: it says when somebody here is asked. */
export function titleOf(table: TableInfo, people: People, actor: number | null): string {
  const called = tableName(table);
  if (actor === null) return t('table-title', { table: called });
  return people.isYou(actor)
    ? t('table-title-turn', { table: called })
    : t('table-title-turn-of', { table: called, name: people.name(actor) });
}

/** "Our rules": the whole rule set by its name. */
function ruleSetName(table: TableInfo): string {
  switch (table.rule_set) {
    case 'printed-1998':
    case 'printed-2015':
    case 'ours':
      return t(`rule-set-${table.rule_set}`);
    default:
      return t(table.setup.lesson ? 'rule-set-lesson' : 'rule-set-own');
  }
}

/** "Our rules · Great Favors · Town cards": all that a game is played by. */
export function rulesOf(table: TableInfo): string {
  const { favors = 'none', town_cards: hasTownCards } = table.setup.options ?? {};
  return [
    ruleSetName(table),
    ...(favors === 'none' ? [] : [t(`favors-${favors}`)]),
    ...(hasTownCards ? [t('town-cards')] : []),
  ].join(' · ');
}
