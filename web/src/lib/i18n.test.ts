import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test } from 'vitest';

import { messagesOf, misfitsOf, typesOf } from '../messages/ids-from-catalogue';
import ids from '../messages/ids.ts?raw';
import { day, list, signed, t, tenth } from './i18n';
import { FUNCTIONS, KindWord } from './kinds';
import { LANGUAGES, speech, tongueOf } from './speech.svelte';

const SOURCES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../messages/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [path.slice('../messages/'.length, -'.ftl'.length), source]),
);
const TEXTS = Object.fromEntries(
  Object.entries(
    import.meta.glob<readonly string[]>('../messages/*.ftl', {
      query: '?texts',
      import: 'default',
      eager: true,
    }),
  ).map(([path, texts]) => [path.slice('../messages/'.length, -'.ftl'.length), texts]),
);
const sourceOf = (language: string) => SOURCES[language] ?? '';
const ENGLISH = messagesOf(sourceOf('en'));

const FILES = import.meta.glob<string>(
  ['/src/**/*.{svelte,ts}', '!/src/**/*.test.ts', '!/src/messages/*'],
  { query: '?raw', import: 'default', eager: true },
);
const CODE = Object.values(FILES).join('\n');
const PAGES = Object.fromEntries(
  Object.entries(FILES).filter(([path]) => path.endsWith('.svelte')),
);

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    // So that a word may stand where a number belongs: each choice is to be gone through.
    functions: { ...FUNCTIONS, NUMBER: ([value]) => value ?? '' },
  });
  bundle.addResource(new FluentResource(sourceOf(language)));
  return bundle;
}

/** A message with the same value for all that it takes; what goes wrong is told. */
function spoken(bundle: FluentBundle, id: string, names: Iterable<string>, value: string | number) {
  const errors: Error[] = [];
  const values = Object.fromEntries(
    [...names].map((name) => [name, name === 'kind' ? new KindWord('dragon') : value]),
  );
  const text = bundle.formatPattern(bundle.getMessage(id)?.value ?? '', values, errors);
  expect(errors, id).toEqual([]);
  return text;
}

afterEach(() => speech.change({ language: 'en', locale: 'en' }));

test('there is one catalogue a language', () => {
  expect(Object.keys(SOURCES).sort()).toEqual([...LANGUAGES].sort());
});

test('the typed ids are those of en.ftl (npm run messages writes them)', () => {
  expect(ids).toBe(typesOf(sourceOf('en')));
});

describe.each(LANGUAGES)('the catalogue %s', (language) => {
  const messages = messagesOf(sourceOf(language));
  const bundle = bundleOf(language);

  test('has the messages of the English one, and none takes what it is not given', () => {
    expect(misfitsOf(sourceOf('en'), sourceOf(language))).toEqual([]);
  });

  test('what is fetched of it is the same, without the ids', async () => {
    await speech.change({ language, locale: language });
    for (const id of messages.keys())
      expect(speech.bundle.getMessage(id), id).toEqual(bundle.getMessage(id));
    expect(TEXTS[language]).toHaveLength(messages.size);
  });

  test('every message can be spoken, with words and with numbers', () => {
    for (const [id, names] of messages) {
      for (const value of ['you', 0, 1, 2, 21]) {
        const text = spoken(bundle, id, names, value);
        expect(text, id).not.toMatch(/[{}]|\s$/);
        expect(text, id).not.toBe('');
      }
    }
  });

  test('a number is said as it is: none is not told as one, nor many', () => {
    // French counts 0 among the ones: a "1" written out would be wrong there.
    for (const [id, names] of messages) {
      if (names.size === 0) continue;
      for (const value of [0, 2, 21])
        expect(spoken(bundle, id, names, value), `${id}, ${String(value)}`).not.toMatch(/\b1\b/);
    }
  });

  test('no choice is made by a name in that language', () => {
    // A name may hold a soft hyphen or come with its picture, and then no choice is met.
    const keys = [...sourceOf(language).matchAll(/^ *\*?\[([^\]]*)\]/gm)].map(
      ([, key = '']) => key,
    );
    const others = new Set(keys.filter((key) => !/^(\d+|one|other|you|yes|no)$/.test(key)));
    expect([...others]).toEqual([]);
  });

  test('every parameter of a message is used where it matters', () => {
    // A name left out of a sentence is a sentence about nobody.
    const lost = [...messages].flatMap(([id, names]) =>
      [...(ENGLISH.get(id) ?? [])]
        .filter((name) => !names.has(name) && !FORGOABLE.has(name))
        .map((name) => `${id}: $${name}`),
    );
    expect(lost).toEqual([]);
  });
});

/** What chooses a form of the verb in English, and may choose nothing in another language. */
const FORGOABLE = new Set(['count']);

