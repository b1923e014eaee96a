### Every text that the client shows, in German. The published game's words; du, present tense.
###
### Glossary, one word for a thing:
### map Spielplan, Plan · town Ort · town card Ortskarte · piece Ortsstein · boot Stiefel ·
### road Straße · river Fluss · lake See · lake crossing Fähre · connection Verbindung · step Schritt ·
### tour Route · card Karte (in full Reisekarte) · counter Plättchen (in full Transportplättchen) ·
### chart Übersicht · display Auslage · face up offen · face down verdeckt · draw pile Nachziehstapel ·
### common pool Vorrat · draw ziehen · lay legen · pay, give abgeben · discard, give away abwerfen ·
### pass passen · obstacle Hindernis · caravan Karawane · favor Gunst (no plural; its tile
### Gunstplättchen) · free path freie Fahrt · leave a favor verzichten · seat Platz · table Tisch ·
### starting player Startspieler · hint Tipp · replay Wiederholung · record Aufzeichnung ·
### log Verlauf · our ruling unsere Festlegung.
### A kind comes in the nominative; where a sentence needs an article or another case, it asks for it:
### KIND($kind, form: "accusative-a") is “einen Drachen”. Lists of kinds and of cards stand after a
### colon or in brackets, in the nominative.

## The frame of every page

app-name = Elfenland
app-skip = Zum Inhalt springen
app-page-missing = Diese Seite gibt es nicht
app-page-missing-more = Vielleicht ist die Adresse unvollständig, oder den Tisch gibt es nicht mehr.
app-to-start = Zur Startseite
app-loading = Einen Moment
nav-main = Hauptmenü
nav-play = Spielen
nav-rules = Regeln
nav-settings = Einstellungen
language = Sprache
language-missing = Die Texte dieser Sprache sind gerade nicht zu bekommen. Versuch es noch einmal.
page-title = { $page } – Elfenland

## Kinds

kind-dragon = Drache
    .the = der Drache
    .accusative = Drachen
    .accusative-a = einen Drachen
    .dative-the = dem Drachen
kind-unicorn = Einhorn
    .the = das Einhorn
    .accusative = Einhorn
    .accusative-a = ein Einhorn
    .dative-the = dem Einhorn
kind-giant-pig = Riesen­schwein
    .the = das Riesen­schwein
    .accusative = Riesen­schwein
    .accusative-a = ein Riesen­schwein
    .dative-the = dem Riesen­schwein
kind-elfcycle = Elfen­rad
    .the = das Elfen­rad
    .accusative = Elfen­rad
    .accusative-a = ein Elfen­rad
    .dative-the = dem Elfen­rad
kind-troll-wagon = Troll­wagen
    .the = der Troll­wagen
    .accusative = Troll­wagen
    .accusative-a = einen Troll­wagen
    .dative-the = dem Troll­wagen
kind-magic-cloud = Zauber­wolke
    .the = die Zauber­wolke
    .accusative = Zauber­wolke
    .accusative-a = eine Zauber­wolke
    .dative-the = der Zauber­wolke
kind-raft = Floß
    .the = das Floß
    .accusative = Floß
    .accusative-a = ein Floß
    .dative-the = dem Floß
kind-letter-dragon = D
kind-letter-unicorn = E
kind-letter-giant-pig = S
kind-letter-elfcycle = R
kind-letter-troll-wagon = T
kind-letter-magic-cloud = Z
kind-letter-raft = F
kind-obstacle = Hindernis
cards-of-dragon =
    { $count ->
        [one] 1 Drache
       *[other] { $count } Drachen
    }
cards-of-unicorn =
    { $count ->
        [one] 1 Einhorn
       *[other] { $count } Einhörner
    }
cards-of-giant-pig =
    { $count ->
        [one] 1 Riesenschwein
       *[other] { $count } Riesenschweine
    }
cards-of-elfcycle =
    { $count ->
        [one] 1 Elfenrad
       *[other] { $count } Elfenräder
    }
cards-of-troll-wagon =
    { $count ->
        [one] 1 Trollwagen
       *[other] { $count } Trollwagen
    }
cards-of-magic-cloud =
    { $count ->
        [one] 1 Zauberwolke
       *[other] { $count } Zauberwolken
    }
cards-of-raft =
    { $count ->
        [one] 1 Floß
       *[other] { $count } Flöße
    }
terrain-plains = Ebene
terrain-woods = Wald
terrain-desert = Wüste
terrain-mountains = Gebirge
terrain-river = Fluss
terrain-lake = See
road-with-terrain = { $road } ({ $terrain })
cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

favor-draw-two = Zwei Karten
favor-draw-next-round = Karte für später
favor-two-counters = Zwei Plättchen
favor-extra-counter = Extraplättchen
favor-obstacle = Hindernis
favor-free-path = Freie Fahrt
favor-gives-draw-two = Zieh 2 Karten auf die Hand; du darfst sie sofort einsetzen.
favor-gives-draw-next-round = Leg 1 Karte vom Nachziehstapel verdeckt vor dich; nächste Runde kommt sie zu deinen acht Karten dazu.
favor-gives-two-counters = Sieh dir 2 Plättchen vom verdeckten Stapel an und leg eins davon auf eine beliebige Straße – oder keins.
favor-gives-extra-counter = Nimm 1 Plättchen vom verdeckten Stapel für die nächste Runde.
favor-gives-obstacle = Nimm 1 Hindernis aus dem Vorrat; du kannst es ab der nächsten Runde legen.
favor-gives-free-path = Nimm 1 freie Fahrt aus dem Vorrat; sie hebt bei einem deiner Schritte ein Hindernis auf.
favor-down = verdeckt
favor-down-more = Eine verdeckte Gunst wird aufgedeckt, sobald jemand sie zum ersten Mal nutzt.
favor-pool-empty = Der Vorrat ist leer, darum gibt es hier gerade nichts.
favors-none = Keine
favors-small = Kleine Gunst
favors-great = Große Gunst
town-cards = Ortskarten
town-card = Ortskarte
free-path = eine freie Fahrt
hints-allowed = Tipps sind erlaubt.
hints-not-allowed = An diesem Tisch wird ohne Tipps gespielt.

## The table's frame

table-title-turn = ● Du bist dran – { $table }
table-title-turn-of = ● { $name } ist dran – { $table }
table-title = { $table }
table-tools = Tisch
table-menu = Menü
table-close = Schließen
table-chart = Übersicht
table-rules = Regeln
table-log = Verlauf
table-gone = Dieser Tisch lässt sich nicht öffnen
table-lost =
    Verbindung verloren; neuer Versuch in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }. Was du getan hast, bleibt erhalten.
table-lost-now = Verbindung verloren; neuer Versuch läuft. Was du getan hast, bleibt erhalten.
table-try-now = Jetzt versuchen

## Time, and people who are away

clock-left =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [one] Noch 1 Sekunde für deinen Zug.
               *[other] Noch { $seconds } Sekunden für deinen Zug.
            }
            [one] Noch 1 Minute für deinen Zug.
           *[other] Noch { $minutes } Minuten für deinen Zug.
        }
        [one] Noch 1 Stunde für deinen Zug.
       *[other] Noch { $hours } Stunden für deinen Zug.
    }
stand-in-least = der Tisch
stand-in-bot = ein Bot ({ $bot })
stand-in-stays =
    { $who ->
        [you] Du warst weg: { $what } spielt für dich.
       *[other] { $name } war weg: { $what } spielt auf diesem Platz.
    }
stand-in-turn =
    { $who ->
        [you] Deine Zeit ist um: { $what } spielt diesen Zug zu Ende.
       *[other] Die Zeit von { $name } ist um: { $what } spielt diesen Zug zu Ende.
    }
stand-in-back =
    { $who ->
        [you] Ich bin zurück
       *[other] { $name } ist zurück
    }
leave =
    { $who ->
        [you] Endgültig gehen
       *[other] { $name } geht endgültig
    }
leave-sure =
    { $who ->
        [you] Ein Bot spielt für dich weiter, und du kannst ab dann nur noch zusehen. Das lässt sich nicht rückgängig machen.
       *[other] Ein Bot spielt für { $name } weiter; zusehen geht dann noch, mitspielen nicht mehr. Das lässt sich nicht rückgängig machen.
    }
leave-link =
    { $who ->
        [you] Platz aufgeben
       *[other] { $name } gibt den Platz auf
    }
leave-link-sure = Der Link ist dann wieder frei für jemand anderen.
leave-yes = Gehen
leave-no = Bleiben
call-turn = Du bist dran
log-stood-in =
    { $who ->
        [you] Du warst weg: { $what } hat das für dich gespielt.
       *[other] { $name } war weg: { $what } hat das gespielt.
    }

## Chat and those who watch

watchers =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
        [one] Chat, 1 neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
chat-label = Was gesagt wurde
chat-says = { $name }: { $text }
chat-for-players = Das lesen alle, die an diesem Tisch mitspielen, und sonst niemand.
chat-for-spectators = Das lesen alle, die zusehen; wer mitspielt, liest es nicht.
chat-empty = Noch hat niemand etwas gesagt.
chat-text = Nachricht
chat-name = Dein Name
chat-name-needed = Nenn erst einen Namen, damit die anderen wissen, wer spricht.
chat-seat = Wer spricht
chat-send = Senden
chat-mute = Stumm
chat-mute-who = { $name } stummschalten
chat-silent = Stumm: { $names }.
chat-unmute = { $name } wieder hören

## Round and phase

round-of = Runde { $round } von { $rounds }
round-begins = Runde { $round }
round-phases = Phasen der Runde
phase-deal = Austeilen
phase-secret = Geheimes Plättchen
phase-draw = Drei Plättchen
phase-plan = Planen
phase-move = Reisen
phase-keep = Rundenende
phase-ended = Spielende

## Seats

seats-label = Plätze in Spielreihenfolge
seat-you = du
seat-screen = an diesem Gerät
seat-elsewhere = an einem anderen Gerät
seat-link = per Link
seat-bot = Bot, { $bot }
seat-away = weg
seat-stand-in = { $what } spielt
seat-left = gegangen; { $what } spielt
seat-clock = noch { $time }
clock-text-hours = { $time } h
clock-text-days = { $days } T { $hours } h
bot-random = Neuling
bot-greedy = freundlicher Anfänger
bot-planner = weitsichtiger Reisender
bot-learned = alter Hase
bot-searcher = Meister aller Wege
seat-starts = Startspieler
seat-towns =
    { $count ->
        [one] Ort
       *[other] Orte
    }
seat-to-collect = noch { $count }
seat-spot =
    { $name } { $count ->
        [one] fehlt noch 1 Ortsstein
       *[other] fehlen noch { $count } Ortssteine
    }: auf dem Plan zeigen
seat-spot-you =
    Dir { $count ->
        [one] fehlt noch 1 Ortsstein
       *[other] fehlen noch { $count } Ortssteine
    }: auf dem Plan zeigen
seat-cards =
    { $count ->
        [one] Karte
       *[other] Karten
    }
seat-counters =
    { $secret ->
        [0] Offene Plättchen: { $open }
        [one] Offene Plättchen: { $open }; 1 geheimes Plättchen
       *[other] Offene Plättchen: { $open }; { $secret } geheime Plättchen
    }
seat-no-counters = keine
seat-free-paths =
    { $count ->
        [one] 1 freie Fahrt
       *[other] { $count } freie Fahrten
    }
seat-extra = 1 Extraplättchen für die nächste Runde
seat-next-round = nächste Runde
seat-obstacles =
    { $count ->
        [one] 1 Hindernis
       *[other] { $count } Hindernisse
    }
played-label = Ausgespielt
played-none = Noch nichts
pile-label = Nachziehstapel
pools = Vorrat
pools-obstacles =
    { $count ->
        [one] 1 Hindernis
       *[other] { $count } Hindernisse
    }
pools-free-paths =
    { $count ->
        [one] 1 freie Fahrt
       *[other] { $count } freie Fahrten
    }

## Counters to draw

market-label = Offene Plättchen
market-head = Offen
market-blind = Blind
market-left = drin
market-offer = { $kind }: { $terrains }; du hast { $cards }
market-offer-covered = { $kind }: { $terrains }
market-terrain = { $terrain } { $cards }
market-blind-label = Blind vom Stapel, noch { $count }
market-held = du hast

## The tray

tray-label = Deine Ablage
tray-hand = Hand
tray-hand-label = Deine Hand
tray-give = { $count } abgeben
tray-keep = { $count } behalten
tray-counters = Plättchen
tray-counters-label = Deine Plättchen und Hindernisse
tray-looking = { $count } angesehen
tray-reserved = reserviert
tray-town-card-label = Deine Ortskarte
tray-empty-hand = Keine Karten
tray-no-counters = Keine
tray-secret = { $kind }, geheim: das siehst nur du
tray-seen = { $kind }, gerade angesehen: das siehst nur du
tray-waiting = { $kind }, für die nächste Runde: das siehst nur du
tray-obstacles =
    { $count ->
        [one] Hindernis
       *[other] { $count } Hindernisse
    }
