### Every text that the client shows, in French: the ids and variables of en.ftl, in its order.
### The player is “tu”. Buttons are infinitives, questions and advice imperatives.
###
### One word for each thing:
### town = ville; road = route; river = rivière; lake = lac; terrain = plaine, forêt, désert, montagne;
### obstacle = obstacle; counter = jeton; card = carte; town card = carte ville; favor = faveur;
### free path = voie libre; piece = marqueur; boot = botte; caravan = caravane; raft = radeau;
### Dragon, Licorne, Cochon géant, Vélo elfique, Chariot de trolls, Nuage magique, Radeau;
### round = manche; turn = tour; step = étape; tour = itinéraire; chart = tableau des coûts, coûts;
### draw pile = pioche; common pool = réserve commune; seat = place; starting player = premier joueur;
### lay = poser; pass = passer; hint = conseil; sketch = croquis; log = journal; lobby = salon;
### stand-in = ce qui joue à la place d’un absent; take back = revenir en arrière; undo = annuler.
###
### The plural “one” covers 0 too, so a number in it is always written as a variable. Names of towns
### and people never follow “de” or “que”, which some of them would shorten to “d’” and “qu’”.
### Before ; : ! ? stands a narrow no-break space, inside « » a no-break space.

## The frame of every page

app-name = Elfenland
app-skip = Aller au contenu
app-page-missing = Cette page n’existe pas
app-page-missing-more = L’adresse est peut-être incomplète, ou la table a disparu.
app-to-start = Retour à l’accueil
app-loading = Un instant
nav-main = Navigation principale
nav-play = Jouer
nav-rules = Règles
nav-settings = Réglages
language = Langue
language-missing = Les textes de cette langue ne sont pas accessibles pour l’instant. Réessaie.
page-title = { $page } – Elfenland

## Kinds

kind-dragon = Dragon
    .by = à dos de Dragon
kind-unicorn = Licorne
    .by = à dos de Licorne
kind-giant-pig = Cochon géant
    .by = à dos de Cochon géant
kind-elfcycle = Vélo elfique
    .by = à Vélo elfique
kind-troll-wagon = Chariot de trolls
    .by = en Chariot de trolls
kind-magic-cloud = Nuage magique
    .by = sur un Nuage magique
kind-raft = Radeau
    .by = en Radeau
kind-letter-dragon = D
kind-letter-unicorn = L
kind-letter-giant-pig = C
kind-letter-elfcycle = V
kind-letter-troll-wagon = T
kind-letter-magic-cloud = N
kind-letter-raft = R
kind-obstacle = obstacle
cards-of-dragon =
    { $count ->
        [one] { $count } Dragon
       *[other] { $count } Dragons
    }
cards-of-unicorn =
    { $count ->
        [one] { $count } Licorne
       *[other] { $count } Licornes
    }
cards-of-giant-pig =
    { $count ->
        [one] { $count } Cochon géant
       *[other] { $count } Cochons géants
    }
cards-of-elfcycle =
    { $count ->
        [one] { $count } Vélo elfique
       *[other] { $count } Vélos elfiques
    }
cards-of-troll-wagon =
    { $count ->
        [one] { $count } Chariot de trolls
       *[other] { $count } Chariots de trolls
    }
cards-of-magic-cloud =
    { $count ->
        [one] { $count } Nuage magique
       *[other] { $count } Nuages magiques
    }
cards-of-raft =
    { $count ->
        [one] { $count } Radeau
       *[other] { $count } Radeaux
    }
terrain-plains = plaine
terrain-woods = forêt
terrain-desert = désert
terrain-mountains = montagne
terrain-river = rivière
terrain-lake = lac
road-with-terrain = { $road } ({ $terrain })
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

favor-draw-two = Deux cartes
favor-draw-next-round = Carte différée
favor-two-counters = Deux jetons
favor-extra-counter = Jeton en plus
favor-obstacle = Obstacle
favor-free-path = Voie libre
favor-gives-draw-two = Pioche 2 cartes ; tu peux t’en servir tout de suite.
favor-gives-draw-next-round = Mets de côté 1 carte de la pioche, face cachée : une de plus à la manche suivante.
favor-gives-two-counters = Regarde 2 jetons de la pioche et pose l’un d’eux sur la route de ton choix, ou aucun.
favor-gives-extra-counter = Prends 1 jeton de la pioche pour la manche suivante.
favor-gives-obstacle = Prends 1 obstacle dans la réserve commune, à poser dès la manche suivante.
favor-gives-free-path = Prends 1 voie libre dans la réserve commune ; elle annule un obstacle pour une étape.
favor-down = une faveur, face cachée
favor-down-more = On la retourne à sa première utilisation.
favor-pool-empty = La réserve commune est vide : pour l’instant, elle ne donne rien.
favors-none = Aucune
favors-small = Petites Faveurs
favors-great = Grandes Faveurs
town-cards = Cartes ville
town-card = Carte ville
free-path = une voie libre
hints-allowed = Les conseils sont permis.
hints-not-allowed = À cette table, on joue sans conseils.

## The table's frame

table-title-turn = ● À toi de jouer – { $table }
table-title-turn-of = ● À { $name } de jouer – { $table }
table-title = { $table }
table-tools = Table
table-menu = Menu
table-close = Fermer
table-chart = Coûts
table-rules = Règles
table-log = Journal
table-gone = Impossible d’ouvrir cette table
table-lost =
    Connexion perdue ; nouvel essai dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }. Rien de ce que tu as fait n’est perdu.
table-lost-now = Connexion perdue ; nouvel essai. Rien de ce que tu as fait n’est perdu.
table-try-now = Réessayer

## Time, and people who are away

clock-left =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [one] Il te reste { $seconds } seconde pour jouer.
               *[other] Il te reste { $seconds } secondes pour jouer.
            }
            [one] Il te reste { $minutes } minute pour jouer.
           *[other] Il te reste { $minutes } minutes pour jouer.
        }
        [one] Il te reste { $hours } heure pour jouer.
       *[other] Il te reste { $hours } heures pour jouer.
    }
stand-in-least = la table
stand-in-bot = un bot ({ $bot })
stand-in-stays =
    { $who ->
        [you] Tu n’étais pas là : { $what } joue pour toi.
       *[other] { $name } n’était pas là : { $what } joue à sa place.
    }
stand-in-turn =
    { $who ->
        [you] Ton temps est écoulé : { $what } finit ce tour pour toi.
       *[other] Temps écoulé pour { $name } : { $what } finit ce tour à sa place.
    }
stand-in-back =
    { $who ->
        [you] Me revoilà
       *[other] Revoilà { $name }
    }
leave =
    { $who ->
        [you] Partir pour de bon
       *[other] { $name } part pour de bon
    }
leave-sure =
    { $who ->
        [you] Un bot continue à ta place, et tu ne pourras plus que regarder. C’est définitif.
       *[other] Un bot continue à sa place, et { $name } ne pourra plus que regarder. C’est définitif.
    }
leave-link =
    { $who ->
        [you] Céder ma place
       *[other] { $name } cède sa place
    }
leave-link-sure = Le lien redevient libre pour quelqu’un d’autre.
leave-yes = Partir
leave-no = Rester
call-turn = À toi de jouer
log-stood-in =
    { $who ->
        [you] Tu n’étais pas là : { $what } a joué cela pour toi.
       *[other] { $name } n’était pas là : { $what } a joué cela.
    }

## Chat and those who watch

watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
chat-label = Ce qui s’est dit
chat-says = { $name } : { $text }
chat-for-players = Seuls les joueurs de cette table le lisent.
chat-for-spectators = Les spectateurs le lisent, les joueurs non.
chat-empty = Personne n’a encore rien dit.
chat-text = Message
chat-name = Ton nom
chat-name-needed = Donne d’abord un nom, pour que les autres sachent qui parle.
chat-seat = Qui parle
chat-send = Envoyer
chat-mute = Masquer
chat-mute-who = Masquer { $name }
chat-silent = Messages masqués : { $names }.
chat-unmute = Réafficher { $name }

## Round and phase

round-of = Manche { $round } sur { $rounds }
round-begins = Manche { $round }
round-phases = Phases de la manche
phase-deal = Donne
phase-secret = Jeton secret
phase-draw = Trois jetons
phase-plan = Tracé
phase-move = Voyage
phase-keep = Fin de manche
phase-ended = Fin

## Seats

seats-label = Joueurs, dans l’ordre du tour
seat-you = toi
seat-screen = sur cet écran
seat-elsewhere = sur un autre écran
seat-link = par lien
seat-bot = bot, { $bot }
seat-away = pas là
seat-stand-in = { $what } joue
seat-left = a quitté ; { $what } joue
seat-clock = encore { $time }
clock-text-hours = { $time } h
clock-text-days = { $days } j { $hours } h
bot-random = novice
bot-greedy = aimable débutant
bot-planner = voyageur prévoyant
bot-learned = vieux routier
bot-searcher = maître des routes
seat-starts = premier joueur
seat-towns =
    { $count ->
        [one] ville
       *[other] villes
    }