/** The texts of a catalogue with its comments and its ids left out, and a name for all that is handed over. */
const linesOf = (language: string) =>
  sourceOf(language)
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) =>
      line
        .replace(/^[a-z][a-z0-9_-]* =|^ *\*?\[[^\]]*\]|\{[^{}]*->$/g, '')
        .replace(/\{[^{}]*\}/g, 'X'),
    );

test('French has its spaces before marks and inside its quotes, and they break no line', () => {
  const wrong = linesOf('fr').filter((line) =>
    /[^\u202f]([;:!?](\s|$)|[;!?])|«[^\u00a0]|[^\u00a0]»|["'“„]/.test(line),
  );
  expect(wrong).toEqual([]);
});

test('German quotes open below and close above', () => {
  const wrong = linesOf('de').filter((line) => /["'«»”]/.test(line.replace(/„[^“„]*“/g, '')));
  expect(wrong).toEqual([]);
});

test('no message is left unused', () => {
  // A text chosen by a value is written as `family-${value}` in the code, and so is the value.
  const families = [...CODE.matchAll(/`([a-z][a-z0-9-]*-)\$\{[^}`]+\}([a-z-]*)`/g)];
  const isWritten = (value: string) =>
    /^\d+$/.test(value) || CODE.includes(`'${value}'`) || CODE.includes(`${value}:`);
  const unused = [...ENGLISH.keys()].filter(
    (id) =>
      !CODE.includes(`'${id}'`) &&
      !families.some(
        ([, head = '', tail = '']) =>
          id.startsWith(head) &&
          id.endsWith(tail) &&
          isWritten(id.slice(head.length, id.length - tail.length)),
      ),
  );
  expect(unused).toEqual([]);
});

test('what does not fit in a catalogue is found', () => {
  const english =
    'one = One\ntwo = { $who } has { $count ->\n    [one] 1\n   *[other] { $count }\n }\n';
  expect(misfitsOf(english, 'two = { $who } hat { $wie }\nthree = Drei\n')).toEqual([
    'lacks one',
    'two takes $wie, which it is not given',
    'has three, which English has not',
  ]);
});

test('no text stands in a page itself', () => {
  const found = Object.entries(PAGES).flatMap(([path, source]) => {
    const markup = source.replace(/<script.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, '');
    const texts = [
      ...markup.matchAll(/>([^<>{}]*\p{L}{2,}[^<>{}]*)</gu),
      ...markup.matchAll(/\b(?:aria-label|title|alt|placeholder|label)="([^"{]*\p{L}{2,}[^"]*)"/gu),
    ].map(([, text = '']) => text.trim());
    // The id of a clause is the same in every language.
    return texts.filter((text) => !/^[A-Z]+-\d+$/.test(text)).map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});

describe('the language', () => {
  test.each([
    ['a browser’s first choice', 'system', ['fr-CH', 'de', 'en'], 'fr', 'fr-CH'],
    ['the first one there is', 'system', ['it', 'ja', 'de-AT', 'en'], 'de', 'de-AT'],
    ['English where there is none of them', 'system', ['it', 'ja'], 'en', 'en'],
    ['English where nothing is wanted', 'system', [], 'en', 'en'],
    ['what was chosen, as it is written where one is', 'de', ['en-GB', 'de-CH'], 'de', 'de-CH'],
    ['what was chosen, wherever', 'fr', ['en-GB'], 'fr', 'fr'],
    ['a locale that is none is no reason to stumble', 'system', ['en-US@posix'], 'en', 'en'],
    ['capitals do not matter', 'system', ['DE'], 'de', 'DE'],
  ] as const)('is %s', (_, choice, wanted, language, locale) => {
    expect(tongueOf(choice, wanted)).toEqual({ language, locale });
  });
});

describe('another language in place', () => {
  test('changes texts, numbers, days and lists', async () => {
    const all = () => [
      t('nav-rules'),
      tenth(2.5),
      signed(-1000.5),
      list(['A', 'B']),
      day('2026-03-05'),
    ];
    expect(all()).toEqual(['Rules', '2.5', '−1,000.5', 'A and B', 'Mar 5, 2026']);
    await speech.change({ language: 'de', locale: 'de' });
    expect(all()).toEqual(['Regeln', '2,5', '−1.000,5', 'A und B', '05.03.2026']);
    await speech.change({ language: 'fr', locale: 'fr' });
    expect(all()).toEqual(['Règles', '2,5', '−1\u202f000,5', 'A et B', '5 mars 2026']);
  });

  test('the last one asked for stays, whichever comes first', async () => {
    await Promise.all([
      speech.change({ language: 'de', locale: 'de' }),
      speech.change({ language: 'en', locale: 'en' }),
    ]);
    expect(speech.language).toBe('en');
    expect(t('nav-rules')).toBe('Rules');
  });
});
