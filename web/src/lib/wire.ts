// Made by `python3 run.py fix` from src/elfenland/server/wire.py: change that, not this.

export type Card = 'dragon' | 'elfcycle' | 'giant-pig' | 'magic-cloud' | 'raft' | 'troll-wagon' | 'unicorn';

/** In the order of kinds. */
export const CARDS: readonly Card[] = ['dragon', 'unicorn', 'giant-pig', 'elfcycle', 'troll-wagon', 'magic-cloud', 'raft'];

export type Favor = 'draw-next-round' | 'draw-two' | 'extra-counter' | 'free-path' | 'obstacle' | 'two-counters';

/** In the order of kinds. */
export const FAVORS: readonly Favor[] = ['draw-two', 'draw-next-round', 'two-counters', 'extra-counter', 'obstacle', 'free-path'];

export type Terrain = 'desert' | 'lake' | 'mountains' | 'plains' | 'river' | 'woods';

/** In the order of kinds. */
export const TERRAINS: readonly Terrain[] = ['plains', 'woods', 'desert', 'mountains', 'river', 'lake'];

export type Transport = 'dragon' | 'elfcycle' | 'giant-pig' | 'magic-cloud' | 'troll-wagon' | 'unicorn';

/** In the order of kinds. */
export const TRANSPORTS: readonly Transport[] = ['dragon', 'unicorn', 'giant-pig', 'elfcycle', 'troll-wagon', 'magic-cloud'];

/** Why a request is refused (docs/wire.md). */
export type Code = 'action.game_over' | 'action.illegal' | 'action.not_your_turn' | 'action.stale' | 'action.unreadable' | 'chat.busy' | 'chat.too_fast' | 'clock.expired' | 'credential.missing' | 'credential.unknown' | 'device.unknown' | 'health.failing' | 'hint.failed' | 'hint.not_allowed' | 'invite.taken' | 'invite.unknown' | 'limit.reached' | 'network.closed' | 'network.refused' | 'options.refused' | 'origin.refused' | 'proposal.away' | 'proposal.closed' | 'proposal.no_way_back' | 'proposal.not_gone' | 'proposal.open' | 'proposal.unknown' | 'record.invalid' | 'recovery.unknown' | 'replay.failed' | 'replay.over' | 'request.id_used' | 'request.invalid' | 'request.method' | 'request.too_large' | 'request.unknown' | 'review.failed' | 'screen.covered' | 'seal.unknown' | 'seat.not_yours' | 'seat.unknown' | 'seat.yours' | 'server.error' | 'sketch.refused' | 'store.unavailable' | 'table.running' | 'table.unknown' | 'table.unlisted' | 'table.waiting' | 'tour.failed' | 'undo.nothing' | 'undo.shown' | 'undo.turn-over' | 'watching.refused';

/** Play one action or several, all or none. ``number`` is the one of the view that was seen. ``id`` is the client's own, new for each decision: the same id again is answered the same and played once. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  number: number;
  actions: string[];
}

/** ``POST …/hint``: what to do for one's seat that is to act; the answer is a ``Hint``. It is worked out from what that seat may see. ``number`` is the one of the view that was seen. */
export interface AskHint {
  seat: number;
  number: number;
}

/** ``POST …/reach``: what one's seat can reach; it is asked at any time of a game. */
export interface AskReach {
  seat: number;
}

/** ``POST …/sketch``: what a tour of one's seat lacks; it is asked at any time of a game. ``towns``: from the one where its boot stands. ``by``: the connections of the legs from the first on; null, or none for the last ones, takes the better. ``to``: a town anywhere, to which the tour is to go on by the way that is best for all of it; the answer has the legs up to there. */
export interface AskSketch {
  seat: number;
  towns: string[];
  by?: (string | null)[];
  to?: string | null;
}

/** Agree to a proposal or decline it, for all seats of one's credential. Who has made it withdraws it by declining. */
export interface Ballot {
  type: 'ballot';
  id: string;
  seat: number;
  proposal: number;
  agrees: boolean;
}

/** A bot that can sit at a table. The client has words for ours by ``name``; of another, which the server was given, it shows it. */
export interface BotInfo {
  name: string;
}

/** One action that was weighed. ``towns``: how many the seat is expected to have: by the searcher at the end of the game, by the planner at the end of this round. ``value`` is what actions are compared by: by the searcher the share of the win, by the planner towns and, in fractions of one, where the round leaves the seat. ``worlds``: how many deals that agree with the view were looked at, 0 by the planner. */
export interface Candidate {
  action: string;
  value: number;
  towns: number;
  worlds: number;
}

/** A card is laid face down before a seat; nobody knows it (TILE-2). */
export interface CardReserved {
  type: 'card_reserved';
  seat: number;
  card?: Card;
}

/** A seat is dealt up to eight cards (DEAL-1). */
export interface CardsDealt {
  type: 'cards_dealt';
  seat: number;
  cards?: Card[];
  count?: number;
}

/** A seat draws two cards, or what there is (TILE-1, FAV-4). */
export interface CardsDrawn {
  type: 'cards_drawn';
  seat: number;
  cards?: Card[];
  count?: number;
}

