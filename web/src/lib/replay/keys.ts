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
  '?': 'keys',
};

/** The keys in words, for whoever looks them up. */
export function keysInWords(): (readonly [key: string, does: string])[] {
  return [
    ['← →', t('replay-keys-action')],
    ['Shift ← →', t('replay-keys-turn')],
    ['Page ↑ ↓', t('replay-keys-round')],
    ['Home End', t('replay-keys-ends')],
    [t('replay-keys-space'), t('replay-keys-play')],
    ['[ ]', t('replay-keys-speed')],
    ['C', t('keys-chart')],
    ['T', t('keys-text')],
    ['?', t('keys-all')],
    ['Esc', t('replay-keys-close')],
  ];
}

/** The command of a key press, or null: what has a use for the key itself goes first. */
export function commandOf(event: KeyboardEvent, letters: boolean): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key, shiftKey, target } = event;
  const command =
    ALWAYS[shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key] ??
    (letters ? LETTERS[key.toLowerCase()] : undefined);
  if (!command || usesItself(target, key)) return null;
  return command;
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
