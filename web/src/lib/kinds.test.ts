import type { FluentVariable } from '@fluent/bundle';
import { afterEach, describe, expect, test } from 'vitest';

import { messagesOf } from '../messages/ids-from-catalogue';
import english from '../messages/en.ftl?raw';
import { KindWord } from './kinds';
import { CARDS, type Card } from './names';
import { partsOf } from './pictures';
import { speech, type Language } from './speech.svelte';

type Kinds = Record<Card, string>;

const TAKING = [...messagesOf(english)].flatMap(([id, names]) =>
  names.has('kind') ? [{ id, names }] : [],
);

/** The name of each kind, and the forms in which a sentence may need it. */
const WORDS: Record<Language, Record<string, Kinds>> = {
  en: {
    name: {
      dragon: 'Dragon',
      unicorn: 'Unicorn',
      'giant-pig': 'Giant Pig',
      elfcycle: 'Elfcycle',
      'troll-wagon': 'Troll Wagon',
      'magic-cloud': 'Magic Cloud',
      raft: 'Raft',
    },
    a: {
      dragon: 'a Dragon',
      unicorn: 'a Unicorn',
      'giant-pig': 'a Giant Pig',
      elfcycle: 'an Elfcycle',
      'troll-wagon': 'a Troll Wagon',
      'magic-cloud': 'a Magic Cloud',
      raft: 'a Raft',
    },
  },
  de: {
    name: {
      dragon: 'Drache',
      unicorn: 'Einhorn',
      'giant-pig': 'Riesenschwein',
      elfcycle: 'Elfenrad',
      'troll-wagon': 'Trollwagen',
      'magic-cloud': 'Zauberwolke',
      raft: 'Floß',
    },
    the: {
      dragon: 'der Drache',
      unicorn: 'das Einhorn',
      'giant-pig': 'das Riesenschwein',
      elfcycle: 'das Elfenrad',
      'troll-wagon': 'der Trollwagen',
      'magic-cloud': 'die Zauberwolke',
      raft: 'das Floß',
    },
    accusative: {
      dragon: 'Drachen',
      unicorn: 'Einhorn',
      'giant-pig': 'Riesenschwein',
      elfcycle: 'Elfenrad',
      'troll-wagon': 'Trollwagen',
      'magic-cloud': 'Zauberwolke',
      raft: 'Floß',
    },
    'accusative-a': {
      dragon: 'einen Drachen',
      unicorn: 'ein Einhorn',
      'giant-pig': 'ein Riesenschwein',
      elfcycle: 'ein Elfenrad',
      'troll-wagon': 'einen Trollwagen',
      'magic-cloud': 'eine Zauberwolke',
      raft: 'ein Floß',
    },
    'dative-the': {
      dragon: 'dem Drachen',
      unicorn: 'dem Einhorn',
      'giant-pig': 'dem Riesenschwein',
      elfcycle: 'dem Elfenrad',
      'troll-wagon': 'dem Trollwagen',
      'magic-cloud': 'der Zauberwolke',
      raft: 'dem Floß',
    },
  },
  fr: {
    name: {
      dragon: 'Dragon',
      unicorn: 'Licorne',
      'giant-pig': 'Cochon géant',
      elfcycle: 'Vélo elfique',
      'troll-wagon': 'Chariot de trolls',
      'magic-cloud': 'Nuage magique',
      raft: 'Radeau',
    },
    by: {
      dragon: 'à dos de Dragon',
      unicorn: 'à dos de Licorne',
      'giant-pig': 'à dos de Cochon géant',
      elfcycle: 'à Vélo elfique',
      'troll-wagon': 'en Chariot de trolls',
      'magic-cloud': 'sur un Nuage magique',
      raft: 'en Radeau',
    },
  },
};