/** A counter drawn or laid, an obstacle, or a pass, against the best candidate. ``number``: its index among the record's actions. ``chosen`` and ``best`` are weighed by the review's judge, with what the seat knew; ``towns_lost`` is how many towns the choice cost by that, never negative. A pass after which the seat was not asked again in the round is weighed as what it turned out to be, the end of its laying. */
export interface ChoiceReview {
  round: number;
  seat: number;
  number: number;
  kind: string;
  chosen: Candidate;
  best: Candidate;
  towns_lost: number;
}

/** The clocks when this was told; the server alone judges by them. ``left``: the seconds that the seat to act has for its turn, 0 when its time is up; null where no clock runs, since a bot or a stand-in plays or the game has ended. ``banks``: by seat, the seconds in its bank but for the present turn; null for bots, and where turns have hours. */
export interface ClockState {
  left: number | null;
  banks: (number | null)[];
}

/** A seat takes a counter (SECRET-1, DRAW-1). */
export interface CounterDrawn {
  type: 'counter_drawn';
  seat: number;
  counter?: Transport;
  source: 'display' | 'pile';
  secret: boolean;
}

/** A seat keeps one unplaced counter, or none (ROUND-2). */
export interface CounterKept {
  type: 'counter_kept';
  seat: number;
  counter?: Transport | null;
  secret: boolean;
}

/** A counter is laid on a road (PLAN-2). */
export interface CounterPlaced {
  type: 'counter_placed';
  seat: number;
  counter: Transport;
  road: string;
  secret: boolean;
  favor: boolean;
}

/** The counters looked at and not placed go back (TILE-3). */
export interface CountersReturned {
  type: 'counters_returned';
  seat: number;
  counters?: Transport[];
  count?: number;
}

/** A seat looks at counters from the pile (TILE-3). */
export interface CountersSeen {
  type: 'counters_seen';
  seat: number;
  counters?: Transport[];
  count?: number;
}

/** At a shared screen: put the cover back. */
export interface Cover {
  type: 'cover';
}

/** What chance gave a seat at the beginning of a round: cards and a secret counter. ``worth``: the new towns that planners in all seats get for this seat in this round with this deal, ``usual``: with other deals in the same position; both are means over games played on. ``luck`` is their difference, ``error`` its standard error. */
export interface DealReview {
  round: number;
  seat: number;
  cards: Card[];
  counter: Transport;
  worth: number;
  usual: number;
  luck: number;
  error: number;
}

/** Leave the favor of the town where one has arrived (GREAT-1, GREAT-2). */
export interface DeclineFavor {
  kind: 'decline';
  code: number;
  text: string;
}

/** A device of a person: since when, when it was last used, and whether it is the one that asks. ``seen`` is right to the hour. */
export interface Device {
  device: string;
  since: string;
  seen: string;
  here: boolean;
}

/** Discard one card down to the hand limit (MOVE-9). */
export interface DiscardCard {
  kind: 'discard';
  code: number;
  text: string;
  card: Card;
}

/** The face-up counters, after one was taken and replaced (DRAW-2). */
export interface DisplayRefilled {
  type: 'display_refilled';
  display: Transport[];
}

/** The request with this id is stored. Its ``news`` comes to every socket, this one too. Of a message of the chat ``number`` is its own, and ``said`` brings it. */
export interface Done {
  type: 'done';
  id: string;
  number: number;
}

/** Take a face-up counter of this kind, or with None the top of the pile (DRAW-1). */
export interface DrawCounter {
  kind: 'draw';
  code: number;
  text: string;
  counter: Transport | null;
}

/** What the action does to another seat's way to a town that it still wants. Told from what lies open: the fewest cards by which the seat's boot gets there over the roads and waters as they lie, if it holds fitting cards. ``before``, ``after``: null where there is no such way. */
export interface Effect {
  seat: number;
  town: string;
  before: number | null;
  after: number | null;
}

/** Travel no further (MOVE-1). */
export interface EndTurn {
  kind: 'end';
  code: number;
  text: string;
}

/** A seat takes a face-down counter for the next round (TILE-4). */
export interface ExtraCounterTaken {
  type: 'extra_counter_taken';
  seat: number;
  counter?: Transport;
}

/** How the deal can be checked (docs/fair-dealing.md). ``texts`` are by seat: empty for bots, null where nobody has sat down yet. ``secret`` is null until the game has ended. */
export interface Fairness {
  commitment: string;
  texts: (string | null)[];
  secret: string | null;
}

/** A seat could have used a town's favor and goes on without (FAV-2). */
export interface FavorDeclined {
  type: 'favor_declined';
  seat: number;
  town: string;
}

/** A seat uses a town's favor; ``turned``: the tile lay face down until now (GREAT-2). */
export interface FavorUsed {
  type: 'favor_used';
  seat: number;
  town: string;
  favor: Favor;
  turned: boolean;
}

/** The favors of a game: by town its tile, None where it lies face down (SEE-1, SEE-3). ``offer``: the town whose favor is open to the seat to act. ``looking``: whether that seat looks at counters by TILE-3. */
export interface FavorsView {
  tiles: Record<string, Favor | null>;
  obstacle_pool: number;
  free_path_pool: number;
  offer: string | null;
  looking: boolean;
}

/** A seat takes a free path from the common pool (TILE-6). */
export interface FreePathTaken {
  type: 'free_path_taken';
  seat: number;
}

/** The game is over (END-1, END-2). */
export interface GameEnded {
  type: 'game_ended';
  reason: 'agreed' | 'all_pieces' | 'rounds';
  standings: Standing[];
  winners: number[];
}

