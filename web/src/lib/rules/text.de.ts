// Made by `npm run rules` from docs/rules.de.md; not to be changed by hand.
import type { Chapter } from './parse';

export const CHAPTERS: readonly Chapter[] = [
 {
  "id": "components",
  "title": "Spielmaterial",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "COMP-1",
    "body": [
     {
      "kind": "text",
      "text": "2 bis 6 Spieler. Jeder hat einen Stiefel, 20 Ortssteine (einen in jedem Ort außer Elvenhold) und ein Hindernis."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "COMP-2",
    "body": [
     {
      "kind": "text",
      "text": "Der Spielplan hat 21 Orte und 48 Verbindungen: 35 Straßen (8 Ebene, 12 Wald, 7 Wüste, 8 Gebirge), 7 Flüsse, 6 Fähren. Zwei Orte, die doppelt verbunden sind (durch Straße und Fluss oder durch Straße und Fähre), haben zwei getrennte Verbindungen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "COMP-3",
    "body": [
     {
      "kind": "text",
      "text": "48 Plättchen: je 8 Drachen, Einhörner, Riesenschweine, Elfenräder, Trollwagen, Zauberwolken."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "COMP-4",
    "body": [
     {
      "kind": "text",
      "text": "72 Karten: je 10 von den sechs und 12 Flöße."
     }
    ],
    "note": "Bei „12 von jeder der 6 Arten“, wie die Anleitung sagt, bleiben keine Flöße, die ihre eigenen Regeln brauchen."
   },
   {
    "kind": "clause",
    "id": "COMP-5",
    "body": [
     {
      "kind": "text",
      "text": "12 Ortskarten: Beata, Erg'Eren, Grangor, Ixara, Jaccaranda, Mah'Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien, Yttar."
     }
    ],
    "note": "Orte aus den gedruckten Regelheften."
   },
   {
    "kind": "clause",
    "id": "COMP-6",
    "body": [
     {
      "kind": "text",
      "text": "20 Gunstplättchen: 4 Zwei Karten, 4 Karte für später, 3 Zwei Plättchen, 3 Extraplättchen, 3 Hindernis, 3 Freie Fahrt. Ein gemeinsamer Vorrat von 12 Hindernissen und 12 freien Fahrten."
     }
    ],
    "note": "Die Aufteilung ist unsere Festlegung, so gleichmäßig, wie es bei 20 geht."
   }
  ]
 },
 {
  "id": "the-chart",
  "title": "Die Übersicht",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "CHART-1",
    "body": [
     {
      "kind": "text",
      "text": "Nötige Karten nach Transportmittel und Gelände („–“: nicht erlaubt):"
     }
    ],
    "note": ""
   },
   {
    "kind": "table",
    "head": [
     "",
     "Ebene",
     "Wald",
     "Wüste",
     "Gebirge"
    ],
    "rows": [
     [
      [
       {
        "kind": "text",
        "text": "Drache"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Einhorn"
       }
      ],
      [
       {
        "kind": "text",
        "text": "–"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Riesenschwein"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "–"
       }
      ],
      [
       {
        "kind": "text",
        "text": "–"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Elfenrad"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "–"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Trollwagen"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Zauberwolke"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ],
      [
       {
        "kind": "text",
        "text": "–"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1"
       }
      ]
     ]
    ]
   },
   {
    "kind": "clause",
    "id": "CHART-2",
    "body": [
     {
      "kind": "text",
      "text": "Floß: flussabwärts 1, flussaufwärts 2, Fähre über einen See 2."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "CHART-3",
    "body": [
     {
      "kind": "text",
      "text": "Die gedruckte Übersicht unterscheidet sich in einem Feld: Die Zauberwolke kostet im Wald 2. Ein Spiel wählt "
     },
     {
      "kind": "term",
      "text": "Die Übersicht: 1 Karte"
     },
     {
      "kind": "text",
      "text": " (die Vorgabe) oder "
     },
     {
      "kind": "term",
      "text": "Die Übersicht: 2 Karten"
     },
     {
      "kind": "text",
      "text": ". Spieler sehen ganze Regelsätze mit Namen: "
     },
     {
      "kind": "em",
      "text": "Unsere Regeln"
     },
     {
      "kind": "text",
      "text": " (4 Runden, Übersicht der Anleitung), "
     },
     {
      "kind": "em",
      "text": "Ausgabe 1998"
     },
     {
      "kind": "text",
      "text": " (4 Runden, gedruckte Übersicht), "
     },
     {
      "kind": "em",
      "text": "Ausgabe 2015"
     },
     {
      "kind": "text",
      "text": " (3 Runden, gedruckte Übersicht)."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "options-of-a-game",
  "title": "Was sich einstellen lässt",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "OPT-1",
    "body": [
     {
      "kind": "term",
      "text": "Wer spielt mit"
     },
     {
      "kind": "text",
      "text": ": 2–6; "
     },
     {
      "kind": "term",
      "text": "Runden"
     },
     {
      "kind": "text",
      "text": ": 4 (die Vorgabe) oder 3 (die Ausgabe von 2015); "
     },
     {
      "kind": "term",
      "text": "Die Übersicht"
     },
     {
      "kind": "text",
      "text": ": 1 Karte oder 2 Karten für eine Zauberwolke im Wald; "
     },
     {
      "kind": "term",
      "text": "Alle haben einen geheimen Zielort"
     },
     {
      "kind": "text",
      "text": ", die Ortskarten: nein oder ja; "
     },
     {
      "kind": "term",
      "text": "Gunst der Orte"
     },
     {
      "kind": "text",
      "text": ": keine, Kleine oder Große Gunst; "
     },
     {
      "kind": "term",
      "text": "Wer beginnt"
     },
     {
      "kind": "text",
      "text": ": ein Platz oder per Los (unsere Festlegung, das Alter ist unbekannt; wer den Tisch einrichtet, darf die älteste Person bestimmen)."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "OPT-2",
    "body": [
     {
      "kind": "text",
      "text": "Jede Kombination ist erlaubt. Eine Einstellung außerhalb ihres Bereichs wird beim Einrichten des Spiels abgelehnt; die Meldung nennt sie."
     }
    ],
    "note": "Unsere Festlegung."
   }
  ]
 },
 {
  "id": "setup",
  "title": "Aufbau",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SET-1",
    "body": [
     {
      "kind": "text",
      "text": "Die Stiefel stehen in Elvenhold. In jedem der anderen 20 Orte liegt ein Ortsstein von jedem Spieler. Jeder Spieler hat ein Hindernis."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SET-2",
    "body": [
     {
      "kind": "text",
      "text": "Die Plättchen werden verdeckt gemischt; 5 werden aufgedeckt. Diese Auslage bleibt liegen und wird das ganze Spiel über aufgefüllt; am Ende einer Runde wird sie nicht abgeräumt."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SET-3",
    "body": [
     {
      "kind": "text",
      "text": "Mit der "
     },
     {
      "kind": "term",
      "text": "Gunst der Orte"
     },
     {
      "kind": "text",
      "text": " werden die 20 Gunstplättchen gemischt, und in jeden Ort außer Elvenhold kommt eins: offen bei Kleiner, verdeckt bei Großer Gunst."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SET-4",
    "body": [
     {
      "kind": "text",
      "text": "Mit "
     },
     {
      "kind": "term",
      "text": "Ortskarten"
     },
     {
      "kind": "text",
      "text": " bekommt jeder Spieler eine Ortskarte, die sonst niemand sieht; die übrigen sind ungesehen aus dem Spiel."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SET-5",
    "body": [
     {
      "kind": "text",
      "text": "Der Startspieler bekommt die Startspielerkarte. In jeder Phase einer Runde beginnt er, und es geht im Uhrzeigersinn weiter."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-1-deal",
  "title": "Phase 1: Karten austeilen",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DEAL-1",
    "body": [
     {
      "kind": "text",
      "text": "Alle Karten, die weder jemand auf der Hand hat noch durch eine Gunst reserviert sind, werden zum Nachziehstapel gemischt. Jeder Spieler bekommt Karten, bis er 8 hat; was er aus der vorigen Runde behalten hat, bleibt auf der Hand."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "DEAL-2",
    "body": [
     {
      "kind": "text",
      "text": "Danach nimmt jeder seine durch Karte für später reservierten Karten auf die Hand, zusätzlich zu den acht."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "DEAL-3",
    "body": [
     {
      "kind": "text",
      "text": "Reicht der Stapel nicht, wird vom Startspieler an reihum je eine Karte ausgeteilt, bis er leer ist. (Bei den Anzahlen oben reicht er immer: höchstens 48 + 24 = 72.)"
     }
    ],
    "note": "Unsere Festlegung."
   }
  ]
 },
 {
  "id": "phase-2-secret-counter",
  "title": "Phase 2: Geheimes Plättchen",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SECRET-1",
    "body": [
     {
      "kind": "text",
      "text": "Vom Startspieler an zieht jeder ein verdecktes Plättchen und hält es geheim: Nur er selbst darf es ansehen."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-3-three-more-counters",
  "title": "Phase 3: Drei weitere Plättchen",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DRAW-1",
    "body": [
     {
      "kind": "text",
      "text": "Vom Startspieler an, einer nach dem anderen und dreimal reihum, nimmt jeder ein Plättchen: eins der fünf offenen oder das oberste vom verdeckten Stapel. Es kommt offen vor den Spieler, auch wenn es vom Stapel stammt. Darauf verzichten darf man nicht."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "DRAW-2",
    "body": [
     {
      "kind": "text",
      "text": "Ein genommenes offenes Plättchen wird sofort vom Stapel ersetzt, damit fünf offen liegen (weniger nur, wenn der Stapel leer ist)."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "DRAW-3",
    "body": [
     {
      "kind": "text",
      "text": "Ein Spieler hat höchstens 5 Plättchen: 4 gezogene und 1 behaltenes; mit einem Extraplättchen ("
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": ") höchstens 6."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-4-plan-the-routes",
  "title": "Phase 4: Reiseroute planen",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "PLAN-1",
    "body": [
     {
      "kind": "text",
      "text": "Vom Startspieler an tut jeder reihum eins von dreien: eins seiner Plättchen, geheim oder offen, aufgedeckt auf eine Straße legen; ein Hindernis legen; oder passen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "PLAN-2",
    "body": [
     {
      "kind": "text",
      "text": "Ein Plättchen darf auf jede Straße des Spielplans, auf der noch keins liegt und deren Gelände die Übersicht dafür erlaubt. Ein Plättchen je Straße. Nie auf Flüsse oder Seen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "PLAN-3",
    "body": [
     {
      "kind": "text",
      "text": "Ein Hindernis kommt auf eine Straße, auf der ein Plättchen und noch kein Hindernis liegt, gleich wessen Plättchen es ist, auch das eigene. Nie auf Flüsse oder Seen. Jedes Hindernis wird nur einmal verwendet."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "PLAN-4",
    "body": [
     {
      "kind": "text",
      "text": "Wer gepasst hat, darf später wieder legen. Die Phase endet, wenn alle unmittelbar nacheinander gepasst haben: so viele Male in Folge, wie Spieler am Tisch sind; wird etwas gelegt, beginnt die Zählung neu."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "PLAN-5",
    "body": [
     {
      "kind": "text",
      "text": "Wer nichts legen kann, passt; er ist trotzdem an der Reihe, und sein Passen zählt mit. Wie er passt: "
     },
     {
      "kind": "clause",
      "text": "SEE-5"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": "Unsere Festlegung."
   },
   {
    "kind": "clause",
    "id": "PLAN-6",
    "body": [
     {
      "kind": "text",
      "text": "Was liegt, bleibt bis zum Ende der Runde und nützt allen Spielern."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-5-move",
  "title": "Phase 5: Reisen",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "MOVE-1",
    "body": [
     {
      "kind": "text",
      "text": "Vom Startspieler an hat jeder einen Reisezug: beliebig viele Schritte, auch keinen, immer eine Verbindung nach der anderen; dann beendet er seinen Zug."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-2",
    "body": [
     {
      "kind": "text",
      "text": "Ein Schritt auf einer Straße braucht ein Plättchen auf ihr und kostet so viele Karten von dessen Transportmittel, wie die Übersicht sagt."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-3",
    "body": [
     {
      "kind": "text",
      "text": "Ein Hindernis auf der Straße kostet eine Karte desselben Transportmittels mehr."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-4",
    "body": [
     {
      "kind": "text",
      "text": "Karawane: Stattdessen zahlt man 3 beliebige Karten (4 bei einem Hindernis), auch Flöße, auch das Transportmittel der Straße selbst. Auf der Straße muss ein Plättchen liegen; auf Flüssen und Seen gibt es keine Karawane. Sie ist auch dann erlaubt, wenn man den gewöhnlichen Preis zahlen könnte "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-5",
    "body": [
     {
      "kind": "text",
      "text": "Ein Schritt auf einem Fluss oder über einen See braucht kein Plättchen und kostet Flöße nach "
     },
     {
      "kind": "clause",
      "text": "CHART-2"
     },
     {
      "kind": "text",
      "text": ". Jede Fähre verbindet zwei Orte am selben See: Virst, Strykhaven, Elvenhold; oder Grangor, Yttar, Parundia."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-6",
    "body": [
     {
      "kind": "text",
      "text": "Der Preis wird genau bezahlt: nicht zu viel, nicht auf zwei Arten in einem Schritt, und nichts wird ohne Gegenwert abgeworfen."
     }
    ],
    "note": "Unsere Festlegung."
   },
   {
    "kind": "clause",
    "id": "MOVE-7",
    "body": [
     {
      "kind": "text",
      "text": "Eine Straße darf im selben Zug noch einmal benutzt werden, zum vollen Preis. Orte darf man wieder besuchen; auch Elvenhold darf man betreten, es bringt nichts."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-8",
    "body": [
     {
      "kind": "text",
      "text": "Kommst du in einem Ort an, in dem noch ein Ortsstein von dir liegt, sammelst du ihn ein, auch wenn du weiterreist."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "MOVE-9",
    "body": [
     {
      "kind": "text",
      "text": "Wer am Ende seines Zuges mehr als 4 Karten auf der Hand hat, wirft ab, bis es 4 sind; welche, wählt er selbst. Auch in der letzten Runde. Was hier abgeworfen wird, sieht nur er selbst "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "; gespielte Karten sieht jeder."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-6-end-of-the-round",
  "title": "Phase 6: Ende der Runde",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "ROUND-1",
    "body": [
     {
      "kind": "text",
      "text": "In der letzten Runde entfällt diese Phase: Das Spiel endet mit dem letzten Reisezug."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "ROUND-2",
    "body": [
     {
      "kind": "text",
      "text": "Vom Startspieler an behält jeder eins seiner nicht gelegten Plättchen, geheim oder offen, wie es war; die anderen gehen zurück. Er darf auch keins behalten "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Wer keins mehr hat, behält keins und wird nicht gefragt; wer genau eins hat, behält es und wird nicht gefragt; wer zwei oder mehr hat, wird gefragt, auch wenn sie gleich sind "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "ROUND-3",
    "body": [
     {
      "kind": "text",
      "text": "Alle Plättchen kommen vom Spielplan; sie, die zurückgegebenen und der verdeckte Stapel werden zusammen gemischt. Die fünf offenen bleiben liegen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "ROUND-4",
    "body": [
     {
      "kind": "text",
      "text": "Gelegte Hindernisse sind aus dem Spiel."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "ROUND-5",
    "body": [
     {
      "kind": "text",
      "text": "Die Startspielerkarte geht an den nächsten Spieler."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "end-of-the-game",
  "title": "Ende des Spiels",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "END-1",
    "body": [
     {
      "kind": "text",
      "text": "Nach der letzten Runde gewinnt, wer die meisten Ortssteine hat; bei Gleichstand, wer davon mehr Karten auf der Hand hat. Steht es dann noch gleich, gewinnen sie gemeinsam "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Danach richten sich alle Ränge; nach einem vorzeitigen Sieg ("
     },
     {
      "kind": "clause",
      "text": "END-2"
     },
     {
      "kind": "text",
      "text": ") zählt bei den anderen, was sie in diesem Moment haben."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "END-2",
    "body": [
     {
      "kind": "text",
      "text": "In einem Spiel über 4 Runden gewinnt sofort, mitten im eigenen Zug, wer in Runde 1, 2 oder 3 den 20. Ortsstein einsammelt. Nicht in einem Spiel über 3 Runden. Auch mit Ortskarten gewinnt man so sofort "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "END-3",
    "body": [
     {
      "kind": "text",
      "text": "Ortskarten: Punkte = Ortssteine − Entfernung vom Stiefel zum Zielort; 0, wenn er dort steht. Bei Gleichstand gewinnt, wer näher am eigenen Zielort ist; dann, wer mehr Karten hat; dann alle gemeinsam "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "END-4",
    "body": [
     {
      "kind": "text",
      "text": "Entfernung = die wenigsten Verbindungen (Straße, Fluss in beiden Richtungen, Fähre), gleich was darauf liegt. Punkte können negativ sein."
     }
    ],
    "note": "Unsere Festlegung."
   },
   {
    "kind": "clause",
    "id": "END-5",
    "body": [
     {
      "kind": "text",
      "text": "Reservierte Karten ("
     },
     {
      "kind": "clause",
      "text": "TILE-2"
     },
     {
      "kind": "text",
      "text": ") sind nicht auf der Hand und zählen bei Gleichstand nicht."
     }
    ],
    "note": "Unsere Festlegung."
   }
  ]
 },
 {
  "id": "favor-of-the-towns",
  "title": "Gunst der Orte",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "FAV-1",
    "body": [
     {
      "kind": "text",
      "text": "Alle Regeln oben gelten weiter. Kleine und Große Gunst werden nicht zusammen gespielt "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "FAV-2",
    "body": [
     {
      "kind": "text",
      "text": "Niemand muss eine Gunst nutzen. Ein Gunstplättchen verbraucht sich nicht: Es bleibt liegen und nützt allen Spielern wieder."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "FAV-3",
    "body": [
     {
      "kind": "text",
      "text": "Elvenhold hat keine Gunst."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "FAV-4",
    "body": [
     {
      "kind": "text",
      "text": "Wird in Phase 5 eine Karte gebraucht und der Nachziehstapel ist leer, so werden alle in dieser Runde gespielten und abgeworfenen Karten zu einem neuen gemischt (zwei Karten dürfen aus beiden kommen); gibt es keine, zieht man, was da ist. Gehen die verdeckten Plättchen aus, nimmt man, was da ist; die fünf offenen bleiben unberührt. Eine Gunst, die nichts geben kann (ihr Vorrat ist leer, oder "
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": " verbietet ein zweites Extraplättchen), lässt sich nicht wählen, wenn ihr Gunstplättchen bekannt ist (nur in diesen zwei Fällen); wird sie unbekannt aufgedeckt, gibt sie nichts."
     }
    ],
    "note": "Unsere Festlegung."
   }
  ]
 },
 {
  "id": "small-favors",
  "title": "Kleine Gunst",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "SMALL-1",
    "body": [
     {
      "kind": "text",
      "text": "Vor seinem ersten Schritt in Phase 5 darf ein Spieler die Gunst des Ortes nutzen, in dem sein Stiefel steht. Einmal je Runde; auch, wenn er danach nicht reist "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "; in einer anderen Runde auch wieder im selben Ort "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "great-favors",
  "title": "Große Gunst",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "GREAT-1",
    "body": [
     {
      "kind": "text",
      "text": "Wer in einem Ort ankommt und dort seinen Ortsstein einsammelt, darf die Gunst dieses Ortes auf der Stelle nutzen; nicht später, und nicht bei einem Besuch, der nichts einbringt."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "GREAT-2",
    "body": [
     {
      "kind": "text",
      "text": "Ein verdecktes Gunstplättchen wird aufgedeckt, wenn es zum ersten Mal genutzt wird, und bleibt offen. Vorher nachsehen gibt es nicht: Man sagt „nutzen“, deckt auf und führt es so weit wie möglich aus "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Wird verzichtet, bleibt es verdeckt."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "the-six-favors",
  "title": "Die sechs Arten",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "TILE-1",
    "body": [
     {
      "kind": "text",
      "text": "Zwei Karten: Zieh 2 Karten auf die Hand; du darfst sie sofort einsetzen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "TILE-2",
    "body": [
     {
      "kind": "text",
      "text": "Karte für später: Zieh 1 Karte und leg sie verdeckt vor dich; niemand sieht sie, auch du nicht "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Nach "
     },
     {
      "kind": "clause",
      "text": "DEAL-2"
     },
     {
      "kind": "text",
      "text": " kommt sie auf die Hand. Sie zählt weder beim Limit von 4 noch beim Austeilen auf 8. Du darfst mehrere reserviert haben."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "TILE-3",
    "body": [
     {
      "kind": "text",
      "text": "Zwei Plättchen: Sieh dir 2 Plättchen vom verdeckten Stapel an, ohne dass andere sie sehen; eins davon darfst du sofort nach "
     },
     {
      "kind": "clause",
      "text": "PLAN-2"
     },
     {
      "kind": "text",
      "text": " auf eine beliebige Straße des Spielplans legen; der Rest wird zurückgemischt. Für "
     },
     {
      "kind": "clause",
      "text": "DRAW-3"
     },
     {
      "kind": "text",
      "text": " zählen sie nicht "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "TILE-4",
    "body": [
     {
      "kind": "text",
      "text": "Extraplättchen: Nimm 1 Plättchen vom verdeckten Stapel; du darfst es ansehen, sonst niemand (unsere Festlegung, die eigenen verdeckten Plättchen darf man ansehen, wie bei "
     },
     {
      "kind": "clause",
      "text": "SECRET-1"
     },
     {
      "kind": "text",
      "text": "; eine reservierte Karte ist noch nicht auf der Hand); es bleibt dir über Phase 6 hinaus, zusätzlich zu dem einen aus "
     },
     {
      "kind": "clause",
      "text": "ROUND-2"
     },
     {
      "kind": "text",
      "text": ", und lässt sich ab Phase 4 der nächsten Runde legen; nach jener Runde ist es ein Plättchen wie jedes andere "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Wer schon eins bereitliegen hat, kann in derselben Runde kein zweites nehmen (unsere Festlegung, aus „bis zu 6“)."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "TILE-5",
    "body": [
     {
      "kind": "text",
      "text": "Hindernis: Nimm 1 Hindernis aus dem Vorrat; ab der nächsten Runde darfst du es nach "
     },
     {
      "kind": "clause",
      "text": "PLAN-3"
     },
     {
      "kind": "text",
      "text": " legen. Ein Spieler darf mehrere haben "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": ". Gelegte kommen aus dem Spiel "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "TILE-6",
    "body": [
     {
      "kind": "text",
      "text": "Freie Fahrt: Nimm 1 freie Fahrt aus dem Vorrat. Von jetzt an hebt sie in deinen eigenen Reisezügen bei einem deiner Schritte das Hindernis auf (eine Karawane kostet dann 3); danach geht sie zurück in den Vorrat. Das Hindernis bleibt liegen. Du darfst mehrere haben, und du darfst zahlen, statt eine zu nutzen "
     },
     {
      "kind": "ruling",
      "text": "(unsere Festlegung)"
     },
     {
      "kind": "text",
      "text": "."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "who-sees-what",
  "title": "Wer was sieht",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SEE-1",
    "body": [
     {
      "kind": "text",
      "text": "Für alle: der Spielplan, die Stiefel, eingesammelte Ortssteine, offene Plättchen, wie viele geheime Plättchen, Karten und reservierte Karten jeder Spieler hat, Hindernisse und freie Fahrten der Spieler, die Auslage, die Höhe beider Stapel, gespielte Karten, offene Gunstplättchen, wer an der Reihe ist. Nie vor dem Ende eine Punktzahl, ein Rang oder eine Entfernung, die eine Ortskarte berücksichtigt: Das würde die Karte verraten."
     }
    ],
    "note": "Unsere Festlegung, nach dem, was auf einem Tisch offen liegt."
   },
   {
    "kind": "clause",
    "id": "SEE-2",
    "body": [
     {
      "kind": "text",
      "text": "Nur für den Spieler selbst: seine Handkarten, seine geheimen Plättchen, seine Ortskarte, die nach "
     },
     {
      "kind": "clause",
      "text": "TILE-3"
     },
     {
      "kind": "text",
      "text": " angesehenen Plättchen, was er nach "
     },
     {
      "kind": "clause",
      "text": "MOVE-9"
     },
     {
      "kind": "text",
      "text": " abgeworfen hat."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SEE-3",
    "body": [
     {
      "kind": "text",
      "text": "Für niemanden: die Reihenfolge beider Stapel, reservierte Karten, verdeckte Gunstplättchen, nicht ausgeteilte Ortskarten und jede Zahl, aus der sich all das errechnen ließe (ein Startwert, ein Index, eine Reihenfolge)."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SEE-4",
    "body": [
     {
      "kind": "text",
      "text": "Nach dem Ende des Spiels ist alles offen."
     }
    ],
    "note": ""
   },
   {
    "kind": "clause",
    "id": "SEE-5",
    "body": [
     {
      "kind": "text",
      "text": "Ob ein Spieler gefragt wird, aus wie vielen Aktionen seine Antwort besteht und wie bald das Spiel ohne sie weitergeht, hängt nur von dem ab, was alle sehen können. Also: Phase 1 und 2 fragen niemanden. In Phase 4 passt von selbst, wer kein Plättchen und kein Hindernis hat; wer etwas hat, wird gefragt, auch wenn nichts passt. In Phase 5 wird gefragt, wer Karten hat, bis er seinen Zug beendet; ohne Karten endet der Zug von selbst, wenn keine Gunst offensteht. Wer mehr als 4 Karten auf der Hand hat, wird nach den abzuwerfenden gefragt, auch wenn alle seine Karten gleich sind."
     }
    ],
    "note": "Unsere Festlegung."
   }
  ]
 },
 {
  "id": "worked-examples",
  "title": "Durchgerechnete Beispiele",
  "level": 2,
  "blocks": [
   {
    "kind": "paragraph",
    "body": [
     {
      "kind": "text",
      "text": "Aus dem gedruckten Regelheft, in unseren Worten; jedes ist ein Test."
     }
    ]
   },
   {
    "kind": "table",
    "head": [
     "Lage",
     "Ergebnis"
    ],
    "rows": [
     [
      [
       {
        "kind": "text",
        "text": "Ein Drache und ein Hindernis auf Feodor–Lapphalya (Wald), ein Elfenrad auf Lapphalya–Virst (Ebene); ein Stiefel reist von Feodor nach Virst"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Drachen, dann 1 Elfenrad; zwei Ortssteine ("
       },
       {
        "kind": "clause",
        "text": "MOVE-2"
       },
       {
        "kind": "text",
        "text": ", "
       },
       {
        "kind": "clause",
        "text": "MOVE-3"
       },
       {
        "kind": "text",
        "text": ", "
       },
       {
        "kind": "clause",
        "text": "MOVE-8"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Ein Trollwagen und ein Hindernis auf Al'Baran–Dag'Amura (Wüste)"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Trollwagen ("
       },
       {
        "kind": "clause",
        "text": "MOVE-3"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Von Virst nach Ixara auf dem Fluss; von Ixara nach Virst auf dem Fluss"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1 Floß; 2 Flöße ("
       },
       {
        "kind": "clause",
        "text": "CHART-2"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Eine Zauberwolke auf Dag'Amura–Kihromah (Wald), hin und zurück in einem Zug"
       }
      ],
      [
       {
        "kind": "text",
        "text": "gedruckte Übersicht 4 Zauberwolken, Übersicht der Anleitung 2; ein Ortsstein für Kihromah ("
       },
       {
        "kind": "clause",
        "text": "MOVE-7"
       },
       {
        "kind": "text",
        "text": ", "
       },
       {
        "kind": "clause",
        "text": "CHART-3"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Feodor, Throtmanni, Al'Baran, Parundia in einem Zug"
       }
      ],
      [
       {
        "kind": "text",
        "text": "drei Ortssteine, auch der im letzten Ort ("
       },
       {
        "kind": "clause",
        "text": "MOVE-8"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Von Elvenhold mit der Fähre nach Virst; von Elvenhold mit der Fähre nach Virst und weiter nach Strykhaven"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2 Flöße; 4 Flöße ("
       },
       {
        "kind": "clause",
        "text": "MOVE-5"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Eine Karawane über eine Straße mit Plättchen; mit einem Hindernis dazu"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 beliebige Karten, auch Flöße; 4 beliebige ("
       },
       {
        "kind": "clause",
        "text": "MOVE-4"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ],
     [
      [
       {
        "kind": "text",
        "text": "Ortskarten, 17 Ortssteine, der Stiefel einen Ort vom Zielort entfernt"
       }
      ],
      [
       {
        "kind": "text",
        "text": "16 Punkte ("
       },
       {
        "kind": "clause",
        "text": "END-3"
       },
       {
        "kind": "text",
        "text": ")"
       }
      ]
     ]
    ]
   }
  ]
 }
];