tray-pull = Ablage hochziehen
tray-pull-down = Ablage herunterschieben
cover-title = Gib das Gerät an { $name } weiter
cover-more = Der Spielplan ist für alle offen. Karten und geheime Plättchen sind hier zugedeckt.
cover-more-town = Der Spielplan ist für alle offen. Karten, geheime Plättchen und Ortskarte sind hier zugedeckt.
cover-open = Ich bin { $name }: zeig mir meine Sachen
cover-close = Meine Sachen zudecken
cover-idle = Alle Karten an diesem Gerät sind zugedeckt.

## What takes everybody's consent

ask-back = Etwas zurücknehmen
ask-back-all = Allein kannst du das nicht zurücknehmen. Wenn alle am Tisch zustimmen, geht das Spiel dorthin zurück.
ask-back-further = Weiter zurücknehmen
ask-back-alone = Du spielst nur mit Bots, also geht das Spiel sofort zurück. Was seither gezogen oder aufgedeckt wurde, weißt du weiterhin, und es kommt wieder.
ask-back-one =
    { $who ->
        [you] Meine letzte Entscheidung
       *[other] Die letzte Entscheidung von { $name }
    }
ask-back-turn =
    { $who ->
        [you] Meinen ganzen letzten Zug
       *[other] Den ganzen letzten Zug von { $name }
    }
ask-back-shown = Seitdem wurde Verdecktes gezeigt. Das bleibt bekannt und kommt genauso wieder.
ask-back-open = Seitdem wurde nichts Verdecktes gezeigt.
ask-end = Spiel beenden
ask-end-all = Wenn alle am Tisch zustimmen, endet das Spiel hier. Gewertet wird der jetzige Stand.
ask-end-alone = Niemand sonst muss zustimmen: Das Spiel endet hier, endgültig. Gewertet wird der jetzige Stand.
ask-end-do =
    { $alone ->
        [yes] Spiel jetzt beenden
       *[no] Spielende vorschlagen
    }
ask-bot = Bot für { $name } spielen lassen
consent-label = Worum der Tisch gebeten wird
consent-end =
    { $who ->
        [you] Du schlägst vor
       *[other] { $name } schlägt vor
    }, das Spiel beim jetzigen Stand zu beenden.
consent-stand-in =
    { $who ->
        [you] Du schlägst vor
       *[other] { $name } schlägt vor
    }, dass ein Bot für { $target } spielt, bis { $target } wieder da ist.
consent-take-back =
    { $who ->
        [you] Du bittest
       *[other] { $name } bittet
    } darum, ab hier alles zurückzunehmen: { $first }
consent-shown = Seitdem wurde Verdecktes gezeigt: Das bleibt bekannt und kommt genauso wieder.
consent-agreed = Einverstanden: { $names }.
consent-missing = Es fehlen noch: { $names }.
consent-nobody = Von den Gefragten ist gerade niemand da; die Frage bleibt offen, bis sie kommen oder das Spiel weitergeht.
consent-away =
    { $names } { $count ->
        [one] ist
       *[other] sind
    } gerade nicht da.
consent-declined =
    { $who ->
        [you] Du hast abgelehnt.
       *[other] { $name } hat abgelehnt.
    }
consent-agree = Zustimmen
consent-decline = Ablehnen
consent-withdraw = Zurückziehen
refused-proposal-open = Es ist schon etwas anderes gefragt: Antworte erst darauf.
refused-proposal-closed = Das ist nicht mehr gefragt: Das Spiel ging weiter, oder jemand hat abgelehnt.
refused-proposal-away = Auf deinem Platz wird gerade für dich gespielt: Übernimm ihn erst wieder selbst.
refused-proposal-not-gone = Auf diesen Platz wartet das Spiel nicht, oder dort ist wieder jemand da.
refused-proposal-no-way-back = Das Spiel ging weiter: Sieh noch einmal nach, was sich zurücknehmen lässt.

## What can be done now

prompt-label = Was jetzt möglich ist
prompt-undo = Zurück
prompt-undo-not-nothing = Zurück geht nicht: Es wurde noch nichts entschieden
prompt-undo-not-turn-over = Zurück geht nicht: Der Zug ist vorbei
prompt-undo-not-shown = Zurück geht nicht: Verdecktes wurde gezeigt
prompt-undo-ask = Zurück: die anderen fragen
prompt-undo-further = Weiter zurück; was gezogen wurde, bleibt bekannt
prompt-undo-turn = Den ganzen Zug zurücknehmen
prompt-undo-turn-word = Zug
prompt-undo-turn-not-shown = Der ganze Zug lässt sich nicht zurücknehmen: Dabei wurde Verdecktes gezeigt
prompt-undo-not-waiting = Zurück geht nicht: Du bist nicht dran
prompt-draw =
    { $pile ->
        [0] Nimm eins der offenen Plättchen
       *[other] Nimm { $faceUp ->
            [one] das offene Plättchen
            [2] eins dieser zwei Plättchen
            [3] eins dieser drei Plättchen
            [4] eins dieser vier Plättchen
           *[other] eins dieser fünf Plättchen
        } oder blind vom Stapel (noch { $pile })
    }
prompt-draw-blind-only = Nimm ein Plättchen blind vom Stapel (noch { $pile })
prompt-draw-more =
    { $draw ->
        [1] Dein erstes von dreien.
        [2] Dein zweites von dreien.
       *[other] Dein drittes von dreien.
    }
prompt-draw-by-each = Daneben: deine Karten dafür und was es je Gelände kostet.
prompt-plan-all = Leg ein Plättchen oder dein Hindernis, oder passe
prompt-plan-counter = Leg ein Plättchen oder passe
prompt-plan-obstacle = Leg dein Hindernis oder passe
prompt-plan-nothing = Nichts, was du hast, passt auf eine Straße: Passe
prompt-plan-more = Wähl ein Plättchen oder eine Straße. Auch wenn du passt, kannst du später noch legen.
prompt-plan-pass-more = Du kannst später noch etwas legen.
prompt-plan-last = Alle anderen haben gepasst: Passt du auch, ist das Legen vorbei.
prompt-counter = { $kind }: Wähl eine Straße
prompt-counter-more = An jeder Straße steht, was sie kostet. Durchgestrichen ist mehr, als du hast.
prompt-counter-none = { $kind }: Keine freie Straße ist geeignet
prompt-obstacle = Hindernis: Wähl eine Straße mit Plättchen
prompt-obstacle-more = Der Schritt dort kostet dann alle eine Karte derselben Art mehr.
prompt-ring-lay = { $road }: Was legst du?
prompt-lay = { KIND($kind, form: "accusative") } auf { $road } legen?
prompt-lay-obstacle = Hindernis auf { $road } legen?
prompt-lay-price =
    Dort kostet das { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, und du hast { $held }.
prompt-move =
    Reise von { $town } weiter ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }) oder beende deinen Zug
prompt-move-none =
    { $cards ->
        [0] Du bist in { $town } und hast keine Karten: Beende deinen Zug
        [one] Mit 1 Karte kommst du von { $town } nicht weiter: Beende deinen Zug
       *[other] Mit { $cards } Karten kommst du von { $town } nicht weiter: Beende deinen Zug
    }
prompt-move-more = Wähl einen leuchtenden Ort; daneben steht der Preis.
prompt-move-favor =
    Nutze die Gunst von { $town }, reise weiter ({ $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }) oder beende deinen Zug
prompt-stay-favor =
    Nutze die Gunst von { $town } oder beende deinen Zug ({ $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    })
prompt-favor-going = Reist du weiter, verfällt sie für diese Runde.
prompt-favor-leaves = Du reist ohne die Gunst von { $town } weiter.
prompt-favor = Die Gunst von { $town } nutzen?
prompt-favor-more = Jetzt, oder bei diesem Besuch nicht mehr.
offer-gives = { $favor }: { $gives }
offer-down = Sie liegt verdeckt: Sagst du Ja, wird sie aufgedeckt und so weit wie möglich ausgeführt.
prompt-seen =
    { $count ->
        [one] Leg das angesehene Plättchen oder keins
       *[other] Leg eins der { $count } angesehenen Plättchen oder keins
    }
prompt-seen-more = Nur du siehst sie. Was du nicht legst, kommt zurück in den Stapel.
prompt-seen-nowhere = Nur du siehst sie, und sie passen auf keine freie Straße. Sie kommen zurück in den Stapel.
prompt-to-new =
    Ein neuer Ort; du behältst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
prompt-to-seen =
    Dort warst du schon; du behältst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
prompt-ring-pay = Nach { $town }: Wie reist du?
prompt-caravan =
    Karawane nach { $town }: Gib { $count ->
        [one] 1 beliebige Karte
       *[other] { $count } beliebige Karten
    }{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
prompt-caravan-more = Vorgeschlagen sind die Karten, die dir in dieser Runde am wenigsten nützen. Unten kannst du andere wählen.
prompt-limit = Behalte { $keep } von deinen { $cards } Karten
prompt-limit-more =
    Vorgeschlagen ist, was dir am meisten nützen dürfte. { $give ->
        [one] Die andere Karte wird
       *[other] Die anderen { $give } werden
    } verdeckt abgeworfen.
prompt-limit-last = In der letzten Runde zählen Handkarten nur noch bei Gleichstand.
prompt-keep = Behalte ein Plättchen für die nächste Runde
prompt-keep-more = Die anderen gehen zurück. Du darfst auch keins behalten.
prompt-waiting = Warten auf { $name }: { $doing }
prompt-waiting-bot = { $name } überlegt: { $doing }
prompt-stand-in =
    { $who ->
        [you] Deine Zeit ist um: { $what } spielt für dich
       *[other] { $name } ist weg: { $what } spielt
    }
doing-draw = Plättchen ziehen
doing-plan = Plättchen legen
doing-move = Reisen
doing-keep = Plättchen behalten
doing-looking = Plättchen vom Stapel ansehen
doing-ended = Das Spiel ist aus
prompt-meanwhile = Inzwischen kannst du eine Route skizzieren; nur du siehst sie.
prompt-watch-more = Du siehst diesem Tisch zu. Sichtbar ist, was offen liegt.
prompt-watch-seconds = Du siehst diesem Tisch mit { $seconds } Sekunden Verzögerung zu. Sichtbar ist, was offen liegt.
prompt-watch-minutes = Du siehst diesem Tisch mit { $minutes } Minuten Verzögerung zu. Sichtbar ist, was offen liegt.
prompt-cover-draw = { $name } ist dran: ein Plättchen nehmen
prompt-cover-plan = { $name } ist dran: ein Plättchen oder das Hindernis legen, oder passen
prompt-cover-move = { $name } ist dran: reisen oder den Zug beenden
prompt-cover-seen = { $name } ist dran: eins der angesehenen Plättchen legen oder keins
prompt-cover-favor = { $name } ist dran: die Gunst von { $town } nutzen oder verzichten
prompt-cover-favor-too = { $name } ist dran: die Gunst von { $town } nutzen, reisen oder den Zug beenden
prompt-cover-keep = { $name } ist dran: ein Plättchen behalten
prompt-cover-more = An diesem Gerät spielen mehrere. Die Karten von { $name } bleiben zugedeckt, bis { $name } sie aufdeckt.
prompt-ended = Das Spiel ist aus

act-pass = Passen
act-use-favor = Nutzen
act-favor = Gunst nutzen
act-leave-favor = Verzichten
act-lay-none = Keins legen
act-end = Zug beenden
act-end-sure = Trotzdem beenden
act-not-yet = Noch nicht
act-end-ask = Ein neuer Ort ist noch erreichbar. Zug beenden?
act-travel = Reisen
act-lay = Legen
act-back = Zurücklegen
act-nothing-here = Hier nichts
act-not-this-way = So nicht
act-give = { $count } abgeben, reisen
act-give-more =
    { $missing ->
        [one] Wähl 1 Karte mehr
       *[other] Wähl { $missing } Karten mehr
    }
act-give-fewer =
    { $over ->
        [one] Wähl 1 Karte weniger
       *[other] Wähl { $over } Karten weniger
    }
act-keep-cards = Diese { $count } behalten
act-keep = { KIND($kind, form: "accusative") } behalten
act-keep-secret = { KIND($kind, form: "accusative") } behalten (geheim)
act-keep-none = Keins behalten
act-close = Schließen
act-wipe = Skizze löschen

## Hints

hint = Tipp
hint-asking = Ein Tipp wird berechnet
hint-not-waiting = Kein Tipp: Du bist nicht dran
hint-not-covered = Kein Tipp: Die Karten sind zugedeckt
hint-do = Tipp: { $action }
hint-why-only-action = Etwas anderes geht nicht.
hint-why-toward-towns = Das bringt jetzt keinen neuen Ort, aber du endest in { $town }, näher an denen, die dir noch fehlen.
hint-why-destination = Du endest näher an { $town }, dem Ort auf deiner Karte.
hint-why-tie-break = Kein Schritt bringt einen Ort, und Handkarten entscheiden bei Gleichstand.
hint-why-race = Es führt zu deinem letzten Ort, und damit gewinnst du sofort.
hint-why-turn-over = Kein Schritt führt zu etwas Besserem, als hier zu bleiben.
hint-why-tour = Deine Route führt darüber.
hint-why-obstacle = Dort zahlen andere mehr.
hint-why-denial = Deine Route braucht es nicht; dort stört es die anderen.
hint-why-wait = Deiner Route fehlen Plättchen, aber vielleicht legen andere sie.
hint-why-pass = Deiner Route fehlt kein Plättchen, das du jetzt legen könntest.
hint-why-draft-fit = Es passt zu deinen Karten.
hint-why-draft-blind = Kein offenes Plättchen passt besser, als eins vom Stapel passen könnte.
hint-why-pay = Auf dem Rest deiner Route fehlt dir das am wenigsten.
hint-why-keep = Das nützt dir nächste Runde am meisten.
hint-why-discard = Das nützt dir am wenigsten.
hint-why-favor = Was der Ort gibt, nützt dir.
hint-why-no-favor = Was der Ort gibt, nützt dir jetzt nichts.
hint-tour =
    { $towns }: { $count ->
        [one] 1 neuer Ort
       *[other] { $count } neue Orte
    } für { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $kept ->
        [0] keine bleibt
        [one] 1 bleibt
       *[other] { $kept } bleiben
    } übrig.
hint-end =
    { $towns ->
        [one] Am Ende erwartet: 1 Ort.
       *[other] Am Ende erwartet: { $towns } Orte.
    }
hint-effect-closed = Dann kommt { $name } nicht mehr nach { $town }.
hint-effect-opened = Damit öffnet sich für { $name } ein Weg nach { $town }.
hint-effect-dearer =
    { $town } kostet { $name } damit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } mehr.
