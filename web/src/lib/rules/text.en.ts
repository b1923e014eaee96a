// Made by `npm run rules` from docs/rules.md; not to be changed by hand.
import type { Chapter } from './parse';

export const CHAPTERS: readonly Chapter[] = [
 {
  "id": "components",
  "title": "Components",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "COMP-1",
    "body": [
     {
      "kind": "text",
      "text": "2 to 6 seats. Each has a boot, 20 pieces (one on every town but Elvenhold), one obstacle."
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
      "text": "The board has 21 towns and 48 connections: 35 roads (8 plains, 12 woods, 7 desert, 8 mountains), 7 rivers, 6 lake crossings. Towns joined twice (a road and a river, or a road and a lake crossing) are joined by two separate connections."
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
      "text": "48 counters: 8 each of Dragon, Unicorn, Giant Pig, Elfcycle, Troll Wagon, Magic Cloud."
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
      "text": "72 cards: 10 of each of the six, and 12 Rafts."
     }
    ],
    "note": "The guide's “12 each of 6 types” leaves no rafts, which its own rules need."
   },
   {
    "kind": "clause",
    "id": "COMP-5",
    "body": [
     {
      "kind": "text",
      "text": "12 town cards: Beata, Erg'Eren, Grangor, Ixara, Jaccaranda, Mah'Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien, Yttar."
     }
    ],
    "note": "Towns from the printed rulebooks."
   },
   {
    "kind": "clause",
    "id": "COMP-6",
    "body": [
     {
      "kind": "text",
      "text": "20 favor tiles: Draw Two 4, Draw Next Round 4, Two Counters 3, Extra Counter 3, Obstacle 3, Free Path 3. A common pool of 12 obstacles and 12 free-path tiles."
     }
    ],
    "note": "The split is our ruling, as even as 20 allows."
   }
  ]
 },
 {
  "id": "the-chart",
  "title": "The chart",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "CHART-1",
    "body": [
     {
      "kind": "text",
      "text": "Cards needed, by transport and terrain (“–”: not allowed):"
     }
    ],
    "note": ""
   },
   {
    "kind": "table",
    "head": [
     "",
     "plains",
     "woods",
     "desert",
     "mountains"
    ],
    "rows": [
     [
      [
       {
        "kind": "text",
        "text": "Dragon"
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
        "text": "Unicorn"
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
        "text": "Giant Pig"
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
        "text": "Elfcycle"
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
        "text": "Troll Wagon"
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
        "text": "Magic Cloud"
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
      "text": "Raft: river downstream 1, river upstream 2, lake crossing 2."
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
      "text": "The printed chart differs in one cell: Magic Cloud on woods costs 2. A game chooses "
     },
     {
      "kind": "term",
      "text": "The chart: 1 card"
     },
     {
      "kind": "text",
      "text": " (the default) or "
     },
     {
      "kind": "term",
      "text": "The chart: 2 cards"
     },
     {
      "kind": "text",
      "text": ". Players see whole rule sets by name: "
     },
     {
      "kind": "em",
      "text": "Our rules"
     },
     {
      "kind": "text",
      "text": " (4 rounds, guide chart), "
     },
     {
      "kind": "em",
      "text": "As printed 1998"
     },
     {
      "kind": "text",
      "text": " (4 rounds, printed chart), "
     },
     {
      "kind": "em",
      "text": "As printed 2015"
     },
     {
      "kind": "text",
      "text": " (3 rounds, printed chart)."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "options-of-a-game",
  "title": "Options of a game",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "OPT-1",
    "body": [
     {
      "kind": "term",
      "text": "Who plays"
     },
     {
      "kind": "text",
      "text": ": 2–6; "
     },
     {
      "kind": "term",
      "text": "Rounds"
     },
     {
      "kind": "text",
      "text": ": 4 (default) or 3 (the 2015 edition); "
     },
     {
      "kind": "term",
      "text": "The chart"
     },
     {
      "kind": "text",
      "text": ": 1 card or 2 cards for a Magic Cloud in the woods; "
     },
     {
      "kind": "term",
      "text": "Everybody has a secret town"
     },
     {
      "kind": "text",
      "text": ", the town cards: no or yes; "
     },
     {
      "kind": "term",
      "text": "Favors of the towns"
     },
     {
      "kind": "text",
      "text": ": none, small or great; "
     },
     {
      "kind": "term",
      "text": "Who starts"
     },
     {
      "kind": "text",
      "text": ": a seat, or drawn by lot (our ruling, ages are unknown; whoever sets up a table may name the oldest)."
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
      "text": "Every combination is legal. An option out of range is refused when the game is set up, naming the option."
     }
    ],
    "note": "Our ruling."
   }
  ]
 },
 {
  "id": "setup",
  "title": "Setup",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SET-1",
    "body": [
     {
      "kind": "text",
      "text": "Boots in Elvenhold. One piece of each seat on each of the other 20 towns. One obstacle per seat."
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
      "text": "Counters are shuffled face down; 5 are turned face up. This display stays and is refilled all game, and is not swept at the end of a round."
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
      "text": "With "
     },
     {
      "kind": "term",
      "text": "Favors of the towns"
     },
     {
      "kind": "text",
      "text": ", the 20 tiles are shuffled and one is put on each town but Elvenhold: face up with Small, face down with Great."
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
      "text": "With "
     },
     {
      "kind": "term",
      "text": "town cards"
     },
     {
      "kind": "text",
      "text": ", each seat is dealt one town card, seen by nobody else; the others are out of the game, unseen."
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
      "text": "The start seat gets the starting-player card. In every phase of a round play begins with the start seat and goes clockwise."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-1-deal",
  "title": "Phase 1: deal",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DEAL-1",
    "body": [
     {
      "kind": "text",
      "text": "All cards that are not in hands and not reserved by a favor are shuffled into the draw pile. Each seat is dealt up to 8; cards kept from the round before stay in hand."
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
      "text": "Then each seat takes its cards reserved by Draw Next Round into its hand, on top of the eight."
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
      "text": "Should the pile not suffice, cards are dealt one at a time from the start seat until it is empty. (With the counts above it always suffices: at most 48 + 24 = 72.)"
     }
    ],
    "note": "Our ruling."
   }
  ]
 },
 {
  "id": "phase-2-secret-counter",
  "title": "Phase 2: secret counter",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SECRET-1",
    "body": [
     {
      "kind": "text",
      "text": "From the start seat on, each seat draws one face-down counter and keeps it secret: it alone may look at it."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-3-three-more-counters",
  "title": "Phase 3: three more counters",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DRAW-1",
    "body": [
     {
      "kind": "text",
      "text": "From the start seat on, one at a time and three times round, each seat takes one counter: one of the five face up, or the top of the face-down pile. It is laid face up before the seat, also if it came from the pile. Drawing is not optional."
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
      "text": "A face-up counter taken is replaced at once from the pile, so that five lie face up (fewer only when the pile is empty)."
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
      "text": "A seat holds at most 5 counters: 4 drawn and 1 kept; with an extra counter ("
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": ") at most 6."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-4-plan-the-routes",
  "title": "Phase 4: plan the routes",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "PLAN-1",
    "body": [
     {
      "kind": "text",
      "text": "From the start seat on, each seat in turn does one thing: place one of its counters (secret or open) face up on a road; or place an obstacle; or pass."
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
      "text": "A counter may go on any road of the board that has no counter yet and whose terrain the chart allows for it. One counter per road. Never on rivers or lakes."
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
      "text": "An obstacle goes on a road that has a counter and no obstacle; any seat's counter, one's own too. Never on rivers or lakes. Each obstacle is used once."
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
      "text": "Whoever passed may place on a later turn. The phase ends when all seats have passed one after another: as many passes in a row as there are seats; any placement starts the count anew."
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
      "text": "A seat that can place nothing passes; it still takes its turn and its pass counts. How it passes: "
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
    "note": "Our ruling."
   },
   {
    "kind": "clause",
    "id": "PLAN-6",
    "body": [
     {
      "kind": "text",
      "text": "What lies stays until the end of the round and serves every seat."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-5-move",
  "title": "Phase 5: move",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "MOVE-1",
    "body": [
     {
      "kind": "text",
      "text": "From the start seat on, each seat has one travel turn: any number of steps, also none, one connection at a time, then it ends its turn."
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
      "text": "A road step needs a counter on that road, and costs as many cards of that counter's transport as the chart says."
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
      "text": "An obstacle on the road costs one more card of the same transport."
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
      "text": "Caravan: instead, pay any 3 cards (4 with an obstacle), rafts included, the road's own transport included. It needs a counter on the road; it is never used on rivers or lakes. It is allowed also when the ordinary price could be paid "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "A river or lake step needs no counter and costs rafts by "
     },
     {
      "kind": "clause",
      "text": "CHART-2"
     },
     {
      "kind": "text",
      "text": ". Each lake crossing joins two towns of the same lake: Virst, Strykhaven, Elvenhold; or Grangor, Yttar, Parundia."
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
      "text": "The price is paid exactly: no overpaying, no mixing of methods in one step, no discarding for nothing."
     }
    ],
    "note": "Our ruling."
   },
   {
    "kind": "clause",
    "id": "MOVE-7",
    "body": [
     {
      "kind": "text",
      "text": "A road may be used again in the same turn at full price. Towns may be revisited; Elvenhold may be entered, it gives nothing."
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
      "text": "Arriving in a town whose piece of yours still lies there, you collect it, whether or not you travel on."
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
      "text": "Ending the turn, a hand of more than 4 cards is reduced to 4; its owner chooses. In the last round too. What is discarded here is seen by its owner alone "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": "; cards played are public."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-6-end-of-the-round",
  "title": "Phase 6: end of the round",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "ROUND-1",
    "body": [
     {
      "kind": "text",
      "text": "In the last round this phase is skipped: the game ends when the last travel turn ends."
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
      "text": "From the start seat on, each seat keeps one of its unplaced counters, secret or open as it was; the others go back. It may keep none "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". A seat with no unplaced counter keeps none and is not asked; with exactly one it keeps it and is not asked; with two or more it is asked, even if they are alike "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "All counters come off the board; they, those given back and the face-down pile are shuffled together. The five face up stay."
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
      "text": "Obstacles used are out of the game."
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
      "text": "The starting-player card goes to the next seat."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "end-of-the-game",
  "title": "End of the game",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "END-1",
    "body": [
     {
      "kind": "text",
      "text": "After the last round the seat with the most pieces wins; tied, the one with the most cards in hand. Still tied: they win together "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". All places are ranked by the same keys; after an early win ("
     },
     {
      "kind": "clause",
      "text": "END-2"
     },
     {
      "kind": "text",
      "text": ") the others are ranked by what they hold at that moment."
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
      "text": "In a game of 4 rounds, a seat that collects its 20th piece in round 1, 2 or 3 wins at once, in the middle of its turn. Not in a 3-round game. With town cards it still wins at once "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "Town cards: score = pieces − distance from the boot to the destination; 0 for standing there. Tied: whoever is closer to their own destination; then most cards; then together "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "Distance = the fewest connections (road, river either way, lake), whatever lies on them. Scores may be negative."
     }
    ],
    "note": "Our ruling."
   },
   {
    "kind": "clause",
    "id": "END-5",
    "body": [
     {
      "kind": "text",
      "text": "Reserved cards ("
     },
     {
      "kind": "clause",
      "text": "TILE-2"
     },
     {
      "kind": "text",
      "text": ") are not in hand and do not count for ties."
     }
    ],
    "note": "Our ruling."
   }
  ]
 },
 {
  "id": "favor-of-the-towns",
  "title": "Favor of the Towns",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "FAV-1",
    "body": [
     {
      "kind": "text",
      "text": "All rules above stay. Small and Great are not played together "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "Using a favor is optional. A tile is never used up: it stays, and serves every seat again."
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
      "text": "Elvenhold has no favor."
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
      "text": "When a card is wanted in phase 5 and the draw pile is empty, all cards played or discarded this round are shuffled into a new one (two cards may come from both); if there are none, one draws what there is. If the face-down counters run out, one takes what there is; the five face up are never touched. A favor that can give nothing (its common pool is empty, or "
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": " forbids a second extra counter) cannot be chosen when its tile is known, in these two cases only; turned over unknown, it gives nothing."
     }
    ],
    "note": "Our ruling."
   }
  ]
 },
 {
  "id": "small-favors",
  "title": "Small Favors",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "SMALL-1",
    "body": [
     {
      "kind": "text",
      "text": "Before its first step in phase 5 a seat may use the favor of the town where its boot stands. Once per round; also if it then does not travel "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": "; the same town again in another round "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
  "title": "Great Favors",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "GREAT-1",
    "body": [
     {
      "kind": "text",
      "text": "On arriving in a town and collecting its piece, the seat may use that town's favor then and there; not later, and not on a visit that collects nothing."
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
      "text": "A face-down tile is turned over when it is first used, and stays face up. There is no looking first: one says “use”, turns it, and carries it out as far as possible "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". Declined, it stays face down."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "the-six-favors",
  "title": "The six favors",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "TILE-1",
    "body": [
     {
      "kind": "text",
      "text": "Draw Two: draw 2 cards into the hand; they may be used at once."
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
      "text": "Draw Next Round: draw 1 card and lay it face down before you, unseen by all, you included "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". It joins the hand by "
     },
     {
      "kind": "clause",
      "text": "DEAL-2"
     },
     {
      "kind": "text",
      "text": ". It counts neither for the limit of 4 nor for the deal to 8. Several may be reserved."
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
      "text": "Two Counters: look at 2 counters from the face-down pile, unseen by others; you may place one of them at once by "
     },
     {
      "kind": "clause",
      "text": "PLAN-2"
     },
     {
      "kind": "text",
      "text": " on any road of the board; the rest are shuffled back. They do not count for "
     },
     {
      "kind": "clause",
      "text": "DRAW-3"
     },
     {
      "kind": "text",
      "text": " "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "Extra Counter: take 1 counter from the face-down pile; you may look at it, nobody else (our ruling, one may look at one's own face-down counters, as in "
     },
     {
      "kind": "clause",
      "text": "SECRET-1"
     },
     {
      "kind": "text",
      "text": "; a reserved card is not yet in hand); it is kept through phase 6 in addition to the one of "
     },
     {
      "kind": "clause",
      "text": "ROUND-2"
     },
     {
      "kind": "text",
      "text": ", and can be placed from the next round's phase 4; after that round it is a counter like any other "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". A seat that has one waiting cannot take another in the same round (our ruling, from “up to 6”)."
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
      "text": "Obstacle: take 1 obstacle from the pool; from the next round on it may be placed by "
     },
     {
      "kind": "clause",
      "text": "PLAN-3"
     },
     {
      "kind": "text",
      "text": ". A seat may hold several "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
     },
     {
      "kind": "text",
      "text": ". Used ones leave the game "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
      "text": "Free Path: take 1 free-path tile from the pool. From now on, in your own travel turns, it cancels the obstacle for one step of yours (a caravan then costs 3); then it goes back to the pool. The obstacle stays. You may hold several, and may pay instead of using one "
     },
     {
      "kind": "ruling",
      "text": "(our ruling)"
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
  "title": "Who sees what",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SEE-1",
    "body": [
     {
      "kind": "text",
      "text": "Public: the board, boots, pieces collected, open counters, how many secret counters and cards and reserved cards each seat holds, obstacles and free-path tiles held, the display, the size of both piles, cards played, favor tiles lying face up, whose turn it is. Never, before the end, a score, rank or distance that takes a town card into account: it would give the card away."
     }
    ],
    "note": "Our ruling, from what lies open on a table."
   },
   {
    "kind": "clause",
    "id": "SEE-2",
    "body": [
     {
      "kind": "text",
      "text": "Private to a seat: the cards in its hand, its secret counters, its town card, the counters looked at by "
     },
     {
      "kind": "clause",
      "text": "TILE-3"
     },
     {
      "kind": "text",
      "text": ", what it discarded by "
     },
     {
      "kind": "clause",
      "text": "MOVE-9"
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
    "id": "SEE-3",
    "body": [
     {
      "kind": "text",
      "text": "Hidden from all: the order of both piles, reserved cards, favor tiles lying face down, undealt town cards, and any number from which these could be worked out (a seed, an index, an order)."
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
      "text": "When the game has ended everything is public."
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
      "text": "Whether a seat is asked, how many actions its answer takes, and how soon the game goes on without it depend only on what everybody can see. So: phases 1 and 2 ask nobody. In phase 4 a seat with no counter and no obstacle passes by itself; a seat that holds any is asked, even if nothing fits. In phase 5 a seat with cards is asked until it ends its turn; with none it ends by itself when no favor is open to it. A hand above 4 is asked for its discards, even if all its cards are alike."
     }
    ],
    "note": "Our ruling."
   }
  ]
 },
 {
  "id": "worked-examples",
  "title": "Worked examples",
  "level": 2,
  "blocks": [
   {
    "kind": "paragraph",
    "body": [
     {
      "kind": "text",
      "text": "From the printed rulebook, in our words; each is a test."
     }
    ]
   },
   {
    "kind": "table",
    "head": [
     "position",
     "result"
    ],
    "rows": [
     [
      [
       {
        "kind": "text",
        "text": "A Dragon and an obstacle on Feodor–Lapphalya (woods), an Elfcycle on Lapphalya–Virst (plains); a boot goes from Feodor to Virst"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Dragons, then 1 Elfcycle; two pieces ("
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
        "text": "A Troll Wagon and an obstacle on Al'Baran–Dag'Amura (desert)"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Troll Wagons ("
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
        "text": "Virst to Ixara by river; Ixara to Virst by river"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1 Raft; 2 Rafts ("
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
        "text": "A Magic Cloud on Dag'Amura–Kihromah (woods), there and back in one turn"
       }
      ],
      [
       {
        "kind": "text",
        "text": "printed chart 4 Magic Clouds, guide chart 2; one piece for Kihromah ("
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
        "text": "Feodor, Throtmanni, Al'Baran, Parundia in one turn"
       }
      ],
      [
       {
        "kind": "text",
        "text": "three pieces, the last town's too ("
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
        "text": "Elvenhold to Virst by ferry; Elvenhold to Virst to Strykhaven by ferry"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2 Rafts; 4 Rafts ("
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
        "text": "A caravan over a road with a counter; with an obstacle too"
       }
      ],
      [
       {
        "kind": "text",
        "text": "any 3 cards, Rafts too; any 4 ("
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
        "text": "Town cards, 17 pieces, the boot one town from its destination"
       }
      ],
      [
       {
        "kind": "text",
        "text": "score 16 ("
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
