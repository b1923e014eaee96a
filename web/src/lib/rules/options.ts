import type { Language } from '../speech.svelte';

/**
 * How the rules text calls the options of a game, and how the page of a new table does: whoever plays
 * knows that page. What stands in back quotes is set off as a term. The first entry leaves out where
 * the board's data is.
 */
export const OPTIONS: Readonly<
  Record<Language, readonly (readonly [text: string, words: string])[]>
> = {
  en: [
    [' The data is `data/board.json`.', ''],
    ['`chart = "guide"`', '`The chart: 1 card`'],
    ['`chart = "printed"`', '`The chart: 2 cards`'],
    ['`players` ', '`Who plays`: '],
    ['`rounds` ', '`Rounds`: '],
    ['`chart` guide | printed', '`The chart`: 1 card or 2 cards for a Magic Cloud in the woods'],
    ['`town_cards` off | on', '`Everybody has a secret town`, the town cards: no or yes'],
    ['`favors` none | small | great', '`Favors of the towns`: none, small or great'],
    ['`start_seat` ', '`Who starts`: '],
    ['`favors`', '`Favors of the towns`'],
    ['`town_cards`', '`town cards`'],
  ],
  de: [
    [' Die Daten stehen in `data/board.json`.', ''],
    ['`chart = "guide"`', '`Die Übersicht: 1 Karte`'],
    ['`chart = "printed"`', '`Die Übersicht: 2 Karten`'],
    ['`players` (Spieler) ', '`Wer spielt mit`: '],
    ['`rounds` (Runden) ', '`Runden`: '],
    [
      '`chart` (Übersicht) guide | printed',
      '`Die Übersicht`: 1 Karte oder 2 Karten für eine Zauberwolke im Wald',
    ],
    [
      '`town_cards` (Ortskarten) off | on',
      '`Alle haben einen geheimen Zielort`, die Ortskarten: nein oder ja',
    ],
    [
      '`favors` (Gunst der Orte) none | small | great',
      '`Gunst der Orte`: keine, Kleine oder Große Gunst',
    ],
    ['`start_seat` (Startspieler) ', '`Wer beginnt`: '],
    ['Mit `favors`', 'Mit der `Gunst der Orte`'],
    ['`town_cards`', '`Ortskarten`'],
  ],
  fr: [
    [' Les données sont dans `data/board.json`.', ''],
    ['`chart = "guide"`', '`Les coûts : 1 carte`'],
    ['`chart = "printed"`', '`Les coûts : 2 cartes`'],
    ['`players` ', '`Qui joue` : '],
    ['`rounds` ', '`Manches` : '],
    ['`chart` guide | printed', '`Les coûts` : 1 carte ou 2 cartes pour un Nuage magique en forêt'],
    ['`town_cards` off | on', '`Chacun a une ville secrète`, les cartes ville : non ou oui'],
    ['`favors` none | small | great', '`Faveurs des villes` : aucune, petites ou grandes'],
    ['`start_seat` ', '`Qui commence` : '],
    ['Avec `favors`', 'Avec les `Faveurs des villes`'],
    ['Avec `town_cards`', 'Avec les `cartes ville`'],
  ],
};

/** The rules text with the options as a player knows them. */
export function inWords(text: string, language: Language): string {
  return OPTIONS[language].reduce((said, [name, words]) => said.replaceAll(name, words), text);
}
