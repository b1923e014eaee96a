import type { Language } from '../speech.svelte';
import type { Chapter } from './parse';

const TEXTS = {
  en: () => import('./text.en'),
  de: () => import('./text.de'),
  fr: () => import('./text.fr'),
} satisfies Record<Language, () => Promise<{ CHAPTERS: readonly Chapter[] }>>;

/** The rules in a language, fetched when they are asked for. */
export async function rulesIn(language: Language): Promise<readonly Chapter[]> {
  return (await TEXTS[language]()).CHAPTERS;
}
