import type { Scene } from '../board/scene';
import { t, type Words } from '../i18n';
import { CARDS, type Card, type Favor, type Transport } from '../wire';

/** A picture beside the rules, made of what the game is drawn with. */
export type Picture = { id: string; caption: Words } & (
  | { kind: 'cards'; cards: readonly Card[] }
  /** Drawings of tokens.svg, each with what it is called; those apart stand after a gap. */
  | { kind: 'tokens'; tokens: readonly string[]; apart?: string }
  | { kind: 'favors'; favors: readonly Favor[] }
  /** A part of the map with what lies there: left, top, width and height. */
  | { kind: 'map'; crop: readonly [number, number, number, number]; scene: Scene; way?: string }
);

const DISPLAY: readonly Transport[] = ['dragon', 'elfcycle', 'giant-pig', 'unicorn', 'magic-cloud'];
const FAVORS: readonly Favor[] = [
  'draw-two',
  'draw-next-round',
  'two-counters',
  'extra-counter',
  'obstacle',
  'free-path',
];

const scene = (boot: string, more: Partial<Scene> = {}): Scene => ({
  boots: [boot],
  collected: [new Set()],
  roads: new Map(),
  tiles: new Map(),
  ...more,
});
// The worked example of the rulebook: from Feodor over an obstacle to Lapphalya, and on to Virst.
const EXAMPLE: Scene['roads'] = new Map([
  ['feodor-lapphalya-woods', { counter: 'dragon', obstacle: true }],
  ['lapphalya-virst-plains', { counter: 'elfcycle', obstacle: false }],
]);

/** The pictures of a chapter by its id, which is the same in every language. */
export const PICTURES: Readonly<Record<string, readonly Picture[]>> = {
  components: [
    { id: 'cards', kind: 'cards', cards: CARDS, caption: () => t('picture-cards') },
    {
      id: 'pieces',
      kind: 'tokens',
      tokens: ['boot-1', 'piece-1', 'boot-2', 'piece-2', 'boot-3', 'piece-3'],
      apart: 'obstacle',
      caption: () => t('picture-pieces'),
    },
  ],
  setup: [
    {
      id: 'display',
      kind: 'tokens',
      tokens: DISPLAY.map((kind) => `counter-${kind}`),
      apart: 'secret',
      caption: () => t('picture-display'),
    },
  ],
  'phase-4-plan-the-routes': [
    {
      id: 'road',
      kind: 'map',
      crop: [700, 468, 460, 228],
      scene: scene('feodor', { roads: EXAMPLE }),
      caption: () => t('picture-road'),
    },
  ],
  'phase-5-move': [
    {
      id: 'caravan',
      kind: 'cards',
      cards: ['dragon', 'troll-wagon', 'raft'],
      caption: () => t('picture-caravan'),
    },
    {
      id: 'river',
      kind: 'map',
      crop: [560, 900, 500, 220],
      scene: scene('virst'),
      caption: () => t('picture-river'),
    },
    {
      id: 'piece',
      kind: 'map',
      crop: [795, 722, 430, 228],
      scene: scene('feodor', { roads: EXAMPLE }),
      caption: () => t('picture-piece'),
    },
  ],
  'the-six-favors': [
    { id: 'favors', kind: 'favors', favors: FAVORS, caption: () => t('picture-favors') },
  ],
};