seat-to-collect = reste { $count }
seat-spot =
    { $name } : encore { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à prendre, les montrer sur la carte
seat-spot-you =
    Toi : encore { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } à prendre, les montrer sur la carte
seat-cards =
    { $count ->
        [one] carte
       *[other] cartes
    }
seat-counters =
    { $secret ->
        [0] Jetons visibles : { $open }
        [one] Jetons visibles : { $open } ; { $secret } jeton secret
       *[other] Jetons visibles : { $open } ; { $secret } jetons secrets
    }
seat-no-counters = aucun
seat-free-paths =
    { $count ->
        [one] { $count } voie libre
       *[other] { $count } voies libres
    }
seat-extra = 1 jeton en plus pour la manche suivante
seat-next-round = manche suivante
seat-obstacles =
    { $count ->
        [one] { $count } obstacle
       *[other] { $count } obstacles
    }
played-label = Jouées cette manche
played-none = Rien encore
pile-label = Pioche
pools = Réserve commune
pools-obstacles =
    { $count ->
        [one] { $count } obstacle
       *[other] { $count } obstacles
    }
pools-free-paths =
    { $count ->
        [one] { $count } voie libre
       *[other] { $count } voies libres
    }

## Counters to draw

market-label = Jetons visibles
market-head = Visibles
market-blind = Pioche
market-left = rest.
market-offer = { $kind } : { $terrains } ; tu en as { $cards } en main
market-offer-covered = { $kind } : { $terrains }
market-terrain = { $terrain } { $cards }
market-blind-label =
    { $count ->
        [one] À l’aveugle dans la pioche, { $count } jeton restant
       *[other] À l’aveugle dans la pioche, { $count } jetons restants
    }
market-held = en main

## The tray

tray-label = Ton jeu
tray-hand = Main
tray-hand-label = Ta main
tray-give = en donner { $count }
tray-keep = en garder { $count }
tray-counters = Jetons
tray-counters-label = Tes jetons et obstacles
tray-looking = { $count } à regarder
tray-reserved = de côté
tray-town-card-label = Ta carte ville
tray-empty-hand = Aucune carte
tray-no-counters = Aucun
tray-secret = Jeton { $kind }, secret : toi seul le vois
tray-seen = Jeton { $kind }, regardé : toi seul le vois
tray-waiting = Jeton { $kind }, pour la manche suivante : toi seul le vois
tray-obstacles =
    { $count ->
        [one] Obstacle
       *[other] { $count } obstacles
    }
tray-pull = Déplier ton jeu
tray-pull-down = Replier ton jeu
cover-title = Passe l’écran à { $name }
cover-more = Le plateau est visible de tous. Les cartes et les jetons secrets sont sous ce voile.
cover-more-town = Le plateau est visible de tous. Les cartes, les jetons secrets et la carte ville sont sous ce voile.
cover-open = C’est moi, { $name } : montrer mon jeu
cover-close = Cacher mon jeu
cover-idle = Sur cet écran, toutes les cartes sont cachées.

## What takes everybody's consent

ask-back = Revenir en arrière
ask-back-all = Tu ne peux pas annuler cela sans les autres. Si toute la table est d’accord, la partie revient en arrière.
ask-back-further = Revenir plus loin
ask-back-alone = Tu joues seulement avec des bots : la partie revient en arrière aussitôt. Tu sais toujours ce qui a été pioché ou retourné depuis, et cela reviendra.
ask-back-one =
    { $who ->
        [you] Ma dernière décision
       *[other] Dernière décision : { $name }
    }
ask-back-turn =
    { $who ->
        [you] Tout mon dernier tour
       *[other] Tout le dernier tour : { $name }
    }
ask-back-shown = Quelque chose de caché a été montré depuis. Cela reste connu et reviendra tel quel.
ask-back-open = Rien de caché n’a été montré depuis.
ask-end = Arrêter la partie
ask-end-all = Si toute la table est d’accord, la partie s’arrête ici. Le classement se fait en l’état.
ask-end-alone = Personne n’a à donner son accord : la partie s’arrête ici pour de bon. Le classement se fait en l’état.
ask-end-do =
    { $alone ->
        [yes] Arrêter maintenant
       *[no] Proposer d’arrêter
    }
ask-bot = Laisser un bot jouer pour { $name }
consent-label = Ce qu’on demande à la table
consent-end =
    { $who ->
        [you] Tu proposes
       *[other] { $name } propose
    } d’arrêter la partie en l’état.
consent-stand-in =
    { $who ->
        [you] Tu proposes
       *[other] { $name } propose
    } qu’un bot joue pour { $target }, le temps de son absence.
consent-take-back =
    { $who ->
        [you] Tu demandes
       *[other] { $name } demande
    } à revenir avant ceci : { $first }
consent-shown = Quelque chose de caché a été montré depuis : cela reste connu et reviendra tel quel.
consent-agreed = D’accord : { $names }.
consent-missing = Accord attendu : { $names }.
consent-nobody = Aucun de ceux qu’on attend n’est là ; la demande reste ouverte jusqu’à leur retour, ou jusqu’à ce que la partie reprenne.
consent-away =
    { $names } { $count ->
        [one] n’est pas là.
       *[other] ne sont pas là.
    }
consent-declined =
    { $who ->
        [you] Tu as refusé.
       *[other] { $name } a refusé.
    }
consent-agree = Accepter
consent-decline = Refuser
consent-withdraw = Retirer
refused-proposal-open = Une autre demande est en cours : réponds-y d’abord.
refused-proposal-closed = Cette demande est close : la partie a continué, ou quelqu’un a refusé.
refused-proposal-away = Un autre joue à ta place : reprends-la d’abord.
refused-proposal-not-gone = La partie n’attend pas ce joueur, ou il est revenu.
refused-proposal-no-way-back = La partie a continué : regarde de nouveau ce qu’on peut reprendre.

## What can be done now

prompt-label = Ce que tu peux faire
prompt-undo = Annuler
prompt-undo-not-nothing = Rien à annuler : rien n’a été décidé
prompt-undo-not-turn-over = Impossible d’annuler : le tour est fini
prompt-undo-not-shown = Impossible d’annuler : quelque chose de caché a été montré
prompt-undo-ask = Annuler : demander aux autres
prompt-undo-further = Annuler davantage ; ce qui a été pioché reste connu
prompt-undo-turn = Annuler tout le tour
prompt-undo-turn-word = Tour
prompt-undo-turn-not-shown = Impossible d’annuler tout le tour : quelque chose de caché y a été montré
prompt-undo-not-waiting = Impossible d’annuler : ce n’est pas à toi de jouer
prompt-draw =
    { $pile ->
        [0] Prends un des jetons visibles
       *[other] Prends { $faceUp ->
            [1] le jeton visible
            [2] un de ces deux jetons
            [3] un de ces trois jetons
            [4] un de ces quatre jetons
           *[other] un de ces cinq jetons
        }, ou un à l’aveugle (reste { $pile })
    }
prompt-draw-blind-only = Prends un jeton à l’aveugle dans la pioche (reste { $pile })
prompt-draw-more =
    { $draw ->
        [1] Ton premier sur trois.
        [2] Ton deuxième sur trois.
       *[other] Ton troisième sur trois.
    }
prompt-draw-by-each = Sur chacun : tes cartes de ce genre, et ce qu’il coûte selon le terrain.
prompt-plan-all = Pose un jeton, pose ton obstacle ou passe
prompt-plan-counter = Pose un jeton ou passe
prompt-plan-obstacle = Pose ton obstacle ou passe
prompt-plan-nothing = Rien de ce que tu as ne va sur une route : passe
prompt-plan-more = Choisis un jeton ou une route. Même si tu passes, tu pourras encore poser plus tard.
prompt-plan-pass-more = Tu pourras encore poser plus tard.
prompt-plan-last = Tous les autres ont passé : si tu passes aussi, on ne pose plus rien.
prompt-counter = { $kind } : choisis une route
prompt-counter-more = Chaque route affiche son prix. Un prix barré dépasse tes moyens.
prompt-counter-none = { $kind } : aucune route libre ne convient
prompt-obstacle = Obstacle : choisis une route avec un jeton
prompt-obstacle-more = Pour tous, l’étape y coûte une carte de plus du même genre.
prompt-ring-lay = { $road } : que poses-tu ?
prompt-lay = { $road } : y poser le jeton { $kind } ?
prompt-lay-obstacle = { $road } : y poser l’obstacle ?
prompt-lay-price =
    L’étape y coûtera { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; tu en as { $held }.
prompt-move =
    Poursuis ta route depuis { $town } ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) ou finis ton tour
prompt-move-none =
    { $cards ->
        [0] Tu es à { $town }, sans cartes : finis ton tour
        [one] Avec { $cards } carte, impossible d’aller plus loin depuis { $town } : finis ton tour
       *[other] Avec { $cards } cartes, impossible d’aller plus loin depuis { $town } : finis ton tour
    }
prompt-move-more = Choisis une ville qui brille ; elle dit ce que coûte l’étape.
prompt-move-favor =
    Utilise la faveur qu’offre { $town }, poursuis ta route ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }) ou finis ton tour