hint-effect-cheaper =
    { $town } kostet { $name } damit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } weniger.
hint-as-good = Genauso gut: { $action }.
act-as-advised = So machen
act-put-away = Ausblenden
plans = Planen
reach = Reichweite: Was erreiche ich?
reach-word = Reichweite
reach-not-covered = Solange zugedeckt ist, wird keine Reichweite gezeigt
reach-price =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
reach-town = { $town }: { $price }
reach-none = { $place }; nicht zu erreichen
reach-said =
    { $count ->
        [0] Mit deinen Karten ist kein Ort zu erreichen.
        [one] Mit deinen Karten ist 1 Ort zu erreichen.
       *[other] Mit deinen Karten sind { $count } Orte zu erreichen.
    }
reach-step = { $cards } nach { $town }
reach-step-caravan = eine Karawane ({ $cards }) nach { $town }
reach-drawn =
    { $count ->
        [one] 1 unterwegs gezogene Karte
       *[other] { $count } unterwegs gezogene Karten
    }
reach-leaves =
    { $new ->
        [0] Kein neuer Ort
        [one] 1 neuer Ort
       *[other] { $new } neue Orte
    }; dir { $cards ->
        [0] bleibt keine Karte
        [one] bleibt 1 Karte
       *[other] bleiben { $cards } Karten
    }.
reach-stop = Du gehst bis { $town }; dort wird erst nach der Gunst gefragt.
prompt-way = Reise nach { $town }: { $price }
sketch = Skizze einer Route
sketch-word = Skizze
sketch-title = Deine Skizze
sketch-private = Nur du siehst sie.
sketch-how = Wähl einen Ort neben dem Ende deiner Skizze oder eine Straße von dort: Das ist ihre nächste Etappe. Wähl einen Ort weiter weg, und sie führt so dorthin, dass am wenigsten fehlt und es am wenigsten kostet.
sketch-begin = Skizziere eine Route von { $town } aus: Wähl irgendeinen Ort, nah oder fern
sketch-tour =
    Deine Skizze bis { $town }: { $legs ->
        [one] 1 Etappe
       *[other] { $legs } Etappen
    }
sketch-go-on = { $town }: die nächste Etappe von { $from }
sketch-lead = { $town }: von { $from } aus auf dem besten Weg
sketch-seeking = Der beste Weg nach { $town } wird gesucht.
sketch-there = Deine Skizze endet schon in { $town }: Wähl einen anderen Ort.
sketch-elsewhere = Von { $town } aus führt diese Straße nicht weiter: Wähl eine andere oder irgendeinen Ort.
sketch-too-far = { $town } ist zu weit weg: Mit dem Weg dorthin wären es mehr als { $legs } Etappen.
sketch-not-led = Nach { $town } wurde kein Weg gefunden. { $why }
sketch-long = Mehr als { $legs } Etappen fasst eine Skizze nicht.
sketch-leg = { $from } nach { $town }
sketch-leg-price =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $lacking ->
        [0] {""}
       *[other] , { $lacking } zu wenig
    }
sketch-lies = { $kind } liegt dort
sketch-lies-obstacle = { $kind } liegt dort, mit einem Hindernis
sketch-own = { $kind } von dir
sketch-earlier = { $kind }, wie zuvor
sketch-lacking = { $kind } fehlt
sketch-lacking-any = ein Plättchen fehlt
sketch-face-up = in der Auslage: { $kinds }
sketch-caravan = mit einer Karawane
sketch-instead = Lieber anders: { $terrain }
sketch-lacks-counters =
    { $count ->
        [one] 1 Plättchen fehlt.
       *[other] { $count } Plättchen fehlen.
    }
sketch-lacks-cards =
    { $count ->
        [one] Dir fehlt 1 Karte.
       *[other] Dir fehlen { $count } Karten.
    }
sketch-left = Bleibt auf der Hand
act-leg-back = Eine Etappe zurück
act-legs =
    { $count ->
        [one] 1 Etappe
       *[other] { $count } Etappen
    }
act-sketch-done = Fertig

## Prices and targets on the map

map-label = Spielplan
map-nearer = Näher heran
map-farther = Weiter weg
map-whole = Ganzer Plan
map-tools = Der Plan
map-pieces-mine = Ortssteine auf dem Plan: meine. Alle zeigen
map-pieces-all = Ortssteine auf dem Plan: alle. Weniger zeigen
map-pieces-none = Ortssteine auf dem Plan: keine. Zeigen
map-pieces-word-mine = Meine
map-pieces-word-all = Alle
map-pieces-word-none = Keine
find-title = Ort suchen
find-label = Name des Ortes
find-close = Suche schließen
find-towns = Orte
find-none = Kein Ort hat diese Buchstaben.
tip-counter =
    { $kind }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tip-obstacle =
    { $kind } mit Hindernis: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tip-cost-held = { $cost }; du hast { $held }.
tip-held = Auf der Hand: { $cards }.
tip-caravan = Karawane: { $cards } beliebige Karten.
tip-no-counter = Noch kein Plättchen. Hier passt:
tip-offer =
    { $kind }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tip-offer-held =
    { $kind }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, du hast { $held }
tip-river = Floß: abwärts nach { $to } { $down }, aufwärts { $up }.
tip-lake = Floß: { $cards } in beide Richtungen.
tip-you = du
tip-boots = Hier: { $names }.
tip-left = Ortssteine hier: { $names }.
tip-none-left = Alle Ortssteine sind eingesammelt.
tip-start = Hier beginnen alle Stiefel; ohne Ortssteine.
tip-your-town = Deine Ortskarte.
tip-favor = Gunst: { $favor }. { $more }
place-with-favor = { $place }; Gunst: { $favor }
place-town-card = { $place }; deine Ortskarte
place-town-boots = { $town }; hier: { $names }
place-road =
    { $road }: { $kind }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
place-road-obstacle =
    { $road }: { $kind } mit Hindernis, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
map-any = bel.
target-road =
    { $road }: { $kind } kostet { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, du hast { $held }
target-road-open =
    { $road }: { $kind } kostet { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
target-obstacle = { $road }: Hindernis legen
target-layable = { $road }: wählen, was du legst
target-town =
    { $town }: { $kind }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
target-town-caravan =
    { $town }: Karawane, { $cards } beliebige Karten{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
target-town-choice = { $town }: mehrere Arten zu zahlen
way-counter = { $kind }
way-caravan = Karawane
way-free = { $way }, mit freier Fahrt
way-raft-river = Floß, auf dem Fluss
way-raft-lake = Floß, über den See
ring-lay-label = Was auf { $road } gelegt werden kann
ring-pay-label = Wie du nach { $town } reisen kannst
ring-lay-option =
    { $kind }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, du hast { $held }
ring-lay-open =
    { $kind }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
ring-lay-secret =
    { $kind }, dein geheimes Plättchen: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }, du hast { $held }
ring-pay-option =
    { $way }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
chip-to = Nach { $town }
chip-label = Nach { $town } reisen
since-title = Seit deinem letzten Zug
since-read = Zeigen: { $count }
since-close = Weglegen
since-nothing = Sonst hat niemand etwas getan.
since-before =
    { $count ->
        [one] Davor noch etwas, im Verlauf.
       *[other] Davor noch { $count } weitere, im Verlauf.
    }
since-way = { $name } reist nach { $towns }.

## The log, and what the live region says

log-label = Was geschah
log-group = Runde { $round } · { $phase }
log-starts =
    { $who ->
        [you] Du beginnst diese Runde.
       *[other] { $name } beginnt diese Runde.
    }
log-dealt-all = Alle bekommen Karten, bis sie 8 haben.
log-town-card =
    { $who ->
        [you] Deine Ortskarte ist { $town }.
       *[other] Die Ortskarte von { $name } ist { $town }.
    }
log-reserved-own =
    { $who ->
        [you] Du nimmst deine reservierten Karten auf: { $cards }.
       *[other] { $name } nimmt die reservierten Karten auf: { $cards }.
    }
log-reserved-taken =
    { $who ->
        [you] Du nimmst { $count ->
            [one] 1 reservierte Karte
           *[other] { $count } reservierte Karten
        } auf.
       *[other] { $name } nimmt { $count ->
            [one] 1 reservierte Karte
           *[other] { $count } reservierte Karten
        } auf.
    }
log-dealt =
    { $who ->
        [you] Du bekommst: { $cards }.
       *[other] { $name } bekommt: { $cards }.
    }
log-secret-all = Alle ziehen ein geheimes Plättchen.
log-secret =
    { $who ->
        [you] Dein geheimes Plättchen: { $kind }.
       *[other] Das geheime Plättchen von { $name }: { $kind }.
    }
log-drawn-display =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } { KIND($kind, form: "accusative-a") } aus der Auslage.
log-drawn-pile =
    { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } { KIND($kind, form: "accusative-a") } blind vom Stapel.
log-placed =
    { $who ->
        [you] Du: { $kind } auf { $road }.
       *[other] { $name }: { $kind } auf { $road }.
    }
log-placed-secret =
    { $who ->
        [you] Du: { $kind }, bisher geheim, auf { $road }.
       *[other] { $name }: { $kind }, bisher geheim, auf { $road }.
    }
log-obstacle =
    { $who ->
        [you] Du legst dein Hindernis auf { $road }.
       *[other] { $name } legt ein Hindernis auf { $road }.
    }
log-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
log-all-passed = Alle passen. Was liegt, liegt.
log-travelled =
    { $who ->
        [you] Du reist
       *[other] { $name } reist
    } mit { KIND($kind, form: "dative-the") } nach { $town }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
log-travelled-caravan =
    { $who ->
        [you] Du reist
       *[other] { $name } reist
    } mit der Karawane nach { $town }, { $cards } Karten ({ $kinds }){ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
log-towns =
    { $travelled }; { $towns ->
        [one] 1 Ort.
       *[other] { $towns } Orte.
    }
log-no-town = { $travelled }.
log-favor =
    { $who ->
        [you] Du nutzt
       *[other] { $name } nutzt
    } die Gunst von { $town }: { $favor }.
log-favor-turned =
    { $who ->
        [you] Du deckst
       *[other] { $name } deckt
    } die Gunst von { $town } auf: { $favor }.
log-favor-left =
    { $who ->
        [you] Du verzichtest
       *[other] { $name } verzichtet
    } auf die Gunst von { $town }.
log-drew-own =
    { $who ->
        [you] Du ziehst: { $cards }.
       *[other] { $name } zieht: { $cards }.
    }
log-drew =
    { $who ->
        [you] Du ziehst
       *[other] { $name } zieht
    } { $count ->
        [0] nichts: Es gibt keine Karte
        [one] 1 Karte
       *[other] { $count } Karten
    }.
log-reserved =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } eine Karte verdeckt für die nächste Runde bereit.
log-seen-own =
    { $who ->
        [you] Du siehst dir an: { $kinds }.
       *[other] { $name } sieht sich an: { $kinds }.
    }
log-seen =
    { $who ->
        [you] Du siehst dir
       *[other] { $name } sieht sich
    } { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    } vom Stapel an.
log-returned =
    { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    } in den Stapel zurück.
log-extra-own =
    { $who ->
        [you] Dein Extraplättchen für die nächste Runde: { $kind }.
       *[other] Das Extraplättchen von { $name } für die nächste Runde: { $kind }.
    }
log-extra =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } ein Extraplättchen für die nächste Runde.
log-obstacle-taken =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } ein Hindernis aus dem Vorrat.
log-free-path-taken =
    { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } eine freie Fahrt aus dem Vorrat.
