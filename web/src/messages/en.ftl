### Every text that the client shows, in English. The rulebook's words; second person, present tense.

## The frame of every page

app-name = Elfenland
app-skip = Skip to the content
app-page-missing = There is no such page
app-page-missing-more = The address may be cut short, or the table may be gone.
app-to-start = To the start page
app-loading = One moment
nav-main = Main
nav-play = Play
nav-rules = Rules
nav-settings = Settings
language = Language
language-missing = The texts of this language cannot be fetched now. Try again.
page-title = { $page } – Elfenland

## Kinds

kind-dragon = Dragon
    .a = a Dragon
kind-unicorn = Unicorn
    .a = a Unicorn
kind-giant-pig = Giant Pig
    .a = a Giant Pig
kind-elfcycle = Elfcycle
    .a = an Elfcycle
kind-troll-wagon = Troll Wagon
    .a = a Troll Wagon
kind-magic-cloud = Magic Cloud
    .a = a Magic Cloud
kind-raft = Raft
    .a = a Raft
kind-letter-dragon = D
kind-letter-unicorn = U
kind-letter-giant-pig = P
kind-letter-elfcycle = E
kind-letter-troll-wagon = T
kind-letter-magic-cloud = C
kind-letter-raft = R
kind-obstacle = obstacle
cards-of-dragon =
    { $count ->
        [one] 1 Dragon
       *[other] { $count } Dragons
    }
cards-of-unicorn =
    { $count ->
        [one] 1 Unicorn
       *[other] { $count } Unicorns
    }
cards-of-giant-pig =
    { $count ->
        [one] 1 Giant Pig
       *[other] { $count } Giant Pigs
    }
cards-of-elfcycle =
    { $count ->
        [one] 1 Elfcycle
       *[other] { $count } Elfcycles
    }
cards-of-troll-wagon =
    { $count ->
        [one] 1 Troll Wagon
       *[other] { $count } Troll Wagons
    }
cards-of-magic-cloud =
    { $count ->
        [one] 1 Magic Cloud
       *[other] { $count } Magic Clouds
    }
cards-of-raft =
    { $count ->
        [one] 1 Raft
       *[other] { $count } Rafts
    }
terrain-plains = plains
terrain-woods = woods
terrain-desert = desert
terrain-mountains = mountains
terrain-river = river
terrain-lake = lake
road-with-terrain = { $road } ({ $terrain })
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

favor-draw-two = Draw Two
favor-draw-next-round = Draw Next Round
favor-two-counters = Two Counters
favor-extra-counter = Extra Counter
favor-obstacle = Obstacle
favor-free-path = Free Path
favor-gives-draw-two = Draw 2 cards into your hand; you may use them at once.
favor-gives-draw-next-round = Lay 1 card from the draw pile face down before you; it joins your hand next round, on top of the eight.
favor-gives-two-counters = Look at 2 counters from the face-down pile, and lay one of them on any road, or none.
favor-gives-extra-counter = Take 1 counter from the face-down pile for the next round.
favor-gives-obstacle = Take 1 obstacle from the common pool; you can lay it from the next round on.
favor-gives-free-path = Take 1 free path from the common pool; it cancels an obstacle for one step of yours.
favor-down = a favor, face down
favor-down-more = It is turned over when somebody first uses it.
favor-pool-empty = The common pool is empty, so it gives nothing now.
favors-none = None
favors-small = Small Favors
favors-great = Great Favors
town-cards = Town cards
town-card = Town card
free-path = a free path
hints-allowed = Hints are allowed.
hints-not-allowed = This table is played without hints.

## The table's frame

table-title-turn = ● Your turn – { $table }
table-title-turn-of = ● { $name }’s turn – { $table }
table-title = { $table }
table-tools = Table
table-menu = Menu
table-close = Close
table-chart = Chart
table-rules = Rules
table-log = Log
table-gone = This table cannot be opened
table-lost =
    Connection lost; trying again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }. Nothing you did is lost.
table-lost-now = Connection lost; trying again now. Nothing you did is lost.
table-try-now = Try now

## Time, and people who are away

clock-left =
    { $hours ->
        [0] { $minutes ->
            [0] { $seconds ->
                [one] 1 second left for your turn.
               *[other] { $seconds } seconds left for your turn.
            }
            [one] 1 minute left for your turn.
           *[other] { $minutes } minutes left for your turn.
        }
        [one] 1 hour left for your turn.
       *[other] { $hours } hours left for your turn.
    }
stand-in-least = the table
stand-in-bot = a bot ({ $bot })
stand-in-stays =
    { $who ->
        [you] You were away: { $what } plays for you.
       *[other] { $name } was away: { $what } plays for that seat.
    }
stand-in-turn =
    { $who ->
        [you] Your time is up: { $what } plays the rest of this turn.
       *[other] { $name }’s time is up: { $what } plays the rest of this turn.
    }
stand-in-back =
    { $who ->
        [you] I’m back
       *[other] { $name } is back
    }
leave =
    { $who ->
        [you] Leave for good
       *[other] { $name } leaves for good
    }
leave-sure =
    { $who ->
        [you] A bot plays on for you, and you can only watch from then on. This cannot be undone.
       *[other] A bot plays on for { $name }, who can only watch from then on. This cannot be undone.
    }
leave-link =
    { $who ->
        [you] Give up this seat
       *[other] { $name } gives up this seat
    }
leave-link-sure = The link is free again for somebody else.
leave-yes = Leave
leave-no = Stay
call-turn = Your turn
log-stood-in =
    { $who ->
        [you] You were away: { $what } played that for you.
       *[other] { $name } was away: { $what } played that.
    }

## Chat and those who watch

watchers =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }
chat-title = Chat
chat-open =
    { $count ->
        [0] Chat
        [one] Chat, 1 new message
       *[other] Chat, { $count } new messages
    }
chat-label = What was said
chat-says = { $name }: { $text }
chat-for-players = The players of this table read it, and nobody else.
chat-for-spectators = Those who watch read it; the players don’t.
chat-empty = Nobody has said anything yet.
chat-text = Message
chat-name = Your name
chat-name-needed = Give a name first, so that the others know who speaks.
chat-seat = Who speaks
chat-send = Send
chat-mute = Mute
chat-mute-who = Mute { $name }
chat-silent = Muted: { $names }.
chat-unmute = Hear { $name } again

## Round and phase

round-of = Round { $round } of { $rounds }
round-begins = Round { $round }
round-phases = Phases of the round
phase-deal = Deal
phase-secret = Secret counter
phase-draw = Three counters
phase-plan = Plan
phase-move = Travel
phase-keep = Round’s end
phase-ended = The end

## Seats

seats-label = Seats, in order of play
seat-you = you
seat-screen = at this screen
seat-elsewhere = at another screen
seat-link = by link
seat-bot = bot, { $bot }
seat-away = away
seat-stand-in = { $what } plays
seat-left = left; { $what } plays
seat-clock = { $time } left
clock-text-hours = { $time } h
clock-text-days = { $days } d { $hours } h
bot-random = newcomer
bot-greedy = friendly beginner
bot-planner = far-sighted traveller
bot-learned = old hand
bot-searcher = master of all roads
seat-starts = starting player
seat-towns =
    { $count ->
        [one] town
       *[other] towns
    }
seat-to-collect = { $count } left
seat-spot =
    { $name } still has { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } to collect: show on the map
seat-spot-you =
    You still have { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } to collect: show on the map
seat-cards =
    { $count ->
        [one] card
       *[other] cards
    }
seat-counters =
    { $secret ->
        [0] Open counters: { $open }
        [one] Open counters: { $open }; 1 secret counter
       *[other] Open counters: { $open }; { $secret } secret counters
    }
seat-no-counters = none
seat-free-paths =
    { $count ->
        [one] 1 free path
       *[other] { $count } free paths
    }
seat-extra = 1 extra counter for the next round
seat-next-round = next round
seat-obstacles =
    { $count ->
        [one] 1 obstacle
       *[other] { $count } obstacles
    }
played-label = Played this round
played-none = Nothing yet
pile-label = Draw pile
pools = Common pool
pools-obstacles =
    { $count ->
        [one] 1 obstacle
       *[other] { $count } obstacles
    }
pools-free-paths =
    { $count ->
        [one] 1 free path
       *[other] { $count } free paths
    }

## Counters to draw

market-label = Face-up counters
market-head = Face up
market-blind = Blind
market-left = left
market-offer = { $kind }: { $terrains }; you hold { $cards }
market-offer-covered = { $kind }: { $terrains }
market-terrain = { $terrain } { $cards }
market-blind-label = Blind from the pile, { $count } left
market-held = you hold

## The tray

tray-label = Your tray
tray-hand = Hand
tray-hand-label = Your hand
tray-give = give { $count }
tray-keep = keep { $count }
tray-counters = Counters
tray-counters-label = Your counters and obstacles
tray-looking = looking at { $count }
tray-reserved = reserved
tray-town-card-label = Your town card
tray-empty-hand = No cards
tray-no-counters = None
tray-secret = { $kind }, secret: seen by you alone
tray-seen = { $kind }, looked at: seen by you alone
tray-waiting = { $kind }, for the next round: seen by you alone
tray-obstacles =
    { $count ->
        [one] Obstacle
       *[other] { $count } obstacles
    }
