/** The kinds of the game and their words. The kinds themselves come with the wire. */
import { t } from './i18n';
import { CARDS, TERRAINS, type Card, type Favor, type Terrain, type Transport } from './wire';

export { CARDS, TRANSPORTS } from './wire';
export type { Card, Favor, Terrain, Transport } from './wire';

/** Terrains that have roads. */
export const LAND = ['plains', 'woods', 'desert', 'mountains'] as const satisfies Terrain[];

/** Rafts that a way over water takes (MOVE-4): the same by every chart. */
export const RAFTS = { downstream: 1, upstream: 2, lake: 2 } as const;

/** "Magic Cloud". */
export function kindName(kind: Card | Transport): string {
  return t(`kind-${kind}`);
}

/** The one letter that stands on a small card. */
export function kindLetter(kind: Card | Transport): string {
  return t(`kind-letter-${kind}`);
}

/** "mountains". */
export function terrainName(terrain: Terrain): string {
  return t(`terrain-${terrain}`);
}

/** "Draw Two". */
export function favorName(favor: Favor): string {
  return t(`favor-${favor}`);
}

/** What a favor gives, in a sentence. */
export function favorGives(favor: Favor): string {
  return t(`favor-gives-${favor}`);
}

const KNOWN_BOTS = ['random', 'greedy', 'planner', 'learned', 'searcher'] as const;

/** The bot of ours of this name, which has words of its own in every language. */
export function knownBot(bot: string | null): (typeof KNOWN_BOTS)[number] | undefined {
  return KNOWN_BOTS.find((name) => name === bot);
}

/** "Planner": a bot's kind in words; of another's bot, its name. */
export function botName(bot: string | null): string {
  const known = knownBot(bot);
  return known ? t(`bot-${known}`) : (bot ?? '');
}

/** Whether a text of the wire is the name of a transport or a card. */
export function isKind(text: string): text is Card {
  return (CARDS as readonly string[]).includes(text);
}

/** Whether a text of the wire is the name of a terrain. */
export function isTerrain(text: string): text is Terrain {
  return (TERRAINS as readonly string[]).includes(text);
}