/** The table is laid (SET-1 to SET-5). ``tiles_face_down`` is not written: a record holds all tiles, and ``redact`` withholds them. */
export interface GameStarted {
  type: 'game_started';
  start_seat: number;
  display: Transport[];
  tiles: Record<string, Favor> | null;
  town_cards: (string | null)[] | null;
}

/** ``POST /api/replays/continue``: a new table that goes on from a moment of another game. Either ``table``, whose game has ended, or ``record`` says which; ``step`` is how many of its actions stand. ``seats`` are new, as many as there were, and none by link. */
export interface GoOn {
  name: string;
  seats: NewSeat[];
  step: number;
  table?: string | null;
  record?: Record<string, unknown> | null;
  pace?: 'at_once' | 'normal' | 'slow';
  hints?: boolean | null;
}

/** How a leg is gone, as it costs least for the sketch as a whole. connection: the one chosen of those that join the two towns. counter: what it goes by; None on water, and where any counter that fits the road will do. lies: whether the counter lies there, is one's own to be laid, is lacking, or was to be laid for an earlier leg; None on water. own, kinds: on a bare road the kinds that fit it, of one's own counters before the tour and at all; else empty. price: in cards, of the counter's kind, rafts on water, or any for a caravan. */
export interface Going {
  connection: string;
  counter: Transport | null;
  lies: 'earlier' | 'lacking' | 'lies' | 'own' | null;
  own: Transport[];
  kinds: Transport[];
  obstacle: boolean;
  free_path: boolean;
  method: 'caravan' | 'counter' | 'raft';
  price: number;
}

/** The first message on a socket: which table, by which credential; null is a spectator. ``heard``: the number of the last message of the chat that this client has. */
export interface Hello {
  type: 'hello';
  table: string;
  token: string | null;
  heard?: number;
}

/** The best action for the seat to act, as far as ``judge`` sees, and why. ``kind`` is the action's kind. ``towns_now``: the seat has so many; ``towns_round``: and so many after ``tour``, in this round; ``towns_end``: so many are expected at the end of the game, null where nobody has looked so far. ``cards_used``: what the tour is paid with, ``cards_kept`` the rest of the hand. ``lacks``: the counters still to be laid for the tour once the action is done. ``effects``: on others, those who pay more first. ``candidates``: the best few, best first; the first is the action. */
export interface Hint {
  action: string;
  kind: string;
  reason: 'denial' | 'destination' | 'discard' | 'draft-blind' | 'draft-fit' | 'favor' | 'keep' | 'new-town' | 'no-favor' | 'obstacle' | 'only-action' | 'pass' | 'pay' | 'race' | 'tie-break' | 'tour' | 'toward-towns' | 'turn-over' | 'wait';
  judge: 'planner' | 'searcher';
  towns_now: number;
  towns_round: number;
  towns_end: number | null;
  tour: TourStep[];
  cards_used: Card[];
  cards_kept: Card[];
  lacks: Lack[];
  effects: Effect[];
  candidates: Candidate[];
}

/** A link by which somebody sits down; ``url`` reaches from another device, ``qr`` is an SVG. */
export interface Invite {
  seat: number;
  code: string;
  url: string;
  qr: string;
}

/** ``GET /api/invites/{code}``: the seat that a link offers, before anybody sits down. ``host``: after whom the table is called where ``table_name`` is null. ``seats``, ``rule_set`` and ``setup`` are as in ``TableInfo``: who sits there, and what is played. ``commitment`` is the table's (``Fairness``): it is there before the seat adds its text. */
export interface InviteInfo {
  table: string;
  table_name: string | null;
  host: string;
  seat: number;
  name: string;
  colour: number;
  taken: boolean;
  seats: SeatInfo[];
  rule_set: string;
  setup: TableSetup;
  commitment: string | null;
}

/** Keep this unplaced counter for the next round, or with None none (ROUND-2). */
export interface KeepCounter {
  kind: 'keep';
  code: number;
  text: string;
  counter: Transport | null;
  secret: boolean;
}

/** A counter of one's own that the tour lacks on a road, in the order of its steps. */
export interface Lack {
  road: string;
  counter: Transport;
}

/** How a game ended: who won, and the pieces of all by rank. */
export interface LineResult {
  winners: number[];
  pieces: number[];
}

/** A bank of seconds for each seat, which each of its turns adds to. A turn is all that a seat decides until another one is to act. When the bank is empty the time is up, for this turn and for each later one that takes longer than ``increment``. */
export interface LiveClock {
  type: 'live';
  bank: number;
  increment: number;
}

/** ``GET /api/lobby``: what is open to anybody, the newest first, at most 50 each. Tables with free seats, games to watch, games to look at again. */
export interface Lobby {
  open: TableLine[];
  running: TableLine[];
  ended: TableLine[];
}

/** ``GET /api/people/me``: who asks, on which devices, and at which tables. ``running``: those where it is one's turn first, then as they were last moved at; ``ended``: the last 50. */
export interface Me {
  person: string;
  name: string;
  devices: Device[];
  waiting: TableLine[];
  running: TableLine[];
  ended: TableLine[];
}

/** Something that was said. The text is text: nothing in it is markup. Numbers count from 1 in each channel. ``seat`` is null for somebody who watches. */
export interface Message {
  number: number;
  channel: 'players' | 'spectators';
  seat: number | null;
  name: string;
  text: string;
  made: string;
}