tray-pull = Draw the tray up
tray-pull-down = Push the tray down
cover-title = Hand the screen to { $name }
cover-more = The map is open to all. Cards and secret counters are under this cover.
cover-more-town = The map is open to all. Cards, secret counters and town card are under this cover.
cover-open = I am { $name }: show my things
cover-close = Cover my things
cover-idle = All cards at this screen are covered.

## What takes everybody's consent

ask-back = Take something back
ask-back-all = You cannot undo this by yourself. If all people at the table agree, the game goes back.
ask-back-further = Take back further
ask-back-alone = Only bots play with you, so the game goes back at once.
ask-back-one =
    { $who ->
        [you] My last decision
       *[other] The last decision of { $name }
    }
ask-back-turn =
    { $who ->
        [you] My whole last turn
       *[other] The whole last turn of { $name }
    }
ask-back-shown = Something hidden was shown since. It stays known, and comes again.
ask-back-open = Nothing hidden was shown since.
ask-end = End the game
ask-end-all = If all people at the table agree, the game ends here. It is ranked as it stands.
ask-end-alone = Nobody else has to agree: the game ends here, for good. It is ranked as it stands.
ask-end-do =
    { $alone ->
        [yes] End the game now
       *[no] Propose to end the game
    }
ask-bot = Let a bot play for { $name }
consent-label = What is asked of the table
consent-end =
    { $who ->
        [you] You propose
       *[other] { $name } proposes
    } to end the game as it stands.
consent-stand-in =
    { $who ->
        [you] You propose
       *[other] { $name } proposes
    } that a bot plays for { $target }, until { $target } returns.
consent-take-back =
    { $who ->
        [you] You ask
       *[other] { $name } asks
    } to go back to before this: { $first }
consent-shown = Something hidden was shown since: it stays known, and comes again.
consent-agreed = Agreed: { $names }.
consent-missing = Still to agree: { $names }.
consent-nobody = Nobody who is asked is here now; it stays open until they come, or the game goes on.
consent-away =
    { $names } { $count ->
        [one] is
       *[other] are
    } not here now.
consent-declined =
    { $who ->
        [you] You declined.
       *[other] { $name } declined.
    }
consent-agree = Agree
consent-decline = Decline
consent-withdraw = Withdraw
refused-proposal-open = Something else is being asked: answer it first.
refused-proposal-closed = This is no longer asked: the game has gone on, or somebody declined.
refused-proposal-away = Something else plays for your seat: play for it again first.
refused-proposal-not-gone = The game does not wait for this seat, or its owner is there again.
refused-proposal-no-way-back = The game has gone on: look once more what can be taken back.

## What can be done now

prompt-label = What can be done now
prompt-undo = Undo
prompt-undo-not-nothing = Undo is not possible: nothing was decided
prompt-undo-not-turn-over = Undo is not possible: the turn is over
prompt-undo-not-shown = Undo is not possible: something hidden was shown
prompt-undo-ask = Undo: ask the others
prompt-undo-further = Undo further; what was drawn stays known
prompt-undo-turn = Undo the whole turn
prompt-undo-turn-word = Turn
prompt-undo-turn-not-shown = The whole turn cannot be undone: something hidden was shown in it
prompt-undo-not-waiting = Undo is not possible: it is not your turn
prompt-draw =
    { $pile ->
        [0] Take one of the face-up counters
       *[other] Take a counter: one of { $faceUp ->
            [one] the one face up
            [2] these two
            [3] these three
            [4] these four
           *[other] these five
        }, or blind from the pile ({ $pile } left)
    }
prompt-draw-blind-only = Take a counter, blind from the pile ({ $pile } left)
prompt-draw-more =
    { $draw ->
        [1] Your first of three.
        [2] Your second of three.
       *[other] Your third of three.
    }
prompt-draw-by-each = By each: the cards you hold, and what it costs by terrain.
prompt-plan-all = Lay a counter, lay your obstacle, or pass
prompt-plan-counter = Lay a counter, or pass
prompt-plan-obstacle = Lay your obstacle, or pass
prompt-plan-nothing = Nothing you hold fits on any road: pass
prompt-plan-more = Choose a counter or a road. If you pass, you can still lay something later.
prompt-plan-pass-more = You can still lay something later.
prompt-plan-last = All others have passed: if you pass too, laying is over.
prompt-counter = { $kind }: choose a road
prompt-counter-more = Each road says what it costs. Struck through is more than you hold.
prompt-counter-none = { $kind }: no free road takes it
prompt-obstacle = Obstacle: choose a road with a counter
prompt-obstacle-more = The step there costs one more card of the same kind, for everybody.
prompt-ring-lay = { $road }: what do you lay?
prompt-lay = Lay the { $kind } on { $road }?
prompt-lay-obstacle = Lay the obstacle on { $road }?
prompt-lay-price =
    It costs { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } there, and you hold { $held }.
prompt-move =
    Travel on from { $town } ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }), or end your turn
prompt-move-none =
    { $cards ->
        [0] You are in { $town } without cards: end your turn
        [one] With 1 card you get no further from { $town }: end your turn
       *[other] With { $cards } cards you get no further from { $town }: end your turn
    }
prompt-move-more = Choose a town that glows; it says what the step costs.
prompt-move-favor =
    Use the favor of { $town }, travel on ({ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }), or end your turn
prompt-stay-favor =
    Use the favor of { $town }, or end your turn ({ $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    })
prompt-favor-going = Going on leaves it for this round.
prompt-favor-leaves = You go on without the favor of { $town }.
prompt-favor = Use the favor of { $town }?
prompt-favor-more = Now, or not on this visit.
offer-gives = { $favor }: { $gives }
offer-down = It lies face down: it is turned over when you say so, and carried out as far as possible.
prompt-seen =
    { $count ->
        [one] Lay the counter you look at, or none
       *[other] Lay one of the { $count } counters you look at, or none
    }
