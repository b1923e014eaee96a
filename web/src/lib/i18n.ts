import type { FluentVariable } from '@fluent/bundle';

import type { Messages } from '../messages/ids';
import type { KindWord } from './kinds';
import { speech } from './speech.svelte';

/** The id of a message in the catalogue. */
export type MessageId = keyof Messages;

/** A text that is kept longer than a language may be: it is said when it is shown. */
export type Words = () => string;

type Arguments<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [args: { [Name in Messages[Id]]: Name extends 'kind' ? KindWord : FluentVariable }];

/** The text of a message, with what belongs into it. */
export function t<Id extends MessageId>(id: Id, ...args: Arguments<Id>): string {
  const { bundle } = speech;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new Error(`the catalogue has no message "${id}"`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args[0] ?? null, errors);
  if (errors[0]) throw errors[0];
  return text;
}

/** A yes or no as a message chooses by it. */
export function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

/** What writes dates, numbers or lists, by its locale and kind: to make one takes longer than to use it. */
const writers = new Map<string, unknown>();

function writer<T>(kind: string, make: (locale: string | undefined) => T): T {
  const [locale] = speech.bundle.locales;
  const key = `${locale ?? ''} ${kind}`;
  if (!writers.has(key)) writers.set(key, make(locale));
  return writers.get(key) as T;
}

/** A day, as the language writes it. */
export function day(time: string): string {
  const style = { dateStyle: 'medium' } as const;
  return writer('day', (at) => new Intl.DateTimeFormat(at, style)).format(new Date(time));
}

/** A day and its time, as the language writes them. */
export function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return writer('moment', (at) => new Intl.DateTimeFormat(at, style)).format(new Date(time));
}

/** Join a list as the language does: "A, B and C". */
export function list(items: readonly string[]): string {
  const style = { type: 'conjunction' } as const;
  return writer('list', (at) => new Intl.ListFormat(at, style)).format(items);
}

/** A number to a tenth, as the language writes it: 3 as "3", 2.48 as "2.5". */
export function tenth(value: number): string {
  // A little below nought is nought, without a minus.
  const rounded = Math.round(value * 10) / 10 || 0;
  const style = { maximumFractionDigits: 1 };
  return writer('tenth', (at) => new Intl.NumberFormat(at, style)).format(rounded);
}

/** The same with its sign, as luck is told: "+0.8", "−1.2", "0". */
export function signed(value: number): string {
  const text = tenth(Math.abs(value));
  if (text === tenth(0)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