prompt-stay-favor =
    Utilise la faveur qu’offre { $town } ou finis ton tour ({ $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
prompt-favor-going = Si tu pars, tu y renonces pour cette manche.
prompt-favor-leaves = Tu pars sans la faveur qu’offre { $town }.
prompt-favor = Utiliser la faveur qu’offre { $town } ?
prompt-favor-more = Maintenant, ou pas cette fois.
offer-gives = { $favor } – { $gives }
offer-down = Elle est face cachée : si tu l’utilises, on la retourne et on l’applique autant que possible.
prompt-seen =
    { $count ->
        [one] Pose le jeton que tu regardes, ou aucun
       *[other] Pose un des { $count } jetons que tu regardes, ou aucun
    }
prompt-seen-more = Personne d’autre ne les voit. Ce que tu ne poses pas retourne dans la pioche.
prompt-seen-nowhere = Aucune route libre n’en accepte : ils retournent dans la pioche sans être montrés.
prompt-to-new =
    Ville nouvelle ; il te restera { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
prompt-to-seen =
    Déjà visitée ; il te restera { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
prompt-ring-pay = Vers { $town } : comment voyages-tu ?
prompt-caravan =
    Caravane vers { $town } : donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au choix{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
prompt-caravan-more = Proposées : les cartes les moins utiles. Tu peux en changer ci-dessous.
prompt-limit = Garde { $keep } de tes { $cards } cartes
prompt-limit-more =
    Proposées : les plus utiles. { $give ->
        [one] L’autre est défaussée
       *[other] Les { $give } autres sont défaussées
    } face cachée.
prompt-limit-last = À la dernière manche, les cartes en main ne font que départager.
prompt-keep = Garde un jeton pour la manche suivante
prompt-keep-more = Les autres sont rendus. Tu peux aussi n’en garder aucun.
prompt-waiting = On attend { $name }, qui { $doing }
prompt-waiting-bot = { $name } { $doing }…
prompt-stand-in =
    { $who ->
        [you] Ton temps est écoulé : { $what } joue pour toi
       *[other] { $name } n’est pas là : { $what } joue
    }
doing-draw = prend un jeton
doing-plan = pose des jetons
doing-move = voyage
doing-keep = garde un jeton
doing-looking = regarde des jetons de la pioche
doing-ended = a fini la partie
prompt-meanwhile = En attendant, tu peux esquisser un itinéraire ; toi seul le vois.
prompt-watch-more = Tu regardes cette table ; tu vois ce qui est visible de tous.
prompt-watch-seconds = Tu regardes cette table avec { $seconds } secondes de retard ; tu vois ce qui est visible de tous.
prompt-watch-minutes = Tu regardes cette table avec { $minutes } minutes de retard ; tu vois ce qui est visible de tous.
prompt-cover-draw = À { $name } : prendre un jeton
prompt-cover-plan = À { $name } : poser un jeton, l’obstacle, ou passer
prompt-cover-move = À { $name } : voyager, ou finir le tour
prompt-cover-seen = À { $name } : poser un des jetons regardés, ou aucun
prompt-cover-favor = À { $name } : utiliser la faveur qu’offre { $town }, ou y renoncer
prompt-cover-favor-too = À { $name } : utiliser la faveur qu’offre { $town }, voyager, ou finir le tour
prompt-cover-keep = À { $name } : garder un jeton
prompt-cover-more = On joue à plusieurs sur cet écran. Ces cartes restent cachées : à { $name } de les montrer.
prompt-ended = La partie est finie

act-pass = Passer
act-use-favor = Utiliser
act-favor = Utiliser la faveur
act-leave-favor = Renoncer
act-lay-none = Ne rien poser
act-end = Fin du tour
act-end-sure = Finir quand même
act-not-yet = Pas encore
act-end-ask = Une nouvelle ville est encore à portée. Finir le tour ?
act-travel = Partir
act-lay = Poser
act-back = Remettre
act-nothing-here = Rien ici
act-not-this-way = Pas comme ça
act-give = Payer { $count } et partir
act-give-more =
    { $missing ->
        [one] Encore { $missing } carte
       *[other] Encore { $missing } cartes
    }
act-give-fewer =
    { $over ->
        [one] { $over } carte de trop
       *[other] { $over } cartes de trop
    }
act-keep-cards =
    { $count ->
        [one] Garder celle-ci
       *[other] Garder ces { $count }
    }
act-keep = Garder le jeton { $kind }
act-keep-secret = Garder le jeton { $kind } (secret)
act-keep-none = Ne rien garder
act-close = Fermer
act-wipe = Effacer le croquis

## Hints

hint = Conseil
hint-asking = Le conseil se prépare
hint-not-waiting = Pas de conseil : ce n’est pas à toi de jouer
hint-not-covered = Pas de conseil : les cartes sont cachées
hint-do = Conseil : { $action }
hint-why-only-action = Il n’y a rien d’autre à faire.
hint-why-toward-towns = Pas de nouvelle ville pour l’instant, mais tu finis à { $town }, plus près de celles qui te manquent.
hint-why-destination = Tu finis plus près de ta ville secrète : { $town }.
hint-why-tie-break = Aucune étape ne rapporte de ville, et les cartes en main départagent.
hint-why-race = Tu atteins ainsi ta dernière ville, et la victoire aussitôt.
hint-why-turn-over = Aucune étape ne vaut mieux que de rester ici.
hint-why-tour = Ton itinéraire passe par là.
hint-why-obstacle = D’autres y paieront plus.
hint-why-denial = Ton itinéraire n’en a pas besoin ; posé là, il gêne les autres.
hint-why-wait = Il te manque des jetons, mais d’autres les poseront peut-être.
hint-why-pass = Aucun jeton que tu pourrais poser ne manque à ton itinéraire.
hint-why-draft-fit = Il va bien avec tes cartes.
hint-why-draft-blind = Aucun jeton visible ne vaut mieux qu’un tirage dans la pioche.
hint-why-pay = C’est ce qui te manquera le moins ensuite.
hint-why-keep = C’est le plus utile pour la manche suivante.
hint-why-discard = C’est le moins utile.
hint-why-favor = Ce qu’offre la ville t’est utile.
hint-why-no-favor = Ce qu’offre la ville ne te sert à rien pour l’instant.
hint-tour =
    { $towns } : { $count ->
        [one] { $count } nouvelle ville
       *[other] { $count } nouvelles villes
    } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; { $kept ->
        [0] il ne t’en reste aucune
       *[other] il t’en reste { $kept }
    }.
hint-end =
    { $towns ->
        [one] Prévu à la fin : { $towns } ville.
       *[other] Prévu à la fin : { $towns } villes.
    }
hint-effect-closed = { $name } n’a alors plus de chemin vers { $town }.
hint-effect-opened = { $name } a alors un chemin vers { $town }.
hint-effect-dearer =
    Pour { $name }, { $town } coûte alors { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de plus.
hint-effect-cheaper =
    Pour { $name }, { $town } coûte alors { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de moins.
hint-as-good = Tout aussi bon : { $action }.
act-as-advised = Le suivre
act-put-away = Fermer
plans = Préparer
reach = Qu’est-ce qui est à portée ?
reach-word = À portée
reach-not-covered = Tant que tes cartes sont cachées, ce qui est à portée ne se montre pas
reach-price =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }
reach-town = { $town } : { $price }
reach-none = { $place } ; hors d’atteinte
reach-said =
    { $count ->
        [0] Tes cartes ne mènent à aucune ville.
        [one] Tes cartes mènent à { $count } ville.
       *[other] Tes cartes mènent à { $count } villes.
    }
reach-step = { $cards } jusqu’à { $town }
reach-step-caravan = une caravane de { $cards } jusqu’à { $town }
reach-drawn =
    { $count ->
        [one] { $count } carte piochée en route
       *[other] { $count } cartes piochées en route
    }
reach-leaves =
    { $new ->
        [0] Aucune ville nouvelle
        [one] { $new } ville nouvelle
       *[other] { $new } villes nouvelles
    } ; il te reste { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
reach-stop = Tu t’arrêtes d’abord à { $town } : là, il faut décider pour la faveur.
prompt-way = Voyager jusqu’à { $town } : { $price }
sketch = Croquis d’un itinéraire
sketch-word = Croquis
sketch-title = Ton croquis
sketch-private = Toi seul le vois.
sketch-how = Choisis une ville voisine du bout de ton croquis, ou une route qui en part : c’est le trajet suivant. Choisis une ville plus lointaine, et il y va par là où il manque le moins et où c’est le moins cher.
sketch-begin = Esquisse un itinéraire au départ de { $town } : choisis une ville, proche ou lointaine
sketch-tour =
    Ton croquis jusqu’à { $town } : { $legs ->
        [one] { $legs } trajet
       *[other] { $legs } trajets
    }
sketch-go-on = { $town } : le trajet suivant depuis { $from }
sketch-lead = { $town } : continuer depuis { $from } par le meilleur chemin
sketch-seeking = Recherche du meilleur chemin vers { $town }.
sketch-there = Ton croquis finit déjà à { $town } : choisis une autre ville.
sketch-elsewhere = Cette route ne part pas de là où finit ton croquis, à { $town } : choisis-en une autre, ou une ville.
sketch-too-far = { $town }, c’est trop loin : le chemin ferait plus de { $legs } trajets.
sketch-not-led = Aucun chemin trouvé vers { $town }. { $why }
sketch-long = Un croquis ne dépasse pas { $legs } trajets.
sketch-leg = { $from } – { $town }
sketch-leg-price =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $lacking ->
        [0] {""}
       *[other] , il en manque { $lacking }
    }
sketch-lies = jeton { $kind } déjà posé
sketch-lies-obstacle = jeton { $kind } déjà posé, avec un obstacle
sketch-own = ton jeton { $kind }
sketch-earlier = jeton { $kind }, comme avant
sketch-lacking = il manque : { $kind }
sketch-lacking-any = il manque un jeton
sketch-face-up = visibles : { $kinds }
sketch-caravan = en caravane
sketch-instead = Plutôt par : { $terrain }
sketch-lacks-counters =
    { $count ->
        [one] Il manque { $count } jeton.
       *[other] Il manque { $count } jetons.
    }
sketch-lacks-cards =
    { $count ->
        [one] Il te manque { $count } carte.
       *[other] Il te manque { $count } cartes.
    }
sketch-left = Reste en main
act-leg-back = Un trajet en arrière
act-legs =
    { $count ->
        [one] { $count } trajet
       *[other] { $count } trajets
    }
act-sketch-done = Terminé

## Prices and targets on the map

map-label = Carte du pays
map-nearer = Plus près
map-farther = Plus loin
map-whole = Toute la carte
map-tools = La carte
map-pieces-mine = Marqueurs sur la carte : les miens. Tous les montrer
map-pieces-all = Marqueurs sur la carte : tous. En montrer moins
map-pieces-none = Marqueurs sur la carte : aucun. Les montrer
map-pieces-word-mine = Les miens
map-pieces-word-all = Tous
map-pieces-word-none = Aucun
find-title = Chercher une ville
find-label = Nom de la ville
find-close = Fermer la recherche
find-towns = Villes
find-none = Aucune ville n’a ces lettres.
tip-counter =
    { $kind } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tip-obstacle =
    { $kind } avec un obstacle : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tip-cost-held = { $cost } ; tu en as { $held }.
tip-held = Tu as { $cards }.
tip-caravan = Caravane : { $cards } cartes au choix.
tip-no-counter = Pas encore de jeton. Ici convient :
tip-offer =
    { $kind }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tip-offer-held =
    { $kind }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, tu en as { $held }
tip-river = Radeaux : vers l’aval, à { $to }, { $down } ; vers l’amont, { $up }.
tip-lake = Radeaux : { $cards } dans les deux sens.
tip-you = toi
tip-boots = Ici : { $names }.
tip-left = Marqueurs ici : { $names }.
tip-none-left = Tous les marqueurs sont pris.
tip-start = Toutes les bottes partent d’ici ; pas de marqueurs.
tip-your-town = Ta carte ville.
tip-favor = Faveur : { $favor }. { $more }
place-with-favor = { $place } ; faveur : { $favor }
place-town-card = { $place } ; ta carte ville
place-town-boots = { $town } ; ici : { $names }
place-road =
    { $road } : { $kind }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
place-road-obstacle =
    { $road } : { $kind } avec un obstacle, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
map-any = mixte
target-road =
    { $road } : { $kind } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, tu en as { $held }
target-road-open =
    { $road } : { $kind } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
target-obstacle = { $road } : poser l’obstacle
target-layable = { $road } : choisir quoi poser
target-town =
    { $town } : { $kind }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
target-town-caravan =
    { $town } : en caravane, { $cards } cartes au choix{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
target-town-choice = { $town } : plusieurs façons de payer
way-counter = { $kind }
way-caravan = Caravane
way-free = { $way }, avec une voie libre
way-raft-river = Radeau, par la rivière
way-raft-lake = Radeau, par le lac
ring-lay-label = Ce que tu peux poser sur { $road }
ring-pay-label = Façons d’aller à { $town }
ring-lay-option =
    { $kind } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, tu en as { $held }
ring-lay-open =
    { $kind } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ring-lay-secret =
    { $kind }, ton jeton secret : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, tu en as { $held }
ring-pay-option =
    { $way } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
chip-to = Vers { $town }
chip-label = Aller à { $town }
since-title = Depuis ton dernier tour
since-read = Voir : { $count }
since-close = Ranger
since-nothing = Personne d’autre n’a rien fait.
since-before =
    { $count ->
        [one] Encore une chose avant cela, dans le journal.
       *[other] Encore { $count } choses avant cela, dans le journal.
    }
since-way = { $name } voyage : { $towns }.

## The log, and what the live region says

log-label = Ce qui s’est passé
log-group = Manche { $round } · { $phase }
log-starts =
    { $who ->
        [you] Tu commences cette manche.
       *[other] { $name } commence cette manche.
    }
log-dealt-all = Chacun reçoit des cartes jusqu’à en avoir 8.
log-town-card =
    { $who ->
        [you] Ta carte ville : { $town }.
       *[other] Carte ville pour { $name } : { $town }.
    }
log-reserved-own =
    { $who ->
        [you] Tu reprends tes cartes mises de côté : { $cards }.
       *[other] { $name } reprend ses cartes mises de côté : { $cards }.
    }
log-reserved-taken =
    { $who ->
        [you] Tu reprends { $count ->
            [one] { $count } carte mise
           *[other] { $count } cartes mises
        } de côté.
       *[other] { $name } reprend { $count ->
            [one] { $count } carte mise
           *[other] { $count } cartes mises
        } de côté.
    }
log-dealt =
    { $who ->
        [you] Tu reçois { $cards }.
       *[other] { $name } reçoit { $cards }.
    }
log-secret-all = Chacun pioche un jeton secret.
log-secret =
    { $who ->
        [you] Ton jeton secret : { $kind }.
       *[other] Jeton secret pour { $name } : { $kind }.
    }
log-drawn-display =
    { $who ->
        [you] Tu prends un jeton { $kind } parmi les cinq.
       *[other] { $name } prend un jeton { $kind } parmi les cinq.
    }
log-drawn-pile =
    { $who ->
        [you] Tu prends un jeton { $kind } à l’aveugle dans la pioche.
       *[other] { $name } prend un jeton { $kind } à l’aveugle dans la pioche.
    }
log-placed =
    { $who ->
        [you] Toi : { $kind } sur { $road }.
       *[other] { $name } : { $kind } sur { $road }.
    }
log-placed-secret =
    { $who ->
        [you] Toi : jeton { $kind }, jusqu’ici secret, sur { $road }.
       *[other] { $name } : jeton { $kind }, jusqu’ici secret, sur { $road }.
    }
log-obstacle =
    { $who ->
        [you] Tu poses ton obstacle sur { $road }.
       *[other] { $name } pose un obstacle sur { $road }.
    }
log-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }
log-all-passed = Tous passent. Les jeux sont faits.
log-travelled =
    { $who ->
        [you] Tu vas
       *[other] { $name } va
    } à { $town } { KIND($kind, form: "by") }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
log-travelled-caravan =
    { $who ->
        [you] Tu vas
       *[other] { $name } va
    } à { $town } en caravane, { $cards } cartes ({ $kinds }){ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
log-towns =
    { $travelled } ; { $towns ->
        [one] { $towns } ville.
       *[other] { $towns } villes.
    }
log-no-town = { $travelled }.
log-favor =
    { $who ->
        [you] Tu utilises
       *[other] { $name } utilise
    } la faveur qu’offre { $town } : { $favor }.
log-favor-turned =
    { $who ->
        [you] Tu retournes
       *[other] { $name } retourne
    } la faveur qu’offre { $town } : { $favor }.
log-favor-left =
    { $who ->
        [you] Tu renonces
       *[other] { $name } renonce
    } à la faveur qu’offre { $town }.
log-drew-own =
    { $who ->
        [you] Tu pioches { $cards }.
       *[other] { $name } pioche { $cards }.
    }
log-drew =
    { $who ->
        [you] Tu pioches
       *[other] { $name } pioche
    } { $count ->
        [0] dans le vide : il n’y a plus de cartes
        [one] { $count } carte
       *[other] { $count } cartes
    }.
log-reserved =
    { $who ->
        [you] Tu mets
       *[other] { $name } met
    } une carte de côté, face cachée, pour la manche suivante.
log-seen-own =
    { $who ->
        [you] Tu regardes : { $kinds }.
       *[other] { $name } regarde : { $kinds }.
    }
log-seen =
    { $who ->
        [you] Tu regardes
       *[other] { $name } regarde
    } { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de la pioche.
log-returned =
    { $who ->
        [you] Tu remets
       *[other] { $name } remet
    } { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } dans la pioche.
log-extra-own =
    { $who ->
        [you] Ton jeton en plus pour la manche suivante : { $kind }.
       *[other] Jeton en plus pour { $name } à la manche suivante : { $kind }.
    }
log-extra =
    { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } un jeton en plus pour la manche suivante.
log-obstacle-taken =
    { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } un obstacle dans la réserve commune.
log-free-path-taken =
    { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } une voie libre dans la réserve commune.
log-reshuffled =
    La pioche est vide : { $count ->
        [one] la seule carte jouée ou défaussée
       *[other] les { $count } cartes jouées et défaussées
    } { $count ->
        [one] forme
       *[other] forment
    } une nouvelle pioche mélangée.
log-turn-ended =
    { $who ->
        [you] Tu finis ton tour.
       *[other] { $name } finit son tour.
    }
log-discarded =
    { $who ->
        [you] Tu finis ton tour et défausses { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, face cachée.
       *[other] { $name } finit son tour et défausse { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }, face cachée.
    }
log-kept =
    { $who ->
        [you] Tu gardes un jeton { $kind }.
       *[other] { $name } garde un jeton { $kind }.
    }
log-kept-secret =
    { $who ->
        [you] Tu gardes un jeton secret.
       *[other] { $name } garde un jeton secret.
    }
log-kept-secret-own =
    { $who ->
        [you] Tu gardes un jeton { $kind }, secret.
       *[other] { $name } garde un jeton { $kind }, secret.
    }
log-kept-none =
    { $who ->
        [you] Tu ne gardes aucun jeton.
       *[other] { $name } ne garde aucun jeton.
    }
log-ended =
    La partie est finie. { $count ->
        [one] Victoire pour { $names }.
       *[other] Victoire partagée : { $names }.
    }
log-ended-you = La partie est finie. C’est gagné !
live-turn = À toi : { $question }
live-taken-back = La dernière décision est annulée.

## Refusals, by their reason

refused-draw-phase-only = On ne prend des jetons qu’à la phase 3.
refused-not-in-display = Aucun jeton { $counter } n’est visible.
refused-counter-pile-empty = La pioche des jetons est vide.
refused-plan-phase-only = On ne pose jetons et obstacles qu’à la phase 4.
refused-pass-phase-only = On ne passe qu’à la phase 4.
refused-not-a-road = { $connection } n’est pas une route : on ne pose rien sur les rivières et les lacs.
refused-counter-not-held = Tu n’as pas ce jeton : { $counter }.
refused-road-has-counter = Il y a déjà un jeton sur { $road }.
refused-terrain-forbidden = Le jeton { $counter } ne va pas sur ce terrain : { $terrain }.
refused-no-obstacle-left = Ton obstacle a déjà servi.
refused-road-without-counter = Il n’y a pas de jeton sur { $road }.
refused-road-has-obstacle = Il y a déjà un obstacle sur { $road }.
refused-travel-phase-only = On ne voyage qu’à la phase 5.
refused-not-from-here = { $connection } ne part pas de là où se trouve ta botte : { $town }.
refused-no-counter-on-road = Il n’y a pas de jeton sur { $road }.
refused-too-few-cards = L’étape coûte { $cost }, et tu en as { $held }.
refused-too-few-for-obstacle = Avec l’obstacle, l’étape coûte { $cost }, et tu en as { $held }.
refused-too-few-for-caravan = Une caravane coûte ici { $price } cartes au choix, et tu en as { $held }.
refused-too-few-rafts = L’étape coûte { $cost }, et tu en as { $held }.
refused-wrong-method = Rivières et lacs se traversent en Radeau, les routes grâce à un jeton ou en caravane.
refused-no-payment-open = Il n’y a pas de caravane à payer.
refused-pay-first = Il faut d’abord payer la caravane ; cartes manquantes : { $left }.
refused-card-not-held = Il ne te reste aucune carte { $card }.
refused-pay-in-order = Dans un paiement, les cartes suivent l’ordre des genres.
refused-no-discard-open = Il n’y a rien à défausser maintenant.
refused-discard-first = Ta main doit d’abord revenir à 4 cartes ; à défausser : { $left }.
refused-discard-in-order = On défausse les cartes dans l’ordre des genres.
refused-favor-phase-only = Les faveurs ne s’utilisent qu’à la phase 5.
refused-no-favors-played = Cette partie se joue sans faveurs.
refused-no-favor-open = Aucune faveur ne s’offre à toi maintenant.
refused-favor-first = Utilise d’abord la faveur qu’offre { $town }, ou renonces-y.
refused-nothing-to-decline = On renonce à une Petite Faveur en partant sans elle.
refused-no-counters-seen = Tu ne regardes aucun jeton.
refused-counter-not-seen = Il n’y a pas de jeton { $counter } parmi ceux que tu regardes.
refused-seen-first = Pose d’abord un des jetons que tu regardes, ou aucun.
refused-no-free-path = Tu n’as pas de voie libre.
refused-no-obstacle-here = Il n’y a pas d’obstacle sur { $road }.
refused-keep-phase-only = On ne garde un jeton qu’à la phase 6.
refused-turn-phase-only = Un tour de voyage ne se finit qu’à la phase 5.
refused-stale = La partie a avancé depuis ; regarde de nouveau.
refused-not-your-turn = C’est à un autre de jouer.
refused-device = Cet appareil est déjà déconnecté.
refused-sketch = Aucun itinéraire de ce genre ne part d’où se trouve la botte.
refused-tour-failed = Le calcul n’a pas abouti à temps. Réessaie.
refused-game-over = La partie est finie.
refused-limit = C’était trop de demandes d’un coup. Attends un instant, puis réessaie.
refused-close = Fermer l’avis

## Refusals, by their code

refused-action = Ce n’est pas possible maintenant.
refused-chat-busy = Trop de monde a parlé au même moment. Renvoie-le.
refused-chat-too-fast = C’était trop à la fois. Attends une seconde, puis renvoie-le.
refused-clock-expired = Ton temps était écoulé avant que cela n’arrive.
refused-covered = Ce n’est pas possible maintenant. Montre ton jeu pour voir pourquoi.
refused-credential = Le serveur ne connaît pas ce navigateur ici. Reprends une place, ou récupère tes parties depuis ton autre appareil.
refused-hint-failed = Aucun conseil n’a pu être calculé. Demande encore une fois.
refused-network-closed = Une place par lien a besoin du réseau local : commence par y ouvrir ce serveur.
refused-network-refused = Le réseau local s’ouvre sur la machine où tourne le serveur, et pas avec tous les serveurs.
refused-options = Une telle partie n’existe pas. Regarde ses règles de nouveau.
refused-origin = Cette page vient d’une autre adresse que celle du serveur. Ouvre-la là-bas.
refused-record = Ce n’est pas l’enregistrement d’une partie, ou la partie ne se déroule pas comme il le dit.
refused-replay-failed = La partie n’a pas pu être rejouée à temps. Réessaie.
refused-request = Le serveur ne l’accepte pas ainsi. Regarde-le de nouveau, ou recharge la page.
refused-review-failed = L’analyse n’a pas abouti. Réessaie.
refused-seal = Le sceau de cette donne a servi, ou il est trop vieux. Réessaie, et elle en aura un autre.
refused-seat-not-yours = Cette place n’est pas la tienne.
refused-seat-yours = Tu es déjà à cette table.
refused-server-error = Quelque chose a mal tourné, et tu n’y es pour rien. Réessaie.
refused-store = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessaie bientôt.
refused-table-running = La partie n’est pas finie.
refused-table-unknown = Il n’y a pas de table ici, ou il n’y en a plus.
refused-table-unlisted = On prend place à cette table par un lien.
refused-table-waiting = Tout le monde n’a pas encore pris place.
refused-too-large = C’est trop gros. Envoies-en moins.
refused-watching = Jusqu’à la fin, seuls ceux qui jouent voient cette partie.

## The chart

chart-title = Tableau des coûts
chart-caption = Cartes à payer, par moyen de transport et terrain
chart-transport = Transport
chart-not = interdit
chart-plains = plaine
chart-woods = forêt
chart-desert = désert
# The soft hyphen lets the longest one break.
chart-mountains = mon­tagne
chart-rafts = Radeaux
chart-downstream = Rivière, vers l’aval
chart-upstream = Rivière, vers l’amont
chart-lake = Traversée de lac
chart-more = Un obstacle coûte une carte de plus du même transport. Une caravane coûte 3 cartes au choix, 4 avec un obstacle.
rule-set-ours = Nos règles
rule-set-printed-1998 = Édition de 1998
rule-set-printed-2015 = Édition de 2015
rule-set-own = Règles mélangées
rule-set-lesson = Nos règles, trois manches
key-enter = Entrée
key-end = Fin
key-escape = Échap
key-home = Début
key-page = Page
key-shift = Maj

## Keys, lists in words, the text board

keys-title = Toutes les touches
keys-off = Les raccourcis à une lettre sont désactivés dans les réglages.
keys-town = Aller à la ville la plus proche
keys-act = Choisir
keys-roads = Routes d’une ville
keys-targets = D’une cible permise à l’autre
keys-find = Chercher une ville
keys-zoom = La carte plus près, plus loin
keys-whole = Toute la carte
keys-pick = Choisir une carte ou un jeton
keys-pass = Passer, renoncer ou ne rien poser
keys-favor = Utiliser la faveur
keys-end = Fin du tour
keys-undo = Annuler
keys-hint = Un conseil, ou le fermer
keys-reach = Qu’est-ce que j’atteins ?
keys-sketch = Esquisser un itinéraire
keys-leg-back = Retirer le dernier trajet du croquis
keys-chart = Tableau des coûts
keys-legal = Actions permises, en mots
keys-text = Le plateau en mots
keys-all = Toutes les touches
keys-back = Lâcher ce qui est choisi
legal-title = Ce que tu peux faire
legal-none = Rien : ce n’est pas à toi de jouer.
legal-place-open = Poser le jeton { $kind } sur { $road }
legal-place-secret = Poser le jeton { $kind } (secret) sur { $road }
legal-place-seen = Poser le jeton { $kind } (regardé) sur { $road }
legal-favor = Utiliser la faveur qu’offre { $town }. { $gives }
legal-decline = Renoncer à la faveur qu’offre { $town }
legal-obstacle = Poser l’obstacle sur { $road }
legal-draw = Prendre un jeton { $kind }
legal-draw-pile = Prendre un jeton à l’aveugle dans la pioche
legal-travel =
    Aller à { $town } { KIND($kind, form: "by") } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
legal-travel-caravan =
    Aller à { $town } en caravane : { $cards } cartes au choix{ $free ->
        [yes] {" "}et une voie libre
       *[no] {""}
    }
legal-pay = Payer une carte { $kind }
legal-discard = Défausser une carte { $kind }
text-title = Le plateau en mots
text-towns = Villes
text-roads = Routes avec un jeton
text-boots = Bottes
text-pieces = Marqueurs encore là
text-reach = Pour y aller
text-favor = Faveur
text-leads = Depuis { $town }
text-downstream = { $town } ({ $terrain }, vers l’aval)
text-upstream = { $town } ({ $terrain }, vers l’amont)
text-all = tout le monde
text-your-town = ta carte ville
text-seats = Joueurs
text-holds = Possède
text-left = Restent
text-secret =
    { $count ->
        [one] { $count } jeton secret
       *[other] { $count } jetons secrets
    }
text-reserved =
    { $count ->
        [one] { $count } carte mise de côté
       *[other] { $count } cartes mises de côté
    }
text-road = Route
text-counter = Jeton
text-price = Cartes
text-obstacle = avec un obstacle
text-no-roads = Il n’y a de jeton sur aucune route.
text-none = rien

## The end

end-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
end-you-win = C’est gagné !
end-standings = Classement
end-place = Rang
end-player = Joueur
end-towns = Villes
end-cards = Cartes
end-score = Score
end-minus =
    { $count ->
        [0] 0
       *[other] –{ $count }
    }
end-most-towns = { $name } a le plus de villes : { $count }.
end-by-cards = { $names } ont autant de villes ({ $towns }). Les cartes en main départagent : { $name } en a { $cards }.
end-together = { $names } ont autant de villes ({ $towns }) et { $cards } en main : victoire partagée.
end-most-score =
    { $name } a le meilleur score : { $towns ->
        [one] { $towns } ville
       *[other] { $towns } villes
    }, { $steps ->
        [0] et la botte se trouve à { $town }
        [one] moins { $steps } étape jusqu’à { $town }
       *[other] moins { $steps } étapes jusqu’à { $town }
    } : { $score }.
end-by-distance =
    { $names } ont le même score ({ $score }). La distance départage : { $name } { $steps ->
        [0] a atteint sa ville secrète
        [one] est à { $steps } étape de sa ville secrète
       *[other] est à { $steps } étapes de sa ville secrète
    }.
end-score-by-cards =
    { $names } ont le même score ({ $score }). { $closest } sont aussi près de leur ville : { $steps ->
        [0] ils y sont
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. Les cartes en main départagent : { $name } en a { $cards }.
end-score-together =
    { $names } ont le même score ({ $score }). { $closest } sont aussi près de leur ville et ont { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main : victoire partagée.
end-all-pieces = { $name } ramasse le dernier de ses vingt marqueurs, et gagne aussitôt.
end-agreed = La table a décidé d’arrêter la partie ; le classement se fait en l’état.
end-by-round = Villes par manche
end-by-round-more = Chaque marque est une ville ; les espaces séparent les manches.
end-by-round-label = { $name } : { $rounds }
end-round = manche { $round } : { $count }
end-again = Rejouer
end-again-change = Rejouer, avec des changements
end-again-join = Prendre place
end-again-open = Aller à la nouvelle table
end-again-asked = Quelqu’un propose de rejouer avec les mêmes joueurs.
end-leave = Quitter
end-look = Voir le plateau
end-review-you = Où ai-je perdu des villes ?
end-replay = Voir le replay
end-review = Où a-t-on perdu des villes ?
end-back = Retour au classement
end-making = Préparation de la table
end-fair = La donne était scellée avant la première carte ; on peut le vérifier.
end-fair-how = Comment vérifier

## The start page

home-lead = Trace des routes qui servent à tous, et voyage mieux que personne. Vingt villes, quatre manches, une paire de bottes.
home-play-more = Toi contre trois bots, tout de suite.
home-play-time = Une vingtaine de minutes.
home-set-up = Préparer ma table
home-opening = Ouverture de la table
home-join = Rejoindre par lien ou code
home-join-code = Lien ou code
home-join-do = Rejoindre
home-join-more = Un lien ouvre la table tout seul.
home-join-new = Créer une table
home-record = Une partie dans un fichier
home-join-none = Ce n’est ni un lien ni un code. Un lien contient /join/ ; le code est ce qui suit.
games-mine = Mes parties
games-none = Pas encore de partie. Appuie sur Jouer, ou prépare une table et invite quelqu’un.
games-none-running = Aucune partie en cours.
games-ended-head = Terminées
games-looking = Recherche de tes parties
games-turn = À toi de jouer
games-waiting-tag = En attente
games-waiting = On attend encore : { $names }
games-step-waiting = { $step } · à { $name } de jouer
games-running = En cours
games-about = { $names } · { $rules }
games-with = Avec { $names }
games-moved = dernier coup { $at }
games-ended = La partie est finie
games-replay = Replay
games-replay-of = Replay : { $table }
games-review = Analyse
games-review-of = Analyse : { $table }
games-you-won = Gagné, { $towns }
games-won = Victoire : { $names }, { $towns }
lobby-open = Tables ouvertes
lobby-watch = À regarder
lobby-replays = Replays
games-all = En montrer { $count } de plus
lobby-seats = { $taken } places prises sur { $seats } · { $rules }
title-turns = ({ $turns }) { $title }
server-away = Le serveur ne répond pas. Il est peut-être arrêté, ou cet appareil n’est pas connecté.
server-try = Réessayer
table-unreached = Impossible d’atteindre la table

## Who one is

me-you-are = Ici, tu t’appelles { $name }.
me-other-device = Sur un autre appareil
me-been-here = Tu joues déjà sur un autre appareil ?
me-bring = Récupérer mes parties
me-title = Qui tu es ici
me-nobody = Tu n’as pas encore donné de nom. On te le demandera la première fois que tu prendras place à une table.
me-left = Cet appareil est déconnecté.
me-name = Ton nom
me-rename = Enregistrer
me-renamed = Désormais, tu t’appelles { $name }.
me-name-more = Pour les tables à venir. À une table déjà ouverte, tu gardes le nom que tu y as pris.
me-other-more = Avec un code, un autre téléphone ou ordinateur devient aussi le tien : toutes tes parties y sont, et tes places. Il vaut une seule fois, pendant un jour.
me-make-code = Créer un code
me-another-code = En créer un autre ; celui-ci ne vaudra plus rien
me-code-label = Ton code
me-qr = Code QR du lien pour ton autre appareil
me-link = Lien pour ton autre appareil
me-link-more = Ouvre-le là-bas, ou vise le code avec l’appareil photo. Ne le montre à personne d’autre : qui l’a joue à ta place.
me-copy = Copier le lien pour ton autre appareil
me-devices = Tes appareils
me-device = À toi depuis le { $since }
me-device-here = Cet appareil
me-device-seen = Vu pour la dernière fois le { $seen }
me-sign-out = Déconnecter
me-sign-out-one = Déconnecter l’appareil vu pour la dernière fois le { $seen }
me-sign-out-others = Déconnecter partout ailleurs
me-sign-out-here = Tes parties ne seront plus dans la liste ici, et tu joueras tes places depuis tes autres appareils.
me-sign-out-last = Aucun autre appareil ne te connaît. Crée d’abord un code et garde-le, sinon personne ne pourra te rendre tes parties et tes places.
me-sign-out-yes = Déconnecter ici
me-sign-out-no = Rester
me-signed-out =
    { $count ->
        [one] Un appareil est déconnecté.
       *[other] { $count } appareils sont déconnectés.
    } Ce qui y est gardé n’ouvre plus rien.
recover-title = Récupérer mes parties
recover-lead = Sur ton autre appareil, ouvre l’accueil et choisis « Sur un autre appareil ». Tu y reçois un code ou un lien.
recover-code = Le code
recover-code-more = Avec ou sans tirets, en minuscules ou en majuscules.
recover-do = Les récupérer
recover-before = Sur cet appareil, tu t’appelles { $name }. Ce qui est ouvert ici le reste ; la liste des parties sera l’autre.
recover-unknown = Ce code ne mène à personne. Il contient peut-être une faute, a déjà servi, a plus d’un jour, ou a été essayé cinq fois. Relis-le, ou crées-en un autre.
sit-seat = Quelle place
sit-free = La place { $seat } est libre
sit-taken = Quelqu’un a été plus rapide.
sit-full = Il n’y a plus de place libre ici.
sit-unknown = Cette table a disparu.

## A new table

new-title = Nouvelle table
new-again = Rejouer : { $table }
new-who = Qui joue
new-seat-name = Nom à la place { $seat }
new-seat-who = Qui prend la place { $seat }
new-me = Moi
new-screen = Quelqu’un sur cet écran
new-link = Quelqu’un par lien
new-bot-greedy = Bot : un aimable débutant
new-bot-planner = Bot : un voyageur prévoyant, difficile à battre
new-bot-learned = Bot : un vieux routier, instruit par des milliers de voyages
new-bot-searcher = Bot : un maître des routes, qui réfléchit pour tout le monde
new-bot-random = Bot : un novice qui joue au hasard
new-bot-other = Bot : { $bot }
new-up = Avancer { $name } à la place { $seat }
new-up-first = { $name } est en première place
new-down = Reculer { $name } à la place { $seat }
new-down-last = { $name } est en dernière place
new-remove = Retirer la place { $seat } : { $name }
new-remove-not = Une table a au moins deux places
new-moved = { $name } est à la place { $seat }.
new-removed = Place retirée : { $name }. Il en reste { $count }.
new-added = { $name } est à la place { $seat }.
new-add = Ajouter une place
new-add-not = Une table a au plus six places
new-order = De deux à six joueurs, dans cet ordre, en sens horaire.
new-name-me = Voyageur
new-name-other = Joueur { $n }
new-nobody-here = Personne n’est sur cet écran. Prends une place, ou donnes-en une à quelqu’un sur cet écran.
new-network = { $names } : pour jouer depuis un autre appareil, il faut que ce serveur écoute sur ton réseau local.
new-network-more = Toute personne de ce réseau pourra alors ouvrir ces pages et prendre place par lien, jusqu’à l’arrêt du serveur.
new-network-do = Écouter sur le réseau local
new-network-not = Plus tard : les placer sur cet écran
new-network-open = Ce serveur écoute sur le réseau local, à { $addresses }.
new-network-nowhere = Ce serveur écoute sur le réseau local, mais cette machine ne semble reliée à aucun.
new-network-first = Dis d’abord si ce serveur peut écouter sur le réseau local.
new-rules = Quelles règles
rules-more-ours = Quatre manches. Un Nuage magique traverse la forêt pour 1 carte.
rules-more-printed-1998 = Quatre manches. En forêt, un Nuage magique coûte 2 cartes.
rules-more-printed-2015 = Trois manches, sans victoire anticipée. En forêt, un Nuage magique coûte 2 cartes.
new-favors = Faveurs des villes
favors-more-none = Le jeu de base.
favors-more-small = Visibles. Avant de partir, tu peux utiliser celle de la ville où tu es.
favors-more-great = Face cachée. Tu peux en utiliser une en ramassant ton marqueur.
new-town-cards = Chacun a une ville secrète
new-town-cards-more = À la fin, chaque étape entre ta botte et cette ville te coûte un point.
new-more = Plus d’options
new-rounds = Manches
new-rounds-more = Avec trois, personne ne gagne avant la fin.
new-rounds-4 = Quatre
new-rounds-3 = Trois
new-chart = Les coûts
new-chart-more = Une seule case diffère : le Nuage magique en forêt.
new-chart-guide = 1 carte
new-chart-printed = 2 cartes
new-start = Qui commence
new-start-more = Au sort, ou désigne le plus âgé, comme le veut la règle.
new-start-lot = Au sort
new-pace = Rythme des bots
new-pace-more-slow = Une petite pause entre deux coups.
new-pace-more-normal = Rapide, et encore facile à suivre.
new-pace-more-at_once = Tout d’un coup ; le journal dit ce qu’ils ont fait.
new-pace-slow = Lent
new-pace-normal = Normal
new-pace-at_once = Immédiat
new-hints = Conseils
new-hints-more = Chacun peut demander un conseil à son tour ; personne d’autre n’en sait rien.
new-colour = Couleur : { $name }
colour-0 = rouge, rond
colour-1 = bleu, carré
colour-2 = vert, triangle
colour-3 = jaune, losange
colour-4 = violet, hexagone
colour-5 = noir, étoile
new-clock = Pendule
new-clock-none = Aucune
new-clock-none-more = Personne n’est pressé.
new-clock-live = En direct
new-clock-live-more = Une réserve pour chacun, et quelques secondes de plus par tour.
new-clock-slow = Un jour ou plus
new-clock-slow-more = Pour chaque tour ; nul besoin d’attendre à la table.
new-clock-bank = Minutes de réserve
new-clock-increment = Secondes par tour
new-clock-hours = Heures par tour
new-clock-own = Sur mesure
clock-live = { $minutes } min + { $increment } s
clock-live-seconds = { $bank } s + { $increment } s
clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
clock-hours =
    { $hours ->
        [one] { $hours } heure par tour
       *[other] { $hours } heures par tour
    }
new-clock-problem-bank = Une réserve va de 0 à 600 minutes.
new-clock-problem-increment = Un tour ajoute de 0 à 3 600 secondes.
new-clock-problem-hours = Un tour dure de 1 à 720 heures.
new-clock-problem-empty = Une pendule a besoin de temps : donne-lui une réserve ou des secondes par tour.
new-stand-in = Quand le temps est écoulé, ou que quelqu’un est parti
new-stand-in-more-least = La table fait le strict minimum : elle prend dans la pioche, passe, finit le tour.
new-stand-in-more-bot = Un bot joue à leur place jusqu’à leur retour.
new-stand-in-least = Le strict minimum
new-take-backs = Revenir en arrière
new-take-backs-more = Contre des bots seulement, tu peux reprendre toutes tes décisions ; sinon, celles de ton tour.
new-take-backs-turn = Pendant son tour
new-take-backs-free = À tout moment
new-watching = Qui peut regarder
new-watching-more-none = Personne d’autre que les joueurs.
new-watching-more-link = Qui a l’adresse de la table ; on y voit ce qui est visible de tous.
new-watching-more-public = Tout le monde au salon ; on y voit ce qui est visible de tous, et le replay.
new-watching-none = Personne
new-watching-link = Par lien
new-watching-public = Tous
new-delay = Décalage des spectateurs
new-delay-more = Pour que personne à la table ne soit aidé du dehors.
new-delay-0 = En direct
new-delay-60 = 1 minute
new-delay-300 = 5 minutes
new-delay-other = { $seconds } secondes
new-listed = Places par lien
new-listed-more-yes = Le salon montre la table ; le premier venu prend place.
new-listed-more-no = Il faut le lien pour prendre place.
new-listed-yes = Aussi au salon
new-listed-no = Par lien seulement
new-seating = Places
new-seating-more-chosen = Comme ci-dessus, dans le sens horaire.
new-seating-more-lot = Tirées au sort à l’ouverture ; chacun garde son nom et sa couleur.
new-seating-chosen = Comme choisi
new-seating-lot = Au sort
new-hints-yes = Permis
new-hints-no = Interdits
new-table-name = Nom de la table
new-table-name-more = Visible de tous ceux qui arrivent. Si c’est vide : { $name }.
table-of = Chez { $name }
new-open = Ouvrir la table
new-opening = Ouverture de la table
new-mend = Il y a d’abord quelque chose à corriger.
new-refused = Le serveur n’a pas ouvert cette table : { $message }
short-title = En bref
short-who =
    { $count ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
       *[6] Six
    } à la table : { $seats }.
short-nameless = quelqu’un sans nom
short-screen = { $name } sur cet écran
short-link = { $name } par lien
short-bots-greedy =
    { $count ->
        [one] { $names }, aimable débutant
       *[other] { $names }, aimables débutants
    }
short-bots-planner =
    { $count ->
        [one] { $names }, voyageur prévoyant
       *[other] { $names }, voyageurs prévoyants
    }
short-bots-learned =
    { $count ->
        [one] { $names }, vieux routier
       *[other] { $names }, vieux routiers
    }
short-bots-searcher =
    { $count ->
        [one] { $names }, maître des routes
       *[other] { $names }, maîtres des routes
    }
short-bots-random =
    { $count ->
        [one] { $names }, novice qui joue au hasard
       *[other] { $names }, novices qui jouent au hasard
    }
short-bots-other =
    { $count ->
        [one] { $names }, bot { $bot }
       *[other] { $names }, bots { $bot }
    }
short-rules =
    { $rules } : { $rounds ->
        [3] trois manches
       *[other] quatre manches
    }, { $cloud } pour un Nuage magique en forêt.
short-favors-small = Avec les Petites Faveurs, visibles.
short-favors-great = Avec les Grandes Faveurs, face cachée.
short-town-cards = Chacun a une ville secrète.
short-guide = 1 carte
short-printed = 2 cartes
short-starts = { $name } commence.
short-lot = Le sort dit qui commence.
short-clock = Pendule : { $clock }.
short-listed = Visible au salon.
short-lot-seats = Places tirées au sort.
short-watching-none = Personne ne peut regarder.
short-watching-public = Tout le monde peut regarder.
short-pace-slow = Les bots prennent leur temps.
short-pace-normal = Les bots jouent à un rythme tranquille.
short-pace-at_once = Les bots jouent immédiatement.

## Names of seats

name-empty = Il faut un nom à cette place.
name-long = Un nom a au plus { $most } caractères ; celui-ci en a { $length }.
name-unseen = Un nom ne contient pas de caractères invisibles.
name-twice = { $name } est déjà là. Choisis un autre nom.

## The waiting room

wait-lead-host = La partie commence quand tout le monde a pris place.
wait-lead-guest =
    { $count ->
        [one] { $names } n’est pas encore là. La partie commence quand tout le monde a pris place.
       *[other] { $names } ne sont pas encore là. La partie commence quand tout le monde a pris place.
    }
wait-seats = Places
wait-sits = a pris place
wait-away = a pris place, mais n’est pas là
wait-missing = pas encore là
wait-here = sur cet écran
wait-you = toi
wait-bot = bot, { $bot }
wait-invites = Liens
wait-link-for = Lien pour { $name }
wait-link-more = Envoie-le, ou laisse { $name } viser le code avec un appareil photo. Il vaut pour une seule place.
wait-link-here = Cette machine n’est reliée à aucun réseau : le lien ne marche que sur elle. Connecte-la à un réseau, relance le serveur et rouvre cette page.
wait-qr = Code QR du lien pour { $name }
wait-copy = Copier
wait-copy-for = Copier le lien pour { $name }
wait-copied = Copié.
wait-selected = Le lien est sélectionné : copie-le de là.
wait-arrived =
    { $count ->
        [one] { $names } a pris place.
       *[other] { $names } ont pris place.
    }
wait-keep-open = Tu peux quitter cette page et y revenir par l’accueil.

## Joining

join-title = Rejoindre une table
join-looking = Lecture de l’invitation
join-invites = { $host } t’invite : { $table }
join-seat = Tu prends la place { $seat }.
join-name = Ton nom à la table
join-do = Prendre place
join-doing = Tu prends place
join-taken = La place est déjà prise
join-taken-more = Ce lien valait pour une seule place, et il a servi. Demandes-en un autre à qui te l’a envoyé.
join-unknown = Ce lien ne mène à aucune table
join-unknown-more = Il est peut-être incomplet, ou la table a disparu. Demande à qui te l’a envoyé de le renvoyer.
join-refused = Cela n’a pas marché : { $message }

## Fair dealing

fair-sealed = La donne est scellée : { $seal }…
fair-title = Donne honnête
fair-lead = Personne ne choisit les cartes : ni le serveur, ni quiconque à la table. Inutile de nous croire sur parole, tu peux le vérifier.
fair-game = Donne : { $table }
fair-yes = Tout concorde : personne n’a choisi cette donne.
fair-yes-here = Ce qui peut être vérifié ici concorde.
fair-no = Quelque chose ne concorde pas : cette donne a pu être choisie.
fair-running = La partie n’est pas finie. À la fin, le secret s’affiche ici et la donne est vérifiée.
fair-old = Cette table date d’avant les donnes scellées : rien ne permet de vérifier la sienne.
fair-looking = Vérification de la donne
fair-back = Retour à la table
fair-record = Enregistrer la partie
fair-fits = Concorde :
fair-fits-not = Ne concorde pas :
fair-unknown = Inconnu ici :
fair-part-shown = le sceau est celui que ce navigateur a vu avant la première carte
fair-part-mine = les textes envoyés par ce navigateur sont parmi les textes
fair-part-secret = le sceau est bien celui du secret
fair-part-seed = la graine découle du secret et des textes
fair-part-cards = la graine donne les jetons et les cartes du début de cette partie
fair-seal = Sceau
fair-secret = Secret
fair-text = Texte : { $name }
fair-text-none = aucun
fair-text-missing = pas encore là
fair-seed = Graine
fair-how = Comment une donne est scellée
fair-how-secret = Avant de connaître le moindre texte, le serveur tire un secret, 32 octets au hasard, et montre son sceau. Dès lors, il ne peut plus changer de secret : le sceau serait différent.
fair-how-texts = Quiconque prend place ajoute un texte au hasard, que le navigateur tire après avoir vu le sceau. Tous les textes sont montrés à tous. Les bots n’en ajoutent pas.
fair-how-seed = Du secret et des textes découle la graine, et de la graine chaque carte et chaque jeton de la partie. Le serveur a choisi son secret sans connaître les textes ; chacun a choisi son texte sans connaître le secret.
fair-how-end = À la fin, le secret est montré. Tout le monde peut alors recalculer le sceau, la graine et la donne. Cette page le fait dans ton navigateur ; la commande « elfenland verify » le fait n’importe où, avec la partie enregistrée.
fair-bytes = À l’octet près
fair-bytes-secret = Le secret s’écrit en 64 chiffres hexadécimaux, en minuscules. Le sceau est le SHA-256 de ses 32 octets, écrit de la même façon.
fair-bytes-seed = La graine est le SHA-256, écrit de la même façon, de ce texte en UTF-8 : les chiffres du secret, puis le texte de chaque place dans leur ordre, avec un saut de ligne entre l’un et le suivant et aucun à la fin. Une place sans texte compte comme un texte vide.
fair-bytes-stream = La clé est le SHA-256 de la graine telle qu’elle s’écrit. Le bloc b du flux est le BLAKE2b de b sur 8 octets, petit-boutiste, avec cette clé et un condensé de 64 octets. Ses huit mots de 64 bits, petit-boutistes, sont les huit nombres suivants.
fair-bytes-draw = Un tirage en dessous de k prend des nombres jusqu’à en trouver un inférieur au plus grand multiple de k ne dépassant pas 2⁶⁴ ; le tirage est son reste modulo k. Une pièce tirée d’une pioche est un tirage en dessous de la taille de cette pioche, compté à travers les genres dans cet ordre : { $kinds }. Il y a 8 jetons de chaque transport, 10 cartes de chacun et 12 radeaux.
fair-bytes-start = Quand le sort dit qui commence, c’est un tirage en dessous du nombre de places, le premier d’un flux à part : sa graine est « start seat », un saut de ligne, puis la graine.
fair-bytes-order = Dans cet ordre : cinq jetons visibles. Avec les faveurs, une tuile sur chaque ville sauf Elvenhold, selon le nom de leurs identifiants : 4 Deux cartes, 4 Carte différée, puis 3 de chaque : Deux jetons, Jeton en plus, Obstacle, Voie libre. Avec les cartes ville, une pour chaque place, à partir de la première. Ensuite, à partir de la place qui commence, huit cartes par place ; puis un jeton secret pour chacune.
fair-example = Un exemple calculé
fair-example-lead = Trois places, selon nos règles ; le sort dit qui commence. La place du milieu est celle d’un bot.
fair-example-start = Commence
fair-example-seat = place { $seat }
fair-example-display = Visibles
fair-example-hand = Cartes, place { $seat }
fair-example-counter = Jeton secret, place { $seat }
fair-not = Ce dont cela ne protège pas
fair-not-look = Qui peut lire le disque du serveur peut voir le secret, donc toutes les mains, pendant la partie.
fair-not-last = Qui tient le serveur connaît le secret. De mèche avec quelqu’un qui prend place après toi, il pourrait essayer des textes jusqu’à obtenir une donne à son goût. Contre des bots seulement, personne ne prend place après toi.
fair-not-page = Cette page vient du serveur même qu’elle vérifie. Pour en avoir le cœur net, note le sceau au début, et vérifie la partie enregistrée avec un programme venu d’ailleurs.
fair-not-talk = Il ne s’agit que du hasard : rien n’empêche des joueurs de se dire leurs cartes.
fair-not-empty = Un programme peut prendre place avec un texte vide. Si tous les textes sont vides, le secret choisi par le serveur décide seul.

## A game looked at again

review-title = Les villes perdues
review-lead = Chaque décision est réexaminée avec ce que le joueur savait alors, et rien de plus.
review-working = Analyse de la partie
review-working-more = Cela prend de quelques secondes à plus d’une minute, selon le nombre de joueurs et la charge du serveur. Une fois faite, l’analyse reste à disposition de toute la table.
review-running = La partie n’est pas finie. L’analyser révélerait ce qui est encore caché.
review-there = L’analyse est prête.
review-back = Retour au classement
review-save = Enregistrer les chiffres
review-summary = Les joueurs
review-summary-more =
    { $points ->
        [yes] Points perdus par des décisions, comparées au jeu d’un voyageur prévoyant ayant la même vue : une ville de moins, ou à la fin de la partie une étape de plus jusqu’à la ville secrète. Et ce que le hasard a donné de plus que d’ordinaire, en villes.
       *[no] Villes perdues par des décisions, comparées au jeu d’un voyageur prévoyant ayant la même vue ; et ce que le hasard a donné de plus que d’ordinaire, en villes.
    }
review-towns-lost =
    { $points ->
        [yes] Points perdus
       *[no] Villes perdues
    }
review-lost-travel = voyage
review-lost-laying = pose
review-lost-draft = pioche
review-luck = Chance
review-whose = Quel joueur
review-whose-more = Le plateau et les listes concernent ce joueur.
review-map = Le plateau
review-map-label = Carte du pays, avec les itinéraires ou les jetons nommés au-dessus
review-legend-taken = suivi
review-legend-best = au mieux
review-legend-laid = En pâle : ce qui a été posé. Entouré : ce qui aurait été mieux.
review-lost =
    { $points ->
        [yes] Les points perdus
       *[no] Les villes perdues
    }
review-lost-none =
    { $points ->
        [yes] Aucun : pas une décision n’a coûté un demi-point.
       *[no] Aucune : pas une décision n’a coûté une demi-ville.
    }
review-look = Voir
review-look-at = Voir sur le plateau : { $what }
review-turn = Manche { $round } : voyage
review-turn-towns =
    { $towns ->
        [one] { $towns } nouvelle ville
       *[other] { $towns } nouvelles villes
    } pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
review-turn-lost = On pouvait en visiter { $count } de plus.
review-turn-lost-points =
    { $count ->
        [one] On pouvait marquer { $count } point de plus, en comptant les étapes de la botte à la ville secrète.
       *[other] On pouvait marquer { $count } points de plus, en comptant les étapes de la botte à la ville secrète.
    }
review-turn-best = Aucun itinéraire n’en offrait plus.
review-turns = Tours de voyage
review-taken =
    { $steps ->
        [0] La botte est restée sur place.
       *[other] Suivi : { $names } ; { $towns ->
            [one] { $towns } nouvelle ville
           *[other] { $towns } nouvelles villes
        } pour { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
    }
review-best =
    { $steps ->
        [0] Au mieux : rester.
       *[other] Au mieux : { $names } ; { $towns ->
            [one] { $towns } nouvelle ville
           *[other] { $towns } nouvelles villes
        } pour { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
    }
review-cards-lost =
    { $count ->
        [one] Autant de villes étaient possibles pour { $count } carte de moins, ce qui compte à égalité.
       *[other] Autant de villes étaient possibles pour { $count } cartes de moins, ce qui compte à égalité.
    }
review-choice = Manche { $round } : { $action }
review-better =
    Mieux : { $action }. Cela rapportait { NUMBER($towns, maximumFractionDigits: 1) ->
        [one] { NUMBER($towns, maximumFractionDigits: 1) } ville
       *[other] { NUMBER($towns, maximumFractionDigits: 1) } villes
    } dans cette manche, au lieu de { NUMBER($instead, maximumFractionDigits: 1) }.
review-better-pass = Passer
review-choices =
    { $count ->
        [one] Le seul jeton, en détail
       *[other] Les { $count } jetons et passes, un par un
    }
review-choices-more = Villes à la fin de la manche, telles qu’un voyageur prévoyant les voyait avec la même vue.
review-decision = Décision
review-came-to = Villes
review-at-best = Au mieux
review-best-was = Au mieux : { $action }
review-luck-title = Chance
review-luck-more = La même position est redistribuée de nombreuses fois et jouée par des voyageurs prévoyants à toutes les places : ce qu’a rapporté cette donne, comparé à l’ordinaire.
review-deal = Reçu : { $cards } ; jeton : { $counter }. De quoi visiter { $worth } nouvelles villes ; d’ordinaire { $usual }.
review-plots = Manche par manche
review-plot-pieces = Villes
review-plot-cards = Cartes en main après le voyage
review-plot-counters = Jetons posés
review-plot-label = { $figure } par manche : { $seats }
review-as-table = Sous forme de tableau
review-round = M{ $round }
review-round-long = Manche { $round }

## The rules reference

rules-title = Les règles
rules-lead = Chaque article a son propre nom. Un coup refusé renvoie à celui qui le refuse.
rules-ours = « Notre arbitrage » signale ce que les livrets de règles laissent ouvert.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] Ces mots n’y figurent pas.
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-chart = Cartes à payer
rules-chart-to = Les coûts

## Pictures of the rules

picture-cards = Les sept sortes de cartes de voyage. Chacune paie le moyen de transport qu’elle montre, les Radeaux paient rivières et lacs.
picture-pieces = Une botte et un marqueur pour chaque place, reconnaissables à leur couleur et à leur forme, et un obstacle.
picture-display = Les cinq jetons visibles, et la pioche face cachée.
picture-road = Un jeton Dragon ouvre la route de Feodor à Lapphalya, qui traverse la forêt : 2 cartes Dragon. L’obstacle en demande 3.
picture-caravan = Une caravane : trois cartes quelconques, Radeaux compris, sur toute route à jeton.
picture-river = Les flèches montrent le sens d’une rivière. De Virst à Ixara on va en aval : 1 Radeau. Au retour, 2.
picture-piece = Le disque rouge à Lapphalya est le marqueur de la place rouge : il est pris quand sa botte y arrive.
picture-favors = Les six faveurs, telles qu’elles sont posées sur les villes.

## Words that are explained

glossary-title = Glossaire
glossary-fair = Comment vérifier la donne
term-boot = Botte
term-boot-is = Montre où en est une place sur la carte. Toutes les bottes partent d’Elvenhold.
term-piece = Marqueur
term-piece-is = Chaque ville sauf Elvenhold en porte un par place. Qui arrive prend le sien ; le plus grand nombre gagne.
term-connection = Liaison
term-connection-is = Ce qui joint deux villes : une route, une rivière ou la traversée d’un lac.
term-card = Carte de voyage
term-card-is = Paie les étapes du moyen de transport qu’elle montre. À chaque manche la main est complétée à 8.
term-counter = Jeton
term-counter-is = Posé sur une route, il dit avec quel moyen de transport chacun y passe pendant cette manche.
term-secret = Jeton secret
term-secret-is = Pioché face cachée. Seul son propriétaire le connaît, jusqu’à ce qu’il soit posé.
term-display = Étalage
term-display-is = Les cinq jetons visibles que l’on peut prendre. Ce qui est pris est aussitôt remplacé.
term-blind = À l’aveugle
term-blind-is = Pris dans la pioche sans le voir. Il est ensuite visible devant son propriétaire.
term-pile = Pioche
term-pile-is = Les cartes encore à distribuer. Les cartes jouées y reviennent avant la manche suivante.
term-chart = Tableau des coûts
term-chart-is = Combien de cartes coûte chaque moyen de transport dans chaque terrain, et où il ne passe pas.
term-pass = Passer
term-pass-is = Ne rien poser cette fois. On peut poser plus tard ; quand tous passent à la suite, la phase finit.
term-obstacle = Obstacle
term-obstacle-is = Sur une route à jeton, chaque étape y coûte une carte de plus. Chacun ne sert qu’une fois.
term-caravan = Caravane
term-caravan-is = Trois cartes quelconques au lieu du prix d’une route à jeton ; quatre avec un obstacle.
term-raft = Radeau
term-raft-is = Paie les rivières et les lacs. On y voyage sans jeton.
term-stream = En amont, en aval
term-stream-is = La flèche montre le sens de la rivière. Dans son sens un Radeau suffit, contre lui il en faut deux.
term-limit = Limite de main
term-limit-is = À la fin de son voyage on garde jusqu’à quatre cartes, à son choix.
term-keep = Jeton gardé
term-keep-is = À la fin d’une manche, un jeton non posé peut rester pour la suivante.
term-start = Premier joueur
term-start-is = Commence chaque phase de la manche ; puis on tourne dans le sens horaire. La suivante commence une place plus loin.
term-town-card = Carte ville
term-town-card-is = Une destination secrète. À la fin, chaque liaison entre elle et la botte coûte un point.
term-favor = Faveur
term-favor-is = Ce que donne la tuile d’une ville. On en use si l’on veut, et la tuile reste pour les autres.
term-small-favors = Petites Faveurs
term-small-favors-is = Les tuiles sont visibles. Avant de voyager, on peut utiliser celle de la ville où est sa botte.
term-great-favors = Grandes Faveurs
term-great-favors-is = Les tuiles sont cachées. On peut utiliser celle d’une ville au moment d’y prendre son marqueur.
term-reserved = Carte réservée
term-reserved-is = Mise de côté par une faveur, vue de personne. Elle rejoint la main à la manche suivante, en plus des huit.
term-extra = Jeton en plus
term-extra-is = Pris grâce à une faveur. Il attend la manche suivante, en plus du jeton gardé.
term-free-path = Voie libre
term-free-path-is = Épargne le coût d’un obstacle pour une de ses propres étapes.
term-ruling = Notre arbitrage
term-ruling-is = Là où les règles laissent une question ouverte, voici comment on joue ici.
term-hint = Conseil
term-hint-is = Ce que ferait un bot fort à ta place, et pourquoi. Il n’en sait pas plus que toi.
term-seal = Sceau
term-seal-is = La promesse du serveur sur la façon dont viendront les cartes : faite avant la partie, vérifiable après.
term-bank = Réserve et incrément
term-bank-is = Pour une pendule : le temps du début, et ce que chaque tour y ajoute.
term-stand-in = Remplaçant
term-stand-in-is = Un bot, ou la table elle-même, joue pour qui est absent, jusqu’à son retour.

## The first game

lesson-table = Première partie
lesson-begin = Apprendre à jouer
lesson-go-on-with = Continuer la première partie
lesson-begin-more = Une première partie contre un bot, expliquée pas à pas. Environ dix minutes ; tu peux partir et revenir à tout moment.
lesson-label = Première partie
lesson-progress = { $done } sur { $of }
lesson-fold = Replier l’explication
lesson-unfold = Montrer l’explication
lesson-next = Continuer
lesson-leave = Quitter la leçon
lesson-deal = C’est une première partie : chacun reçoit les mêmes cartes et jetons, rien n’y a été tiré au sort.
lesson-goal = Ta botte est à { $town }. Dans chaque autre ville se trouve un de tes marqueurs : vas-y et prends-le. Qui en a le plus après { $rounds } manches gagne.
lesson-cards = Tu voyages avec ces { $cards } cartes. Une carte Dragon paie une route à jeton Dragon, et ainsi de suite ; les Radeaux servent sur les rivières et les lacs.
lesson-draw = Les jetons ouvrent les routes. Prends-en un pour lequel tu as des cartes : le jeton { $kind } est un bon choix.
lesson-draw-blind = Les jetons ouvrent les routes. Prends-en un face cachée dans la pioche.
lesson-chart = Chaque moyen de transport ne traverse que certains terrains, et pas partout au même prix. Le tableau des coûts dit tout : il est dans le menu, ou sous la touche C.
lesson-draw-on =
    { $left ->
        [one] Prends-en encore { $left }, visible ou face cachée dans la pioche.
       *[other] Prends-en encore { $left }, visibles ou face cachée dans la pioche.
    }
lesson-secret = Tu as reçu un jeton face cachée : { $kind }. Toi seul le connais, comme le dit l’œil barré, jusqu’à ce que tu le poses.
lesson-pick = Ouvre-toi un chemin. Choisis un jeton en bas, de préférence celui au bord pointillé.
lesson-lay = Il peut aller sur toute route qui brille ; son prix est à côté. Pose-le sur une route qui part de { $town }.
lesson-others = { $road } : ce jeton a été posé par les autres. Il sert à tous, tu peux donc y passer aussi.
lesson-back = Ce n’est pas ce que tu voulais ? Dans cette partie, tu peux annuler toute décision, avec la flèche ou la touche U.
lesson-lay-on = Une seule route, c’est court. Pose le jeton suivant là où la première finit, pour pouvoir continuer.
lesson-pass = Pose ce qui t’aide, et garde si tu veux un jeton pour la prochaine manche. Puis passe : quand tous passent à la suite, le voyage commence.
lesson-go = Voyage maintenant. Les villes dorées sont à une étape, avec le prix de l’étape : touche l’une d’elles.
lesson-pay = Les cartes relevées paieraient le chemin vers { $town }. S’il y a plusieurs moyens, choisis-en un ; puis voyage.
lesson-piece = Le marqueur de { $town } est à toi. Peu importe où finit ta botte : seul compte le nombre de tes marqueurs.
lesson-raft = Sur les rivières et les lacs on va en Radeau, sans jeton : une carte en aval, deux en amont ou sur un lac. Tu peux aller ainsi à { $town }.
lesson-caravan = Pas de carte pour une route ? Une caravane coûte 3 cartes quelconques, partout où il y a un jeton. Tu peux aller ainsi à { $town }, si cela en vaut la peine.
lesson-go-on = Tu peux continuer tant que tu as des cartes. Seules comptent les villes où se trouve encore un de tes marqueurs.
lesson-end = Aucune nouvelle ville n’est à portée. Termine ton tour : jusqu’à 4 cartes te restent pour la prochaine manche.
lesson-give = Une main de plus de 4 cartes est réduite à { $keep }. La proposition va avec tes jetons ; tu peux choisir autrement.
lesson-keep = Un jeton que tu n’as pas posé te reste. Choisis celui que tu gardes.
lesson-round = Nouvelle manche : chacun a de nouveau 8 cartes, les routes sont vides, et c’est { $name } qui commence.
lesson-obstacle = Ton obstacle rend une route à jeton plus chère d’une carte, pour tous. Pose-le là où les autres veulent aller, ou garde-le.
lesson-hint = Tu hésites ? La lampe, ou la touche H, montre ce que ferait un bot fort à ta place, et pourquoi.
lesson-last = C’est la dernière manche. Les cartes restantes ne comptent qu’en cas d’égalité : va aussi loin que tu peux.
lesson-refused = Ce n’est pas possible. Le message dit pourquoi, et son sigle mène à la règle. Rien n’est perdu : essaie autre chose.
lesson-usual-draw = Prends un jeton qui va avec tes cartes.
lesson-usual-plan = Pose un jeton ou ton obstacle, ou passe.
lesson-usual-move = Va vers les villes où se trouve un de tes marqueurs, ou termine ton tour.
lesson-usual-stay = Aucune nouvelle ville n’est à portée : termine ton tour.
lesson-usual-keep = Choisis le jeton que tu gardes.
lesson-wait = C’est à { $name } de jouer. Regarde : ce que posent les autres te sert aussi.
lesson-over = La partie est finie.
lesson-learned = Ce que tu as appris
lesson-met = Vu :
lesson-unmet = Pas cette fois :
lesson-learned-draw = Les jetons se piochent visibles ou face cachée.
lesson-learned-lay = Un jeton sur une route sert à tous, et le tableau des coûts dit son prix.
lesson-learned-go = Les cartes de son moyen de transport paient une route, et chaque nouvelle ville donne son marqueur.
lesson-learned-raft = Les Radeaux vont sur les rivières et les lacs sans jeton.
lesson-learned-caravan = Trois cartes quelconques font une caravane.
lesson-learned-obstacle = Un obstacle rend une route plus chère d’une carte.
lesson-learned-keep = Un jeton et jusqu’à 4 cartes restent pour la prochaine manche.
lesson-learned-more = Dans tes propres parties aussi, les conseils (la lampe, ou la touche H) sont là si la table les permet.
lesson-play = Une vraie partie contre trois bots

## The settings

settings-kept = Enregistré sur cet appareil.
settings-you = Toi
settings-name = Nom
settings-name-more = Rempli d’avance quand tu prends place.
settings-look = Apparence
settings-language-more = Elle change tout de suite, sur toutes les pages.
settings-language-system = Comme le navigateur
settings-theme = Jour ou nuit
settings-theme-more = Le même plateau, au soleil ou au clair de lune.
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Animations
settings-motion-more = Une touche ou un clic les écourte ; aucune si le système les réduit.
settings-motion-still = Ton système réduit les animations : rien ne bouge.
settings-motion-normal = Normales
settings-motion-quick = Rapides
settings-motion-none = Aucune
settings-play = Jeu
settings-confirm = Confirmer avant de poser
settings-confirm-more = Un doigt glisse plus vite qu’une souris.
settings-confirm-touch = Au doigt
settings-confirm-always = Toujours
settings-confirm-never = Jamais
settings-sound = Sons
settings-sound-more = Des sons doux pour ce qui est posé, parcouru et ramassé, et deux notes quand c’est à toi.
settings-volume = Volume
settings-volume-more = « Essayer » en joue quelques-uns.
settings-volume-try = Essayer
settings-notices = Une notification quand c’est à toi
settings-notices-more = Seulement quand la page n’est pas visible. Ton navigateur te demande d’abord.
settings-notices-refused = Ton navigateur ne le permet pas : change cela dans ses propres réglages, pour cette page.
settings-keys = Clavier
settings-letters = Raccourcis à une lettre
settings-letters-more = Ils n’agissent qu’en dehors des champs de texte.
settings-on = Oui
settings-off = Non

## When something breaks

broken-title = Quelque chose s’est cassé ici
broken-more = Tu n’y es pour rien, et ta partie est en sécurité sur le serveur. Recharge la page pour reprendre où tu en étais.
broken-load = Cette page n’a pas pu être chargée
broken-load-more = Le serveur a peut-être été arrêté, ou relancé dans une autre version.
broken-said = Le message : { $message }
broken-again = Recharger la page

## A game seen again

replay-title = Replay
replay-of = Replay : { $title }
replay-loading = La partie est rejouée
replay-running = Cette partie n’est pas finie. On pourra la revoir ensuite.
replay-to-table = Retour à la table
replay-file-lead = Ouvre une partie enregistrée : ce qu’une table donne à la fin, ou ce qu’un programme a écrit.
replay-choose = Ouvrir une partie
replay-choose-more = Choisis son fichier, ou dépose-le ici.
replay-no-record = Ce fichier n’est pas une partie enregistrée. Il faut un fichier JSON d’au plus 512 ko.
replay-controls = Parcourir la partie
replay-start = Au début
replay-back = Reculer
replay-play = Lecture
replay-pause = Pause
replay-on = Avancer
replay-end = À la fin
replay-end-open = Au dernier moment vu
replay-unit = Avancer par
replay-by-action = Action
replay-by-turn = Tour
replay-by-round = Manche
replay-speed = Vitesse
replay-times = { $speed }×
replay-step = Coup
replay-round = Manche { $round }
replay-moment = Coup { $step } sur { $of }, manche { $round }, { $phase } : { $text }
replay-moment-open = Coup { $step }, manche { $round }, { $phase } : { $text }
replay-stood-in = Joué à sa place : { $bot }.
replay-stand-in = joué par { $bot }
replay-taken-back =
    { $count ->
        [one] { $count } action a été reprise et ne se voit pas ici.
       *[other] { $count } actions ont été reprises et ne se voient pas ici.
    }
replay-knowledge = Ce qu’on sait
replay-seen-by = Vu par
replay-everybody = Tous
replay-open = Tout visible
replay-hand = Main : { $name }
replay-hands = Toutes les mains
replay-reserved = de côté : { $cards }
replay-town-card = carte ville : { $town }
replay-hide = Cacher le dénouement
replay-go-on = Continuer d’ici
replay-go-on-more = Une nouvelle partie commence là où en est celle-ci. Choisis qui joue.
replay-go-on-chance = Les cartes viennent comme elles sont venues, tant qu’on les pioche dans le même ordre. C’est donc un terrain d’essai : qui a vu le replay sait peut-être ce qui vient.
replay-go-on-me = Moi, sur cet écran
replay-go-on-do = Continuer
replay-go-on-over = Ici, la partie est finie. Recule jusqu’à un moment d’avant.
replay-go-on-name = Suite : { $title }
replay-origin = Cette partie en continue une autre, depuis le coup { $step } : mêmes cartes, dans le même ordre.
replay-origin-see = Voir ce moment
replay-keys-action = D’une action
replay-keys-turn = D’un tour
replay-keys-round = D’une manche
replay-keys-ends = Au début, à la fin
replay-keys-space = Espace
replay-keys-play = Lecture, ou pause
replay-keys-speed = Plus lent, plus vite
replay-keys-close = Fermer