/** Whether devices in the local network can reach the server, and at which addresses. */
export interface Network {
  open: boolean;
  addresses: string[];
}

/** ``POST /api/lessons``: a first game. ``player`` is who learns, ``bot`` who plays along. */
export interface NewLesson {
  name: string;
  player: string;
  bot: string;
}

/** The options of a new game; the seats give the number of players. */
export interface NewOptions {
  rounds?: number;
  chart?: 'guide' | 'printed';
  town_cards?: boolean;
  favors?: 'great' | 'none' | 'small';
  start_seat?: number | null;
}

/** ``POST /api/people``: somebody with a name, who holds the seats of these tables' tokens. */
export interface NewPerson {
  name: string;
  tokens?: string[];
}

/** ``POST …/rematch``: the same people once more, by another set-up or, with null, by the same. In ``setup`` the seats of who asks are of kind ``me`` and ``screen``; one by link is for whoever had this name. ``seal``: as in ``NewTable``. */
export interface NewRematch {
  setup?: TableSetup | null;
  seal?: SealedWith | null;
}

/** A seat of a new table; ``bot`` names the bot of a seat of kind bot and is null elsewhere. ``colour`` goes with a shape, from 0 to 5; null takes the next one that is free. */
export interface NewSeat {
  kind: 'bot' | 'link' | 'me' | 'screen';
  name: string;
  bot?: string | null;
  colour?: number | null;
}

/** ``POST /api/tables``: a table so set up. Without ``seal`` its seats' texts are empty. */
export interface NewTable {
  name: string | null;
  seats: NewSeat[];
  options?: NewOptions;
  pace?: 'at_once' | 'normal' | 'slow';
  hints?: boolean | null;
  clock?: LiveClock | SlowClock | null;
  stand_in?: string;
  take_backs?: 'free' | 'turn';
  watching?: 'link' | 'none' | 'public';
  delay?: number;
  listed?: boolean;
  seating?: 'chosen' | 'lot';
  origin?: Origin | null;
  lesson?: boolean;
  seal?: SealedWith | null;
}

/** Something happened: the events as this socket is told them, and the position after them. ``taken_back`` counts events that an undo took from the end of the log before ``events`` follow. ``stand_in`` is what decided it for its seat's owner. */
export interface News {
  type: 'news';
  events: Told[];
  taken_back: number;
  position: Position;
  stand_in: string | null;
}

/** An obstacle is laid on a road (PLAN-3). */
export interface ObstaclePlaced {
  type: 'obstacle_placed';
  seat: number;
  road: string;
}

/** A seat takes an obstacle from the common pool (TILE-5). */
export interface ObstacleTaken {
  type: 'obstacle_taken';
  seat: number;
}

/** What was hidden before one seat. ``reserved``: cards that lie face down by TILE-2. ``extra_counter``: waiting by TILE-4 for the next round. ``seen``: counters it looks at by TILE-3. ``town_card``: the town's id. */
export interface OpenSeat {
  hand: Card[];
  secret_counters: Transport[];
  reserved: Card[];
  extra_counter: Transport | null;
  seen: Transport[];
  town_card: string | null;
}

/** The options of a game. ``start_seat`` None: drawn by lot when the game begins; a game under way always names it. Raises: OptionsError: an option is out of range, or not in this version; it names the option. */
export interface Options {
  players?: number;
  rounds?: number;
  chart?: 'guide' | 'printed';
  town_cards?: boolean;
  favors?: 'great' | 'none' | 'small';
  start_seat?: number | null;
}

/** Where a game goes on from: after so many actions of a game that was played before. ``table`` is that game's, null where a file was opened. */
export interface Origin {
  table: string | null;
  step: number;
}

/** ``POST …/return``: play for one's seat again. ``POST …/leave``: leave it for good. */
export interface OwnSeat {
  seat: number;
}

/** Place nothing this time (PLAN-1). */
export interface Pass {
  kind: 'pass';
  code: number;
  text: string;
}

/** A seat passes, or has nothing left and passes by itself (PLAN-1, SEE-5). */
export interface Passed {
  type: 'passed';
  seat: number;
}

/** Lay one card of a caravan's payment (MOVE-4). */
export interface PayCard {
  kind: 'pay';
  code: number;
  text: string;
  card: Card;
}

/** A caravan under way: cards laid so far, and how many are missing (MOVE-4). */
export interface Payment {
  connection: string;
  paid: Card[];
  left: number;
  free_path: boolean;
}

/** A person, and the token of one of their devices: keep it, show nobody. */
export interface PersonToken {
  person: string;
  token: string;
  name: string;
}

/** A seat collects its piece (MOVE-8). */
export interface PieceCollected {
  type: 'piece_collected';
  seat: number;
  town: string;
}

/** What was played and discarded is the draw pile (FAV-4); ``count_`` is written ``count``. */
export interface PileReshuffled {
  type: 'pile_reshuffled';
  count: number;
}

/** Lay a counter on a road; ``secret``: one that only its owner knows (PLAN-2). */
export interface PlaceCounter {
  kind: 'place';
  code: number;
  text: string;
  counter: Transport;
  road: string;
  secret: boolean;
}

/** Lay one's obstacle on a road with a counter (PLAN-3). */
export interface PlaceObstacle {
  kind: 'obstacle';
  code: number;
  text: string;
  road: string;
}

/** Lay one of the counters looked at on a road (TILE-3). */
export interface PlaceSeen {
  kind: 'place-seen';
  code: number;
  text: string;
  counter: Transport;
  road: string;
}

