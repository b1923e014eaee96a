import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, test } from 'vitest';

import { chartOf } from './chart';
import { t } from '../i18n';
import { LANGUAGES, speech, type Language } from '../speech.svelte';
import { OPTIONS } from './options';
import { parseRules, type Chapter, type Clause } from './parse';
import { cut, find, words } from './search';

const source = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url)), 'utf-8');
const SOURCES = { en: 'rules.md', de: 'rules.de.md', fr: 'rules.fr.md' } as const;
const ENGLISH = parseRules(source(SOURCES.en));
const chaptersIn = (language: Language) =>
  language === 'en'
    ? ENGLISH
    : parseRules(
        source(SOURCES[language]),
        language,
        ENGLISH.map(({ id }) => id),
      );

/** What every language has alike: chapters, clauses with what they refer to, tables by their size. */
const bones = (chapters: readonly Chapter[]) =>
  chapters.map(({ id, level, blocks }) => ({
    id,
    level,
    blocks: blocks.map((block) => {
      if (block.kind === 'table')
        return [block.head.length, ...block.rows.map((row) => row.length)];
      const refers = block.body.filter(({ kind }) => kind === 'clause').map(({ text }) => text);
      return [block.kind === 'clause' ? block.id : '', ...refers.sort()];
    }),
  }));

afterEach(() => speech.change({ language: 'en', locale: 'en' }));