prompt-seen-more = Only you see them. What you do not lay goes back into the pile.
prompt-seen-nowhere = Only you see them, and no free road takes one. They go back into the pile.
prompt-to-new =
    A new town; leaves you { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
prompt-to-seen =
    You have been there; leaves you { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
prompt-ring-pay = To { $town }: how do you travel?
prompt-caravan =
    Caravan to { $town }: give any { $count } cards{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
prompt-caravan-more = Proposed: the cards that serve least this round. Choose others below.
prompt-limit = Keep { $keep } of your { $cards } cards
prompt-limit-more =
    Proposed: what may serve most. The other { $give ->
        [one] one goes
       *[other] { $give } go
    } face down.
prompt-limit-last = In the last round cards in hand only break a tie.
prompt-keep = Keep one counter for the next round
prompt-keep-more = The others go back. You may also keep none.
prompt-waiting = Waiting for { $name }: { $doing }
prompt-waiting-bot = { $name } is thinking: { $doing }
prompt-stand-in =
    { $who ->
        [you] Your time is up: { $what } plays for you
       *[other] { $name } is away: { $what } plays
    }
doing-draw = drawing a counter
doing-plan = laying counters
doing-move = travelling
doing-keep = keeping a counter
doing-looking = looking at counters from the pile
doing-ended = the game is over
prompt-meanwhile = Meanwhile you can sketch a tour; only you see it.
prompt-watch-more = You are watching this table; you see what lies open.
prompt-watch-seconds = You are watching this table, { $seconds } seconds late; you see what lies open.
prompt-watch-minutes = You are watching this table, { $minutes } minutes late; you see what lies open.
prompt-cover-draw = { $name }’s turn: take a counter
prompt-cover-plan = { $name }’s turn: lay a counter, lay the obstacle, or pass
prompt-cover-move = { $name }’s turn: travel, or end the turn
prompt-cover-seen = { $name }’s turn: lay one of the counters looked at, or none
prompt-cover-favor = { $name }’s turn: use the favor of { $town }, or leave it
prompt-cover-favor-too = { $name }’s turn: use the favor of { $town }, travel, or end the turn
prompt-cover-keep = { $name }’s turn: keep a counter
prompt-cover-more = Several play at this screen. { $name }’s cards stay covered until { $name } opens them.
prompt-ended = The game is over

act-pass = Pass
act-use-favor = Use it
act-favor = Use the favor
act-leave-favor = Leave it
act-lay-none = Lay none
act-end = End turn
act-end-sure = End it all the same
act-not-yet = Not yet
act-end-ask = A new town is still in reach. End the turn?
act-travel = Travel
act-lay = Lay it
act-back = Put it back
act-nothing-here = Nothing here
act-not-this-way = Not this way
act-give = Give { $count }, travel
act-give-more =
    { $missing ->
        [one] Choose 1 card more
       *[other] Choose { $missing } cards more
    }
act-give-fewer =
    { $over ->
        [one] Choose 1 card fewer
       *[other] Choose { $over } cards fewer
    }
act-keep-cards = Keep these { $count }
act-keep = Keep the { $kind }
act-keep-secret = Keep the { $kind } (secret)
act-keep-none = Keep none
act-close = Put it away
act-wipe = Wipe the sketch

## Hints

hint = Hint
hint-asking = Working out a hint
hint-not-waiting = No hint: it is not your turn
hint-not-covered = No hint: the cards are covered
hint-do = Hint: { $action }
hint-why-only-action = There is nothing else to do.
hint-why-toward-towns = It brings no new town now, but you end in { $town }, nearer to those you still want.
hint-why-destination = You end nearer to { $town }, the town of your card.
hint-why-tie-break = No step brings a town, and cards in hand break ties.
hint-why-race = It leads to your last town, and that wins at once.
hint-why-turn-over = No step leads to anything better than staying here.
hint-why-tour = Your tour goes over it.
hint-why-obstacle = There others pay more.
hint-why-denial = Your tour does not need it; there it gets in others’ way.
hint-why-wait = Your tour lacks counters, but others may lay them.
hint-why-pass = Your tour lacks no counter that you could lay now.
hint-why-draft-fit = It fits your cards.
hint-why-draft-blind = No face-up counter fits better than one from the pile may.
hint-why-pay = You miss it least on the rest of your tour.
hint-why-keep = It serves you most in the next round.
hint-why-discard = It serves you least.
hint-why-favor = What the town gives is of use to you.
hint-why-no-favor = What the town gives is of no use to you now.
hint-tour =
    { $towns }: { $count ->
        [one] 1 new town
       *[other] { $count } new towns
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $kept ->
        [0] none
       *[other] { $kept }
    } left.
hint-end =
    { $towns ->
        [one] Expected at the end: 1 town.
       *[other] Expected at the end: { $towns } towns.
    }
hint-effect-closed = It leaves { $name } no way to { $town }.
hint-effect-opened = It opens a way to { $town } for { $name }.
hint-effect-dearer =
    { $town } costs { $name } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } more by it.
hint-effect-cheaper =
    { $town } costs { $name } { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } less by it.
hint-as-good = As good: { $action }.
act-as-advised = Do it
act-put-away = Put it away

## Planning a tour

plans = Planning
reach = What can I reach?
reach-word = Reach
reach-not-covered = Under the cover it is not shown what you can reach
reach-price =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
reach-town = { $town }: { $price }
reach-none = { $place }; out of reach
reach-said =
    { $count ->
        [0] No town can be reached with your cards.
        [one] 1 town can be reached with your cards.
       *[other] { $count } towns can be reached with your cards.
    }
reach-step = { $cards } to { $town }
reach-step-caravan = a caravan of { $cards } to { $town }
reach-drawn =
    { $count ->
        [one] 1 card drawn on the way
       *[other] { $count } cards drawn on the way
    }
reach-leaves =
    { $new ->
        [0] No new town
        [one] 1 new town
       *[other] { $new } new towns
    }; it leaves you { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }.
reach-stop = You go as far as { $town }, where its favor is asked about first.
prompt-way = Travel to { $town }: { $price }
sketch = Sketch a tour
sketch-word = Sketch
sketch-title = Your sketch
sketch-private = Only you see it.
sketch-how = Choose a town next to where your sketch ends, or a road from there: that is its next leg. Choose any town farther off, and it goes there by the way that lacks and costs least.
sketch-begin = Sketch a tour from { $town }: choose any town, near or far
sketch-tour =
    Your sketch to { $town }: { $legs ->
        [one] 1 leg
       *[other] { $legs } legs
    }
sketch-go-on = { $town }: the next leg from { $from }
sketch-lead = { $town }: on from { $from } by the best way
sketch-seeking = Looking for the best way to { $town }.
sketch-there = Your sketch ends in { $town } already: choose another town.
sketch-elsewhere = This road does not lead on from { $town }: choose one that does, or any town.
sketch-too-far = { $town } is too far: the way there would make more than { $legs } legs.
sketch-not-led = No way to { $town } was found. { $why }
sketch-long = { $legs } legs are the most that a sketch can have.
sketch-leg = { $from } to { $town }
sketch-leg-price =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $lacking ->
        [0] {""}
       *[other] , { $lacking } short
    }
sketch-lies = { KIND($kind, form: "a") } lies there
sketch-lies-obstacle = { KIND($kind, form: "a") } lies there, with an obstacle
sketch-own = your { $kind }
sketch-earlier = { KIND($kind, form: "a") }, as before
sketch-lacking = { KIND($kind, form: "a") } is missing
sketch-lacking-any = a counter is missing
sketch-face-up = face up: { $kinds }
sketch-caravan = by caravan
sketch-instead = Rather by { $terrain }
sketch-lacks-counters =
    { $count ->
        [one] 1 counter is missing.
       *[other] { $count } counters are missing.
    }
sketch-lacks-cards =
    { $count ->
        [one] You are 1 card short.
       *[other] You are { $count } cards short.
    }
sketch-left = Left in hand
act-leg-back = One leg back
act-legs =
    { $count ->
        [one] 1 leg
       *[other] { $count } legs
    }
act-sketch-done = Done

## Prices and targets on the map

map-label = Map of the land
map-nearer = Nearer
map-farther = Farther
map-whole = Whole map
map-tools = The map
map-pieces-mine = Pieces on the map: mine. Show all
map-pieces-all = Pieces on the map: all. Show fewer
map-pieces-none = Pieces on the map: none. Show them
map-pieces-word-mine = Mine
map-pieces-word-all = All
map-pieces-word-none = None
find-title = Find a town
find-label = Name of the town
find-close = Put the search away
find-towns = Towns
find-none = No town has these letters.
tip-counter =
    { $kind }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tip-obstacle =
    { $kind } with an obstacle: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tip-cost-held = { $cost }; you have { $held }.
tip-held = You have { $cards }.
tip-caravan = Caravan: any { $cards } cards.
tip-no-counter = No counter yet. Here could go:
tip-offer =
    { $kind }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
tip-offer-held =
    { $kind }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, you have { $held }
tip-river = Rafts: downstream to { $to } { $down }, upstream { $up }.
tip-lake = Rafts: { $cards } either way.
tip-you = you
tip-boots = Here: { $names }.
tip-left = Pieces here: { $names }.
tip-none-left = All pieces are collected.
tip-start = All boots start here; no pieces.
tip-your-town = Your town card.
tip-favor = Favor: { $favor }. { $more }
place-with-favor = { $place }; favor: { $favor }
place-town-card = { $place }; your town card
place-town-boots = { $town }; here: { $names }
place-road =
    { $road }: { $kind }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
place-road-obstacle =
    { $road }: { $kind } with an obstacle, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
map-any = any
target-road =
    { $road }: { $kind } costs { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, you hold { $held }
target-road-open =
    { $road }: { $kind } costs { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
target-obstacle = { $road }: lay the obstacle
target-layable = { $road }: choose what to lay
target-town =
    { $town }: { $kind }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
target-town-caravan =
    { $town }: a caravan, any { $cards } cards{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
target-town-choice = { $town }: several ways to pay
way-counter = { $kind }
way-caravan = Caravan
way-free = { $way }, with a free path
way-raft-river = Raft, by river
way-raft-lake = Raft, over the lake
ring-lay-label = What could be laid on { $road }
ring-pay-label = Ways to travel to { $town }
ring-lay-option =
    { $kind }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, you hold { $held }
ring-lay-open =
    { $kind }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ring-lay-secret =
    { $kind }, your secret counter: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, you hold { $held }
ring-pay-option =
    { $way }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
chip-to = To { $town }
chip-label = Travel to { $town }

## The log, and what the live region says

since-title = Since your last turn
since-read = Show: { $count }
since-close = Put it away
since-nothing = Nobody else has done anything.
since-before =
    { $count ->
        [one] One thing more before that, in the log.
       *[other] { $count } things more before that, in the log.
    }
since-way = { $name } travels to { $towns }.
log-label = What happened
log-group = Round { $round } · { $phase }
log-starts =
    { $who ->
        [you] You start this round.
       *[other] { $name } starts this round.
    }
log-dealt-all = Everybody is dealt up to 8 cards.
log-town-card =
    { $who ->
        [you] Your town card is { $town }.
       *[other] The town card of { $name } is { $town }.
    }
log-reserved-own =
    { $who ->
        [you] You take your reserved cards: { $cards }.
       *[other] { $name } takes the reserved cards: { $cards }.
    }
log-reserved-taken =
    { $who ->
        [you] You take { $count } reserved { $count ->
            [one] card
           *[other] cards
        }.
       *[other] { $name } takes { $count } reserved { $count ->
            [one] card
           *[other] cards
        }.
    }
log-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $name } is dealt { $cards }.
    }
log-secret-all = Everybody draws a secret counter.
log-secret =
    { $who ->
        [you] Your secret counter is { KIND($kind, form: "a") }.
       *[other] The secret counter of { $name } is { KIND($kind, form: "a") }.
    }
log-drawn-display =
    { $who ->
        [you] You take { KIND($kind, form: "a") } from the five.
       *[other] { $name } takes { KIND($kind, form: "a") } from the five.
    }
log-drawn-pile =
    { $who ->
        [you] You take { KIND($kind, form: "a") }, blind from the pile.
       *[other] { $name } takes { KIND($kind, form: "a") }, blind from the pile.
    }
log-placed =
    { $who ->
        [you] You: { $kind } on { $road }.
       *[other] { $name }: { $kind } on { $road }.
    }
log-placed-secret =
    { $who ->
        [you] You: { $kind }, until now secret, on { $road }.
       *[other] { $name }: { $kind }, until now secret, on { $road }.
    }
log-obstacle =
    { $who ->
        [you] You lay your obstacle on { $road }.
       *[other] { $name } lays an obstacle on { $road }.
    }
log-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }
log-all-passed = All pass. What lies, lies.
log-travelled =
    { $who ->
        [you] You travel
       *[other] { $name } travels
    } to { $town } by { $kind }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
log-travelled-caravan =
    { $who ->
        [you] You travel
       *[other] { $name } travels
    } to { $town } by caravan, { $cards } cards ({ $kinds }){ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
log-towns =
    { $travelled }; { $towns ->
        [one] 1 town.
       *[other] { $towns } towns.
    }
log-no-town = { $travelled }.
log-favor =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } the favor of { $town }: { $favor }.
log-favor-turned =
    { $who ->
        [you] You turn over
       *[other] { $name } turns over
    } the favor of { $town }: { $favor }.
log-favor-left =
    { $who ->
        [you] You leave
       *[other] { $name } leaves
    } the favor of { $town }.
log-drew-own =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-drew =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $count ->
        [0] nothing: there is no card
        [one] 1 card
       *[other] { $count } cards
    }.
