/** A set-up in a sentence or two. */
import { list, t } from '../i18n';
import { knownBot } from '../names';
import type { TableSetup } from '../wire';
import { clockWords } from './clock';
import { allowsHints, tidy, type Draft, type SeatKind } from './setup';

const KNOWN_SETS = ['ours', 'printed-1998', 'printed-2015'] as const;

/** What a kind of bot is called where one is chosen: a bot that came later has its own name only. */
export function botWords(bot: string): string {
  const known = knownBot(bot);
  return known ? t(`new-bot-${known}`) : t('new-bot-other', { bot });
}

/** What a rule set is called; `custom` is a mix of rules. */
export function ruleSetWords(name: string): { title: string; more: string } {
  if (name === 'custom') return { title: t('rule-set-own'), more: '' };
  const known = KNOWN_SETS.find((set) => set === name);
  return known
    ? { title: t(`rule-set-${known}`), more: t(`rules-more-${known}`) }
    : { title: name, more: '' };
}

/** Who sits at the table: people one by one, bots of a kind together. */
export function whoInShort(draft: Draft): string {
  const people: string[] = [];
  const bots = new Map<string, string[]>();
  for (const seat of draft.seats) {
    const name = tidy(seat.name) || t('short-nameless');
    if (seat.kind === 'bot') {
      const kind = seat.bot ?? '';
      bots.set(kind, [...(bots.get(kind) ?? []), name]);
    } else {
      people.push(seat.kind === 'me' ? name : t(`short-${seat.kind}`, { name }));
    }
  }
  const groups = [...bots].map(([kind, names]) => botsInShort(kind, names));
  const seats = [...(people.length ? [list(people)] : []), ...groups].join('; ');
  return t('short-who', { count: draft.seats.length, seats });
}

function botsInShort(bot: string, names: string[]): string {
  const known = knownBot(bot);
  const args = { count: names.length, names: list(names) };
  return known ? t(`short-bots-${known}`, args) : t('short-bots-other', { ...args, bot });
}

/** What there is to say of a table: one that is being set up, or that one can sit down at. */
export interface Planned {
  /** The name of the whole rule set, `custom` for any other. */
  rule_set: string;
  setup: TableSetup;
  seats: readonly { name: string; kind: SeatKind }[];
}

/** By which rules, who starts, how the table is kept, how fast the bots play, and of hints. */
export function rulesInShort({ rule_set: set, setup, seats }: Planned): string {
  const {
    rounds = 4,
    chart = 'guide',
    favors = 'none',
    town_cards: hasTownCards = false,
    start_seat: start = null,
  } = setup.options ?? {};
  const starter = start === null ? null : (seats[start]?.name ?? null);
  const hasBots = seats.some(({ kind }) => kind === 'bot');
  return [
    t('short-rules', { rules: ruleSetWords(set).title, rounds, cloud: t(`short-${chart}`) }),
    ...(favors === 'none' ? [] : [t(`short-favors-${favors}`)]),
    ...(hasTownCards ? [t('short-town-cards')] : []),
    starter === null ? t('short-lot') : t('short-starts', { name: starter }),
    ...keepingInShort(setup),
    ...(hasBots ? [t(`short-pace-${setup.pace ?? 'normal'}`)] : []),
    t(allowsHints(setup) ? 'hints-allowed' : 'hints-not-allowed'),
  ].join(' ');
}

/** How the table is kept, as far as it is not the usual way. */
function keepingInShort({ clock, seating, listed, watching = 'link' }: TableSetup): string[] {
  return [
    ...(seating === 'lot' ? [t('short-lot-seats')] : []),
    ...(clock ? [t('short-clock', { clock: clockWords(clock) })] : []),
    ...(listed ? [t('short-listed')] : []),
    ...(watching === 'link' ? [] : [t(`short-watching-${watching}`)]),
  ];
}