describe.each(LANGUAGES)('the rules reference, %s,', (language) => {
  const text = source(SOURCES[language]);
  const chapters = chaptersIn(language);
  const clauses = chapters.flatMap((chapter) =>
    chapter.blocks.filter((block): block is Clause => block.kind === 'clause'),
  );

  test('says what its document says (`npm run rules` makes it)', async () => {
    const made = [
      `// Made by \`npm run rules\` from docs/${SOURCES[language]}; not to be changed by hand.`,
      "import type { Chapter } from './parse';",
      '',
      `export const CHAPTERS: readonly Chapter[] = ${JSON.stringify(chapters, null, 1)};`,
      '',
    ].join('\n');
    await expect(made).toMatchFileSnapshot(`text.${language}.ts`);
  });

  test('calls the options as the page of a new table does, and none as a program does', async () => {
    await speech.change({ language, locale: language });
    const said = chapters.flatMap(({ blocks }) => blocks).map(words);
    const options = said.find((clause) => clause.startsWith('OPT-1')) ?? '';
    expect(options).toContain(t('new-who'));
    for (const name of [
      t('new-rounds'),
      t('new-chart'),
      t('new-chart-guide'),
      t('new-chart-printed'),
      t('new-town-cards'),
      t('new-favors'),
      t('new-start'),
    ])
      expect(options).toContain(name);
    const programs = said.filter((clause) => /\w_\w|= "| \| |`|\.json/.test(clause));
    expect(programs).toEqual([]);
    const lost = OPTIONS[language].filter(([name]) => !text.includes(name));
    expect(lost).toEqual([]);
  });

  test('has every clause of the text once', () => {
    const ids = [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    expect(clauses.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has the chapters, clauses, references and tables of the English text', () => {
    expect(bones(chapters)).toEqual(bones(ENGLISH));
  });

  test('every clause that is referred to exists', () => {
    const ids = clauses.map(({ id }) => id);
    const referred = clauses.flatMap(({ body }) => body).filter(({ kind }) => kind === 'clause');
    expect(referred.length).toBeGreaterThan(10);
    for (const { text } of referred) expect(ids).toContain(text);
  });

  test('chapters have addresses of their own', () => {
    const ids = chapters.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('phase-4-plan-the-routes');
  });

  test('no mark of the source is left in a sentence', () => {
    for (const { id, body, note } of clauses) {
      const said = body.map((piece) => piece.text).join('');
      expect(said, id).not.toMatch(/\((?:[GPD])(?:[),:;]|, [GPD]\))|\*\*|`/);
      expect(note, id).not.toMatch(/\b[GPD]\b/);
    }
  });

  test('has the chart that the game is played by', () => {
    const chart = chartOf(chapters);
    expect(chart.dragon).toEqual({ plains: 1, woods: 2, desert: 1, mountains: 1 });
    expect(chart['giant-pig']).toEqual({ plains: 1, woods: 1, desert: null, mountains: null });
    expect(chart['magic-cloud']).toEqual({ plains: 2, woods: 1, desert: null, mountains: 1 });
    expect(Object.keys(chart)).toHaveLength(6);
  });
});

const READ: [string, string, Partial<Clause>][] = [
  [
    'a bare source says nothing',
    '- **PLAN-1** (G) From the start seat on.',
    { body: [{ kind: 'text', text: 'From the start seat on.' }], note: '' },
  ],
  [
    'a ruling is called ours',
    '- **DEAL-3** (D) Should the pile not suffice.',
    { body: [{ kind: 'text', text: 'Should the pile not suffice.' }], note: 'Our ruling.' },
  ],
  [
    'a ruling with its reason',
    '- **SEE-1** (D, from what lies open on a table) Public.',
    {
      body: [{ kind: 'text', text: 'Public.' }],
      note: 'Our ruling, from what lies open on a table.',
    },
  ],
  [
    'a source with a remark keeps the remark',
    '- **COMP-5** (G; towns from P) 12 town cards.',
    { body: [{ kind: 'text', text: '12 town cards.' }], note: 'Towns from the printed rulebooks.' },
  ],
  [
    'marks inside a sentence, options and references',
    '- **X-1** `rounds` stay (P), "as they are", as in *Our rules*, TILE-4 and so (D).',
    {
      body: [
        { kind: 'term', text: 'Rounds' },
        { kind: 'text', text: ': stay, “as they are”, as in ' },
        { kind: 'em', text: 'Our rules' },
        { kind: 'text', text: ', ' },
        { kind: 'clause', text: 'TILE-4' },
        { kind: 'text', text: ' and so ' },
        { kind: 'ruling', text: '(our ruling)' },
        { kind: 'text', text: '.' },
      ],
      note: '',
    },
  ],
];

describe('a clause is read', () => {
  test.each(READ)('%s', (_, line, expected) => {
    expect(parseRules(`\n## One\n\n${line}\n`)[0]?.blocks[0]).toMatchObject(expected);
  });

  test('a table without its rule of dashes', () => {
    const [chapter] = parseRules('\n## One\n\n| | a |\n|---|---|\n| b | – |\n');
    expect(chapter?.blocks).toEqual([
      {
        kind: 'table',
        head: ['', 'a'],
        rows: [[[{ kind: 'text', text: 'b' }], [{ kind: 'text', text: '–' }]]],
      },
    ]);
  });
});

describe('a search in the rules', () => {
  const ids = (query: string) =>
    find(ENGLISH, query).flatMap((chapter) =>
      chapter.blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : [])),
    );

  test('for nothing finds everything', () => {
    expect(find(ENGLISH, '  ')).toEqual(ENGLISH);
  });

  test('finds a clause by its id and by any words of it, in any order', () => {
    expect(ids('move-4')).toEqual(['MOVE-4']);
    expect(ids('rafts CARAVAN')).toContain('MOVE-4');
  });

  test('finds nothing where nothing is', () => {
    expect(find(ENGLISH, 'dice')).toEqual([]);
  });

  test('marks what was looked for and loses no letter', () => {
    const text = 'Any 3 cards (4 with an obstacle).';
    expect(cut(text, 'cards (4')).toEqual([
      { text: 'Any 3 ', hit: false },
      { text: 'cards', hit: true },
      { text: ' ', hit: false },
      { text: '(4', hit: true },
      { text: ' with an obstacle).', hit: false },
    ]);
    expect(cut(text, '')).toEqual([{ text, hit: false }]);
  });

  test('looks at tables too', () => {
    expect(find(ENGLISH, 'Throtmanni three pieces').map(({ id }) => id)).toContain(
      'worked-examples',
    );
    expect(words({ kind: 'table', head: ['a'], rows: [[[{ kind: 'text', text: 'b' }]]] })).toBe(
      'a b',
    );
  });
});
