// Made by `npm run rules` from docs/rules.fr.md; not to be changed by hand.
import type { Chapter } from './parse';

export const CHAPTERS: readonly Chapter[] = [
 {
  "id": "components",
  "title": "Le matériel",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "COMP-1",
    "body": [
     {
      "kind": "text",
      "text": "De 2 à 6 joueurs. Chacun a une botte, 20 marqueurs (un dans chaque ville sauf Elvenhold) et un obstacle."
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
      "text": "Le plateau compte 21 villes et 48 liaisons : 35 routes (8 en plaine, 12 en forêt, 7 dans le désert, 8 en montagne), 7 rivières et 6 traversées de lac. Deux villes reliées deux fois (par une route et une rivière, ou par une route et une traversée de lac) le sont par deux liaisons distinctes."
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
      "text": "48 jetons : 8 de chaque pour le Dragon, la Licorne, le Cochon géant, le Vélo elfique, le Chariot de trolls et le Nuage magique."
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
      "text": "72 cartes : 10 de chacun des six transports et 12 Radeaux."
     }
    ],
    "note": "Les « 12 de chacun des 6 genres » du guide ne laissent aucun radeau, dont ses propres règles ont besoin."
   },
   {
    "kind": "clause",
    "id": "COMP-5",
    "body": [
     {
      "kind": "text",
      "text": "12 cartes ville : Beata, Erg'Eren, Grangor, Ixara, Jaccaranda, Mah'Davikia, Strykhaven, Tichih, Usselen, Virst, Wylhien, Yttar."
     }
    ],
    "note": "Villes selon les livrets imprimés."
   },
   {
    "kind": "clause",
    "id": "COMP-6",
    "body": [
     {
      "kind": "text",
      "text": "20 tuiles de faveur : Deux cartes 4, Carte différée 4, Deux jetons 3, Jeton en plus 3, Obstacle 3, Voie libre 3. Une réserve commune de 12 obstacles et de 12 voies libres."
     }
    ],
    "note": "La répartition selon notre arbitrage : aussi égale que 20 le permet."
   }
  ]
 },
 {
  "id": "the-chart",
  "title": "Les coûts",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "CHART-1",
    "body": [
     {
      "kind": "text",
      "text": "Nombre de cartes à payer, selon le transport et le terrain (« – » : interdit) :"
     }
    ],
    "note": ""
   },
   {
    "kind": "table",
    "head": [
     "",
     "plaine",
     "forêt",
     "désert",
     "montagne"
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
        "text": "Licorne"
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
        "text": "Cochon géant"
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
        "text": "Vélo elfique"
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
        "text": "Chariot de trolls"
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
        "text": "Nuage magique"
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
      "text": "Radeau : 1 vers l’aval, 2 vers l’amont, 2 pour traverser un lac."
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
      "text": "Le tableau imprimé diffère en une case : en forêt, le Nuage magique coûte 2. Une partie se joue avec "
     },
     {
      "kind": "term",
      "text": "Les coûts : 1 carte"
     },
     {
      "kind": "text",
      "text": " (par défaut) ou "
     },
     {
      "kind": "term",
      "text": "Les coûts : 2 cartes"
     },
     {
      "kind": "text",
      "text": ". Les joueurs voient des ensembles de règles entiers, par leur nom : "
     },
     {
      "kind": "em",
      "text": "Nos règles"
     },
     {
      "kind": "text",
      "text": " (4 manches, coûts du guide), "
     },
     {
      "kind": "em",
      "text": "Édition de 1998"
     },
     {
      "kind": "text",
      "text": " (4 manches, coûts imprimés), "
     },
     {
      "kind": "em",
      "text": "Édition de 2015"
     },
     {
      "kind": "text",
      "text": " (3 manches, coûts imprimés)."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "options-of-a-game",
  "title": "Les options d’une partie",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "OPT-1",
    "body": [
     {
      "kind": "term",
      "text": "Qui joue"
     },
     {
      "kind": "text",
      "text": " : de 2 à 6 ; "
     },
     {
      "kind": "term",
      "text": "Manches"
     },
     {
      "kind": "text",
      "text": " : 4 (par défaut) ou 3 (édition de 2015) ; "
     },
     {
      "kind": "term",
      "text": "Les coûts"
     },
     {
      "kind": "text",
      "text": " : 1 carte ou 2 cartes pour un Nuage magique en forêt ; "
     },
     {
      "kind": "term",
      "text": "Chacun a une ville secrète"
     },
     {
      "kind": "text",
      "text": ", les cartes ville : non ou oui ; "
     },
     {
      "kind": "term",
      "text": "Faveurs des villes"
     },
     {
      "kind": "text",
      "text": " : aucune, petites ou grandes ; "
     },
     {
      "kind": "term",
      "text": "Qui commence"
     },
     {
      "kind": "text",
      "text": " : une place, ou tirée au sort (notre arbitrage, les âges sont inconnus ; qui prépare la table peut désigner le plus âgé)."
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
      "text": "Toutes les combinaisons sont permises. Une option hors limites est refusée à la préparation de la partie, et le refus nomme l’option."
     }
    ],
    "note": "Notre arbitrage."
   }
  ]
 },
 {
  "id": "setup",
  "title": "La mise en place",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SET-1",
    "body": [
     {
      "kind": "text",
      "text": "Les bottes sont à Elvenhold. Chaque joueur a un marqueur dans chacune des 20 autres villes, et un obstacle."
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
      "text": "Les jetons sont mélangés face cachée ; on en retourne 5. Ces jetons visibles restent et sont complétés tout au long de la partie, sans être balayés à la fin d’une manche."
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
      "text": "Avec les "
     },
     {
      "kind": "term",
      "text": "Faveurs des villes"
     },
     {
      "kind": "text",
      "text": ", les 20 tuiles sont mélangées et l’on en place une dans chaque ville sauf Elvenhold : face visible pour les Petites Faveurs, face cachée pour les Grandes."
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
      "text": "Avec les "
     },
     {
      "kind": "term",
      "text": "cartes ville"
     },
     {
      "kind": "text",
      "text": ", chaque joueur reçoit une carte ville que lui seul voit ; les autres sont écartées sans être vues."
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
      "text": "Le premier joueur reçoit la carte de premier joueur. À chaque phase d’une manche, on commence par lui et l’on joue dans le sens horaire."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-1-deal",
  "title": "Phase 1 : donne",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DEAL-1",
    "body": [
     {
      "kind": "text",
      "text": "Toutes les cartes qui ne sont ni en main ni mises de côté par une faveur sont mélangées et forment la pioche. Chaque joueur en reçoit jusqu’à en avoir 8 ; les cartes gardées de la manche précédente restent en main."
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
      "text": "Ensuite, chaque joueur reprend en main les cartes mises de côté par Carte différée, en plus des huit."
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
      "text": "Si la pioche ne suffit pas, on distribue les cartes une par une, à partir du premier joueur, jusqu’à ce qu’elle soit vide. (Avec les nombres ci-dessus, elle suffit toujours : il en faut au plus 48 + 24 = 72.)"
     }
    ],
    "note": "Notre arbitrage."
   }
  ]
 },
 {
  "id": "phase-2-secret-counter",
  "title": "Phase 2 : jeton secret",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SECRET-1",
    "body": [
     {
      "kind": "text",
      "text": "À partir du premier joueur, chacun pioche un jeton face cachée et le garde secret : lui seul peut le regarder."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-3-three-more-counters",
  "title": "Phase 3 : trois jetons de plus",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "DRAW-1",
    "body": [
     {
      "kind": "text",
      "text": "À partir du premier joueur, un à la fois et pendant trois tours de table, chacun prend un jeton : l’un des cinq visibles, ou celui du dessus de la pioche. Il le pose devant lui face visible, même s’il vient de la pioche. On est obligé d’en prendre un."
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
      "text": "Un jeton visible qui a été pris est aussitôt remplacé depuis la pioche, pour qu’il y en ait toujours cinq (moins seulement si la pioche est vide)."
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
      "text": "Un joueur a au plus 5 jetons : 4 piochés et 1 gardé ; avec un jeton en plus ("
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": "), au plus 6."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-4-plan-the-routes",
  "title": "Phase 4 : tracé des itinéraires",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "PLAN-1",
    "body": [
     {
      "kind": "text",
      "text": "À partir du premier joueur, chacun à son tour fait une seule chose : poser un de ses jetons (secret ou visible) face visible sur une route, poser un obstacle, ou passer."
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
      "text": "Un jeton peut être posé sur n’importe quelle route du plateau qui n’en a pas encore et dont le terrain lui est permis par le tableau des coûts. Un seul jeton par route. Jamais sur les rivières ni sur les lacs."
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
      "text": "Un obstacle se pose sur une route qui a un jeton et pas d’obstacle ; le jeton peut être à n’importe qui, à soi aussi. Jamais sur les rivières ni sur les lacs. Chaque obstacle ne sert qu’une fois."
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
      "text": "Qui a passé peut encore poser à un tour suivant. La phase se termine quand tous les joueurs ont passé l’un après l’autre : autant de passes de suite que de joueurs ; dès que quelqu’un pose, on recommence à compter."
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
      "text": "Un joueur qui ne peut rien poser passe ; c’est tout de même son tour, et sa passe compte. Comment il passe : "
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
    "note": "Notre arbitrage."
   },
   {
    "kind": "clause",
    "id": "PLAN-6",
    "body": [
     {
      "kind": "text",
      "text": "Ce qui est posé reste jusqu’à la fin de la manche et sert à tous les joueurs."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-5-move",
  "title": "Phase 5 : voyage",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "MOVE-1",
    "body": [
     {
      "kind": "text",
      "text": "À partir du premier joueur, chacun a un tour de voyage : autant d’étapes qu’il veut, ou aucune, une liaison à la fois, puis il finit son tour."
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
      "text": "Une étape par la route demande un jeton sur cette route, et coûte autant de cartes de ce transport que le dit le tableau des coûts."
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
      "text": "Un obstacle sur la route coûte une carte de plus du même transport."
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
      "text": "Caravane : on peut payer à la place 3 cartes au choix (4 avec un obstacle), radeaux compris, transport de la route compris. Il faut un jeton sur la route ; jamais sur les rivières ni sur les lacs. La caravane est permise même quand on pourrait payer le prix ordinaire "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Une étape par une rivière ou un lac ne demande pas de jeton et coûte des radeaux selon "
     },
     {
      "kind": "clause",
      "text": "CHART-2"
     },
     {
      "kind": "text",
      "text": ". Chaque traversée relie deux villes du même lac : Virst, Strykhaven, Elvenhold ; ou Grangor, Yttar, Parundia."
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
      "text": "Le prix se paie exactement : ni trop payer, ni mêler deux façons de payer dans une étape, ni défausser pour rien."
     }
    ],
    "note": "Notre arbitrage."
   },
   {
    "kind": "clause",
    "id": "MOVE-7",
    "body": [
     {
      "kind": "text",
      "text": "On peut reprendre une route dans le même tour, au prix plein. On peut revenir dans une ville ; on peut entrer à Elvenhold, qui ne rapporte rien."
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
      "text": "Qui arrive dans une ville où se trouve encore son marqueur le ramasse, qu’il continue ou non son voyage."
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
      "text": "À la fin du tour, une main de plus de 4 cartes est ramenée à 4, au choix du joueur. À la dernière manche aussi. Ce qu’on défausse ici, soi seul le voit "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": " ; les cartes jouées sont vues de tous."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "phase-6-end-of-the-round",
  "title": "Phase 6 : fin de la manche",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "ROUND-1",
    "body": [
     {
      "kind": "text",
      "text": "À la dernière manche, cette phase n’a pas lieu : la partie se termine avec le dernier tour de voyage."
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
      "text": "À partir du premier joueur, chacun garde un de ses jetons non posés, secret ou visible comme il l’était ; les autres sont rendus. On peut n’en garder aucun "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Qui n’a plus de jeton n’en garde aucun et n’est pas interrogé ; qui en a exactement un le garde et n’est pas interrogé ; qui en a deux ou plus est interrogé, même s’ils sont pareils "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Tous les jetons quittent le plateau ; eux, ceux qu’on a rendus et la pioche sont mélangés ensemble. Les cinq jetons visibles restent."
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
      "text": "Les obstacles utilisés sortent du jeu."
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
      "text": "La carte de premier joueur passe au joueur suivant."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "end-of-the-game",
  "title": "La fin de la partie",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "END-1",
    "body": [
     {
      "kind": "text",
      "text": "Après la dernière manche, celui qui a le plus de marqueurs gagne ; à égalité, celui qui a le plus de cartes en main. S’il y a encore égalité, ils gagnent ensemble "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Tous les rangs suivent les mêmes critères ; après une victoire anticipée ("
     },
     {
      "kind": "clause",
      "text": "END-2"
     },
     {
      "kind": "text",
      "text": "), les autres sont classés selon ce qu’ils ont à cet instant."
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
      "text": "Dans une partie de 4 manches, celui qui ramasse son 20e marqueur à la manche 1, 2 ou 3 gagne aussitôt, au milieu de son tour. Pas dans une partie de 3 manches. Avec les cartes ville, il gagne aussitôt de la même façon "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Cartes ville : score = marqueurs − distance de la botte à la destination ; 0 si l’on y est. À égalité : celui qui est le plus près de sa propre destination ; puis le plus de cartes ; puis ensemble "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Distance = le plus petit nombre de liaisons (route, rivière dans un sens ou dans l’autre, lac), quoi qu’il s’y trouve. Un score peut être négatif."
     }
    ],
    "note": "Notre arbitrage."
   },
   {
    "kind": "clause",
    "id": "END-5",
    "body": [
     {
      "kind": "text",
      "text": "Les cartes mises de côté ("
     },
     {
      "kind": "clause",
      "text": "TILE-2"
     },
     {
      "kind": "text",
      "text": ") ne sont pas en main et ne comptent pas pour départager."
     }
    ],
    "note": "Notre arbitrage."
   }
  ]
 },
 {
  "id": "favor-of-the-towns",
  "title": "Les Faveurs des villes",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "FAV-1",
    "body": [
     {
      "kind": "text",
      "text": "Toutes les règles ci-dessus restent valables. Petites et Grandes Faveurs ne se jouent pas ensemble "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Utiliser une faveur est facultatif. Une tuile ne s’épuise jamais : elle reste, et sert de nouveau à chaque joueur."
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
      "text": "Elvenhold n’a pas de faveur."
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
      "text": "Si l’on doit piocher une carte à la phase 5 et que la pioche est vide, toutes les cartes jouées ou défaussées dans cette manche sont mélangées et forment une nouvelle pioche (deux cartes peuvent venir de l’ancienne et de la nouvelle) ; s’il n’y en a pas, on pioche ce qu’il y a. Si la pioche des jetons est vide, on prend ce qu’il y a ; on ne touche jamais aux cinq jetons visibles. Une faveur qui ne peut rien donner (sa réserve commune est vide, ou "
     },
     {
      "kind": "clause",
      "text": "TILE-4"
     },
     {
      "kind": "text",
      "text": " interdit un second jeton en plus) ne peut pas être choisie quand sa tuile est connue, dans ces deux cas seulement ; retournée sans être connue, elle ne donne rien."
     }
    ],
    "note": "Notre arbitrage."
   }
  ]
 },
 {
  "id": "small-favors",
  "title": "Les Petites Faveurs",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "SMALL-1",
    "body": [
     {
      "kind": "text",
      "text": "Avant sa première étape de la phase 5, un joueur peut utiliser la faveur de la ville où se trouve sa botte. Une fois par manche ; même s’il ne voyage pas ensuite "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": " ; la même ville de nouveau dans une autre manche "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
  "title": "Les Grandes Faveurs",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "GREAT-1",
    "body": [
     {
      "kind": "text",
      "text": "Qui arrive dans une ville et y ramasse son marqueur peut aussitôt utiliser la faveur de cette ville ; ni plus tard, ni lors d’une visite où il ne ramasse rien."
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
      "text": "Une tuile face cachée est retournée quand on l’utilise pour la première fois, et reste face visible. On ne regarde pas d’abord : on annonce qu’on l’utilise, on la retourne, et on l’applique autant que possible "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Si l’on y renonce, elle reste face cachée."
     }
    ],
    "note": ""
   }
  ]
 },
 {
  "id": "the-six-favors",
  "title": "Les six faveurs",
  "level": 3,
  "blocks": [
   {
    "kind": "clause",
    "id": "TILE-1",
    "body": [
     {
      "kind": "text",
      "text": "Deux cartes : pioche 2 cartes ; tu peux t’en servir aussitôt."
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
      "text": "Carte différée : pioche 1 carte et pose-la devant toi face cachée, sans que personne ne la voie, toi non plus "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Elle rejoint ta main selon "
     },
     {
      "kind": "clause",
      "text": "DEAL-2"
     },
     {
      "kind": "text",
      "text": ". Elle ne compte ni pour la limite de 4 ni pour la donne jusqu’à 8. On peut en mettre plusieurs de côté."
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
      "text": "Deux jetons : regarde 2 jetons de la pioche, sans que les autres les voient ; tu peux en poser un aussitôt, selon "
     },
     {
      "kind": "clause",
      "text": "PLAN-2"
     },
     {
      "kind": "text",
      "text": ", sur la route de ton choix ; le reste est remis dans la pioche et mélangé. Ils ne comptent pas pour "
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
      "text": "(notre arbitrage)"
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
      "text": "Jeton en plus : prends 1 jeton de la pioche ; toi seul peux le regarder (notre arbitrage, chacun peut regarder ses propres jetons face cachée, comme dans "
     },
     {
      "kind": "clause",
      "text": "SECRET-1"
     },
     {
      "kind": "text",
      "text": " ; une carte mise de côté, elle, n’est pas encore en main) ; il se garde pendant la phase 6 en plus de celui que permet "
     },
     {
      "kind": "clause",
      "text": "ROUND-2"
     },
     {
      "kind": "text",
      "text": ", et peut être posé à partir de la phase 4 de la manche suivante ; après cette manche, c’est un jeton comme un autre "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Qui en a déjà un en attente ne peut pas en prendre un autre dans la même manche (notre arbitrage, déduit de « jusqu’à 6 »)."
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
      "text": "Obstacle : prends 1 obstacle dans la réserve ; à partir de la manche suivante, il peut être posé selon "
     },
     {
      "kind": "clause",
      "text": "PLAN-3"
     },
     {
      "kind": "text",
      "text": ". On peut en avoir plusieurs "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
     },
     {
      "kind": "text",
      "text": ". Ceux qui ont servi sortent du jeu "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
      "text": "Voie libre : prends 1 tuile de voie libre dans la réserve. Désormais, pendant tes propres tours de voyage, elle annule l’obstacle pour une de tes étapes (une caravane coûte alors 3) ; puis elle retourne dans la réserve. L’obstacle reste. Tu peux en avoir plusieurs, et payer au lieu d’en utiliser une "
     },
     {
      "kind": "ruling",
      "text": "(notre arbitrage)"
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
  "title": "Qui voit quoi",
  "level": 2,
  "blocks": [
   {
    "kind": "clause",
    "id": "SEE-1",
    "body": [
     {
      "kind": "text",
      "text": "Vu de tous : le plateau, les bottes, les marqueurs ramassés, les jetons visibles, le nombre de jetons secrets, de cartes et de cartes mises de côté de chaque joueur, les obstacles et les voies libres de chacun, les cinq jetons à prendre, la taille des deux pioches, les cartes jouées, les tuiles de faveur face visible, à qui c’est de jouer. Jamais, avant la fin, un score, un rang ou une distance qui tienne compte d’une carte ville : il la trahirait."
     }
    ],
    "note": "Notre arbitrage, selon ce qui est visible autour d’une vraie table."
   },
   {
    "kind": "clause",
    "id": "SEE-2",
    "body": [
     {
      "kind": "text",
      "text": "Vu d’un seul joueur : les cartes de sa main, ses jetons secrets, sa carte ville, les jetons regardés par "
     },
     {
      "kind": "clause",
      "text": "TILE-3"
     },
     {
      "kind": "text",
      "text": ", ce qu’il a défaussé selon "
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
      "text": "Caché à tous : l’ordre des deux pioches, les cartes mises de côté, les tuiles de faveur face cachée, les cartes ville non distribuées, et tout nombre dont on pourrait les déduire (une graine, un indice, un ordre)."
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
      "text": "Quand la partie est finie, tout est visible."
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
      "text": "Qu’un joueur soit interrogé ou non, combien d’actions prend sa réponse et en combien de temps le jeu continue sans elle ne dépend que de ce que tout le monde peut voir. Ainsi, les phases 1 et 2 n’interrogent personne. À la phase 4, un joueur sans jeton ni obstacle passe de lui-même ; s’il en a, il est interrogé, même si rien ne convient. À la phase 5, un joueur qui a des cartes est interrogé jusqu’à ce qu’il finisse son tour ; sans carte, son tour se finit de lui-même si aucune faveur ne s’offre à lui. Avec plus de 4 cartes en main, il est interrogé sur sa défausse, même si toutes ses cartes sont pareilles."
     }
    ],
    "note": "Notre arbitrage."
   }
  ]
 },
 {
  "id": "worked-examples",
  "title": "Exemples",
  "level": 2,
  "blocks": [
   {
    "kind": "paragraph",
    "body": [
     {
      "kind": "text",
      "text": "Tirés du livret imprimé, avec nos mots ; chacun est un test."
     }
    ]
   },
   {
    "kind": "table",
    "head": [
     "position",
     "résultat"
    ],
    "rows": [
     [
      [
       {
        "kind": "text",
        "text": "Un Dragon et un obstacle sur Feodor–Lapphalya (forêt), un Vélo elfique sur Lapphalya–Virst (plaine) ; une botte va de Feodor à Virst"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Dragons, puis 1 Vélo elfique ; deux marqueurs ("
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
        "text": "Un Chariot de trolls et un obstacle sur Al'Baran–Dag'Amura (désert)"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 Chariots de trolls ("
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
        "text": "De Virst à Ixara par la rivière ; d’Ixara à Virst par la rivière"
       }
      ],
      [
       {
        "kind": "text",
        "text": "1 Radeau ; 2 Radeaux ("
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
        "text": "Un Nuage magique sur Dag'Amura–Kihromah (forêt), aller et retour dans le même tour"
       }
      ],
      [
       {
        "kind": "text",
        "text": "coûts imprimés : 4 Nuages magiques, coûts du guide : 2 ; un marqueur pour Kihromah ("
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
        "text": "Feodor, Throtmanni, Al'Baran, Parundia dans le même tour"
       }
      ],
      [
       {
        "kind": "text",
        "text": "trois marqueurs, celui de la dernière ville aussi ("
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
        "text": "D’Elvenhold à Virst par le lac ; d’Elvenhold à Virst puis à Strykhaven par le lac"
       }
      ],
      [
       {
        "kind": "text",
        "text": "2 Radeaux ; 4 Radeaux ("
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
        "text": "Une caravane sur une route avec un jeton ; avec un obstacle en plus"
       }
      ],
      [
       {
        "kind": "text",
        "text": "3 cartes au choix, Radeaux compris ; 4 au choix ("
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
        "text": "Cartes ville, 17 marqueurs, la botte à une ville de sa destination"
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