log-reshuffled =
    Der Nachziehstapel ist leer: { $count ->
        [one] Die 1 gespielte oder abgeworfene Karte wird
       *[other] Die { $count } gespielten und abgeworfenen Karten werden
    } zu einem neuen gemischt.
log-turn-ended =
    { $who ->
        [you] Du beendest deinen Zug.
       *[other] { $name } beendet den Zug.
    }
log-discarded =
    { $who ->
        [you] Du beendest deinen Zug und wirfst { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } verdeckt ab.
       *[other] { $name } beendet den Zug und wirft { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        } verdeckt ab.
    }
log-kept =
    { $who ->
        [you] Du behältst
       *[other] { $name } behält
    } { KIND($kind, form: "accusative-a") }.
log-kept-secret =
    { $who ->
        [you] Du behältst ein geheimes Plättchen.
       *[other] { $name } behält ein geheimes Plättchen.
    }
log-kept-secret-own =
    { $who ->
        [you] Du behältst
       *[other] { $name } behält
    } { KIND($kind, form: "accusative-a") }, geheim.
log-kept-none =
    { $who ->
        [you] Du behältst kein Plättchen.
       *[other] { $name } behält kein Plättchen.
    }
log-ended =
    Das Spiel ist aus. { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
log-ended-you = Das Spiel ist aus. Du gewinnst.
live-turn = Du bist dran: { $question }
live-taken-back = Die letzte Entscheidung ist zurückgenommen.

## Refusals, by their reason

refused-draw-phase-only = Plättchen werden nur in Phase 3 gezogen.
refused-not-in-display = Nicht in der Auslage: { $counter }.
refused-counter-pile-empty = Der verdeckte Stapel ist leer.
refused-plan-phase-only = Plättchen und Hindernisse werden nur in Phase 4 gelegt.
refused-pass-phase-only = Gepasst wird nur in Phase 4.
refused-not-a-road = { $connection } ist keine Straße: Auf Flüsse und Seen wird nichts gelegt.
refused-counter-not-held = So ein Plättchen hast du nicht: { $counter }.
refused-road-has-counter = Auf { $road } liegt schon ein Plättchen.
refused-terrain-forbidden = { $counter } und { $terrain } passen nicht zusammen.
refused-no-obstacle-left = Dein Hindernis ist verbraucht.
refused-road-without-counter = Auf { $road } liegt kein Plättchen.
refused-road-has-obstacle = Auf { $road } liegt schon ein Hindernis.
refused-travel-phase-only = Gereist wird nur in Phase 5.
refused-not-from-here = { $connection } beginnt nicht in { $town }, wo dein Stiefel steht.
refused-no-counter-on-road = Auf { $road } liegt kein Plättchen.
refused-too-few-cards = Preis des Schrittes: { $cost }; du hast { $held }.
refused-too-few-for-obstacle = Preis des Schrittes mit dem Hindernis: { $cost }; du hast { $held }.
refused-too-few-for-caravan = Eine Karawane kostet hier { $price } beliebige Karten, und du hast { $held }.
refused-too-few-rafts = Preis des Schrittes: { $cost }; du hast { $held }.
refused-wrong-method = Über Flüsse und Seen geht es mit dem Floß, über Straßen mit Plättchen oder Karawane.
refused-no-payment-open = Gerade wird keine Karawane bezahlt.
refused-pay-first = Erst muss die Karawane bezahlt werden; fehlende Karten: { $left }.
refused-card-not-held = Diese Karte hast du nicht übrig: { $card }.
refused-pay-in-order = Bei einer Zahlung kommen die Karten in der Reihenfolge der Arten.
refused-no-discard-open = Gerade ist nichts abzuwerfen.
refused-discard-first = Erst muss die Hand auf 4 Karten herunter; abzuwerfen sind noch { $left }.
refused-discard-in-order = Karten werden in der Reihenfolge der Arten abgeworfen.
refused-favor-phase-only = Die Gunst eines Ortes wird nur in Phase 5 genutzt.
refused-no-favors-played = In diesem Spiel gibt es keine Gunst.
refused-no-favor-open = Gerade steht dir keine Gunst offen.
refused-favor-first = Nutze erst die Gunst von { $town } oder verzichte darauf.
refused-nothing-to-decline = Auf eine Kleine Gunst verzichtest du, indem du ohne sie weiterreist.
refused-no-counters-seen = Du siehst dir gerade keine Plättchen an.
refused-counter-not-seen = Unter den angesehenen Plättchen ist keins davon: { $counter }.
refused-seen-first = Leg erst eins der angesehenen Plättchen oder keins.
refused-no-free-path = Du hast keine freie Fahrt.
refused-no-obstacle-here = Auf { $road } liegt kein Hindernis.
refused-keep-phase-only = Ein Plättchen wird nur in Phase 6 behalten.
refused-turn-phase-only = Den eigenen Zug beendet man nur in Phase 5.
refused-stale = Das Spiel ist inzwischen weiter; sieh noch einmal hin.
refused-not-your-turn = Ein anderer Platz ist dran.
refused-device = Dieses Gerät ist schon abgemeldet.
refused-sketch = So eine Route gibt es nicht von dort, wo der Stiefel steht.
refused-tour-failed = Das ließ sich nicht rechtzeitig ausrechnen. Versuch es noch einmal.
refused-game-over = Das Spiel ist aus.
refused-limit = Das war mehr auf einmal, als ein Platz verlangen darf. Warte einen Moment und versuch es noch einmal.
refused-close = Hinweis schließen

## Refusals, by their code

refused-action = Das geht jetzt nicht.
refused-chat-busy = Es haben zu viele im selben Moment gesprochen. Schick es noch einmal.
refused-chat-too-fast = Das war zu viel auf einmal. Warte eine Sekunde und schick es dann noch einmal.
refused-clock-expired = Deine Zeit war um, bevor das ankam.
refused-covered = Das geht jetzt nicht. Deck deine Sachen auf, dann siehst du, warum.
refused-credential = Der Server kennt diesen Browser hier nicht. Setz dich neu hin, oder hol deine Spiele von deinem anderen Gerät hierher.
refused-hint-failed = Es ließ sich kein Tipp berechnen. Frag noch einmal.
refused-network-closed = Ein Platz per Link braucht das lokale Netz: Mach diesen Server zuerst dort erreichbar.
refused-network-refused = Das lokale Netz öffnet man an dem Rechner, auf dem der Server läuft, und nicht bei jedem Server geht das.
refused-options = So ein Spiel gibt es nicht. Sieh dir seine Regeln noch einmal an.
refused-origin = Diese Seite kommt von einer anderen Adresse als der des Servers. Öffne sie dort.
refused-record = Das ist keine Aufzeichnung eines Spiels, oder das Spiel geht nicht so aus, wie sie sagt.
refused-replay-failed = Die Wiederholung wurde nicht rechtzeitig fertig. Versuch es noch einmal.
refused-request = So nimmt der Server das nicht an. Sieh es dir noch einmal an, oder lade die Seite neu.
refused-review-failed = Der Rückblick ist nicht gelungen. Versuch es noch einmal.
refused-seal = Das Siegel für diese Verteilung ist benutzt oder zu alt. Versuch es noch einmal, dann gibt es ein neues.
refused-seat-not-yours = Das ist nicht dein Platz.
refused-seat-yours = Du sitzt schon an diesem Tisch.
refused-server-error = Etwas ist schiefgegangen, und du kannst nichts dafür. Versuch es noch einmal.
refused-store = Der Server kann gerade nichts speichern. Es hat sich nichts geändert; versuch es bald noch einmal.
refused-table-running = Das Spiel ist noch nicht aus.
refused-table-unknown = Hier gibt es keinen Tisch, oder nicht mehr.
refused-table-unlisted = An diesen Tisch setzt man sich über einen Link.
refused-table-waiting = Es sitzen noch nicht alle.
refused-too-large = Das ist zu groß. Schick weniger.
refused-watching = Bis zum Ende sehen dieses Spiel nur die, die mitspielen.

## The chart

chart-title = Nötige Karten
chart-caption = Nötige Karten nach Transportmittel und Gelände
chart-transport = Transport
chart-not = nicht erlaubt
chart-plains = Ebene
chart-woods = Wald
chart-desert = Wüste
# The soft hyphen lets the longest one break.
chart-mountains = Ge­birge
chart-rafts = Flöße
chart-downstream = Fluss abwärts
chart-upstream = Fluss aufwärts
chart-lake = Fähre über den See
chart-more = Ein Hindernis kostet eine Karte desselben Transportmittels mehr. Eine Karawane kostet 3 beliebige Karten, mit Hindernis 4.
rule-set-ours = Unsere Regeln
rule-set-printed-1998 = Ausgabe 1998
rule-set-printed-2015 = Ausgabe 2015
rule-set-own = Eigene Mischung
rule-set-lesson = Unsere Regeln, drei Runden
key-enter = Eingabe
key-end = Ende
key-escape = Esc
key-home = Pos1
key-page = Bild
key-shift = Umschalt

## Keys, lists in words, the text board

keys-title = Alle Tasten
keys-off = Die Buchstabentasten sind in den Einstellungen ausgeschaltet.
keys-town = Zum nächsten Ort
keys-act = Auswählen
keys-roads = Straßen eines Ortes
keys-targets = Durch die möglichen Ziele
keys-find = Ort suchen
keys-zoom = Plan näher heran, weiter weg
keys-whole = Ganzer Plan
keys-pick = Karte oder Plättchen wählen
keys-pass = Passen, verzichten oder keins legen
keys-favor = Gunst nutzen
keys-end = Zug beenden
keys-undo = Zurücknehmen
keys-hint = Tipp zeigen oder ausblenden
keys-reach = Was erreiche ich?
keys-sketch = Eine Route skizzieren
keys-leg-back = Die letzte Etappe der Skizze zurücknehmen
keys-chart = Übersicht
keys-legal = Mögliche Aktionen in Worten
keys-text = Plan in Worten
keys-all = Alle Tasten
keys-back = Auswahl zurücklegen
legal-title = Was du tun kannst
legal-none = Nichts: Du bist nicht dran.
legal-place-open = { KIND($kind, form: "accusative") } auf { $road } legen
legal-place-secret = { KIND($kind, form: "accusative") } (geheim) auf { $road } legen
legal-place-seen = { KIND($kind, form: "accusative") } (angesehen) auf { $road } legen
legal-favor = Die Gunst von { $town } nutzen. { $gives }
legal-decline = Auf die Gunst von { $town } verzichten
legal-obstacle = Hindernis auf { $road } legen
legal-draw = { KIND($kind, form: "accusative") } nehmen
legal-draw-pile = Blind vom Stapel ziehen
legal-travel =
    Mit { KIND($kind, form: "dative-the") } nach { $town } reisen: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
legal-travel-caravan =
    Mit der Karawane nach { $town } reisen: { $cards } beliebige Karten{ $free ->
        [yes] {" "}und eine freie Fahrt
       *[no] {""}
    }
legal-pay = { KIND($kind, form: "accusative") } abgeben
legal-discard = { KIND($kind, form: "accusative") } abwerfen
text-title = Der Spielplan in Worten
text-towns = Orte
text-roads = Straßen mit Plättchen
text-boots = Stiefel
text-pieces = Ortssteine dort
text-reach = Um dort hinzukommen
text-favor = Gunst
text-leads = Von { $town }
text-downstream = { $town } ({ $terrain }, abwärts)
text-upstream = { $town } ({ $terrain }, aufwärts)
text-all = alle
text-your-town = deine Ortskarte
text-seats = Plätze
text-holds = Besitz
text-left = Noch
text-secret =
    { $count ->
        [one] 1 geheimes Plättchen
       *[other] { $count } geheime Plättchen
    }
text-reserved =
    { $count ->
        [one] 1 reservierte Karte
       *[other] { $count } reservierte Karten
    }
text-road = Straße
text-counter = Plättchen
text-price = Karten
text-obstacle = mit Hindernis
text-no-roads = Auf keiner Straße liegt ein Plättchen.
text-none = keine

## The end

end-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
end-you-win = Du gewinnst
end-standings = Endstand
end-place = Rang
end-player = Name
end-towns = Orte
end-cards = Karten
end-score = Punkte
end-minus =
    { $count ->
        [0] 0
       *[other] –{ $count }
    }
end-most-towns = { $name } hat die meisten Orte: { $count }.
end-by-cards = { $names } haben je { $towns } Orte. Dann entscheiden die Handkarten: { $name } hat { $cards }.
end-together = { $names } haben je { $towns } Orte und { $cards }: Sie gewinnen gemeinsam.
end-most-score =
    { $name } hat die meisten Punkte: { $towns ->
        [one] 1 Ort
       *[other] { $towns } Orte
    }, { $steps ->
        [0] und der Stiefel steht in { $town }
        [one] minus 1 Schritt bis { $town }
       *[other] minus { $steps } Schritte bis { $town }
    }: { $score }.
end-by-distance =
    { $names } haben je { $score } Punkte. Dann entscheidet die Entfernung: { $name } { $steps ->
        [0] steht im eigenen Zielort
        [one] ist 1 Schritt vom eigenen Zielort entfernt
       *[other] ist { $steps } Schritte vom eigenen Zielort entfernt
    }.
end-score-by-cards =
    { $names } haben je { $score } Punkte. { $closest } sind gleich weit von ihren Zielorten entfernt: { $steps ->
        [0] Sie stehen dort
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }. Dann entscheiden die Handkarten: { $name } hat { $cards }.
end-score-together =
    { $names } haben je { $score } Punkte. { $closest } sind gleich weit von ihren Zielorten entfernt und haben je { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }: Sie gewinnen gemeinsam.
end-all-pieces = { $name } hat den letzten der zwanzig Ortssteine eingesammelt und gewinnt damit sofort.
end-agreed = Die Spieler am Tisch haben das Spiel beendet; gewertet ist der Stand bis dahin.
end-by-round = Orte nach Runden
end-by-round-more = Jedes Zeichen ist ein Ort; die Lücken trennen die Runden.
end-by-round-label = { $name }: { $rounds }
end-round = Runde { $round }: { $count }
end-again = Noch ein Spiel
end-again-change = Noch eins, mit Änderungen
end-again-join = Dafür Platz nehmen
end-again-open = Zum neuen Tisch
end-again-asked = Jemand möchte mit denselben Leuten noch einmal spielen.
end-leave = Verlassen
end-look = Plan ansehen
end-review-you = Wo habe ich Orte verloren?
end-replay = Wiederholung ansehen
end-review = Wo gingen Orte verloren?
end-back = Zum Endstand
end-making = Tisch wird geöffnet
end-fair = Die Verteilung war vor der ersten Karte versiegelt und lässt sich prüfen.
end-fair-how = Wie man sie prüft

## The start page

home-lead = Ebne allen den Weg – und nutze ihn besser als die anderen. Zwanzig Orte, vier Runden, ein Paar Stiefel.
home-play-more = Du gegen drei Bots, sofort.
home-play-time = Etwa zwanzig Minuten.
home-set-up = Selbst einrichten
home-opening = Tisch wird geöffnet
home-join = Per Link oder Code mitspielen
home-join-code = Link oder Code
home-join-do = Los
home-join-more = Ein Link öffnet den Tisch von selbst.
home-join-new = Neuer Tisch
home-record = Spiel aus einer Datei
home-join-none = Das ist weder ein Link noch ein Code. In einem Link steht /join/; was danach kommt, ist der Code.
games-mine = Meine Spiele
games-none = Noch kein Spiel. Drück auf „Spielen“, oder richte einen Tisch ein und lade jemanden ein.
games-none-running = Kein laufendes Spiel.
games-ended-head = Beendet
games-looking = Deine Spiele werden gesucht
games-turn = Du bist dran
games-waiting-tag = Wartet
games-waiting = Wartet noch auf { $names }
games-step-waiting = { $step } · wartet auf { $name }
games-running = Läuft
games-about = { $names } · { $rules }
games-with = Mit { $names }
games-moved = letzter Zug { $at }
games-ended = Das Spiel ist aus
games-replay = Wiederholung
games-replay-of = Wiederholung von { $table }
games-review = Rückblick
games-review-of = Rückblick auf { $table }
games-you-won = Du hast gewonnen, { $towns }
games-won = Gewonnen: { $names }, { $towns }
lobby-open = Offene Tische
lobby-watch = Zum Zusehen
lobby-replays = Wiederholungen
games-all = Weitere zeigen: { $count }
lobby-seats = { $taken } von { $seats } Plätzen besetzt · { $rules }
title-turns = ({ $turns }) { $title }
server-away = Der Server antwortet nicht. Vielleicht wurde er angehalten, oder dieses Gerät ist nicht verbunden.
server-try = Noch einmal
table-unreached = Der Tisch ist nicht zu erreichen

## Who one is

me-you-are = Hier heißt du { $name }.
me-other-device = Auf einem anderen Gerät
me-been-here = Schon auf einem anderen Gerät gespielt?
me-bring = Hol deine Spiele hierher
me-title = Wer du hier bist
me-nobody = Du hast noch keinen Namen genannt. Danach wirst du gefragt, wenn du zum ersten Mal an einem Tisch Platz nimmst.
me-left = Du bist hier abgemeldet.
me-name = Dein Name
me-rename = Speichern
me-renamed = Ab jetzt heißt du { $name }.
me-name-more = Für künftige Tische. An einem Tisch behältst du den Namen, mit dem du Platz genommen hast.
me-other-more = Ein Code macht auch ein anderes Telefon oder einen anderen Computer zu deinem: Dort findest du alle deine Spiele und Plätze. Er gilt einmal, einen Tag lang.
me-make-code = Code erstellen
me-another-code = Neuen erstellen; dieser gilt dann nicht mehr
me-code-label = Dein Code
me-qr = QR-Code des Links für dein anderes Gerät
me-link = Link für dein anderes Gerät
me-link-more = Öffne ihn dort, oder richte die Kamera auf den Code. Zeig ihn sonst niemandem: Wer ihn hat, spielt als du.
me-copy = Link für dein anderes Gerät kopieren
me-devices = Deine Geräte
me-device = Deins seit { $since }
me-device-here = Dieses Gerät
me-device-seen = Zuletzt gesehen { $seen }
me-sign-out = Abmelden
me-sign-out-one = Das Gerät abmelden, das zuletzt { $seen } gesehen wurde
me-sign-out-others = Überall sonst abmelden
me-sign-out-here = Deine Spiele stehen hier dann nicht mehr in der Liste, und deine Plätze spielst du von deinen anderen Geräten aus.
me-sign-out-last = Sonst kennt dich kein Gerät. Mach dir vorher einen Code und bewahr ihn auf; ohne ihn kann dir niemand deine Spiele und Plätze zurückgeben.
me-sign-out-yes = Hier abmelden
me-sign-out-no = Bleiben
me-signed-out =
    { $count ->
        [one] Ein Gerät ist abgemeldet.
       *[other] { $count } Geräte sind abgemeldet.
    } Was dort gespeichert ist, öffnet nichts mehr.
recover-title = Hol deine Spiele hierher
recover-lead = Öffne auf deinem anderen Gerät die Startseite und wähl „Auf einem anderen Gerät“. Dort bekommst du einen Code oder einen Link.
recover-code = Der Code
recover-code-more = Mit oder ohne Striche, groß oder klein geschrieben.
recover-do = Herholen
recover-before = Auf diesem Gerät heißt du { $name }. Was hier geöffnet ist, bleibt offen; in der Liste stehen dann die anderen Spiele.
recover-unknown = Dieser Code führt zu niemandem. Vielleicht ist er vertippt, schon benutzt, älter als ein Tag oder fünfmal probiert worden. Sieh ihn dir noch einmal an, oder erstelle einen neuen.
sit-seat = Welcher Platz
sit-free = Platz { $seat } ist frei
sit-taken = Da war jemand schneller.
sit-full = Hier ist kein Platz mehr frei.
sit-unknown = Diesen Tisch gibt es nicht mehr.

## A new table

new-title = Neuer Tisch
new-again = Noch einmal: { $table }
new-who = Wer spielt mit
new-seat-name = Name auf Platz { $seat }
new-seat-who = Wer auf Platz { $seat } sitzt
new-me = Ich
new-screen = Jemand an diesem Gerät
new-link = Jemand per Link
new-bot-greedy = Bot: ein freundlicher Anfänger
new-bot-planner = Bot: ein weitsichtiger Reisender, schwer zu schlagen
new-bot-learned = Bot: ein alter Hase, der aus Tausenden von Reisen gelernt hat
new-bot-searcher = Bot: ein Meister aller Wege, der für alle vorausdenkt
new-bot-random = Bot: ein Neuling, der aufs Geratewohl spielt
new-bot-other = Bot: { $bot }
new-up = { $name } auf Platz { $seat } vorziehen
new-up-first = { $name } sitzt ganz vorn
new-down = { $name } auf Platz { $seat } zurücksetzen
new-down-last = { $name } sitzt ganz hinten
new-remove = Platz { $seat } entfernen: { $name }
new-remove-not = Ein Tisch hat mindestens zwei Plätze
new-moved = { $name } sitzt auf Platz { $seat }.
new-removed = Der Platz von { $name } ist entfernt. Plätze: { $count }.
new-added = { $name } sitzt auf Platz { $seat }.
new-add = Platz hinzufügen
new-add-not = Ein Tisch hat höchstens sechs Plätze
new-order = Zwei bis sechs. Sie sitzen in dieser Reihenfolge im Uhrzeigersinn.
new-name-me = Elfenkind
new-name-other = Spieler { $n }
new-nobody-here = An diesem Gerät sitzt niemand. Nimm selbst einen Platz, oder gib einen jemandem an diesem Gerät.
new-network = Für { $names } auf einem anderen Gerät muss dieser Server in deinem lokalen Netz erreichbar sein.
new-network-more = Wer in diesem Netz ist, kann dann diese Seiten öffnen und per Link Platz nehmen. Das bleibt so, bis der Server angehalten wird.
new-network-do = Im lokalen Netz erreichbar machen
new-network-not = Jetzt nicht: an dieses Gerät setzen
new-network-open = Dieser Server ist im lokalen Netz erreichbar, unter { $addresses }.
new-network-nowhere = Dieser Server wäre im lokalen Netz erreichbar, aber dieser Rechner scheint in keinem zu sein.
new-network-first = Sag erst, ob dieser Server im lokalen Netz erreichbar sein darf.
new-rules = Welche Regeln
rules-more-ours = Vier Runden. Eine Zauberwolke durchquert einen Wald für 1 Karte.
rules-more-printed-1998 = Vier Runden. Eine Zauberwolke kostet im Wald 2 Karten.
rules-more-printed-2015 = Drei Runden, kein vorzeitiger Sieg. Eine Zauberwolke kostet im Wald 2 Karten.
new-favors = Gunst der Orte
favors-more-none = Das Grundspiel.
favors-more-small = Liegt offen. Bevor du losreist, darfst du die Gunst des Ortes nutzen, in dem du stehst.
favors-more-great = Liegt verdeckt. Du darfst sie nutzen, wenn du ankommst und einen Ortsstein einsammelst.
new-town-cards = Alle haben einen geheimen Zielort
new-town-cards-more = Am Ende kostet dich jeder Schritt zwischen deinem Stiefel und diesem Ort einen Punkt.
new-more = Mehr
new-rounds = Runden
new-rounds-more = Bei drei Runden gewinnt niemand vor dem Ende.
new-rounds-4 = Vier
new-rounds-3 = Drei
new-chart = Die Übersicht
new-chart-more = Ein Feld ist verschieden: was eine Zauberwolke im Wald kostet.
new-chart-guide = 1 Karte
new-chart-printed = 2 Karten
new-start = Wer beginnt
new-start-more = Das Los entscheidet, oder du bestimmst die älteste Person, wie es die Regeln wollen.
new-start-lot = Per Los
new-pace = Tempo der Bots
new-pace-more-slow = Nach jeder Aktion eine Pause, bis die nächste kommt.
new-pace-more-normal = Zügig, und doch gut zu verfolgen.
new-pace-more-at_once = Alles auf einmal; im Verlauf steht, was sie getan haben.
new-pace-slow = Langsam
new-pace-normal = Normal
new-pace-at_once = Sofort
new-hints = Tipps
new-hints-more = Wer am Zug ist, darf um einen Tipp bitten; sonst erfährt niemand davon.
new-colour = Farbe von { $name }
colour-0 = Rot, Kreis
colour-1 = Blau, Quadrat
colour-2 = Grün, Dreieck
colour-3 = Gelb, Raute
colour-4 = Violett, Sechseck
colour-5 = Schwarz, Stern
new-clock = Uhr
new-clock-none = Keine Uhr
new-clock-none-more = Niemand wird gedrängt.
new-clock-live = Live
new-clock-live-more = Ein Zeitkonto für jeden Platz, und mit jedem Zug ein paar Sekunden dazu.
new-clock-slow = Ein Tag oder mehr
new-clock-slow-more = So lange für jeden Zug; niemand muss am Tisch warten.
new-clock-bank = Minuten auf dem Zeitkonto
new-clock-increment = Sekunden je Zug
new-clock-hours = Stunden je Zug
new-clock-own = Eigene
clock-live = { $minutes } min + { $increment } s
clock-live-seconds = { $bank } s + { $increment } s
clock-days =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
clock-hours =
    { $hours ->
        [one] 1 Stunde je Zug
       *[other] { $hours } Stunden je Zug
    }
new-clock-problem-bank = Ein Zeitkonto hat 0 bis 600 Minuten.
new-clock-problem-increment = Ein Zug bringt 0 bis 3600 Sekunden dazu.
new-clock-problem-hours = Ein Zug hat 1 bis 720 Stunden.
new-clock-problem-empty = Eine Uhr braucht etwas Zeit: Gib ihr ein Zeitkonto oder Sekunden je Zug.
new-stand-in = Wenn die Zeit um ist oder jemand gegangen ist
new-stand-in-more-least = Der Tisch tut das Nötigste: zieht vom Stapel, passt, beendet den Zug.
new-stand-in-more-bot = Ein Bot spielt weiter, bis wieder jemand da ist.
new-stand-in-least = Das Nötigste
new-take-backs = Zurücknehmen
new-take-backs-more = Nur gegen Bots lässt sich jede deiner Entscheidungen zurücknehmen; sonst die des eigenen Zuges.
new-take-backs-turn = Im eigenen Zug
new-take-backs-free = Jederzeit
new-watching = Wer zusehen darf
new-watching-more-none = Niemand außer denen, die mitspielen.
new-watching-more-link = Wer die Adresse des Tisches hat; zu sehen ist, was offen liegt.
new-watching-more-public = Alle in der Lobby; zu sehen ist, was offen liegt, und die Wiederholung.
new-watching-none = Niemand
new-watching-link = Per Link
new-watching-public = Alle
new-delay = Verzögert für Zuschauer
new-delay-more = Damit niemandem am Tisch von außen geholfen wird.
new-delay-0 = Sofort
new-delay-60 = 1 Minute
new-delay-300 = 5 Minuten
new-delay-other = { $seconds } Sekunden
new-listed = Plätze per Link
new-listed-more-yes = Der Tisch steht in der Lobby; wer zuerst kommt, nimmt Platz.
new-listed-more-no = Nur wer den Link hat, kann Platz nehmen.
new-listed-yes = Auch in der Lobby
new-listed-no = Nur per Link
new-seating = Sitzordnung
new-seating-more-chosen = Wie oben gezeigt, im Uhrzeigersinn.
new-seating-more-lot = Wird beim Öffnen des Tisches ausgelost; Name und Farbe bleiben.
new-seating-chosen = Wie gewählt
new-seating-lot = Per Los
new-hints-yes = Erlaubt
new-hints-no = Nicht erlaubt
new-table-name = Name des Tisches
new-table-name-more = Zu sehen für alle, die dazukommen. Bleibt das Feld leer, heißt er „{ $name }“.
table-of = { $name } & Co.
new-open = Tisch öffnen
new-opening = Tisch wird geöffnet
new-mend = Erst muss etwas berichtigt werden.
new-refused = Der Server hat diesen Tisch nicht geöffnet: { $message }
short-title = In Kürze
short-who =
    { $count ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[6] Sechs
    } am Tisch: { $seats }.
short-nameless = jemand ohne Namen
short-screen = { $name } an diesem Gerät
short-link = { $name } per Link
short-bots-greedy =
    { $count ->
        [one] { $names }, ein freundlicher Anfänger
       *[other] { $names }, freundliche Anfänger
    }
short-bots-planner =
    { $count ->
        [one] { $names }, ein weitsichtiger Reisender
       *[other] { $names }, weitsichtige Reisende
    }
short-bots-learned =
    { $count ->
        [one] { $names }, ein alter Hase
       *[other] { $names }, alte Hasen
    }
short-bots-searcher =
    { $count ->
        [one] { $names }, ein Meister aller Wege
       *[other] { $names }, Meister aller Wege
    }
short-bots-random =
    { $count ->
        [one] { $names }, ein Neuling, der aufs Geratewohl spielt
       *[other] { $names }, Neulinge, die aufs Geratewohl spielen
    }
short-bots-other =
    { $count ->
        [one] { $names }, Bot { $bot }
       *[other] { $names }, Bots { $bot }
    }
short-rules =
    { $rules }: { $rounds ->
        [3] drei Runden
       *[other] vier Runden
    }, { $cloud } für eine Zauberwolke im Wald.
short-favors-small = Mit Kleiner Gunst, offen.
short-favors-great = Mit Großer Gunst, verdeckt.
short-town-cards = Alle haben einen geheimen Zielort.
short-guide = 1 Karte
short-printed = 2 Karten
short-starts = { $name } beginnt.
short-lot = Das Los sagt, wer beginnt.
short-clock = Uhr: { $clock }.
short-listed = In der Lobby.
short-lot-seats = Plätze per Los.
short-watching-none = Niemand darf zusehen.
short-watching-public = Alle dürfen zusehen.
short-pace-slow = Die Bots lassen sich Zeit.
short-pace-normal = Die Bots spielen in angenehmem Tempo.
short-pace-at_once = Die Bots spielen sofort.

## Names of seats

name-empty = Ein Platz braucht einen Namen.
name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $length }.
name-unseen = Ein Name hat keine unsichtbaren Zeichen.
name-twice = { $name } sitzt hier schon. Wähl einen anderen Namen.

