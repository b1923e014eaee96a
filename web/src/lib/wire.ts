// Made by `python3 run.py fix` from src/elfenland/server/wire.py: change that, not this.

export type Card = 'dragon' | 'elfcycle' | 'giant-pig' | 'magic-cloud' | 'raft' | 'troll-wagon' | 'unicorn';

/** In the order of kinds. */
export const CARDS: readonly Card[] = ['dragon', 'unicorn', 'giant-pig', 'elfcycle', 'troll-wagon', 'magic-cloud', 'raft'];

export type Terrain = 'desert' | 'lake' | 'mountains' | 'plains' | 'river' | 'woods';

/** In the order of kinds. */
export const TERRAINS: readonly Terrain[] = ['plains', 'woods', 'desert', 'mountains', 'river', 'lake'];

export type Transport = 'dragon' | 'elfcycle' | 'giant-pig' | 'magic-cloud' | 'troll-wagon' | 'unicorn';

/** In the order of kinds. */
export const TRANSPORTS: readonly Transport[] = ['dragon', 'unicorn', 'giant-pig', 'elfcycle', 'troll-wagon', 'magic-cloud'];

/** Play one action or several, all or none. ``number`` is the one of the view that was seen. ``id`` is the client's own, new for each decision: the same id again is answered the same and played once. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  number: number;
  actions: string[];
}

/** A bot that can sit at a table; the client has its words by ``name``. */
export interface BotInfo {
  name: string;
}