/** A game as one seat, or a spectator, may see it. Public: everything down to ``result``. To the seat alone: ``hand``, ``secret_counters``, ``discarded`` (this round, MOVE-9), ``payment``, ``discards`` (cards still to discard), ``legal`` and ``prices``, ``town_card`` (its id), ``extra_counter`` and ``seen``, the counters it looks at by TILE-3. To everybody once the game has ended, and to nobody before: ``town_cards``, by seat (SEE-4). ``draw``: which of the three draws is under way, 0 outside phase 3. ``passes``: how many passes lie in a row. ``played``: cards played this round, by kind. ``roads``: those with a counter. ``prices``: cards needed by each legal ``travel``, by the action's text. */
export interface PlayerView {
  seat: number | null;
  options: Options;
  round: number;
  phase: 'draw' | 'ended' | 'keep' | 'move' | 'plan';
  start_seat: number;
  to_act: number | null;
  draw: number;
  passes: number;
  seats: SeatView[];
  display: Transport[];
  counter_pile: number;
  card_pile: number;
  roads: RoadView[];
  played: Partial<Record<Card, number>>;
  favors: FavorsView | null;
  result: Result | null;
  hand: Card[];
  secret_counters: Transport[];
  discarded: Card[];
  payment: Payment | null;
  discards: number;
  legal: Action[];
  prices: Record<string, number>;
  town_card: string | null;
  extra_counter: Transport | null;
  seen: Transport[];
  town_cards: string[] | null;
}

/** The game as this socket may see it now. ``number`` goes back to the server with an action. ``view.seat`` says whose view it is, null for what everybody sees. ``open_actions``: at a covered shared screen, what the seat to act (one of this screen's) can do without showing its hand. ``clock`` is null at a table without one. ``ways_back``: what one may ask to take back. */
export interface Position {
  number: number;
  view: PlayerView;
  open_actions: Action[];
  undo: UndoState;
  clock: ClockState | null;
  ways_back: WayBack[];
}

/** What ``seat`` asks the others for (``Propose``). ``agreed``: the seats of people who have agreed, who asks among them; ``missing``: those who still have to. ``declined``: who would not; the proposal is told of until the game goes on, but no longer open. With a take-back: ``events`` would be gone from the end of the log; ``shown``: something hidden was shown by them, which stays known and comes again. */
export interface ProposalInfo {
  number: number;
  kind: 'end' | 'stand_in' | 'take_back';
  seat: number;
  target: number | null;
  events: number;
  shown: boolean;
  agreed: number[];
  missing: number[];
  declined: number | null;
}

/** Ask the other people at the table for what all of them must agree to. ``end``: end the game as it stands. ``take_back``: go back to the entry ``back_to``, one of one's own ``ways_back``. ``stand_in``: let a bot play for the seat ``target``, whose owner is gone. It is open until all have agreed, somebody declines or the game goes on. */
export interface Propose {
  type: 'propose';
  id: string;
  seat: number;
  kind: 'end' | 'stand_in' | 'take_back';
  back_to?: number | null;
  target?: number | null;
}

/** What a seat can reach from what it sees, each town by its cheapest way. ``number`` is that of the position which it was worked out from. */
export interface Reach {
  number: number;
  towns: Reached[];
}

/** A town that can be reached, by the cheapest way there. cards: its whole price. new: how many pieces it collects. certain: how many steps from the first on can be decided at once; where it is fewer than all, a favor has to be used or left then. */
export interface Reached {
  town: string;
  cards: number;
  new: number;
  certain: number;
  steps: ReachedStep[];
}

/** One step of the way to a town: by which connection, how, and what it is paid with. cards: those of the hand; ``drawn`` more are of those that a favor on the way draws, of which no kind is known. actions: the step in the notation, without what is decided about favors. */
export interface ReachedStep {
  to: string;
  connection: string;
  method: 'caravan' | 'counter' | 'raft';
  free_path: boolean;
  cards: Card[];
  drawn: number;
  actions: string[];
}

/** At a shared screen: this seat's person is looking, lift the cover. */
export interface Ready {
  type: 'ready';
  seat: number;
}

/** ``POST /api/recoveries``: a code, with dashes or without, in any case. */
export interface Recover {
  code: string;
}

/** ``POST /api/people/me/recovery``: by which another device becomes the same person's, once. ``url`` reaches from that device, ``qr`` is an SVG of it. */
export interface RecoveryCode {
  code: string;
  url: string;
  qr: string;
  until: string;
}

/** A request that changed nothing. ``code`` is stable (docs/wire.md); ``reason``, ``clause`` and ``values`` belong to a refusal by the rules and are null or empty elsewhere. */
export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  message: string;
  reason: string | null;
  clause: string | null;
  values: Record<string, string>;
}

/** The table at which the same people play again. ``codes``: of its invites for the seats of who asks; they stay when one has sat down. */
export interface Rematch {
  table: string;
  codes: string[];
}

/** The table of the rematch; ``token`` is null where somebody else had asked before. */
export interface RematchMade {
  table: string;
  token: string | null;
}

/** ``POST /api/people/me``: be called so, at tables to come. */
export interface Rename {
  name: string;
}

/** A game that was played, to be seen again; ``steps[n]`` is the game after n actions. ``take_backs``: how many actions were taken back, which are not among them. */
export interface Replay {
  table: TableInfo;
  take_backs: number;
  steps: ReplayStep[];
}