## The waiting room

wait-lead-host = Das Spiel beginnt, sobald alle Platz genommen haben.
wait-lead-guest =
    { $count ->
        [one] { $names } fehlt noch. Das Spiel beginnt, sobald alle Platz genommen haben.
       *[other] { $names } fehlen noch. Das Spiel beginnt, sobald alle Platz genommen haben.
    }
wait-seats = Plätze
wait-sits = hat Platz genommen
wait-away = hat Platz genommen, ist gerade weg
wait-missing = noch nicht da
wait-here = an diesem Gerät
wait-you = du
wait-bot = Bot, { $bot }
wait-invites = Links
wait-link-for = Link für { $name }
wait-link-more = Verschick ihn, oder lass { $name } eine Kamera auf den Code richten. Er gilt für einen Platz.
wait-link-here = Dieser Rechner ist in keinem Netz, darum funktioniert der Link nur auf ihm selbst. Verbinde ihn mit einem Netz, starte den Server neu und öffne diese Seite noch einmal.
wait-qr = QR-Code des Links für { $name }
wait-copy = Kopieren
wait-copy-for = Link für { $name } kopieren
wait-copied = Kopiert.
wait-selected = Der Link ist markiert: Kopier ihn von dort.
wait-arrived =
    { $count ->
        [one] { $names } hat Platz genommen.
       *[other] { $names } haben Platz genommen.
    }
