/** Clocks of a table: the ones to choose from, and what is wrong with one of your own. */
import { t } from '../i18n';
import type { Clock } from './setup';

const DAY = 24;

/** The clocks that are offered, by a key of their own. */
export const PRESETS = [
  { key: 'none', clock: null },
  { key: 'live-2', clock: { type: 'live', bank: 120, increment: 10 } },
  { key: 'live-5', clock: { type: 'live', bank: 300, increment: 20 } },
  { key: 'live-10', clock: { type: 'live', bank: 600, increment: 30 } },
  { key: 'slow-1', clock: { type: 'slow', hours: DAY } },
  { key: 'slow-3', clock: { type: 'slow', hours: 3 * DAY } },
] as const satisfies readonly { key: string; clock: Clock | null }[];

/** The key of the preset that a clock is, null for one of your own. */
export function presetOf(clock: Clock | null): (typeof PRESETS)[number]['key'] | null {
  return PRESETS.find((preset) => isSame(preset.clock, clock))?.key ?? null;
}

function isSame(one: Clock | null, other: Clock | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.type === 'slow') return other.type === 'slow' && one.hours === other.hours;
  return other.type === 'live' && one.bank === other.bank && one.increment === other.increment;
}

/** A clock in a few words. */
export function clockWords(clock: Clock): string {
  if (clock.type === 'slow') {
    const { hours } = clock;
    return hours % DAY === 0 ? t('clock-days', { days: hours / DAY }) : t('clock-hours', { hours });
  }
  const { bank, increment } = clock;
  return bank % 60 === 0
    ? t('clock-live', { minutes: bank / 60, increment })
    : t('clock-live-seconds', { bank, increment });
}

/** Why a clock will not do, in a sentence; null if it will. */
export function clockProblem(clock: Clock): string | null {
  const within = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (clock.type === 'slow') {
    return within(clock.hours, 1, 720) ? null : t('new-clock-problem-hours');
  }
  if (!within(clock.bank, 0, 36_000)) return t('new-clock-problem-bank');
  if (!within(clock.increment, 0, 3_600)) return t('new-clock-problem-increment');
  return clock.bank + clock.increment > 0 ? null : t('new-clock-problem-empty');
}