/** A seat is dealt up to eight cards (DEAL-1). */
export interface CardsDealt {
  type: 'cards_dealt';
  seat: number;
  cards?: Card[];
  count?: number;
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

/** At a shared screen: put the cover back. */
export interface Cover {
  type: 'cover';
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

/** The request with this id is stored. Its ``news`` comes to every socket, this one too. */
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

/** Travel no further (MOVE-1). */
export interface EndTurn {
  kind: 'end';
  code: number;
  text: string;
}

/** The game is over (END-1, END-2). */
export interface GameEnded {
  type: 'game_ended';
  reason: 'agreed' | 'all_pieces' | 'rounds';
  standings: Standing[];
  winners: number[];
}

/** The table is laid (SET-1 to SET-5). */
export interface GameStarted {
  type: 'game_started';
  start_seat: number;
  display: Transport[];
  tiles: Record<string, string> | null;
  town_cards: (string | null)[] | null;
}

/** The first message on a socket: which table, by which credential; null is a spectator. */
export interface Hello {
  type: 'hello';
  table: string;
  token: string | null;
}

/** A link by which somebody sits down; ``url`` reaches from another device, ``qr`` is an SVG. */
export interface Invite {
  seat: number;
  code: string;
  url: string;
  qr: string;
}

/** ``GET /api/invites/{code}``: the seat that a link offers, before anybody sits down. */
export interface InviteInfo {
  table: string;
  table_name: string;
  host: string;
  seat: number;
  name: string;
  taken: boolean;
}

/** Keep this unplaced counter for the next round, or with None none (ROUND-2). */
export interface KeepCounter {
  kind: 'keep';
  code: number;
  text: string;
  counter: Transport | null;
  secret: boolean;
}

/** Whether devices in the local network can reach the server, and at which addresses. */
export interface Network {
  open: boolean;
  addresses: string[];
}

/** The options of a new game; the seats give the number of players. */
export interface NewOptions {
  rounds?: number;
  chart?: 'guide' | 'printed';
  town_cards?: boolean;
  favors?: 'great' | 'none' | 'small';
  start_seat?: number | null;
}

/** A seat of a new table; ``bot`` names the bot of a seat of kind bot and is null elsewhere. */
export interface NewSeat {
  kind: 'bot' | 'link' | 'me' | 'screen';
  name: string;
  bot?: string | null;
}

/** ``POST /api/tables``: who plays, by which rules, how fast the bots lay down their pieces. */
export interface NewTable {
  name: string;
  seats: NewSeat[];
  options?: NewOptions;
  pace?: 'at_once' | 'normal' | 'slow';
}

/** Something happened: the events as this socket is told them, and the position after them. ``taken_back`` counts events that an undo took from the end of the log before ``events`` follow. */
export interface News {
  type: 'news';
  events: Told[];
  taken_back: number;
  position: Position;
}

/** An obstacle is laid on a road (PLAN-3). */
export interface ObstaclePlaced {
  type: 'obstacle_placed';
  seat: number;
  road: string;
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
}

/** A seat collects its piece (MOVE-8). */
export interface PieceCollected {
  type: 'piece_collected';
  seat: number;
  town: string;
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

/** A game as one seat, or a spectator, may see it. Public: everything down to ``result``. To the seat alone: ``hand``, ``secret_counters``, ``discarded`` (this round, MOVE-9), ``payment``, ``discards`` (cards still to discard), ``legal`` and ``prices``. ``draw``: which of the three draws is under way, 0 outside phase 3. ``passes``: how many passes lie in a row. ``played``: cards played this round, by kind. ``roads``: those with a counter. ``prices``: cards needed by each legal ``travel``, by the action's text. */
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
  result: Result | null;
  hand: Card[];
  secret_counters: Transport[];
  discarded: Card[];
  payment: Payment | null;
  discards: number;
  legal: Action[];
  prices: Record<string, number>;
}

/** The game as this socket may see it now. ``number`` goes back to the server with an action. ``view.seat`` says whose view it is, null for what everybody sees. ``open_actions``: at a covered shared screen, what the seat to act (one of this screen's) can do without showing its hand. */
export interface Position {
  number: number;
  view: PlayerView;
  open_actions: Action[];
  undo: UndoState;
}

/** At a shared screen: this seat's person is looking, lift the cover. */
export interface Ready {
  type: 'ready';
  seat: number;
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

/** How a game ended. ``standings`` go by rank, tied seats in seat order, as do ``winners``. */
export interface Result {
  reason: 'agreed' | 'all_pieces' | 'rounds';
  standings: Standing[];
  winners: number[];
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

/** Who sits where. ``taken`` is false for a link nobody has followed yet. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'link' | 'me' | 'screen';
  bot: string | null;
  taken: boolean;
  connected: boolean;
}

/** What lies open before one seat (SEE-1). */
export interface SeatView {
  seat: number;
  boot: string;
  collected: string[];
  cards: number;
  open_counters: Transport[];
  secret_counters: number;
  obstacles: number;
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

/** ``POST /api/invites/{code}``: take the seat under this name. */
export interface SitDown {
  name: string;
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

/** Somebody sat down, came or went. */
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

/** A table without the game on it. ``chart``: cards by transport and terrain, by the game's own chart, null where it has a dash. ``mine``: the seats of the credential that asks; with more than one the screen is shared, and private views come only from ``ready`` to the decision. ``invites`` are shown to the host alone. */
export interface TableInfo {
  table: string;
  name: string;
  status: 'ended' | 'playing' | 'waiting';
  rule_set: string;
  chart: Partial<Record<Transport, Partial<Record<Terrain, number | null>>>>;
  pace: 'at_once' | 'normal' | 'slow';
  seats: SeatInfo[];
  mine: number[];
  invites: Invite[];
  setup: NewTable;
}

/** Take one step; a caravan's cards are then paid one by one (MOVE-1 to MOVE-5). */
export interface Travel {
  kind: 'travel';
  code: number;
  text: string;
  connection: string;
  method: 'caravan' | 'counter' | 'raft';
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

/** Take back one's last decision. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  number: number;
}

/** Whether one's last decision can be taken back; ``reason`` says why not. nothing: nothing was decided; turn-over: the turn is over; shown: something hidden was shown. */
export interface UndoState {
  possible: boolean;
  reason: 'nothing' | 'shown' | 'turn-over' | null;
}

/** The answer to ``hello``: everything so far. ``position`` is null while people sit down. */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  position: Position | null;
  log: Told[];
}

export type Action = Pass | EndTurn | DrawCounter | PayCard | DiscardCard | KeepCounter | PlaceObstacle | Travel | PlaceCounter;

export type Told = GameStarted | RoundStarted | CardsDealt | CounterDrawn | DisplayRefilled | CounterPlaced | ObstaclePlaced | Passed | Travelled | PieceCollected | TurnEnded | CounterKept | RoundEnded | GameEnded;

export type ServerMessage = Welcome | News | Shown | TableChanged | Done | Refused;

export type ClientMessage = Hello | Act | Undo | Ready | Cover;