/** Which messages need a form, and what stands before and after it; all the others take the name. */
const SENTENCES: Record<Language, Record<string, readonly [form: string, said: string]>> = {
  en: {
    'log-secret': ['a', 'is ~.'],
    'log-drawn-display': ['a', 'takes ~ from the five.'],
    'log-drawn-pile': ['a', 'takes ~, blind from the pile.'],
    'log-extra-own': ['a', 'is ~.'],
    'log-kept': ['a', 'keeps ~.'],
    'log-kept-secret-own': ['a', 'keeps ~, secret.'],
    'sketch-lies': ['a', '~ lies there'],
    'sketch-lies-obstacle': ['a', '~ lies there'],
    'sketch-earlier': ['a', '~, as before'],
    'sketch-lacking': ['a', '~ is missing'],
    'legal-draw': ['a', 'Take ~'],
    'legal-pay': ['a', 'Pay ~'],
    'legal-discard': ['a', 'Give ~ away'],
  },
  de: {
    'prompt-lay': ['accusative', '~ auf x legen?'],
    'act-keep': ['accusative', '~ behalten'],
    'act-keep-secret': ['accusative', '~ behalten (geheim)'],
    'log-drawn-display': ['accusative-a', 'nimmt ~ aus der Auslage.'],
    'log-drawn-pile': ['accusative-a', 'zieht ~ blind vom Stapel.'],
    'log-travelled': ['dative-the', 'reist mit ~ nach x'],
    'log-kept': ['accusative-a', 'behält ~.'],
    'log-kept-secret-own': ['accusative-a', 'behält ~, geheim.'],
    'legal-place-open': ['accusative', '~ auf x legen'],
    'legal-place-secret': ['accusative', '~ (geheim) auf x legen'],
    'legal-place-seen': ['accusative', '~ (angesehen) auf x legen'],
    'legal-draw': ['accusative', '~ nehmen'],
    'legal-travel': ['dative-the', 'Mit ~ nach x reisen'],
    'legal-pay': ['accusative', '~ abgeben'],
    'legal-discard': ['accusative', '~ abwerfen'],
    'lesson-draw': ['the', 'hast: ~ ist eine gute Wahl.'],
  },
  fr: {
    'log-travelled': ['by', 'va à x ~,'],
    'legal-travel': ['by', 'Aller à x ~'],
  },
};

/** What asks for a form where it stands before a name. */
const ASKING: Record<Language, RegExp> = {
  en: /\b(an?|is)$/i,
  de: /\b(der|die|das|den|dem|ein|eine|einen|einem|einer|kein\w*|dein\w*|mit|von|aus|auf|für|nimmt|zieht|behält)$/i,
  fr: /(^|\s)(une?|la|de|en|à|aux?|du)$/i,
};

/** What agrees in French with a counter (“le jeton Licorne”), but not with each of their names. */
const AGREEING =
  /^(, (jusqu’ici )?(secret|regardé)\b| \((secret|regardé)\)| déjà posé| est un bon)/;

const BARE = /\u00ad/g;

function said(id: string, names: Iterable<string>, kind: Card, picture?: string): string {
  const values = Object.fromEntries(
    [...names].map((name): [string, FluentVariable] => [
      name,
      name === 'kind' ? new KindWord(kind, picture) : 'x',
    ]),
  );
  const errors: Error[] = [];
  const pattern = speech.bundle.getMessage(id)?.value ?? '';
  const text = speech.bundle.formatPattern(pattern, values, errors);
  expect(errors, id).toEqual([]);
  return text.replace(BARE, '');
}

afterEach(() => speech.change({ language: 'en', locale: 'en' }));

test('there are messages with kinds, and all that need a form are among them', () => {
  expect(TAKING.length).toBeGreaterThan(30);
  const ids = TAKING.map(({ id }) => id);
  for (const needing of Object.values(SENTENCES))
    expect(ids).toEqual(expect.arrayContaining(Object.keys(needing)));
});

describe.each(Object.keys(WORDS) as Language[])('kinds in %s', (language) => {
  const words = WORDS[language];
  const needing = SENTENCES[language];

  test.each(CARDS)('%s stands in every sentence in the right form', async (kind) => {
    await speech.change({ language, locale: language });
    const name = words.name?.[kind] ?? '';
    for (const { id, names } of TAKING) {
      const text = said(id, names, kind);
      const [form, sentence] = needing[id] ?? [];
      if (form !== undefined && sentence !== undefined) {
        expect(text, id).toContain(sentence.replace('~', words[form]?.[kind] ?? ''));
        continue;
      }
      const at = text.indexOf(name);
      expect(at, `${id}: ${text}`).toBeGreaterThanOrEqual(0);
      expect(text.slice(0, at).trimEnd(), id).not.toMatch(ASKING[language]);
      if (language === 'fr' && AGREEING.test(text.slice(at + name.length)))
        expect(text.slice(0, at), id).toMatch(/\bjeton $/i);
    }
  });
});

test('a picture stands before the words, in whichever form', async () => {
  await speech.change({ language: 'de', locale: 'de' });
  const text = said('log-kept', ['who', 'name', 'kind'], 'magic-cloud', 'cloud');
  expect(partsOf(text)).toEqual(['x behält ', { picture: 'cloud', text: 'eine Zauberwolke' }, '.']);
});

test('a word in the place of a kind, and a form that a language does not have, are defects', async () => {
  await speech.change({ language: 'de', locale: 'de' });
  const { bundle } = speech;
  const errors: Error[] = [];
  bundle.formatPattern(bundle.getMessage('legal-pay')?.value ?? '', { kind: 'dragon' }, errors);
  expect(errors.map(String)).toEqual([expect.stringContaining('KIND takes a kind')]);
  const lacking = new KindWord('dragon', undefined, 'genitive');
  expect(() =>
    bundle.formatPattern(['', { type: 'var', name: 'kind' }], { kind: lacking }),
  ).toThrow('no form "genitive" of "kind-dragon"');
});
