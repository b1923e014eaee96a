/** A set-up in a sentence or two. */
import { list, t, type MessageId } from '../i18n';
import { knownBot } from '../names';
import type { RuleSetInfo } from '../wire';
import { clockWords } from './clock';
import { allowsHints, countPeople, hasLinks, ruleSetOf, tidy, type Draft } from './setup';

const KNOWN_SETS = ['ours', 'printed-1998', 'printed-2015'] as const;

/** What a kind of bot is called where one is chosen: a bot that came later has its own name only. */
export function botWords(bot: string): string {
  const known = knownBot(bot);
  return known ? t(`new-bot-${known}`) : t('new-bot-other', { bot });
}

/** What a rule set is called. */
export function ruleSetWords(name: string): { title: string; more: string } {
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

/** By which rules, who starts, how fast the bots play, and whether hints are allowed. */
export function rulesInShort(draft: Draft, sets: readonly RuleSetInfo[]): string {
  const set = ruleSetOf(draft, sets);
  const chart: MessageId = draft.chart === 'printed' ? 'short-printed' : 'short-guide';
  const rules = t('short-rules', {
    rules: set ? ruleSetWords(set).title : t('short-own-rules'),
    rounds: draft.rounds,
    cloud: t(chart),
  });
  const starter = draft.seats.find((seat) => seat.id === draft.starter);
  const start = starter ? t('short-starts', { name: tidy(starter.name) }) : t('short-lot');
  const variants = [
    ...(draft.favors === 'none' ? [] : [t(`short-favors-${draft.favors}`)]),
    ...(draft.townCards ? [t('short-town-cards')] : []),
  ];
  const hasBots = draft.seats.some((seat) => seat.kind === 'bot');
  const pace = hasBots ? [t(`short-pace-${draft.pace}`)] : [];
  const hints = allowsHints(draft) ? [t('hints-allowed')] : [];
  return [rules, ...variants, start, ...keepingInShort(draft), ...pace, ...hints].join(' ');
}

/** How the table is kept, as far as it is not the usual way. */
function keepingInShort(draft: Draft): string[] {
  const { clock, watching } = draft;
  return [
    ...(draft.seating === 'lot' ? [t('short-lot-seats')] : []),
    ...(clock && countPeople(draft) > 1 ? [t('short-clock', { clock: clockWords(clock) })] : []),
    ...(draft.listed && hasLinks(draft) ? [t('short-listed')] : []),
    ...(watching === 'link' ? [] : [t(`short-watching-${watching}`)]),
  ];
}
