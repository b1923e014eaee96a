/** Which language the page speaks. Whatever reads it while drawing is drawn anew when it changes. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import ids from '../messages/en.ftl?ids';
import english from '../messages/en.ftl?texts';
import { FUNCTIONS } from './kinds';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language as it calls itself: so it is found by whoever reads no other. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

/** English is built in; the others are fetched when they are wanted. */
const CATALOGUES = import.meta.glob<readonly string[]>(
  ['../messages/*.ftl', '!../messages/en.ftl'],
  { query: '?texts', import: 'default' },
);

/** One catalogue, ready to speak; `texts` by the ids. A mistake in it is a defect, so it fails at once. */
function catalogue(locale: string, texts: readonly string[]): FluentBundle {
  const source = texts.map((text, i) => `${ids[i] ?? ''} = ${text}\n`).join('');
  // The marks that part right-to-left names from left-to-right text show up in tests and copies; no
  // language of ours needs them.
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: FUNCTIONS });
  const errors = bundle.addResource(new FluentResource(source));
  if (errors[0]) throw errors[0];
  return bundle;
}

/** Where a language is spoken, as far as it matters for dates and numbers. */
interface Tongue {
  language: Language;
  /** The language, or its kind that the browser wants: "de-AT". */
  locale: string;
}

/** The language that a browser wants first, of those that there are. */
export function tongueOf(choice: Language | 'system', wanted: readonly string[]): Tongue {
  // Some browsers on Linux name a locale of the system, which is none: "en-US@posix".
  const locales = wanted.filter((tag) => /^[\w-]+$/.test(tag));
  const languageOf = (tag: string) =>
    LANGUAGES.find((one) => one === tag.toLowerCase().split('-')[0]);
  const language =
    choice === 'system'
      ? (locales.map(languageOf).find((one) => one !== undefined) ?? 'en')
      : choice;
  return { language, locale: locales.find((tag) => languageOf(tag) === language) ?? language };
}

class Speech {
  language = $state<Language>('en');
  bundle = $state.raw(catalogue('en', english));
  private asked = 0;

  /** Speak this language as soon as its catalogue is there. Rejects where it cannot be fetched. */
  async change({ language, locale }: Tongue): Promise<void> {
    const asked = ++this.asked;
    const load = CATALOGUES[`../messages/${language}.ftl`];
    const texts = load ? await load() : english;
    if (asked !== this.asked) return;
    this.bundle = catalogue(locale, texts);
    this.language = language;
  }
}

export const speech = new Speech();
