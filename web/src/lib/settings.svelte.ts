import type { Shown } from './board/left';
import { Slot } from './slot';
import { LANGUAGES, speech, tongueOf, type Language } from './speech.svelte';

/** What somebody has chosen for this device; kept in the browser alone. */
export interface Choices {
  language: Language | 'system';
  theme: 'system' | 'light' | 'dark';
  motion: 'normal' | 'quick' | 'none';
  /** Ask once more before a counter is laid. */
  confirm: 'touch' | 'always' | 'never';
  letterKeys: boolean;
  /** Whose pieces still to collect lie on the map. */
  pieces: Shown;
  /** Sounds for what happens, and for one's turn. */
  sound: boolean;
  /** How loud they are, from 0 to 1. */
  volume: number;
  /** A notification then, while the page is hidden. */
  notices: boolean;
  /** Whether a replay keeps its ending back; null: where one did not play oneself. */
  hidesEnding: boolean | null;
  /** The name last used at a table. */
  name: string;
}

const slot = new Slot('elfenland.settings');

const DEFAULTS: Choices = {
  language: 'system',
  theme: 'system',
  motion: 'normal',
  confirm: 'touch',
  letterKeys: true,
  pieces: 'mine',
  sound: false,
  volume: 0.6,
  notices: false,
  hidesEnding: null,
  name: '',
};

/** Choices read from storage: what does not fit is left at its default. */
export function readChoices(text: string | null): Choices {
  const choices = { ...DEFAULTS };
  let found: unknown;
  try {
    found = JSON.parse(text ?? '{}');
  } catch {
    return choices;
  }
  if (typeof found !== 'object' || found === null) return choices;
  const kept = found as Record<string, unknown>;
  choices.language = LANGUAGES.find((one) => one === kept.language) ?? 'system';
  if (kept.theme === 'light' || kept.theme === 'dark') choices.theme = kept.theme;
  if (kept.motion === 'quick' || kept.motion === 'none') choices.motion = kept.motion;
  if (kept.confirm === 'always' || kept.confirm === 'never') choices.confirm = kept.confirm;
  if (kept.letterKeys === false) choices.letterKeys = false;
  if (kept.pieces === 'all' || kept.pieces === 'none') choices.pieces = kept.pieces;
  if (kept.sound === true) choices.sound = true;
  if (typeof kept.volume === 'number' && kept.volume >= 0 && kept.volume <= 1)
    choices.volume = kept.volume;
  if (kept.notices === true) choices.notices = true;
  if (typeof kept.hidesEnding === 'boolean') choices.hidesEnding = kept.hidesEnding;
  if (typeof kept.name === 'string') choices.name = kept.name;
  return choices;
}

/** The choices; set a field and it is kept. */
export const settings: Choices = $state(readChoices(slot.read()));

/** Show the choices on the page and keep them, now and with every change. Call it in a component. */
export function useSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
    root.lang = speech.language;
    slot.write(JSON.stringify(settings));
  });
  // The browser's own language may be changed while the page is open.
  $effect(() => {
    const follow = () => void chooseLanguage(settings.language);
    addEventListener('languagechange', follow);
    return () => {
      removeEventListener('languagechange', follow);
    };
  });
}

/** Speak this language from now on, and at the next visit; whether its texts could be fetched. */
export async function chooseLanguage(choice: Choices['language']): Promise<boolean> {
  try {
    await speech.change(tongueOf(choice, navigator.languages));
  } catch {
    return false;
  }
  settings.language = choice;
  return true;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether pieces should stand still: the system or the settings say so. */
export function isStill(): boolean {
  return settings.motion === 'none' || matchMedia(REDUCED).matches;
}

type Movement = 'mid' | 'walk' | 'fly';

/**
 * What the style was found to say, by what can change it: the wishes, and what is written on the
 * root itself. To ask it anew amid a change would lay the page out.
 */
const lengths: Partial<Record<string, Record<Movement, number>>> = {};

/** How long a movement lasts, in milliseconds: as long as the style says. */
export function lasting(what: Movement): number {
  const root = document.documentElement;
  const wishes = [root.dataset.motion, matchMedia(REDUCED).matches, root.style.cssText].join();
  let known = lengths[wishes];
  if (!known) {
    const style = getComputedStyle(root);
    const length = (name: Movement) => {
      const text = style.getPropertyValue(`--m-${name}`).trim();
      return parseFloat(text) * (text.endsWith('ms') ? 1 : 1000);
    };
    known = { mid: length('mid'), walk: length('walk'), fly: length('fly') };
    lengths[wishes] = known;
  }
  return known[what];
}
