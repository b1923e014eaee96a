import { t } from '../i18n';
import type { ClockState } from '../wire';

/** From here on a turn's time is urgent, and it is said. */
export const URGENT = 20;
/** When somebody is told how much of their turn is left: seconds, the most first. */
const TOLD = [3600, 60, URGENT] as const;

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

/** The last of the moments at which one is told that has come: none before the first. */
export function momentOf(left: number): number | null {
  return TOLD.filter((moment) => left > 0 && left <= moment).at(-1) ?? null;
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