/** A game after one of its actions, or before the first, as one side knows it. ``seat``: whose action it was, null before the first. ``action``: its text, null where this side is not to know it. ``stand_in``: the bot that decided in place of the seat's owner. ``events``: what came of it. ``view``: the game then, without ``legal`` and ``prices``. ``open``: with all open what was hidden, by seat; elsewhere empty. */
export interface ReplayStep {
  seat: number | null;
  action: string | null;
  stand_in: string | null;
  events: Told[];
  view: PlayerView;
  open: OpenSeat[];
}

/** A seat's reserved cards join its hand (DEAL-2). */
export interface ReservedTaken {
  type: 'reserved_taken';
  seat: number;
  cards?: Card[];
  count?: number;
}

/** How a game ended. ``standings`` go by rank, tied seats in seat order, as do ``winners``. */
export interface Result {
  reason: 'agreed' | 'all_pieces' | 'rounds';
  standings: Standing[];
  winners: number[];
}

/** Place none of the counters looked at (TILE-3). */
export interface ReturnSeen {
  kind: 'return';
  code: number;
  text: string;
}

/** A game looked at again, decision by decision. ``ended``: whether it has; a game that goes on, or was given up, is reviewed as far as it went. ``seed``: the review's own, with which it comes out alike. */
export interface Review {
  ended: boolean;
  rounds: number;
  judge: 'planner' | 'searcher';
  seed: string;
  seats: SeatReview[];
  turns: TurnReview[];
  choices: ChoiceReview[];
  deals: DealReview[];
  by_round: RoundReview[];
}

/** ``GET …/review``: a game that has ended, looked at again; ask anew until it is there. ``done``: how much of it is worked out, from 0 to 1. ``review`` is null until all is. */
export interface Reviewing {
  done: number;
  review: Review | null;
}

/** What lies on one road; ``price`` is in cards of the counter's transport (MOVE-2, MOVE-3). */
export interface RoadView {
  road: string;
  counter: Transport;
  obstacle: boolean;
  price: number;
  caravan: number;
}

/** A round is over, and the starting-player card has moved on (ROUND-5). */
export interface RoundEnded {
  type: 'round_ended';
  round: number;
}

/** How a seat stood when all had travelled in a round, or where the record ends. ``pieces``: collected in all. ``cards``: in hand. ``counters``: how many it laid in the round, ``obstacles`` likewise. */
export interface RoundReview {
  round: number;
  seat: number;
  pieces: number;
  cards: number;
  counters: number;
  obstacles: number;
}

/** A round begins with ``start_seat`` (SET-5, ROUND-5). */
export interface RoundStarted {
  type: 'round_started';
  round: number;
  start_seat: number;
}

/** A whole rule set (CHART-3); the client has its words by ``name``. */
export interface RuleSetInfo {
  name: string;
  rounds: number;
  chart: 'guide' | 'printed';
}

/** Messages of one's channel in their order: new ones, or what was missed. */
export interface Said {
  type: 'said';
  messages: Message[];
}

/** Say something at the table: to the players from a seat, to the spectators from none. ``seat``: of a shared screen, who of it speaks; null is the first. ``name`` is what somebody who watches is called. ``id`` is the client's own: the same id again is said once. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
  seat?: number | null;
  name?: string | null;
}

/** ``POST /api/seals``: the commitment to a secret that a table can be made with, once. */
export interface Seal {
  commitment: string;
}

/** The seal of a new table, and the texts of this screen's seats, one each in their order. */
export interface SealedWith {
  commitment: string;
  texts: string[];
}

/** Who sits where, in which colour. ``taken`` is false for a link nobody has followed yet. ``connected``: by a socket, or by a request of a player's within the last minute. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'link' | 'me' | 'screen';
  bot: string | null;
  taken: boolean;
  connected: boolean;
  colour: number;
  stand_in: StandIn | null;
}

/** A seat in a list; one that is not ``taken`` waits for somebody to come by link. */
export interface SeatLine {
  seat: number;
  name: string;
  bot: string | null;
  taken: boolean;
  colour: number;
}

/** A seat in a few figures. ``rank`` is null in a game that has not ended. ``travel_lost``, ``laying_lost`` and ``draft_lost``: the towns lost in travel turns, by laying (obstacles and passes included) and by drawing counters; ``luck``: what chance gave it beyond the usual, in towns, with its standard error. */
export interface SeatReview {
  seat: number;
  name: string;
  kind: string;
  rank: number | null;
  pieces: number;
  cards: number;
  travel_lost: number;
  laying_lost: number;
  draft_lost: number;
  luck: number;
  luck_error: number;
}

/** What lies open before one seat (SEE-1). ``extra_counters``: waiting by TILE-4 for the next round, beside the others. */
export interface SeatView {
  seat: number;
  boot: string;
  collected: string[];
  cards: number;
  open_counters: Transport[];
  secret_counters: number;
  extra_counters: number;
  obstacles: number;
  free_paths: number;
  reserved_cards: number;
}

/** The credential of a seat taken by link. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** ``GET /api/setup``: what a new table can be made of. */
export interface Setup {
  version: string;
  bots: BotInfo[];
  rule_sets: RuleSetInfo[];
  network: Network;
}

/** Nothing happened, but this socket sees another side: after ``ready`` or ``cover``. */
export interface Shown {
  type: 'shown';
  position: Position;
}

