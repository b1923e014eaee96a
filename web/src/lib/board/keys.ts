import { t } from '../i18n';
import { isTextField } from '../typing';

/** What a key does to the map, wherever the focus is. */
export type MapCommand = 'find' | 'nearer' | 'farther' | 'whole';

const KEYS: Partial<Record<string, MapCommand>> = {
  '/': 'find',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
};

/** What a key does to the map, or null. By its sign; where a digit's key has another, it is the digit's. */
export function mapCommandOf({ key, code }: { key: string; code: string }): MapCommand | null {
  if (code === 'Digit0' || code === 'Numpad0') return 'whole';
  const isDigit = /^Digit[1-9]$/.test(code) && key !== '/';
  return isDigit ? null : (KEYS[key] ?? null);
}

/** The command of a key press in the page; never in a text field, never with Control and the like. */
export function mapCommandOfEvent(event: KeyboardEvent): MapCommand | null {
  const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isTextField(target)) return null;
  return mapCommandOf(event);
}

/** The map's own keys in words. */
export function mapKeysInWords(): [key: string, does: string][] {
  return [
    ['/', t('keys-find')],
    ['+ −', t('keys-zoom')],
    ['0', t('keys-whole')],
  ];
}