log-reserved =
    { $who ->
        [you] You lay
       *[other] { $name } lays
    } a card face down for the next round.
log-seen-own =
    { $who ->
        [you] You look at: { $kinds }.
       *[other] { $name } looks at: { $kinds }.
    }
log-seen =
    { $who ->
        [you] You look
       *[other] { $name } looks
    } at { $count ->
        [one] 1 counter
       *[other] { $count } counters
    } from the pile.
log-returned =
    { $who ->
        [you] You give
       *[other] { $name } gives
    } { $count ->
        [one] 1 counter
       *[other] { $count } counters
    } back into the pile.
log-extra-own =
    { $who ->
        [you] Your extra counter for the next round is { KIND($kind, form: "a") }.
       *[other] The extra counter of { $name } for the next round is { KIND($kind, form: "a") }.
    }
log-extra =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } an extra counter for the next round.
log-obstacle-taken =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } an obstacle from the common pool.
log-free-path-taken =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } a free path from the common pool.
log-reshuffled =
    The draw pile is empty: { $count ->
        [one] the 1 card
       *[other] the { $count } cards
    } played and given away { $count ->
        [one] is
       *[other] are
    } shuffled into a new one.
log-turn-ended =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }
log-discarded =
    { $who ->
        [you] You end your turn and give away { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, face down.
       *[other] { $name } ends the turn and gives away { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, face down.
    }
log-kept =
    { $who ->
        [you] You keep { KIND($kind, form: "a") }.
       *[other] { $name } keeps { KIND($kind, form: "a") }.
    }
log-kept-secret =
    { $who ->
        [you] You keep a secret counter.
       *[other] { $name } keeps a secret counter.
    }
log-kept-secret-own =
    { $who ->
        [you] You keep { KIND($kind, form: "a") }, secret.
       *[other] { $name } keeps { KIND($kind, form: "a") }, secret.
    }
log-kept-none =
    { $who ->
        [you] You keep no counter.
       *[other] { $name } keeps no counter.
    }
log-ended =
    The game is over. { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
log-ended-you = The game is over. You win.
live-turn = Your turn: { $question }
live-taken-back = The last decision is taken back.

## Refusals, by their reason

refused-draw-phase-only = Counters are drawn in phase 3 only.
refused-not-in-display = No { $counter } lies face up.
refused-counter-pile-empty = The face-down pile is empty.
refused-plan-phase-only = Counters and obstacles are laid in phase 4 only.
refused-pass-phase-only = One passes in phase 4 only.
refused-not-a-road = { $connection } is no road: nothing is laid on rivers and lakes.
refused-counter-not-held = You hold no such { $counter }.
refused-road-has-counter = A counter lies on { $road } already.
refused-terrain-forbidden = The { $counter } does not go through { $terrain }.
refused-no-obstacle-left = Your obstacle is used.
refused-road-without-counter = No counter lies on { $road }.
refused-road-has-obstacle = An obstacle lies on { $road } already.
refused-travel-phase-only = One travels in phase 5 only.
refused-not-from-here = { $connection } does not start in { $town }, where your boot stands.
refused-no-counter-on-road = No counter lies on { $road }.
refused-too-few-cards = The step costs { $cost }, and you hold { $held }.
refused-too-few-for-obstacle = With the obstacle the step costs { $cost }, and you hold { $held }.
refused-too-few-for-caravan = A caravan costs any { $price } cards here, and you hold { $held }.
refused-too-few-rafts = The step costs { $cost }, and you hold { $held }.
refused-wrong-method = Rivers and lakes are crossed by Raft, roads by counter or caravan.
refused-no-payment-open = No caravan is being paid.
refused-pay-first = The caravan must be paid first; { $left } cards are missing.
refused-card-not-held = You hold no { $card } to spare.
refused-pay-in-order = Within a payment the cards come in the order of kinds.
refused-no-discard-open = Nothing is to be discarded now.
refused-discard-first = First the hand comes down to 4 cards; { $left } are to go.
refused-discard-in-order = Cards are discarded in the order of kinds.
refused-favor-phase-only = Favors are used in phase 5 only.
refused-no-favors-played = This game is played without favors.
refused-no-favor-open = No favor is open to you now.
refused-favor-first = First use the favor of { $town }, or leave it.
refused-nothing-to-decline = A small favor is left by going on without it.
refused-no-counters-seen = You are looking at no counters.
refused-counter-not-seen = No { $counter } is among the counters you look at.
refused-seen-first = First lay one of the counters you look at, or none.
refused-no-free-path = You hold no free path.
refused-no-obstacle-here = No obstacle lies on { $road }.
refused-keep-phase-only = A counter is kept in phase 6 only.
refused-turn-phase-only = A travel turn ends in phase 5 only.
refused-stale = The game has moved on since; look again.
refused-not-your-turn = Another seat is to act.
refused-device = That device is signed out already.
refused-sketch = No tour like that leads from where the boot stands.
refused-tour-failed = It could not be worked out in time. Try again.
refused-game-over = The game has ended.
refused-limit = That was more at once than one seat may ask. Wait a moment, then try again.
refused-close = Close the notice

## Refusals, by their code

refused-action = That cannot be done now.
refused-chat-busy = Too many spoke at the same moment. Send it again.
refused-chat-too-fast = That was too much at once. Wait a second, then send it again.
refused-clock-expired = Your time was up before that arrived.
refused-covered = That cannot be done now. Show your things to see why.
refused-credential = The server does not know this browser here. Sit down anew, or bring your games here from your other device.
refused-hint-failed = No hint could be worked out. Ask once more.
refused-network-closed = A seat by link needs the local network: let this server listen on it first.
refused-network-refused = The local network is opened on the machine that the server runs on, and not by every server.
refused-options = There is no such game. Look at its rules once more.
refused-origin = This page comes from another address than the server’s own. Open it there.
refused-record = This is no record of a game, or the game does not come out as it says.
refused-replay-failed = The replay could not be made in time. Try once more.
refused-request = The server does not take this as it stands. Look at it once more, or load the page again.
refused-review-failed = The game could not be looked at again. Try once more.
refused-seal = The seal for this deal is used, or too old. Try once more, and it gets another.
refused-seat-not-yours = This seat is not yours.
refused-seat-yours = You sit at this table already.
refused-server-error = Something went wrong, and it is not your doing. Try once more.
refused-store = The server cannot store anything just now. Nothing has changed; try again soon.
refused-table-running = The game is not over yet.
refused-table-unknown = There is no table here, or none any more.
refused-table-unlisted = One sits down at this table by a link.
refused-table-waiting = People are still sitting down.
refused-too-large = This is too large. Send less.
refused-watching = Until its end this game is seen by those alone who play it.

## The chart

chart-title = Cards needed
chart-caption = Cards needed, by transport and terrain
chart-transport = Transport
chart-not = not allowed
chart-plains = plains
chart-woods = woods
chart-desert = desert
# The soft hyphen lets the longest one break.
chart-mountains = moun­tains
chart-rafts = Rafts
chart-downstream = River, downstream
chart-upstream = River, upstream
chart-lake = Lake crossing
chart-more = An obstacle costs one more card of the same transport. A caravan is any 3 cards, 4 with an obstacle.
rule-set-ours = Our rules
rule-set-printed-1998 = As printed 1998
rule-set-printed-2015 = As printed 2015
rule-set-own = A mix of rules
rule-set-lesson = Our rules, three rounds

## Keys, lists in words, the text board

key-enter = Enter
key-end = End
key-escape = Esc
key-home = Home
key-page = Page
key-shift = Shift
keys-title = All keys
keys-off = The letter keys are switched off in the settings.
keys-town = Go to the nearest town
keys-act = Choose it
keys-roads = Roads of a town
keys-targets = Through the legal targets
keys-find = Find a town
keys-zoom = The map nearer, farther
keys-whole = The whole map
keys-pick = Pick a card or counter
keys-pass = Pass, leave a favor, or lay none
keys-favor = Use the favor
keys-end = End turn
keys-undo = Undo
keys-hint = A hint, or put it away
keys-reach = What can I reach?
keys-sketch = Sketch a tour
keys-leg-back = Take the last leg of the sketch back
keys-chart = Chart
keys-legal = Legal actions in words
keys-text = Text board
keys-all = All keys
keys-back = Put away what is picked
legal-title = What you can do
legal-none = Nothing: it is not your turn.
legal-place-open = Lay the { $kind } on { $road }
legal-place-secret = Lay the { $kind } (secret) on { $road }
legal-place-seen = Lay the { $kind } (looked at) on { $road }
legal-favor = Use the favor of { $town }. { $gives }
legal-decline = Leave the favor of { $town }
legal-obstacle = Lay the obstacle on { $road }
legal-draw = Take { KIND($kind, form: "a") }
legal-draw-pile = Take one blind from the pile
legal-travel =
    Travel to { $town } by { $kind }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
legal-travel-caravan =
    Travel to { $town } by caravan: any { $cards } cards{ $free ->
        [yes] {" "}and a free path
       *[no] {""}
    }
legal-pay = Pay { KIND($kind, form: "a") }
legal-discard = Give { KIND($kind, form: "a") } away
text-title = The board in words
text-towns = Towns
text-roads = Roads with a counter
text-boots = Boots
text-pieces = Pieces still there
text-reach = To reach it
text-favor = Favor
text-leads = From { $town }
text-downstream = { $town } ({ $terrain }, downstream)
text-upstream = { $town } ({ $terrain }, upstream)
text-all = everybody
text-your-town = your town card
text-seats = Seats
text-holds = Holds
text-left = Left
text-secret =
    { $count ->
        [one] 1 secret counter
       *[other] { $count } secret counters
    }
text-reserved =
    { $count ->
        [one] 1 reserved card
       *[other] { $count } reserved cards
    }
text-road = Road
text-counter = Counter
text-price = Cards
text-obstacle = with an obstacle
text-no-roads = No counter lies on any road.
text-none = none

## The end

end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
end-you-win = You win
end-standings = Standings
end-place = Place
end-player = Player
end-towns = Towns
end-cards = Cards
end-score = Score
end-minus =
    { $count ->
        [0] 0
       *[other] –{ $count }
    }
end-most-towns = { $name } has most towns: { $count }.
end-by-cards = { $names } have { $towns } towns each. Then the cards in hand decide: { $name } has { $cards }.
end-together = { $names } have { $towns } towns and { $cards } each: they win together.
end-most-score =
    { $name } scores most: { $towns ->
        [one] 1 town
       *[other] { $towns } towns
    }, { $steps ->
        [0] and the boot stands in { $town }
        [one] less 1 step to { $town }
       *[other] less { $steps } steps to { $town }
    }: { $score }.
end-by-distance =
    { $names } score { $score } each. Then the distance decides: { $name } { $steps ->
        [0] stands in the own town
        [one] is 1 step from the own town
       *[other] is { $steps } steps from the own town
    }.
end-score-by-cards =
    { $names } score { $score } each. { $closest } are equally close to their towns: { $steps ->
        [0] they stand in them
        [one] 1 step
       *[other] { $steps } steps
    }. Then the cards in hand decide: { $name } has { $cards }.
end-score-together =
    { $names } score { $score } each. { $closest } are equally close to their towns and have { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } each: they win together.
end-all-pieces = { $name } collected the last of the twenty pieces, which wins at once.
end-agreed = The people at the table ended the game; it is ranked as it stood.
end-by-round = Towns by round
end-by-round-more = Each mark is a town; the gaps part the rounds.
end-by-round-label = { $name }: { $rounds }
end-round = round { $round }: { $count }
end-again = Play again
end-again-change = Play again, with changes
end-again-join = Sit down for it
end-again-open = Go to the new table
end-again-asked = Somebody wants to play again with the same people.
end-leave = Leave
end-look = Look at the map
end-review-you = Where did I lose towns?
end-replay = Watch the replay
end-review = Where were towns lost?
end-back = To the standings
end-making = Making the table
end-fair = The deal was sealed before the first card, and can be checked.
end-fair-how = How it is checked

## The start page

home-lead = Lay roads for everybody, and be the one who travels them best. Twenty towns, four rounds, one pair of boots.
home-play-more = You against three bots, right away.
home-play-time = About twenty minutes.
home-set-up = Set it up yourself
home-opening = Opening the table
home-join = Join by link or code
home-join-code = Link or code
home-join-do = Join
home-join-more = A link opens the table by itself.
home-join-new = Make a new table
home-record = A game from a file
home-join-none = That is neither a link nor a code. A link has /join/ in it; a code is what follows.
games-mine = My games
games-none = No game yet. Press Play, or set up a table and ask somebody over.
games-none-running = No game under way.
games-ended-head = Ended
games-looking = Looking for your games
games-turn = Your turn
games-waiting-tag = Waiting
games-waiting = Waiting for { $names } to sit down
games-step-waiting = { $step } · waiting for { $name }
games-running = Under way
games-about = { $names } · { $rules }
games-with = With { $names }
games-moved = last move { $at }
games-ended = The game is over
games-replay = Replay
games-replay-of = Replay of { $table }
games-review = Look back
games-review-of = Look back at { $table }
games-you-won = You won, { $towns }
games-won = { $names } won, { $towns }
lobby-open = Open tables
lobby-watch = To watch
lobby-replays = Replays
games-all = Show { $count } more
lobby-seats = { $taken } of { $seats } seats taken · { $rules }
title-turns = ({ $turns }) { $title }
server-away = The server does not answer. It may have been stopped, or this device is not connected.
server-try = Try again
table-unreached = The table is out of reach

## Who one is

me-you-are = Here you are { $name }.
me-other-device = On another device
me-been-here = Been here on another device?
me-bring = Bring your games here
me-title = Who you are here
me-nobody = You have not said a name yet. It is asked for when you first sit down at a table.
me-left = You are signed out here.
me-name = Your name
me-rename = Keep it
me-renamed = From now on you are { $name }.
me-name-more = For tables to come. At a table you keep the name you sat down with.
me-other-more = A code makes another phone or computer yours, too: all your games are there, and your seats. It is good once, for a day.
me-make-code = Make a code
me-another-code = Make another; this one is void then
me-code-label = Your code
me-qr = QR code of the link for your other device
me-link = Link for your other device
me-link-more = Open it there, or point its camera at the code. Show it to nobody else: whoever has it plays as you.
me-copy = Copy the link for your other device
me-devices = Your devices
me-device = Yours since { $since }
me-device-here = This device
me-device-seen = Last seen { $seen }
me-sign-out = Sign out
me-sign-out-one = Sign out the device last seen { $seen }
me-sign-out-others = Sign out everywhere else
me-sign-out-here = Your games are not in the list here any more, and your seats are played from your other devices.
me-sign-out-last = You are known nowhere else. Make a code first and keep it, or nobody can give you your games and seats back.
me-sign-out-yes = Sign out here
me-sign-out-no = Stay
me-signed-out =
    { $count ->
        [one] One device is signed out.
       *[other] { $count } devices are signed out.
    } Nothing that is kept there opens anything any more.
recover-title = Bring your games here
recover-lead = On your other device, open the start page and choose “On another device”. It gives you a code, or a link.
recover-code = The code
recover-code-more = With dashes or without, in small letters or large ones.
recover-do = Bring them here
recover-before = On this device you are { $name }. What was opened here stays open here; the list of games will be the other one.
recover-unknown = This code leads to nobody. It may have a slip, have been used, be older than a day, or have been tried five times. Look at it once more, or make another.
sit-seat = Which seat
sit-free = Seat { $seat } is free
sit-taken = Somebody was quicker there.
sit-full = No seat is free here any more.
sit-unknown = This table is gone.

## A new table

new-title = A new table
new-again = Again: { $table }
new-who = Who plays
new-seat-name = Name at seat { $seat }
new-seat-who = Who sits at seat { $seat }
new-me = Me
new-screen = Someone at this screen
new-link = Someone by link
new-bot-greedy = Bot: a friendly beginner
new-bot-planner = Bot: a far-sighted traveller, hard to beat
new-bot-learned = Bot: an old hand, who has learned from thousands of journeys
new-bot-searcher = Bot: a master of all roads, who thinks ahead for everybody
new-bot-random = Bot: a newcomer who plays at random
new-bot-other = Bot: { $bot }
new-up = Move { $name } up to seat { $seat }
new-up-first = { $name } sits first
new-down = Move { $name } down to seat { $seat }
new-down-last = { $name } sits last
new-remove = Take seat { $seat } away: { $name }
new-remove-not = A table has at least two seats
new-moved = { $name } sits at seat { $seat }.
new-removed = { $name }’s seat is taken away. Seats: { $count }.
new-added = { $name } sits at seat { $seat }.
new-add = Add a seat
new-add-not = A table has at most six seats
new-order = Two to six. They sit clockwise in this order.
new-name-me = Traveller
new-name-other = Player { $n }
new-nobody-here = Nobody sits at this screen. Take a seat yourself, or give one to someone at this screen.
new-network = { $names } joins from another device, so this server has to listen on your local network.
new-network-more = Whoever is in that network can then open these pages and sit down by link. It stays so until the server is stopped.
new-network-do = Listen on the local network
new-network-not = Not now: seat them at this screen
new-network-open = This server listens on the local network, at { $addresses }.
new-network-nowhere = This server listens on the local network, but this machine seems to be in none.
new-network-first = First say whether this server may listen on the local network.
new-rules = Which rules
rules-more-ours = Four rounds. A Magic Cloud goes through woods for 1 card.
rules-more-printed-1998 = Four rounds. A Magic Cloud in the woods costs 2.
rules-more-printed-2015 = Three rounds, no early win. A Magic Cloud in the woods costs 2.
new-favors = Favors of the towns
favors-more-none = The base game.
favors-more-small = Lie open. Before setting out you may use the one where you stand.
favors-more-great = Lie face down. You may use one when you arrive and collect.
new-town-cards = Everybody has a secret town
new-town-cards-more = At the end each step between your boot and that town costs you a point.
new-more = More
new-rounds = Rounds
new-rounds-more = With three, nobody wins before the end.
new-rounds-4 = Four
new-rounds-3 = Three
new-chart = The chart
new-chart-more = One cell differs: what a Magic Cloud costs in the woods.
new-chart-guide = 1 card
new-chart-printed = 2 cards
new-start = Who starts
new-start-more = By lot, or name the oldest, as the rulebook wants.
new-start-lot = By lot
new-pace = Pace of the bots
new-pace-more-slow = Each move rests a while before the next.
new-pace-more-normal = Quick, and still easy to follow.
new-pace-more-at_once = All at once; the log says what they did.
new-pace-slow = Slow
new-pace-normal = Normal
new-pace-at_once = At once
new-hints = Hints
new-hints-more = Each may ask for a hint at their own turn; nobody else hears of it.
new-colour = Colour of { $name }
colour-0 = red, circle
colour-1 = blue, square
colour-2 = green, triangle
colour-3 = yellow, diamond
colour-4 = violet, hexagon
colour-5 = black, star
new-clock = Clock
new-clock-none = No clock
new-clock-none-more = Nobody is hurried.
new-clock-live = Live
new-clock-live-more = A bank for each, and some seconds more with each turn.
new-clock-slow = A day or more
new-clock-slow-more = So long for each turn; nobody need wait at the table.
new-clock-bank = Minutes in the bank
new-clock-increment = Seconds with each turn
new-clock-hours = Hours for a turn
new-clock-own = Of your own
clock-live = { $minutes } min + { $increment } s
clock-live-seconds = { $bank } s + { $increment } s
clock-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
clock-hours =
    { $hours ->
        [one] 1 hour a turn
       *[other] { $hours } hours a turn
    }
new-clock-problem-bank = A bank has 0 to 600 minutes.
new-clock-problem-increment = A turn adds 0 to 3600 seconds.
new-clock-problem-hours = A turn has 1 to 720 hours.
new-clock-problem-empty = A clock needs some time: give it a bank or an increment.
new-stand-in = When the time is up, or somebody has left
new-stand-in-more-least = The table does the least that can be done: takes from the pile, passes, ends the turn.
new-stand-in-more-bot = A bot plays for them, until they come back.
new-stand-in-least = The least that can be done
new-take-backs = Take back
new-take-backs-more = Against bots alone, any decision of yours can be taken back; else those of your own turn.
new-take-backs-turn = Within one’s turn
new-take-backs-free = At any time
new-watching = Who may watch
new-watching-more-none = Nobody but those who play.
new-watching-more-link = Whoever has the address of the table; they see what lies open.
new-watching-more-public = Anybody in the lobby; they see what lies open, and the replay.
new-watching-none = Nobody
new-watching-link = By link
new-watching-public = Anybody
new-delay = Watchers see it later
new-delay-more = So that nobody at the table is helped from outside.
new-delay-0 = As it happens
new-delay-60 = 1 minute
new-delay-300 = 5 minutes
new-delay-other = { $seconds } seconds
new-listed = Seats by link
new-listed-more-yes = The lobby shows the table, and who comes first sits down.
new-listed-more-no = Only who has the link can sit down.
new-listed-yes = In the lobby too
new-listed-no = By link only
new-seating = Seats
new-seating-more-chosen = As they stand above, clockwise.
new-seating-more-lot = Drawn when the table is opened; each keeps name and colour.
new-seating-chosen = As chosen
new-seating-lot = By lot
new-hints-yes = Allowed
new-hints-no = Not allowed
new-table-name = Name of the table
new-table-name-more = Seen by all who join. Left empty, it is { $name }.
table-of = { $name }’s table
new-open = Open the table
new-opening = Opening the table
new-mend = Something has to be put right first.
new-refused = The server did not open this table: { $message }
short-title = In short
short-who =
    { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[6] Six
    } at the table: { $seats }.
short-nameless = someone without a name
short-screen = { $name } at this screen
short-link = { $name } by link
short-bots-greedy =
    { $count ->
        [one] { $names }, a friendly beginner
       *[other] { $names }, friendly beginners
    }
short-bots-planner =
    { $count ->
        [one] { $names }, a far-sighted traveller
       *[other] { $names }, far-sighted travellers
    }
short-bots-learned =
    { $count ->
        [one] { $names }, an old hand
       *[other] { $names }, old hands
    }
short-bots-searcher =
    { $count ->
        [one] { $names }, a master of all roads
       *[other] { $names }, masters of all roads
    }
short-bots-random =
    { $count ->
        [one] { $names }, a newcomer who plays at random
       *[other] { $names }, newcomers who play at random
    }
short-bots-other =
    { $count ->
        [one] { $names }, bot { $bot }
       *[other] { $names }, bots { $bot }
    }
short-rules =
    { $rules }: { $rounds ->
        [3] three rounds
       *[other] four rounds
    }, { $cloud } for a Magic Cloud in the woods.
short-favors-small = With Small Favors, face up.
short-favors-great = With Great Favors, face down.
short-town-cards = Everybody has a secret town.
short-guide = 1 card
short-printed = 2 cards
short-starts = { $name } starts.
short-lot = The lot says who starts.
short-clock = Clock: { $clock }.
short-listed = In the lobby.
short-lot-seats = Seats by lot.
short-watching-none = Nobody may watch.
short-watching-public = Anybody may watch.
short-pace-slow = The bots take their time.
short-pace-normal = The bots play at an easy pace.
short-pace-at_once = The bots play at once.

## Names of seats

name-empty = A seat needs a name.
name-long = A name has at most { $most } letters; this one has { $length }.
name-unseen = A name has no characters that cannot be seen.
name-twice = { $name } sits here already. Choose another name.

## The waiting room

wait-lead-host = The game begins when everybody has sat down.
wait-lead-guest =
    { $count ->
        [one] { $names } is still missing. The game begins when everybody has sat down.
       *[other] { $names } are still missing. The game begins when everybody has sat down.
    }
wait-seats = Seats
wait-sits = has sat down
wait-away = has sat down, and is away
wait-missing = not here yet
wait-here = at this screen
wait-you = you
wait-bot = bot, { $bot }
wait-invites = Links
wait-link-for = Link for { $name }
wait-link-more = Send it, or let { $name } point a camera at the code. It holds for one seat.
wait-link-here = This machine is in no network, so the link works on this machine alone. Join a network, start the server again, and open this page anew.
wait-qr = QR code of the link for { $name }
wait-copy = Copy
wait-copy-for = Copy the link for { $name }
wait-copied = Copied.
wait-selected = The link is selected: copy it from there.
wait-arrived =
    { $count ->
        [one] { $names } has sat down.
       *[other] { $names } have sat down.
    }
wait-keep-open = You can leave this page and come back from the start page.

## Joining

join-title = Join a table
join-looking = Looking at the invitation
join-invites = { $host } invites you to { $table }
join-seat = You take seat { $seat }.
join-name = Your name at the table
join-do = Sit down
join-doing = Sitting down
join-taken = Somebody sits there already
join-taken-more = This link was for one seat, and it has been used. Ask whoever sent it for another.
join-unknown = This link leads to no table
join-unknown-more = It may be cut short, or the table is gone. Ask whoever sent it to send it again.
join-refused = That did not work: { $message }

## Fair dealing

fair-sealed = The deal is sealed: { $seal }…
fair-title = Fair dealing
fair-lead = Nobody chooses the cards: not the server, not anybody at the table. You need not believe it, you can check it.
fair-game = The deal of { $table }
fair-yes = Everything fits: nobody chose this deal.
fair-yes-here = What can be checked here fits.
fair-no = Something does not fit: this deal may have been chosen.
fair-running = The game is not over yet. When it is, the secret is shown here, and the deal is checked.
fair-old = This table is older than sealed deals: there is nothing to check its deal by.
fair-looking = Checking the deal
fair-back = To the table
fair-record = Save the game’s record
fair-fits = Fits:
fair-fits-not = Does not fit:
fair-unknown = Not known here:
fair-part-shown = the seal is the one that this browser was shown before the first card
fair-part-mine = the texts that this browser sent are among the texts
fair-part-secret = the seal is that of the secret
fair-part-seed = the seed follows from the secret and the texts
fair-part-cards = the seed deals the counters and cards that this game began with
fair-seal = Seal
fair-secret = Secret
fair-text = Text of { $name }
fair-text-none = none
fair-text-missing = not here yet
fair-seed = Seed
fair-how = How a deal is sealed
fair-how-secret = Before anybody’s text is known, the server draws a secret, 32 random bytes, and shows its seal. From then on it cannot take another secret: that would have another seal.
fair-how-texts = Whoever sits down adds a random text, which the browser draws once it has seen the seal. All texts are shown to all. Bots add none.
fair-how-seed = From the secret and the texts follows the seed, and from the seed follows every card and counter of the game. The server chose its secret without knowing the texts; everybody chose their text without knowing the secret.
fair-how-end = At the end the secret is shown. Then anybody can work out seal, seed and deal once more. This page does it in your browser; the command “elfenland verify” does it with the game’s record, anywhere.
fair-bytes = To the byte
fair-bytes-secret = The secret is written as 64 hexadecimal digits, in small letters. The seal is the SHA-256 of its 32 bytes, written alike.
fair-bytes-seed = The seed is the SHA-256, written alike, of this text in UTF-8: the digits of the secret, then the text of each seat in their order, with a line feed between one and the next and none at the end. A seat without a text counts as an empty one.
fair-bytes-stream = The key is the SHA-256 of the seed as it is written. Block b of the stream is the BLAKE2b of b as 8 bytes, little-endian, with that key and a digest of 64 bytes. Its eight words of 64 bits, little-endian, are the next eight numbers.
fair-bytes-draw = A draw below k takes numbers until one is under the largest multiple of k up to 2⁶⁴; the draw is its remainder by k. A piece from a pile is a draw below the size of the pile, counted through the kinds in this order: { $kinds }. There are 8 counters of each transport, 10 cards of each and 12 rafts.
fair-bytes-start = Where the lot says who starts, it is a draw below the number of seats, the first of a stream of its own: its seed is “start seat”, a line feed, and the seed.
fair-bytes-order = In this order: five counters lie face up. With favors, a tile on each town but Elvenhold, by the names of their ids: 4 Draw Two, 4 Draw Next Round, then 3 each of Two Counters, Extra Counter, Obstacle, Free Path. With town cards, one for each seat, from the first seat on. Then, from the start seat on, eight cards for each seat; then a secret counter for each.
fair-example = A worked example
fair-example-lead = Three seats, by our rules; the lot says who starts. The middle seat is a bot’s.
fair-example-start = Starts
fair-example-seat = seat { $seat }
fair-example-display = Face up
fair-example-hand = Cards of seat { $seat }
fair-example-counter = Secret counter of seat { $seat }
fair-not = What it does not protect against
fair-not-look = Who can read the server’s disk can look at the secret, and so at every hand, while the game runs.
fair-not-last = Who runs the server knows the secret. In league with somebody who sits down after you, they could try texts until the deal suits them. Alone against bots nobody sits down after you.
fair-not-page = This page comes from the server that it checks. To be sure of it, note the seal at the beginning, and check the record with a program from elsewhere.
fair-not-talk = It is about chance alone: it does not keep people from telling one another their cards.
fair-not-empty = A program may sit down with an empty text. Where all texts are empty, the server alone chose the secret.

## A game looked at again

review-title = Where towns were lost
review-lead = Every decision is looked at again, knowing only what its player knew then.
review-working = Looking at the game again
review-working-more = It takes from a few seconds to a minute or more, by how many played and how busy the server is. Once it is there it is there for all at the table.
review-running = The game is not over yet. Looking back at it would tell what is still hidden.
review-there = The game is looked at.
review-back = To the standings
review-save = Save the figures
review-summary = The players
review-summary-more =
    { $points ->
        [yes] Points lost by decisions, as a far-sighted traveller would have played from the same view: a town less, or at the end of the game a step more to the destination. And what chance gave beyond the usual, in towns.
       *[no] Towns lost by decisions, as a far-sighted traveller would have played from the same view; and what chance gave beyond the usual, in towns.
    }
review-towns-lost =
    { $points ->
        [yes] Points lost
       *[no] Towns lost
    }
review-lost-travel = travel
review-lost-laying = laying
review-lost-draft = draft
review-luck = Luck
review-whose = Whose game
review-whose-more = The map and the lists are about this player.
review-map = The map
review-map-label = Map of the land, with the tours or counters named above it
review-legend-taken = taken
review-legend-best = at best
review-legend-laid = Pale: what was laid. In a ring: what would have been better.
review-lost =
    { $points ->
        [yes] Where points were lost
       *[no] Where towns were lost
    }
review-lost-none =
    { $points ->
        [yes] Nowhere: no decision cost half a point.
       *[no] Nowhere: no decision cost half a town.
    }
review-look = Look
review-look-at = Look at it on the map: { $what }
review-turn = Round { $round }: travelling
review-turn-towns =
    { $towns ->
        [one] 1 new town
       *[other] { $towns } new towns
    } for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
review-turn-lost =
    { $count ->
        [one] There was 1 more.
       *[other] There were { $count } more.
    }
review-turn-lost-points =
    { $count ->
        [one] There was 1 point more, counting the steps from the boot to its destination.
       *[other] There were { $count } points more, counting the steps from the boot to its destination.
    }
review-turn-best = No tour had more.
review-turns = Travel turns
review-taken =
    { $steps ->
        [0] Stayed where the boot stood.
       *[other] Taken: { $names }; { $towns ->
            [one] 1 new town
           *[other] { $towns } new towns
        } for { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }.
    }
review-best =
    { $steps ->
        [0] Best: to stay.
       *[other] Best: { $names }; { $towns ->
            [one] 1 new town
           *[other] { $towns } new towns
        } for { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }.
    }
review-cards-lost =
    { $count ->
        [one] As many were there for 1 card less, which counts in a tie.
       *[other] As many were there for { $count } cards less, which count in a tie.
    }
review-choice = Round { $round }: { $action }
review-better = Better: { $action }. That came to { NUMBER($towns, maximumFractionDigits: 1) } towns in this round instead of { NUMBER($instead, maximumFractionDigits: 1) }.
review-better-pass = Pass
review-choices =
    { $count ->
        [one] The 1 counter, one by one
       *[other] All { $count } counters and passes, one by one
    }
review-choices-more = Towns at the end of the round, as a far-sighted traveller saw it from the same view.
review-decision = Decision
review-came-to = Towns
review-at-best = At best
review-best-was = Best: { $action }
review-luck-title = Luck
review-luck-more = The same position is dealt again many times and played on by far-sighted travellers in all seats: what this deal came to, against what is usual.
review-deal = Dealt: { $cards }; counter: { $counter }. Worth { $worth } new towns; usual are { $usual }.
review-plots = Round by round
review-plot-pieces = Towns
review-plot-cards = Cards in hand after travelling
review-plot-counters = Counters laid
review-plot-label = { $figure } by round: { $seats }
review-as-table = As a table
review-round = R{ $round }
review-round-long = Round { $round }

## The rules reference

rules-title = The rules
rules-lead = Each sentence has its own name. A refused move leads to the one that refuses it.
rules-ours = “Our ruling” marks what the rulebooks leave open.
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing holds these words.
        [one] 1 sentence
       *[other] { $count } sentences
    }
rules-chart = Cards needed
rules-chart-to = The chart

## Pictures of the rules

picture-cards = The seven kinds of travel card. Each pays for the transport that it shows, and Rafts for rivers and lakes.
picture-pieces = A boot and a piece for each seat, told apart by colour and shape, and an obstacle.
picture-display = The five counters of the display, and the face-down pile.
picture-road = A Dragon counter opens the road from Feodor to Lapphalya, which goes through woods: 2 Dragon cards. The obstacle makes it 3.
picture-caravan = A caravan: any three cards, Rafts too, over any road with a counter.
picture-river = The arrows show where a river flows. From Virst to Ixara it goes downstream: 1 Raft. Back it is 2.
picture-piece = The red disc in Lapphalya is the piece of the red seat: when its boot arrives there, it is collected.
picture-favors = The six favors, as they lie on the towns.

## Words that are explained

glossary-title = Glossary
glossary-fair = How a deal can be checked
term-boot = Boot
term-boot-is = Where a seat is on the map. All boots begin in Elvenhold.
term-piece = Piece
term-piece-is = One of each seat lies in every town but Elvenhold. Who arrives collects their own; most pieces win.
term-connection = Connection
term-connection-is = What joins two towns: a road, a river, or a crossing of a lake.
term-card = Travel card
term-card-is = Pays for travelling by the transport that it shows. A hand is dealt up to 8 in each round.
term-counter = Counter
term-counter-is = Laid on a road, it says by which transport everybody travels there in this round.
term-secret = Secret counter
term-secret-is = Drawn face down. Only its owner knows it, until it is laid.
term-display = Display
term-display-is = The five counters that lie face up to be taken. What is taken is replaced at once.
term-blind = Blind
term-blind-is = Taken from the face-down pile without a look. It then lies face up before its owner.
term-pile = Draw pile
term-pile-is = The travel cards still to be dealt. Cards played come back into it before the next round.
term-chart = Chart
term-chart-is = How many cards each transport takes in each terrain, and where it does not go.
term-pass = Pass
term-pass-is = Lay nothing this time. Who passed may lay something later; when all pass in a row, the phase ends.
term-obstacle = Obstacle
term-obstacle-is = On a road with a counter, every step there costs one more card. Each is used once.
term-caravan = Caravan
term-caravan-is = Any three cards instead of the price of a road with a counter; four with an obstacle.
term-raft = Raft
term-raft-is = Pays for rivers and lakes. There one travels without a counter.
term-stream = Upstream, downstream
term-stream-is = A river’s arrow shows where it flows. With it one Raft will do, against it two.
term-limit = Hand limit
term-limit-is = At the end of a travel turn one keeps up to four cards; its owner chooses which.
term-keep = Kept counter
term-keep-is = At the end of a round one counter that was not laid may stay for the next.
term-start = Starting player
term-start-is = Begins each phase of the round; then it goes on clockwise. The next round begins one seat further.
term-town-card = Town card
term-town-card-is = A secret destination. In the end each connection between it and the boot costs a point.
term-favor = Favor
term-favor-is = What the tile of a town gives. It is used by choice, and the tile stays for others.
term-small-favors = Small Favors
term-small-favors-is = Tiles lie face up. Before travelling one may use that of the town where one’s boot stands.
term-great-favors = Great Favors
term-great-favors-is = Tiles lie face down. One may use that of a town right when collecting its piece.
term-reserved = Reserved card
term-reserved-is = Laid face down by a favor, unseen by all. It comes into the hand in the next round, beyond the eight.
term-extra = Extra counter
term-extra-is = Taken by a favor. It waits for the next round, beside the one that is kept.
term-free-path = Free path
term-free-path-is = Takes away the cost of an obstacle for one step of one’s own.
term-ruling = Our ruling
term-ruling-is = Where the rulebooks leave something open, this is how it is played here.
term-hint = Hint
term-hint-is = What a strong bot would do in one’s place, and why. It knows no more than one sees.
term-seal = Seal
term-seal-is = The server’s promise about how the cards will come, made before the game, and open to a check after it.
term-bank = Bank and increment
term-bank-is = Of a clock: the time one begins with, and what each turn adds to it.
term-stand-in = Stand-in
term-stand-in-is = A bot, or the table itself, that plays for somebody who is away, until they come back.

## The first game

lesson-table = First game
lesson-begin = Learn to play
lesson-go-on-with = Go on with the first game
lesson-begin-more = A first game against one bot, explained step by step. About ten minutes; leave it and come back as you like.
lesson-label = First game
lesson-progress = { $done } of { $of }
lesson-fold = Fold the explanation up
lesson-unfold = Show the explanation
lesson-next = Go on
lesson-leave = Leave the lesson
lesson-deal = This is a first game: everybody gets the same deal, so nothing about it was drawn by lot.
lesson-goal = Your boot stands in { $town }. In every other town lies a piece of yours: travel there and collect it. Who has the most after { $rounds } rounds wins.
lesson-cards = You travel with these { $cards } cards. A Dragon card pays for a road with a Dragon counter, and so on; Rafts are for rivers and lakes.
lesson-draw = Counters open roads. Take one that you hold cards for: the { $kind } is a good choice.
lesson-draw-blind = Counters open roads. Take one blind from the pile.
lesson-chart = Each transport goes through some terrains only, and not everywhere for the same price. The chart says it all: look it up in the menu, or with the key C.
lesson-draw-on =
    { $left ->
        [one] Take one more: one that lies face up, or blind from the pile.
       *[other] Take { $left } more: face up from the five, or blind from the pile.
    }
lesson-secret = One counter was dealt to you face down: { $kind }. You alone know it, as the crossed-out eye says, until you lay it.
lesson-pick = Now open your way. Pick a counter below, best the one with the dashed rim.
lesson-lay = Every road that glows would take it, at the price beside it. Lay it on one that leads away from { $town }.
lesson-others = { $road }: that counter was laid by the others. It serves everybody, so you may travel there as well.
lesson-back = Not what you meant? In this game you can take back any decision, with the arrow or the key U.
lesson-lay-on = One road is soon travelled. Lay the next counter where the first road ends, so that you can go on from there.
lesson-pass = Lay what helps you, and keep one counter for the next round if you like. Then pass: when all pass one after another, the journey begins.
lesson-go = Now travel. The golden towns are one step away, with the price of the step: touch one of them.
lesson-pay = The raised cards would pay for the way to { $town }. Where there are several ways, choose one; then travel.
lesson-piece = The piece in { $town } is yours now. Where your boot ends up does not matter, only how many pieces you have.
lesson-raft = Over rivers and lakes one goes by Raft, without a counter: one card downstream, two upstream or over a lake. So you can get to { $town }.
lesson-caravan = No card for a road? A caravan takes any 3 cards, wherever a counter lies. So you can get to { $town }, if it is worth it to you.
lesson-go-on = You may go on as long as your cards last. Towns with a piece of yours are the ones that count.
lesson-end = No new town is in reach. End your turn: up to 4 cards stay with you for the next round.
lesson-give = A hand of more than 4 cards is reduced to { $keep }. What is proposed suits your counters; you can choose otherwise.
lesson-keep = One counter that you did not lay stays with you. Pick the one that you would keep.
lesson-round = A new round: everybody has 8 cards again, the roads are empty, and { $name } begins.
lesson-obstacle = Your obstacle makes a road with a counter cost one card more, for everybody. Lay it where others want to go, or save it.
lesson-hint = Not sure? The lamp, or the key H, shows what a strong bot would do in your place, and why.
lesson-last = This is the last round. Cards left over only count in a tie, so travel as far as you can.
lesson-refused = That is not possible. The message says why, and its letters lead to the rule. Nothing is lost: try something else.
lesson-usual-draw = Take a counter that goes with your cards.
lesson-usual-plan = Lay a counter or your obstacle, or pass.
lesson-usual-move = Travel on to towns where a piece of yours lies, or end your turn.
lesson-usual-stay = No new town is in reach: end your turn.
lesson-usual-keep = Pick the counter that you would keep.
lesson-wait = { $name } is to act. Watch: what the others lay serves you as well.
lesson-over = The game is over.
lesson-learned = What you have learned
lesson-met = Met:
lesson-unmet = Not met this time:
lesson-learned-draw = Counters are drawn face up or blind.
lesson-learned-lay = A counter on a road serves everybody, and the chart says its price.
lesson-learned-go = Cards of its transport pay for a road, and each new town gives its piece.
lesson-learned-raft = Rafts go over rivers and lakes without a counter.
lesson-learned-caravan = Any 3 cards make a caravan.
lesson-learned-obstacle = An obstacle makes a road one card dearer.
lesson-learned-keep = One counter and up to 4 cards stay for the next round.
lesson-learned-more = Hints, by the lamp or the key H, are there in every game whose table allows them.
lesson-play = A real game against three bots

## The settings

settings-kept = Kept on this device.
settings-you = You
settings-name = Name
settings-name-more = Put in for you where you sit down.
settings-look = Look
settings-language-more = It changes at once, on every page.
settings-language-system = As the browser
settings-theme = Day or night
settings-theme-more = The same map, by sunlight or by moonlight.
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Movement
settings-motion-more = Any key or click skips it. Reduced motion in the system means none.
settings-motion-still = Your system asks for reduced motion, so nothing moves.
settings-motion-normal = Normal
settings-motion-quick = Quick
settings-motion-none = None
settings-play = Play
settings-confirm = Confirm before laying
settings-confirm-more = A finger slips more easily than a mouse.
settings-confirm-touch = On touch
settings-confirm-always = Always
settings-confirm-never = Never
settings-sound = Sounds
settings-sound-more = Soft ones, for what is laid, walked and collected, and two notes on your turn.
settings-volume = Volume
settings-volume-more = “Try” plays a few of them.
settings-volume-try = Try
settings-notices = A notification on your turn
settings-notices-more = Only while the page is out of sight. Your browser asks you first.
settings-notices-refused = Your browser does not allow it: change that in its own settings for this page.
settings-keys = Keys
settings-letters = Letter keys
settings-letters-more = They work outside text fields only.
settings-on = On
settings-off = Off

## When something breaks

broken-title = Something broke on this page
broken-more = It is not your doing, and your game is safe with the server. Load the page again to go on where you were.
broken-load = This page could not be loaded
broken-load-more = The server may have been stopped, or started anew in another version.
broken-said = What it said: { $message }
broken-again = Load the page again

## A game seen again

replay-title = Replay
replay-of = Replay: { $title }
replay-loading = Playing the game again
replay-running = This game is not over yet. It can be seen again when it is.
replay-to-table = To the table
replay-file-lead = Open the record of a game: what a table gives out when its game is over, or what a program wrote.
replay-choose = Open a record
replay-choose-more = Choose its file, or drop it here.
replay-no-record = This file holds no record of one game. A record is a JSON file of up to 512 kB.
replay-controls = Through the game
replay-start = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-on = On
replay-end = To the end
replay-end-open = To the farthest moment seen
replay-unit = Go on by
replay-by-action = Action
replay-by-turn = Turn
replay-by-round = Round
replay-speed = Speed
replay-times = { $speed }×
replay-step = Step
replay-round = Round { $round }
replay-moment = Step { $step } of { $of }, round { $round }, { $phase }: { $text }
replay-moment-open = Step { $step }, round { $round }, { $phase }: { $text }
replay-stood-in = { $bot } played in the owner’s place.
replay-stand-in = played by { $bot }
replay-taken-back =
    { $count ->
        [one] 1 action was taken back and is not seen here.
       *[other] { $count } actions were taken back and are not seen here.
    }
replay-knowledge = What is known
replay-seen-by = Seen by
replay-everybody = Everybody
replay-open = All open
replay-hand = { $name }’s hand
replay-hands = All hands
replay-reserved = reserved: { $cards }
replay-town-card = town card { $town }
replay-hide = Hide the ending
replay-go-on = Go on from here
replay-go-on-more = A new game begins as this one stands. Choose who plays.
replay-go-on-chance = The cards come as they came, as long as they are drawn in the same order. So it is for trying out: who has seen the replay may know what comes.
replay-go-on-me = I, at this screen
replay-go-on-do = Play on
replay-go-on-over = The game is over here. Go back to a moment before.
replay-go-on-name = From { $title }
replay-origin = This game goes on from step { $step } of another one: the cards come as they came.
replay-origin-see = See that moment
replay-keys-action = By an action
replay-keys-turn = By a turn
replay-keys-round = By a round
replay-keys-ends = To the start, to the end
replay-keys-space = Space
replay-keys-play = Play, or pause
replay-keys-speed = Slower, faster
replay-keys-close = Put away