/** ``POST /api/people/me/sign_out``: a device; null: all but the one that asks. */
export interface SignOut {
  device: string | null;
}

/** The devices that are left. */
export interface SignedOut {
  devices: Device[];
}

/** ``POST /api/invites/{code}``: take the seat under this name, and add a text to the deal. */
export interface SitDown {
  name: string;
  text?: string;
}

/** A sketched tour leg by leg, what it lacks in all, and what it leaves in hand. ``cards``, ``counters`` and ``free_paths`` are left at the end. new: the pieces collected. */
export interface Sketch {
  legs: SketchLeg[];
  lacking_cards: number;
  lacking_counters: number;
  cards: Card[];
  counters: Transport[];
  free_paths: number;
  new: number;
}

/** One leg of a sketched tour, between two towns by their ids. cards: those of the hand that pay it; lacking: how many of its price are not there. payable: whether the sketch can be walked as far as this leg goes, with one's own counters laid. new: whether a piece is collected. */
export interface SketchLeg {
  start: string;
  to: string;
  going: Going;
  cards: Card[];
  lacking: number;
  payable: boolean;
  new: boolean;
}

/** What a sketched tour lacks; ``number`` is that of the position it was worked out from. */
export interface Sketched {
  number: number;
  sketch: Sketch;
}

/** So many hours for each turn. */
export interface SlowClock {
  type: 'slow';
  hours: number;
}

/** What plays for a person's seat: the bot of this ``name``, or ``least``, the table itself. ``why``: ``clock``, its time was up; ``vote``, the others wanted it; ``left``, for good. It ``stays`` until the owner returns or acts, or else plays the rest of one turn alone. */
export interface StandIn {
  name: string;
  why: 'clock' | 'left' | 'vote';
  stays: boolean;
}

/** A seat's place; tied seats share a rank, ``distance`` is None without town cards (END-3). */
export interface Standing {
  seat: number;
  rank: number;
  score: number;
  pieces: number;
  distance: number | null;
  cards: number;
}

/** A decision of a stand-in: its first event in the log, counted from 0, and what decided. */
export interface StoodIn {
  event: number;
  name: string;
}

/** Somebody sat down, came or went, or something else plays for them. */
export interface TableChanged {
  type: 'table';
  table: TableInfo;
}

/** The answer to a new table. ``token`` is this screen's credential: keep it, show nobody. */
export interface TableCreated {
  table: string;
  token: string;
  invites: Invite[];
}

/** A table without the game on it. ``host``: after whom it is called where it has no ``name`` of its own. ``chart``: cards by transport and terrain, by the game's own chart, null where it has a dash. ``mine``: the seats of the credential that asks; with more than one the screen is shared, and private views come only from ``ready`` to the decision. ``invites`` are shown to the host alone. ``hints``: whether a seat may ask for one. ``fairness`` is null at a table that was made before there was any. ``proposal``: what the people are asked to agree to, if anything. ``watchers``: how many sockets watch that hold no seat. ``rematch`` is null until somebody has asked for one. To whoever watches with a delay, ``status``, ``fairness`` and all that follows from the game are as they were then; nobody is away, and nothing is proposed. */
export interface TableInfo {
  table: string;
  name: string | null;
  host: string;
  status: 'ended' | 'playing' | 'waiting';
  rule_set: string;
  chart: Partial<Record<Transport, Partial<Record<Terrain, number | null>>>>;
  pace: 'at_once' | 'normal' | 'slow';
  hints: boolean;
  seats: SeatInfo[];
  mine: number[];
  invites: Invite[];
  setup: TableSetup;
  fairness: Fairness | null;
  proposal: ProposalInfo | null;
  watchers: number;
  rematch: Rematch | null;
}

/** A table in a list. ``host``: after whom it is called where it has no ``name`` of its own. ``round``, ``to_act`` and ``moved``, when others last saw it move, are null where no game is under way, and in the lobby where watchers see it later. ``mine``: the seats of who asks. ``due``: when the time of who is to act is up. ``result`` is null until the game has ended, and of one that ended before lists were kept. ``delay``: so many seconds later watchers see it. */
export interface TableLine {
  table: string;
  name: string | null;
  host: string;
  status: 'ended' | 'playing' | 'waiting';
  seats: SeatLine[];
  rule_set: string;
  options: NewOptions;
  clock: LiveClock | SlowClock | null;
  made: string;
  begun: string | null;
  ended: string | null;
  round: number | null;
  to_act: number | null;
  moved: string | null;
  mine: number[];
  due: string | null;
  result: LineResult | null;
  delay: number;
}

/** Who plays, by which rules, and how the table is kept. ``name``: null is a table called after its host, by each reader in their own language. ``pace``: how fast the bots lay down their pieces. ``hints``: whether a seat may ask for one. Null leaves it to the seats: it may where nobody comes by link. ``clock``: null is no clock. ``stand_in``: what plays for a person's seat whose time is up or whose owner has gone: a bot's name, or ``least``, the table itself with the action that does least. ``take_backs``: ``turn`` is one's own last decisions within one's turn; ``free``, where bots are the only others, any of one's own. ``watching``: who may watch, nobody, whoever has the table's address, or anybody in the lobby. ``delay``: so many seconds later a spectator sees it. ``listed``: the lobby shows the table, and its seats by link are open to anybody there. ``seating``: seats as chosen, or by lot when the table is made. ``origin``: told of a table that goes on from a replay; ``lesson``: of a first game, whose deal is the same for everybody. In what is sent they are of no effect. */
export interface TableSetup {
  name: string | null;
  seats: NewSeat[];
  options?: NewOptions;
  pace?: 'at_once' | 'normal' | 'slow';
  hints?: boolean | null;
  clock?: LiveClock | SlowClock | null;
  stand_in?: string;
  take_backs?: 'free' | 'turn';
  watching?: 'link' | 'none' | 'public';
  delay?: number;
  listed?: boolean;
  seating?: 'chosen' | 'lot';
  origin?: Origin | null;
  lesson?: boolean;
}