wait-keep-open = Du kannst diese Seite verlassen und von der Startseite aus zurückkommen.

## Joining

join-title = An einen Tisch setzen
join-looking = Die Einladung wird geprüft
join-invites = { $host } lädt dich ein zu: { $table }
join-seat = Du bekommst Platz { $seat }.
join-name = Dein Name am Tisch
join-do = Platz nehmen
join-doing = Du nimmst Platz
join-taken = Da sitzt schon jemand
join-taken-more = Dieser Link galt für einen Platz und ist schon benutzt. Bitte die Person, von der du ihn hast, um einen neuen.
join-unknown = Dieser Link führt zu keinem Tisch
join-unknown-more = Vielleicht ist er unvollständig, oder den Tisch gibt es nicht mehr. Lass ihn dir noch einmal schicken.
join-refused = Das hat nicht geklappt: { $message }

## Fair dealing

fair-sealed = Die Verteilung ist versiegelt: { $seal }…
fair-title = Faires Austeilen
fair-lead = Niemand sucht die Karten aus, weder der Server noch jemand am Tisch. Das musst du nicht glauben – du kannst es prüfen.
fair-game = Die Verteilung von { $table }
fair-yes = Alles stimmt: Niemand hat diese Verteilung ausgesucht.
fair-yes-here = Was sich hier prüfen lässt, stimmt.
fair-no = Etwas stimmt nicht: Diese Verteilung könnte ausgesucht sein.
fair-running = Das Spiel ist noch nicht aus. Danach steht hier das Geheimnis, und die Verteilung wird geprüft.
fair-old = Dieser Tisch ist älter als die versiegelte Verteilung: Es gibt nichts, womit sie sich prüfen ließe.
fair-looking = Die Verteilung wird geprüft
fair-back = Zum Tisch
fair-record = Aufzeichnung speichern
fair-fits = Stimmt:
fair-fits-not = Stimmt nicht:
fair-unknown = Hier nicht bekannt:
fair-part-shown = das Siegel ist dasselbe, das dieser Browser vor der ersten Karte gezeigt bekam
fair-part-mine = die Texte, die dieser Browser geschickt hat, sind unter den Texten
fair-part-secret = das Siegel gehört zum Geheimnis
fair-part-seed = der Startwert folgt aus dem Geheimnis und den Texten
fair-part-cards = der Startwert ergibt die Plättchen und Karten, mit denen dieses Spiel begann
fair-seal = Siegel
fair-secret = Geheimnis
fair-text = Text von { $name }
fair-text-none = keiner
fair-text-missing = noch nicht da
fair-seed = Startwert
fair-how = Wie eine Verteilung versiegelt wird
fair-how-secret = Bevor irgendein Text bekannt ist, zieht der Server ein Geheimnis, 32 zufällige Bytes, und zeigt dessen Siegel. Ab dann kann er kein anderes Geheimnis mehr nehmen: Das hätte ein anderes Siegel.
fair-how-texts = Wer Platz nimmt, fügt einen zufälligen Text hinzu, den der Browser zieht, sobald er das Siegel gesehen hat. Alle Texte werden allen gezeigt. Bots fügen keinen hinzu.
fair-how-seed = Aus dem Geheimnis und den Texten folgt der Startwert, und aus dem Startwert folgen alle Karten und Plättchen des Spiels. Der Server wählte sein Geheimnis, ohne die Texte zu kennen; alle anderen wählten ihren Text, ohne das Geheimnis zu kennen.
fair-how-end = Am Ende wird das Geheimnis gezeigt. Dann kann jeder Siegel, Startwert und Verteilung noch einmal ausrechnen. Diese Seite tut das in deinem Browser; der Befehl „elfenland verify“ tut es mit der Aufzeichnung des Spiels, an jedem Ort.
fair-bytes = Bytegenau
fair-bytes-secret = Das Geheimnis ist als 64 hexadezimale Ziffern geschrieben, mit kleinen Buchstaben. Das Siegel ist der SHA-256-Hash seiner 32 Bytes, ebenso geschrieben.
fair-bytes-seed = Der Startwert ist, ebenso geschrieben, der SHA-256-Hash dieses Textes in UTF-8: die Ziffern des Geheimnisses, dann der Text jedes Platzes in deren Reihenfolge, dazwischen je ein Zeilenvorschub und am Ende keiner. Ein Platz ohne Text zählt wie ein leerer.
fair-bytes-stream = Der Schlüssel ist der SHA-256-Hash des Startwerts, so wie er geschrieben ist. Block b des Stroms ist der BLAKE2b-Hash von b als 8 Bytes, little-endian, mit diesem Schlüssel und 64 Bytes Länge. Seine acht Wörter zu 64 Bit, little-endian, sind die nächsten acht Zahlen.
fair-bytes-draw = Eine Ziehung unter k nimmt Zahlen, bis eine unter dem größten Vielfachen von k bis 2⁶⁴ liegt; gezogen ist ihr Rest bei Teilung durch k. Ein Stück aus einem Stapel ist eine Ziehung unter der Größe des Stapels, abgezählt durch die Arten in dieser Reihenfolge: { $kinds }. Es gibt 8 Plättchen von jedem Transportmittel, je 10 Karten davon und 12 Flöße.
fair-bytes-start = Sagt das Los, wer beginnt, so ist das eine Ziehung unter der Zahl der Plätze, die erste eines eigenen Stroms: Dessen Startwert ist „start seat“, ein Zeilenvorschub und der Startwert.
fair-bytes-order = In dieser Reihenfolge: fünf offene Plättchen. Mit der Gunst der Orte ein Gunstplättchen auf jeden Ort außer Elvenhold, nach den Namen ihrer Kennungen: 4 Zwei Karten, 4 Karte für später, dann je 3 Zwei Plättchen, Extraplättchen, Hindernis, Freie Fahrt. Mit Ortskarten eine für jeden Platz, vom ersten Platz an. Dann, beim Startspieler beginnend, acht Karten für jeden Platz; dann ein geheimes Plättchen für jeden.
fair-example = Rechenbeispiel
fair-example-lead = Drei Plätze, nach unseren Regeln; das Los sagt, wer beginnt. Auf dem mittleren Platz sitzt ein Bot.
fair-example-start = Es beginnt
fair-example-seat = Platz { $seat }
fair-example-display = Auslage
fair-example-hand = Karten von Platz { $seat }
fair-example-counter = Geheimes Plättchen von Platz { $seat }
fair-not = Wovor das nicht schützt
fair-not-look = Wer die Platte des Servers lesen kann, kann sich das Geheimnis ansehen und damit jede Hand, während das Spiel läuft.
fair-not-last = Wer den Server betreibt, kennt das Geheimnis. Im Bund mit jemandem, der nach dir Platz nimmt, ließen sich Texte probieren, bis die Verteilung passt. Allein gegen Bots nimmt nach dir niemand Platz.
fair-not-page = Diese Seite kommt von dem Server, den sie prüft. Willst du sicher sein, notiere dir zu Beginn das Siegel und prüfe die Aufzeichnung mit einem Programm, das anderswoher kommt.
fair-not-talk = Es geht nur um den Zufall: Niemand wird daran gehindert, anderen von den eigenen Karten zu erzählen.
fair-not-empty = Ein Programm darf sich mit leerem Text hinsetzen. Wo alle Texte leer sind, hat der Server allein das Geheimnis gewählt.

