import { town, TOWN_IDS } from './geometry';

/** The letters alone, small and without accents: what people type of a name. */
export function letters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
}

/** The towns whose names have these letters: those that begin with them first, then by name. */
export function townsWith(typed: string): string[] {
  const wanted = letters(typed);
  return TOWN_IDS.flatMap((id) => {
    const at = letters(town(id).name).indexOf(wanted);
    return at < 0 ? [] : [{ id, isLater: at > 0 }];
  })
    .sort(
      (a, b) =>
        Number(a.isLater) - Number(b.isLater) || town(a.id).name.localeCompare(town(b.id).name),
    )
    .map(({ id }) => id);
}
