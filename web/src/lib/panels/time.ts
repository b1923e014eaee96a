import { t } from '../i18n';
import type { ClockState } from '../wire';

/** From here on a turn's time is urgent, and it is said. */
export const URGENT = 20;
/** When somebody is told how much of their turn is left: seconds, the most first. */
const TOLD = [3600, 60, URGENT] as const;
/** A turn that begins with more than this has plenty, and nothing is said of it. */
const PLENTY = 600;
/** What comes anew from the server may be off by so much; a turn that begins has more than before. */
const JITTER = 1;

/** What was told of the clocks, and when by the clock of this machine. */
export interface Told {
  clock: ClockState | null;
  /** Milliseconds. Only what has passed since counts: whether this machine is wrong does not matter. */
  at: number;
}

/** The seconds that the turn under way has left now; null where no clock runs. */
export function leftNow({ clock, at }: Told, now: number): number | null {
  if (clock?.left === null || clock?.left === undefined) return null;
  return Math.max(0, clock.left - Math.max(0, now - at) / 1000);
}

/** What a seat's clock shows: its turn as it runs, or its bank as it stands; null for none. */
export function secondsOf(told: Told, seat: number, toAct: number | null, now: number) {
  const left = seat === toAct ? leftNow(told, now) : null;
  return left ?? told.clock?.banks[seat] ?? null;
}

/** "0:07", "12:34", "3:05 h", and from two days on "2 d 4 h": a last part of a second counts whole. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [s, m, h] = [whole % 60, Math.floor(whole / 60) % 60, Math.floor(whole / 3600)];
  if (h >= 48) return t('clock-text-days', { days: Math.floor(h / 24), hours: h % 24 });
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? t('clock-text-hours', { time: `${h}:${two(m)}` }) : `${m}:${two(s)}`;
}

/** Seconds as one speaks of them: to a minute, the last minute to ten seconds, the end as it is. */
function rounded(seconds: number): number {
  const step = seconds >= 60 ? 60 : seconds > URGENT ? 10 : 1;
  return Math.max(1, Math.round(seconds / step) * step);
}

/**
 * What is to be said of the time that is left, in seconds; null for nothing. `before` is what was left
 * when this was last asked, null where no turn ran, and `said` what it came to.
 */
export function toBeSaid(
  left: number | null,
  before: number | null,
  said: number | null,
): number | null {
  if (!left) return null;
  if (before === null || left > before + JITTER) return left > PLENTY ? null : rounded(left);
  return TOLD.filter((moment) => left <= moment && moment < before).at(-1) ?? said;
}

/** The parts of a time that are said: hours, minutes and seconds. */
export function partsOf(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.ceil(seconds);
  return {
    hours: Math.floor(whole / 3600),
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}