## A game looked at again

review-title = Wo Orte verloren gingen
review-lead = Jede Entscheidung wird noch einmal betrachtet, nur mit dem Wissen, das man damals hatte.
review-working = Das Spiel wird noch einmal betrachtet
review-working-more = Das dauert ein paar Sekunden bis über eine Minute, je nachdem, wie viele gespielt haben und wie viel der Server zu tun hat. Ist es fertig, sehen es alle am Tisch.
review-running = Das Spiel ist noch nicht aus. Ein Rückblick würde verraten, was noch verdeckt ist.
review-there = Der Rückblick ist da.
review-back = Zum Endstand
review-save = Zahlen speichern
review-summary = Die Spieler
review-summary-more =
    { $points ->
        [yes] Punkte, die durch Entscheidungen verloren gingen, gemessen an dem, was ein weitsichtiger Reisender bei gleicher Sicht gespielt hätte: ein Ort weniger, oder am Ende des Spiels ein Schritt mehr bis zum Zielort. Und was das Glück über das Übliche hinaus gab, in Orten.
       *[no] Orte, die durch Entscheidungen verloren gingen, gemessen an dem, was ein weitsichtiger Reisender bei gleicher Sicht gespielt hätte; und was das Glück über das Übliche hinaus gab, in Orten.
    }
review-towns-lost =
    { $points ->
        [yes] Verlorene Punkte
       *[no] Verlorene Orte
    }
review-lost-travel = Reisen
review-lost-laying = Legen
review-lost-draft = Ziehen
review-luck = Glück
review-whose = Wessen Spiel
review-whose-more = Spielplan und Listen zeigen dieses Spiel.
review-map = Spielplan
review-map-label = Spielplan mit den Routen oder Plättchen, die darüber genannt sind
review-legend-taken = gereiste Route
review-legend-best = beste Route
review-legend-laid = Blass: was gelegt wurde. Umringt: was besser gewesen wäre.
review-lost =
    { $points ->
        [yes] Wo Punkte verloren gingen
       *[no] Wo Orte verloren gingen
    }
review-lost-none =
    { $points ->
        [yes] Nirgends: Keine Entscheidung hat einen halben Punkt gekostet.
       *[no] Nirgends: Keine Entscheidung hat einen halben Ort gekostet.
    }
review-look = Ansehen
review-look-at = Auf dem Spielplan ansehen: { $what }
review-turn = Runde { $round }: Reisen
review-turn-towns =
    { $towns ->
        [one] 1 neuer Ort
       *[other] { $towns } neue Orte
    } für { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
review-turn-lost =
    { $count ->
        [one] 1 Ort mehr war drin.
       *[other] { $count } Orte mehr waren drin.
    }
review-turn-lost-points =
    { $count ->
        [one] 1 Punkt mehr war drin, die Schritte vom Stiefel bis zum Zielort mitgerechnet.
       *[other] { $count } Punkte mehr waren drin, die Schritte vom Stiefel bis zum Zielort mitgerechnet.
    }
review-turn-best = Mehr war nicht drin.
review-turns = Reisen, Runde für Runde
review-taken =
    { $steps ->
        [0] Nicht gereist.
       *[other] Gereist: { $names }; { $towns ->
            [one] 1 neuer Ort
           *[other] { $towns } neue Orte
        } für { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }.
    }
review-best =
    { $steps ->
        [0] Am besten: bleiben.
       *[other] Am besten: { $names }; { $towns ->
            [one] 1 neuer Ort
           *[other] { $towns } neue Orte
        } für { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }.
    }
review-cards-lost =
    { $count ->
        [one] Ebenso viele waren für 1 Karte weniger zu haben, und die zählt bei Gleichstand.
       *[other] Ebenso viele waren für { $count } Karten weniger zu haben, und die zählen bei Gleichstand.
    }
review-choice = Runde { $round }: { $action }
review-better = Besser: { $action }. Das ergab { NUMBER($towns, maximumFractionDigits: 1) } Orte in dieser Runde statt { NUMBER($instead, maximumFractionDigits: 1) }.
review-better-pass = Passen
review-choices =
    { $count ->
        [one] Ziehen und Legen: die eine Entscheidung
       *[other] Ziehen und Legen: alle { $count } Entscheidungen
    }
review-choices-more = Orte am Ende der Runde, wie ein weitsichtiger Reisender sie bei gleicher Sicht kommen sah.
review-decision = Entscheidung
review-came-to = Orte
review-at-best = Am besten
review-best-was = Am besten: { $action }
review-luck-title = Glück
review-luck-more = Dieselbe Stellung wird viele Male neu ausgeteilt und auf allen Plätzen von weitsichtigen Reisenden zu Ende gespielt. So zeigt sich, was diese Karten wert waren, verglichen mit dem Üblichen.
review-deal = Ausgeteilt: { $cards }; Plättchen: { $counter }. Wert: { $worth } neue Orte; üblich: { $usual }.
review-plots = Runde für Runde
review-plot-pieces = Orte
review-plot-cards = Handkarten nach dem Reisen
review-plot-counters = Gelegte Plättchen
review-plot-label = { $figure } nach Runden: { $seats }
review-as-table = Als Tabelle
review-round = R{ $round }
review-round-long = Runde { $round }

## The rules reference

rules-title = Die Regeln
rules-lead = Jeder Satz hat seinen eigenen Namen. Wird ein Zug abgelehnt, führt er zu dem Satz, der ihn verbietet.
rules-ours = „Unsere Festlegung“ steht, wo die Spielregeln etwas offenlassen.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [0] Diese Worte kommen nirgends vor.
        [one] 1 Satz
       *[other] { $count } Sätze
    }
rules-chart = Nötige Karten
rules-chart-to = Zur Übersicht

## Pictures of the rules

picture-cards = Die sieben Arten von Reisekarten. Jede bezahlt das Transportmittel, das sie zeigt, Flöße bezahlen Flüsse und Seen.
picture-pieces = Ein Stiefel und ein Ortsstein für jeden Platz, an Farbe und Form zu unterscheiden, und ein Hindernis.
picture-display = Die fünf Plättchen der Auslage und der verdeckte Stapel.
picture-road = Ein Drachenplättchen öffnet die Straße von Feodor nach Lapphalya, die durch Wald führt: 2 Drachenkarten. Mit dem Hindernis sind es 3.
picture-caravan = Eine Karawane: drei beliebige Karten, auch Flöße, über jede Straße mit Plättchen.
picture-river = Die Pfeile zeigen, wohin ein Fluss fließt. Von Virst nach Ixara geht es flussabwärts: 1 Floß. Zurück sind es 2.
picture-piece = Die rote Scheibe in Lapphalya ist der Ortsstein des roten Platzes: Kommt sein Stiefel an, wird er eingesammelt.
picture-favors = Die sechs Arten von Gunst, wie sie auf den Orten liegen.

## Words that are explained

glossary-title = Glossar
glossary-fair = Wie man das Austeilen prüft
term-boot = Stiefel
term-boot-is = Zeigt, wo ein Platz auf dem Plan steht. Alle Stiefel beginnen in Elvenhold.
term-piece = Ortsstein
term-piece-is = In jedem Ort außer Elvenhold liegt einer von jedem Platz. Wer ankommt, sammelt den eigenen ein; die meisten gewinnen.
term-connection = Verbindung
term-connection-is = Was zwei Orte verbindet: eine Straße, ein Fluss oder eine Fähre über einen See.
term-card = Reisekarte
term-card-is = Bezahlt Reisen mit dem Transportmittel, das sie zeigt. In jeder Runde wird die Hand auf 8 ergänzt.
term-counter = Transportplättchen
term-counter-is = Auf einer Straße sagt es, mit welchem Transportmittel dort in dieser Runde alle reisen.
term-secret = Geheimes Plättchen
term-secret-is = Wird verdeckt gezogen. Nur wer es hat, kennt es, bis es gelegt wird.
term-display = Auslage
term-display-is = Die fünf Plättchen, die offen zum Nehmen liegen. Was genommen wird, wird gleich ersetzt.
term-blind = Verdeckt ziehen
term-blind-is = Ungesehen vom verdeckten Stapel genommen. Danach liegt es offen vor dem, der es zog.
term-pile = Nachziehstapel
term-pile-is = Die Reisekarten, die noch ausgeteilt werden. Gespielte kommen vor der nächsten Runde zurück.
term-chart = Übersicht
term-chart-is = Wie viele Karten jedes Transportmittel in jedem Gelände kostet, und wo es nicht fährt.
term-pass = Passen
term-pass-is = Diesmal nichts legen. Wer gepasst hat, darf später legen; passen alle nacheinander, endet die Phase.
term-obstacle = Hindernis
term-obstacle-is = Auf einer Straße mit Plättchen kostet dort jeder Schritt eine Karte mehr. Jedes dient einmal.
term-caravan = Karawane
term-caravan-is = Drei beliebige Karten statt des Preises einer Straße mit Plättchen; vier mit Hindernis.
term-raft = Floß
term-raft-is = Bezahlt Flüsse und Seen. Dort reist man ohne Plättchen.
term-stream = Flussaufwärts, flussabwärts
term-stream-is = Der Pfeil zeigt, wohin ein Fluss fließt. Mit ihm genügt ein Floß, gegen ihn braucht es zwei.
term-limit = Handlimit
term-limit-is = Am Ende der eigenen Reise behält man bis zu vier Karten, nach eigener Wahl.
term-keep = Behaltenes Plättchen
term-keep-is = Am Ende einer Runde darf ein nicht gelegtes Plättchen für die nächste bleiben.
term-start = Startspieler
term-start-is = Beginnt jede Phase der Runde; dann geht es im Uhrzeigersinn. Die nächste Runde beginnt einen Platz weiter.
term-town-card = Ortskarte
term-town-card-is = Ein geheimes Ziel. Am Ende kostet jede Verbindung zwischen ihm und dem Stiefel einen Punkt.
term-favor = Gunst
term-favor-is = Was das Plättchen eines Ortes gibt. Man darf sie nutzen, und das Plättchen bleibt für andere.
term-small-favors = Kleine Gunst
term-small-favors-is = Die Plättchen liegen offen. Vor der Reise darf man das des Ortes nutzen, in dem der Stiefel steht.
term-great-favors = Große Gunst
term-great-favors-is = Die Plättchen liegen verdeckt. Man darf das eines Ortes nutzen, wenn man dort seinen Ortsstein einsammelt.
term-reserved = Zurückgelegte Karte
term-reserved-is = Durch eine Gunst verdeckt hingelegt, von niemandem gesehen. Sie kommt in der nächsten Runde zu den acht dazu.
term-extra = Extraplättchen
term-extra-is = Durch eine Gunst genommen. Es wartet auf die nächste Runde, neben dem behaltenen.
term-free-path = Freie Fahrt
term-free-path-is = Erspart bei einem eigenen Schritt, was ein Hindernis mehr kostet.
term-ruling = Unsere Festlegung
term-ruling-is = Wo die Spielregeln etwas offen lassen, wird hier so gespielt.
term-hint = Tipp
term-hint-is = Was ein starker Bot an deiner Stelle täte, und warum. Er weiß nicht mehr, als du siehst.
term-seal = Siegel
term-seal-is = Das Versprechen des Servers, wie die Karten kommen werden: vor der Partie gegeben, danach nachprüfbar.
term-bank = Zeitkonto und Zuschlag
term-bank-is = Bei einer Uhr: die Zeit, mit der man beginnt, und was jeder Zug dazugibt.
term-stand-in = Vertretung
term-stand-in-is = Ein Bot oder der Tisch selbst spielt für jemanden, der weg ist, bis er zurückkommt.

