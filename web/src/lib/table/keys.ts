import { isTextField } from '../typing';

/** What a key does at the table. */
export type Command =
  | { do: 'pick'; at: number }
  | {
      do:
        | 'pass'
        | 'favor'
        | 'end'
        | 'undo'
        | 'hint'
        | 'chart'
        | 'legal'
        | 'text'
        | 'keys'
        | 'reach'
        | 'sketch'
        | 'shorten'
        | 'since'
        | 'glossary'
        | 'back'
        | 'next'
        | 'previous';
    };

/** As much of a key press as decides what it does. */
export interface Press {
  key: string;
  code: string;
  isModified: boolean;
  /** Whether the focus is in a text field. */
  isTyping: boolean;
}

const LETTERS: Partial<Record<string, Command>> = {
  p: { do: 'pass' },
  f: { do: 'favor' },
  e: { do: 'end' },
  u: { do: 'undo' },
  h: { do: 'hint' },
  c: { do: 'chart' },
  l: { do: 'legal' },
  t: { do: 'text' },
  w: { do: 'reach' },
  s: { do: 'sketch' },
  n: { do: 'since' },
  g: { do: 'glossary' },
  '?': { do: 'keys' },
  ',': { do: 'previous' },
  '.': { do: 'next' },
};

/** What a key does, or null. Letters can be switched off, and never work in a text field. */
export function commandOf(press: Press, letters: boolean): Command | null {
  if (press.isModified || press.isTyping) return null;
  if (press.key === 'Escape') return { do: 'back' };
  if (press.key === 'Backspace') return { do: 'shorten' };
  // On some keyboards the slash is Shift and a digit; it is the map's.
  if (!letters || press.key === '/') return null;
  // By position, so that a keyboard whose digits need Shift does as well.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  if (digit) return { do: 'pick', at: Number(digit) - 1 };
  return LETTERS[press.key.toLowerCase()] ?? null;
}

/** The command of a key press in the page. */
export function commandOfEvent(event: KeyboardEvent, letters: boolean): Command | null {
  const { key, code, ctrlKey, metaKey, altKey, target } = event;
  const isModified = ctrlKey || metaKey || altKey;
  return commandOf({ key, code, isModified, isTyping: isTextField(target) }, letters);
}
