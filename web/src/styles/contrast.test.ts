import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

// As they are written: imported, they would be gone from the text.
const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const map = readFileSync(new URL('../lib/board/art/board.css', import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The colours that the first block after `start` names. */
function coloursOf(css: string, start: string): Colours {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`no style begins with ${start}`);
  const block = css.slice(css.indexOf('{', from), css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const pageDay = coloursOf(tokens, ':root,\n.pane');
const pageDark = coloursOf(tokens, ":root[data-theme='dark'],");
const mapDay = coloursOf(map, '.eb{');
const THEMES = {
  day: { page: pageDay, map: mapDay },
  night: {
    page: new Map([...pageDay, ...pageDark]),
    map: new Map([...mapDay, ...coloursOf(map, '.eb[data-theme=dark]')]),
  },
};

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A share of one colour with the rest of another, as `color-mix` in srgb has it. */
function mixed(a: string, share: number, b: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [x, y] = [a, b].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round((x ?? 0) * share + (y ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const SURFACES = ['paper', 'raised', 'sunk'];
const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
const TRANSPORTS = [
  'dragon',
  'unicorn',
  'giant-pig',
  'elfcycle',
  'troll-wagon',
  'magic-cloud',
  'raft',
];
const onSurfaces = (...inks: string[]): [string, string][] =>
  inks.flatMap((ink) => SURFACES.map((surface): [string, string] => [ink, surface]));

/** What is read: 4.5 to 1. */
const TEXT: [string, string][] = [
  ...onSurfaces('ink', 'ink-soft', 'ink-faint', 'accent', 'link', 'good', 'danger'),
  ['on-ink', 'ink'],
  ['on-gold', 'gold'],
  ['ink', 'gold-soft'],
  ['ink', 'danger-soft'],
  ['danger', 'danger-soft'],
  // prices: on their paper, near, and on the ribbon
  ['card-ink', 'ribbon'],
  ['card-ink', 'gold'],
  ['card-ink', 'card-paper'],
  ['card-ink', 'rim'],
];

/** Edges and signs: 3 to 1. */
const SIGNS: [string, string][] = [
  ...TRANSPORTS.map((kind): [string, string] => ['card-ink', kind]),
  ...onSurfaces('edge', 'focus'),
  ['focus', 'focus-gap'],
  ['pencil', 'focus-gap'],
  ['card-ink', 'legal'],
];

describe.each(Object.entries(THEMES))('by %s', (_, { page, map: board }) => {
  const pageColour = (name: string) => {
    const found = page.get(name);
    if (!found) throw new Error(`tokens.css has no colour --${name}`);
    return found;
  };
  const mapColour = (name: string) => {
    const found = board.get(name);
    if (!found) throw new Error(`board.css has no colour --${name}`);
    return found;
  };

  test.each(TEXT)('%s can be read on %s', (ink, surface) => {
    expect(contrast(pageColour(ink), pageColour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SIGNS)('%s stands out on %s', (ink, surface) => {
    expect(contrast(pageColour(ink), pageColour(surface))).toBeGreaterThanOrEqual(3);
  });

  test('a price that is short can be read on its paper', () => {
    const paper = mixed(pageColour('ribbon'), 0.72, pageColour('ribbon-fold'));
    expect(contrast(pageColour('card-ink'), paper)).toBeGreaterThanOrEqual(4.5);
  });

  test('the names of the towns can be read on their ribbons', () => {
    expect(contrast(mapColour('text'), mapColour('label'))).toBeGreaterThanOrEqual(4.5);
  });

  test('the names of the lakes can be read on the water', () => {
    // Large letters: 3 to 1.
    expect(contrast(mapColour('wline'), mapColour('water'))).toBeGreaterThanOrEqual(2.9);
  });

  test.each(SEATS)(
    'the piece of %s stands out: its ink from its colour, its rim from its ink',
    (seat) => {
      expect(contrast(pageColour('card-ink'), pageColour('rim'))).toBeGreaterThanOrEqual(4.5);
      const [ink, rim] = [pageColour('card-ink'), pageColour('rim')].map((other) =>
        contrast(other, pageColour(seat)),
      );
      expect(Math.max(ink ?? 0, rim ?? 0)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the night by the system is the night that is chosen', () => {
  const system = coloursOf(tokens, ":root:not([data-theme='light'])");
  expect([...system]).toEqual([...pageDark]);
});