## The first game

lesson-table = Erste Partie
lesson-begin = Spielen lernen
lesson-go-on-with = Weiter mit der ersten Partie
lesson-begin-more = Eine erste Partie gegen einen Bot, Schritt für Schritt erklärt. Etwa zehn Minuten; du kannst jederzeit gehen und wiederkommen.
lesson-label = Erste Partie
lesson-progress = { $done } von { $of }
lesson-fold = Erklärung einklappen
lesson-unfold = Erklärung zeigen
lesson-next = Weiter
lesson-leave = Ohne Hilfe spielen
lesson-deal = Das ist eine erste Partie: Alle bekommen dieselben Karten und Plättchen, nichts daran wurde ausgelost.
lesson-goal = Dein Stiefel steht in { $town }. In jedem anderen Ort liegt ein Ortsstein von dir: Reise hin und sammle ihn ein. Wer nach { $rounds } Runden die meisten hat, gewinnt.
lesson-cards = Du reist mit diesen { $cards } Karten. Eine Drachenkarte bezahlt eine Straße mit einem Drachenplättchen und so weiter; Flöße sind für Flüsse und Seen.
lesson-draw = Plättchen öffnen Straßen. Nimm eines, für das du Karten hast: { KIND($kind, form: "the") } ist eine gute Wahl.
lesson-draw-blind = Plättchen öffnen Straßen. Nimm eines verdeckt vom Stapel.
lesson-chart = Jedes Transportmittel kommt nur durch manches Gelände, und nicht überall zum selben Preis. Die Übersicht sagt alles: Du findest sie im Menü oder mit der Taste C.
lesson-draw-on =
    { $left ->
        [one] Nimm noch eines, ein offenes oder ein verdecktes vom Stapel.
       *[other] Nimm noch { $left }, offene oder verdeckte vom Stapel.
    }
lesson-secret = Ein Plättchen hast du verdeckt bekommen: { $kind }. Nur du kennst es, wie das durchgestrichene Auge sagt, bis du es legst.
lesson-pick = Jetzt bahne dir deinen Weg. Wähl unten ein Plättchen, am besten das mit dem gestrichelten Rand.
lesson-lay = Es darf auf jede Straße, die leuchtet; daneben steht ihr Preis. Leg es auf eine, die von { $town } wegführt.
lesson-others = { $road }: Dieses Plättchen haben die anderen gelegt. Es dient allen, also darfst auch du dort reisen.
lesson-back = Nicht so gemeint? In dieser Partie kannst du jede Entscheidung zurücknehmen, mit dem Pfeil oder der Taste U.
lesson-lay-on = Eine Straße ist schnell bereist. Leg das nächste Plättchen dort, wo die erste endet, damit du von da weiterkommst.
lesson-pass = Leg, was dir hilft, und behalte nach Wunsch ein Plättchen für die nächste Runde. Dann passe: Wenn alle nacheinander passen, beginnt die Reise.
lesson-go = Jetzt reise. Die goldenen Orte sind einen Schritt entfernt, mit dem Preis des Schrittes: Tippe auf einen.
lesson-pay = Die angehobenen Karten würden den Weg nach { $town } bezahlen. Gibt es mehrere Wege, wähl einen; dann reise.
lesson-piece = Der Ortsstein in { $town } gehört jetzt dir. Wo dein Stiefel am Ende steht, ist gleich; es zählt nur, wie viele Ortssteine du hast.
lesson-raft = Über Flüsse und Seen geht es mit dem Floß, ohne Plättchen: flussabwärts eine Karte, flussaufwärts oder über einen See zwei. So kommst du nach { $town }.
lesson-caravan = Keine Karte für eine Straße? Eine Karawane kostet 3 beliebige Karten, überall, wo ein Plättchen liegt. So kommst du nach { $town }, wenn es dir das wert ist.
lesson-go-on = Du darfst weiter, solange deine Karten reichen. Es zählen die Orte, in denen noch ein Ortsstein von dir liegt.
lesson-end = Kein neuer Ort ist erreichbar. Beende deinen Zug: Bis zu 4 Karten bleiben dir für die nächste Runde.
lesson-give = Wer mehr als 4 Karten hat, behält { $keep }. Der Vorschlag passt zu deinen Plättchen; du kannst anders wählen.
lesson-keep = Ein Plättchen, das du nicht gelegt hast, bleibt dir. Wähl, welches du behältst.
lesson-round = Eine neue Runde: Alle haben wieder 8 Karten, die Straßen sind leer, und { $name } beginnt.
lesson-obstacle = Dein Hindernis macht eine Straße mit Plättchen für alle um eine Karte teurer. Leg es dorthin, wo andere reisen wollen, oder heb es auf.
lesson-hint = Unsicher? Die Lampe oder die Taste H zeigt, was ein starker Bot an deiner Stelle täte, und warum.
lesson-last = Das ist die letzte Runde. Übrige Karten zählen nur bei Gleichstand, also reise, so weit du kannst.
lesson-refused = Das geht nicht. Die Meldung sagt, warum, und ihr Kürzel führt zur Regel. Es ist nichts verloren: Versuch etwas anderes.
lesson-usual-draw = Nimm ein Plättchen, das zu deinen Karten passt.
lesson-usual-plan = Leg ein Plättchen oder dein Hindernis, oder passe.
lesson-usual-move = Reise weiter zu Orten, in denen ein Ortsstein von dir liegt, oder beende deinen Zug.
lesson-usual-stay = Kein neuer Ort ist erreichbar: Beende deinen Zug.
lesson-usual-keep = Wähl, welches Plättchen du behältst.
lesson-wait = { $name } ist am Zug. Sieh zu: Was die anderen legen, dient auch dir.
lesson-over = Die Partie ist zu Ende.
lesson-learned = Was du gelernt hast
lesson-met = Kennengelernt:
lesson-unmet = Diesmal nicht:
lesson-learned-draw = Plättchen zieht man offen oder verdeckt.
lesson-learned-lay = Ein Plättchen auf einer Straße dient allen, und die Übersicht nennt den Preis.
lesson-learned-go = Karten seines Transportmittels bezahlen eine Straße, und jeder neue Ort bringt seinen Ortsstein.
lesson-learned-raft = Flöße fahren ohne Plättchen über Flüsse und Seen.
lesson-learned-caravan = Beliebige 3 Karten sind eine Karawane.
lesson-learned-obstacle = Ein Hindernis macht eine Straße um eine Karte teurer.
lesson-learned-keep = Ein Plättchen und bis zu 4 Karten bleiben für die nächste Runde.
lesson-learned-more = Auch in einer eigenen Partie gibt es Tipps (die Lampe oder die Taste H), wo der Tisch sie erlaubt.
lesson-play = Eine richtige Partie gegen drei Bots

## The settings

settings-kept = Auf diesem Gerät gespeichert.
settings-you = Du
settings-name = Name
settings-name-more = Steht schon da, wo du Platz nimmst.
settings-look = Aussehen
settings-language-more = Sie ändert sich sofort, auf jeder Seite.
settings-language-system = Wie der Browser
settings-theme = Tag oder Nacht
settings-theme-more = Derselbe Spielplan, bei Sonne oder Mondschein.
settings-theme-system = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-more = Jede Taste und jeder Klick überspringt sie. Wünscht dein System weniger Bewegung, gibt es keine.
settings-motion-still = Dein System wünscht weniger Bewegung, darum bewegt sich nichts.
settings-motion-normal = Normal
settings-motion-quick = Schnell
settings-motion-none = Keine
settings-play = Spielen
settings-confirm = Vor dem Legen bestätigen
settings-confirm-more = Ein Finger rutscht leichter ab als eine Maus.
settings-confirm-touch = Bei Touch
settings-confirm-always = Immer
settings-confirm-never = Nie
settings-sound = Töne
settings-sound-more = Leise, für Gelegtes, Schritte und Ortssteine, und zwei Noten, wenn du dran bist.
settings-volume = Lautstärke
settings-volume-more = „Probieren“ spielt ein paar davon.
settings-volume-try = Probieren
settings-notices = Mitteilung, wenn du dran bist
settings-notices-more = Nur solange die Seite nicht zu sehen ist. Dein Browser fragt dich vorher.
settings-notices-refused = Dein Browser erlaubt es nicht: Ändere das in seinen eigenen Einstellungen für diese Seite.
settings-keys = Tasten
settings-letters = Buchstabentasten
settings-letters-more = Sie wirken nur außerhalb von Textfeldern.
settings-on = An
settings-off = Aus

## When something breaks

broken-title = Auf dieser Seite ist etwas schiefgegangen
broken-more = Du bist nicht schuld, und dein Spiel ist beim Server sicher. Lade die Seite neu, dann geht es weiter, wo du warst.
broken-load = Diese Seite konnte nicht geladen werden
broken-load-more = Vielleicht wurde der Server angehalten oder in einer anderen Version neu gestartet.
broken-said = Die Meldung: { $message }
broken-again = Seite neu laden

## A game seen again

replay-title = Wiederholung
replay-of = Wiederholung: { $title }
replay-loading = Das Spiel wird noch einmal gespielt
replay-running = Dieses Spiel ist noch nicht aus. Danach kannst du es hier noch einmal sehen.
replay-to-table = Zum Tisch
replay-file-lead = Öffne die Aufzeichnung eines Spiels: was ein Tisch nach dem Spiel herausgibt oder ein Programm geschrieben hat.
replay-choose = Aufzeichnung öffnen
replay-choose-more = Wähl die Datei, oder zieh sie hierher.
replay-no-record = In dieser Datei ist keine Aufzeichnung eines Spiels. Eine Aufzeichnung ist eine JSON-Datei von höchstens 512 kB.
replay-controls = Durch das Spiel
replay-start = Zum Anfang
replay-back = Zurück
replay-play = Abspielen
replay-pause = Pause
replay-on = Weiter
replay-end = Zum Ende
replay-end-open = Zum spätesten gesehenen Moment
replay-unit = Weiter um
replay-by-action = Aktion
replay-by-turn = Zug
replay-by-round = Runde
replay-speed = Tempo
replay-times = { $speed }×
replay-step = Stelle
replay-round = Runde { $round }
replay-moment = Stelle { $step } von { $of }, Runde { $round }, { $phase }: { $text }
replay-moment-open = Stelle { $step }, Runde { $round }, { $phase }: { $text }
replay-stood-in = In Vertretung gespielt von: { $bot }.
replay-stand-in = gespielt von: { $bot }
replay-taken-back =
    { $count ->
        [one] 1 Aktion wurde zurückgenommen und ist hier nicht zu sehen.
       *[other] { $count } Aktionen wurden zurückgenommen und sind hier nicht zu sehen.
    }
replay-knowledge = Was bekannt ist
replay-seen-by = Sicht
replay-everybody = Alle
replay-open = Offen
replay-hand = Hand von { $name }
replay-hands = Alle Hände
replay-reserved = reserviert: { $cards }
replay-town-card = Ortskarte { $town }
replay-hide = Ende verbergen
replay-go-on = Hier weiterspielen
replay-go-on-more = Ein neues Spiel beginnt so, wie dieses steht. Wähl, wer spielt.
replay-go-on-chance = Die Karten kommen, wie sie kamen, solange in derselben Reihenfolge gezogen wird. Es ist also zum Ausprobieren: Wer die Wiederholung gesehen hat, weiß vielleicht, was kommt.
replay-go-on-me = Ich, an diesem Gerät
replay-go-on-do = Weiterspielen
replay-go-on-over = Hier ist das Spiel aus. Geh zu einer früheren Stelle.
replay-go-on-name = Aus { $title }
replay-origin = Dieses Spiel geht von Stelle { $step } eines anderen aus weiter: Die Karten kommen, wie sie kamen.
replay-origin-see = Diese Stelle ansehen
replay-keys-action = Um eine Aktion
replay-keys-turn = Um einen Zug
replay-keys-round = Um eine Runde
replay-keys-ends = Zum Anfang, zum Ende
replay-keys-space = Leertaste
replay-keys-play = Abspielen oder anhalten
replay-keys-speed = Langsamer, schneller
replay-keys-close = Ausblenden
