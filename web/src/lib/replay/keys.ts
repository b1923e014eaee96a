import { mapKeysInWords } from '../board/keys';
import { t } from '../i18n';

/** What a key does in a replay. */
export type Command =
  | 'on'
  | 'back'
  | 'turn-on'
  | 'turn-back'
  | 'round-on'
  | 'round-back'
  | 'start'
  | 'end'
  | 'play'
  | 'faster'
  | 'slower'
  | 'chart'
  | 'text'
  | 'keys'
  | 'glossary'
  | 'close';

const ALWAYS: Partial<Record<string, Command>> = {
  ArrowRight: 'on',
  ArrowLeft: 'back',
  'Shift+ArrowRight': 'turn-on',
  'Shift+ArrowLeft': 'turn-back',
  PageDown: 'round-on',
  PageUp: 'round-back',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  Escape: 'close',
};

const LETTERS: Partial<Record<string, Command>> = {
  '[': 'slower',
  ']': 'faster',
  c: 'chart',
  t: 'text',
  g: 'glossary',
  '?': 'keys',
};

/** The keys in words, for whoever looks them up. */
export function keysInWords(): (readonly [key: string, does: string])[] {
  return [
    ['← →', t('replay-keys-action')],
    [`${t('key-shift')} ← →`, t('replay-keys-turn')],
    [`${t('key-page')} ↑ ↓`, t('replay-keys-round')],
    [`${t('key-home')} ${t('key-end')}`, t('replay-keys-ends')],
    [t('replay-keys-space'), t('replay-keys-play')],
    ['[ ]', t('replay-keys-speed')],
    ...mapKeysInWords(),
    ['C', t('keys-chart')],
    ['T', t('keys-text')],
    ['G', t('glossary-title')],
    ['?', t('keys-all')],
    [t('key-escape'), t('replay-keys-close')],
  ];
}

/** As much of a key press as decides what it does. */
export interface Press {
  key: string;
  shiftKey: boolean;
  /** Whether something else has a use for it. */
  isTaken: boolean;
}

/** What a key does, or null. Letters can be switched off. */
export function commandOf({ key, shiftKey, isTaken }: Press, letters: boolean): Command | null {
  if (isTaken) return null;
  const always = ALWAYS[shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key];
  return always ?? (letters ? LETTERS[key.toLowerCase()] : undefined) ?? null;
}

/** The command of a key press in the page: what has a use for the key itself goes first. */
export function commandOfEvent(event: KeyboardEvent, letters: boolean): Command | null {
  const { key, shiftKey, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const isTaken = defaultPrevented || ctrlKey || metaKey || altKey || usesItself(target, key);
  return commandOf({ key, shiftKey, isTaken }, letters);
}

function usesItself(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement) || key === 'Escape') return false;
  if (key === ' ') return target.matches('button, a, select, summary, input:not([type=range])');
  if (target.matches('[type=checkbox]')) return false;
  if (target.matches('[type=radio]')) return key.startsWith('Arrow');
  if (target.matches('[type=range]')) return key.length > 1;
  if (target.matches('select, input, textarea')) return true;
  // What scrolls is scrolled by its own keys.
  return /^(?:Page|Home|End)/.test(key) && target.closest('.log, .drawer') !== null;
}