/** One step of a tour: the connection it takes, and the town it leads to. ``action`` is its text; a caravan's cards are paid after it. ``cards``: what it is paid with, of a caravan under way those still to be paid; cards that the tour will only draw are left out. ``counter``: the own counter that is laid there for it, by the action or after it, null where the way is open. ``new``: the seat's piece lies there. */
export interface TourStep {
  action: string;
  connection: string;
  town: string;
  cards: Card[];
  counter: Transport | null;
  new: boolean;
}

/** Take one step; a caravan's cards are then paid one by one (MOVE-1 to MOVE-5). ``free_path``: one of one's free paths cancels the obstacle (TILE-6). */
export interface Travel {
  kind: 'travel';
  code: number;
  text: string;
  connection: string;
  method: 'caravan' | 'counter' | 'raft';
  free_path: boolean;
}

/** A step is taken and paid; ``from_`` is written ``from`` (MOVE-2 to MOVE-5). */
export interface Travelled {
  type: 'travelled';
  seat: number;
  road: string;
  from: string;
  to: string;
  method: 'caravan' | 'counter' | 'raft';
  cards: Card[];
  free_path: boolean;
}

/** A travel turn ends; ``discarded`` is seen by its owner alone (MOVE-9). */
export interface TurnEnded {
  type: 'turn_ended';
  seat: number;
  discarded?: Card[];
  count?: number;
}

/** One travel turn against the best there was with what the seat knew. ``number``: the index, among the record's actions, of its first. ``walked``: the steps taken. ``best``: the steps up to where something was lost first, and from there those that would have been best; with nothing lost it is ``walked``. ``towns``: new ones collected. ``towns_lost``: how many more could have been had; each is lost by the action after which it could no longer be had, and ``lost_at`` are the indexes of those actions. What the turn brings by chance, cards drawn or counters looked at, is counted once it is seen, not before. In the last round with town cards the distance from one's destination is taken off the towns (END-3). ``cards_lost``, in the last round, where they break ties: how many more could have been kept with as many towns. ``place_lost``, in the rounds before and without Great Favors: by how many connections the turn could have ended nearer to what is still wanted, as the planner sees it, with as many towns. */
export interface TurnReview {
  round: number;
  seat: number;
  number: number;
  walked: TourStep[];
  best: TourStep[];
  towns: number;
  towns_lost: number;
  lost_at: number[];
  cards_lost: number;
  place_lost: number;
}

/** Take back one's last decision, or all of one's turn. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  number: number;
  steps?: 'one' | 'turn';
}

/** Whether one can take back one's last decision by oneself; ``reason`` says why not. nothing: nothing was decided; turn-over: the turn is over; shown: something hidden was shown. ``turn``: how many decisions the whole turn would take back, 0 where it cannot be; ``turn_reason`` says why not. */
export interface UndoState {
  possible: boolean;
  reason: 'nothing' | 'shown' | 'turn-over' | null;
  turn: number;
  turn_reason: 'nothing' | 'shown' | 'turn-over' | null;
}

/** Use the favor that is open to the seat (SMALL-1, GREAT-1). */
export interface UseFavor {
  kind: 'favor';
  code: number;
  text: string;
}

/** So many watch now; it is told to those who hold a credential. */
export interface Watchers {
  type: 'watchers';
  count: number;
}

/** A decision of one's own that all other people must agree to take back. ``steps``: the last decision of ``seat``, or the first of its last turn. ``shown``: something hidden was shown since; it stays known, and comes again. */
export interface WayBack {
  seat: number;
  steps: 'one' | 'turn';
  back_to: number;
  shown: boolean;
}

/** The answer to ``hello``: everything so far. ``position`` is null while people sit down. ``stood_in``: what stand-ins decided, in order. */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  position: Position | null;
  log: Told[];
  stood_in: StoodIn[];
}

export type Action = Pass | EndTurn | DrawCounter | PayCard | DiscardCard | KeepCounter | PlaceObstacle | Travel | PlaceCounter | UseFavor | DeclineFavor | ReturnSeen | PlaceSeen;

export type Told = GameStarted | RoundStarted | CardsDealt | ReservedTaken | CounterDrawn | DisplayRefilled | CounterPlaced | ObstaclePlaced | Passed | Travelled | PieceCollected | FavorUsed | FavorDeclined | CardsDrawn | CardReserved | CountersSeen | CountersReturned | ExtraCounterTaken | ObstacleTaken | FreePathTaken | PileReshuffled | TurnEnded | CounterKept | RoundEnded | GameEnded;

export type ServerMessage = Welcome | News | Shown | TableChanged | Watchers | Said | Done | Refused;

export type ClientMessage = Hello | Act | Undo | Propose | Ballot | Ready | Cover | Say;
