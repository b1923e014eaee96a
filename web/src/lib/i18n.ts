import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import en from '../messages/en.ftl?raw';
import type { Messages } from '../messages/ids';

/** The id of a message in the catalogue. */
export type MessageId = keyof Messages;

/** One catalogue, ready to speak. A mistake in it is a defect, so it fails at once. */
export function catalogue(language: string, source: string): FluentBundle {
  // The marks that part right-to-left names from left-to-right text show up in tests and copies; no
  // language of ours needs them.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
  return bundle;
}

const bundle = catalogue('en', en);

type Arguments<Id extends MessageId> = [Messages[Id]] extends [never]
  ? []
  : [args: Record<Messages[Id], FluentVariable>];

/** The text of a message, with what belongs into it. */
export function t<Id extends MessageId>(id: Id, ...args: Arguments<Id>): string {
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

/** A day, as the language writes it. */
export function day(time: string): string {
  return new Intl.DateTimeFormat(bundle.locales[0], { dateStyle: 'medium' }).format(new Date(time));
}

/** A day and its time, as the language writes them. */
export function moment(time: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(bundle.locales[0], style).format(new Date(time));
}

/** Join a list as the language does: "A, B and C". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(bundle.locales[0], { type: 'conjunction' }).format(items);
}
