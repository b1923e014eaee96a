import { connection, connectionsOf, otherEnd, START } from '../board/geometry';
import type { Option, Place } from '../board/marks';
import { settings } from '../settings.svelte';
import { certainActions } from '../tours/way';
import type {
  Action,
  Card,
  PlayerView,
  Position,
  Reached,
  TableInfo,
  Transport,
  WayBack,
} from '../wire';
import { offerOf } from './favors';
import { draw, placementText, steps, withText } from './legal';
import { NOTHING, type Picked } from './picked';
import { inOrder, proposal, servesNextRound, servesThisRound } from './payment';
import { isPickable, piecesOf, type Piece } from './pieces';
import type { Session } from './session.svelte';
import { isShared } from './state';
import { isLaying, marksOf, pickedTown, ringOf, targetsOf, type Situation } from './targets';

/**
 * What somebody at this screen is doing: what is picked, what may be done with it, and how a click
 * becomes an action. Everything legal comes from the view; a click that is not is left to the server
 * to refuse, which says why.
 */
export class Turn {
  private choice = $state.raw<{ number: number; picked: Picked }>({ number: -1, picked: NOTHING });
  /** Cards to be given away at the hand limit, as chosen; null: as proposed. */
  private thrown = $state.raw<{ number: number; given: readonly number[] } | null>(null);

  constructor(
    private readonly session: Session,
    private readonly position: () => Position,
    private readonly table: () => TableInfo,
    /** The cheapest way to a town several steps away, if it can be gone now. */
    private readonly wayTo: (town: string) => Reached | undefined = () => undefined,
  ) {}

  readonly view: PlayerView = $derived.by(() => this.position().view);

  /** What is picked; with every new position the slate is clean. */
  readonly picked: Picked = $derived.by(() =>
    this.choice.number === this.position().number ? this.choice.picked : NOTHING,
  );

  /** The seat of this screen that may act now, or null. */
  readonly actor: number | null = $derived.by(() => {
    const seat = this.view.to_act;
    if (seat === null || !this.table().mine.includes(seat)) return null;
    // Whose time is up has to wait; whose stand-in stays comes back by deciding.
    return this.table().seats[seat]?.stand_in?.stays === false ? null : seat;
  });

  /** Whether the tray is covered: several share this screen, and nobody has said "ready". */
  readonly isCovered = $derived.by(() => isShared(this.table()) && this.view.seat === null);

  readonly legal: readonly Action[] = $derived.by(() => {
    if (this.actor === null) return [];
    return this.isCovered ? this.position().open_actions : this.view.legal;
  });

  private readonly situation: Situation = $derived.by(() => ({
    view: this.view,
    chart: this.table().chart,
    legal: this.legal,
    picked: this.picked,
    actor: this.actor,
  }));

  readonly targets = $derived.by(() => targetsOf(this.situation));
  readonly marks = $derived.by(() => marksOf(this.situation, this.targets));
  readonly ring = $derived.by(() => ringOf(this.situation));

  /** The pieces in the tray. */
  readonly pieces: Piece[] = $derived.by(() => piecesOf(this.view, this.actor));

  /** Whether a piece in the tray may be picked now. */
  isPickable(piece: Piece): boolean {
    return isPickable(piece, this.view, this.legal);
  }

  /** The favor that may be used now, or null. */
  readonly offer = $derived.by(() => offerOf(this.view, this.legal));

  /** Whether one of the pieces in the tray may be picked. */
  readonly canPick = $derived.by(() => this.pieces.some((piece) => this.isPickable(piece)));

  /** Counters that may be drawn; null is the pile. */
  readonly takeable = $derived.by(() =>
    this.legal.flatMap((action) => (action.kind === 'draw' ? [action.counter] : [])),
  );

  /** How many cards a choice among the hand must give: for a caravan, or at the hand limit. */
  readonly toGive = $derived.by(() => {
    if (this.picked.kind === 'caravan') return this.view.prices[this.picked.action.text] ?? 0;
    return this.isCovered ? 0 : (this.view.payment?.left ?? this.view.discards);
  });

  /** Positions in the hand that are chosen to be given. */
  readonly given: readonly number[] = $derived.by(() => {
    if (this.picked.kind === 'caravan') return this.picked.given;
    if (this.toGive === 0) return [];
    const thrown = this.thrown;
    if (thrown?.number === this.position().number) return thrown.given;
    return this.view.payment
      ? proposal(this.view.hand, this.toGive, servesThisRound(this.view))
      : this.discardProposal();
  });

  /** Whether the hand is being brought down to its limit. */
  readonly isDiscarding = $derived.by(() => !this.isCovered && this.view.discards > 0);

  private discardProposal(): number[] {
    const counters = this.pieces.flatMap(({ counter }) => (counter ? [counter] : []));
    return proposal(this.view.hand, this.toGive, servesNextRound(this.view, counters));
  }

  private pick(picked: Picked): void {
    this.choice = { number: this.position().number, picked };
  }

  putBack(): void {
    this.pick(NOTHING);
    this.session.refusal = null;
  }

  private act(...actions: string[]): void {
    if (this.actor === null) return;
    this.session.act(this.actor, actions);
    // What is refused stays picked, to be tried elsewhere.
    if (actions[0] !== undefined && withText(this.legal, actions[0])) this.pick(NOTHING);
  }

  // Clicks

  /** A counter of the display, or with null the pile. */
  take(counter: Transport | null): void {
    const action = draw(this.legal, counter);
    if (action) this.act(action.text);
  }

  /** One of the pieces in the tray. */
  pickPiece(at: number): void {
    const piece = this.pieces[at];
    const { picked } = this;
    if (!piece || !this.isPickable(piece)) return;
    if ('at' in picked && picked.at === at) this.putBack();
    else if (piece.counter === null) this.pick({ kind: 'obstacle', at });
    else if (this.view.phase === 'keep') this.pick({ kind: 'keep', at });
    else this.pick({ kind: 'counter', at, held: piece });
  }

  /** The card, counter or offer at this position, whichever is asked for. */
  pickAt(at: number): void {
    const { display, hand } = this.view;
    if (this.takeable.length) {
      const counter = at === display.length ? null : display[at];
      if (counter !== undefined) this.take(counter);
    } else if (this.toGive > 0) {
      if (at < hand.length) this.toggleCard(at);
    } else if (this.canPick) {
      this.pickPiece(at);
    }
  }

  /** A town or a road of the map. */
  place(place: Place, isTouch: boolean): void {
    this.session.refusal = null;
    if (this.actor === null) return;
    if (isLaying(this.view)) this.layOn(place, isTouch);
    else if (this.view.phase === 'move') this.goTo(place);
  }

  private layOn(place: Place, isTouch: boolean): void {
    if (!('road' in place)) return;
    const { road } = place;
    const { picked } = this;
    if (picked.kind === 'counter' || picked.kind === 'obstacle') {
      const text =
        picked.kind === 'obstacle' ? `obstacle ${road}` : placementText(picked.held, road);
      this.lay(text, road, isTouch, picked.at);
    } else if (picked.kind === 'lay' && picked.road === road) {
      this.act(picked.text);
    } else if (this.legal.some((action) => 'road' in action && action.road === road)) {
      this.pick({ kind: 'road', road });
    } else {
      this.putBack();
    }
  }

  private lay(text: string, road: string, isTouch: boolean, at: number | null): void {
    const asks = settings.confirm === 'always' || (settings.confirm === 'touch' && isTouch);
    if (asks && withText(this.legal, text)) this.pick({ kind: 'lay', text, road, at });
    else this.act(text);
  }

  private goTo(place: Place): void {
    const here = this.view.seats[this.actor ?? 0]?.boot ?? '';
    if ('road' in place) {
      const ways = this.legal.filter(
        (action) => action.kind === 'travel' && action.connection === place.road,
      );
      if (ways.length === 1 && ways[0]) this.choose(ways[0].text);
      else if (ways.length > 1) this.pick({ kind: 'town', town: otherEnd(place.road, here) });
      else this.act(`travel ${place.road}`);
      return;
    }
    const ways = steps(this.legal, here).get(place.town) ?? [];
    const isAgain = pickedTown(this.picked) === place.town;
    if (isAgain && this.picked.kind !== 'town') this.confirm();
    else if (place.town === here || isAgain) this.putBack();
    else if (ways.length === 1 && ways[0]) this.choose(ways[0].text);
    else if (ways.length > 1) this.pick({ kind: 'town', town: place.town });
    else this.goFar(place.town, here);
  }

  /** A way of several steps, where the turn can go on. */
  private goFar(to: string, here: string): void {
    const way = this.can('travel') ? this.wayTo(to) : undefined;
    if (way) this.pick({ kind: 'way', way });
    else this.askWhyNot(to, here);
  }

  /** No legal step leads there: the server says why, for the connection that comes nearest. */
  private askWhyNot(to: string, here: string): void {
    const roads = connectionsOf(to);
    const road = roads.find((id) => connection(id).ends.includes(here)) ?? roads[0];
    if (road) this.act(`travel ${road}`);
  }

  /** A choice of the ring. */
  pickOption(option: Option, isTouch: boolean): void {
    const { picked } = this;
    if (picked.kind === 'road') this.lay(option.key, picked.road, isTouch, null);
    else this.choose(option.key);
  }

  /** A step by its text: a caravan's cards are chosen next, any other is confirmed. */
  choose(text: string): void {
    const action = withText(this.legal, text);
    if (action?.kind !== 'travel') return;
    const to = otherEnd(action.connection, this.view.seats[this.actor ?? 0]?.boot ?? '');
    if (action.method !== 'caravan') {
      this.pick({ kind: 'step', action, to });
      return;
    }
    const count = this.view.prices[action.text] ?? 0;
    const given = proposal(this.view.hand, count, servesThisRound(this.view));
    this.pick({ kind: 'caravan', action, to, given });
  }

  /** A card of the hand, while cards are to be chosen. */
  toggleCard(at: number): void {
    const given = this.given.includes(at)
      ? this.given.filter((other) => other !== at)
      : [...this.given, at].sort((a, b) => a - b);
    if (this.picked.kind === 'caravan') this.pick({ ...this.picked, given });
    else this.thrown = { number: this.position().number, given };
  }

  /** Do what is picked. */
  confirm(): void {
    const { picked, view } = this;
    const cards = inOrder(this.given.map((at) => view.hand[at] as Card));
    const isPaid = cards.length === this.toGive;
    if (picked.kind === 'step') this.act(picked.action.text);
    else if (picked.kind === 'way') this.act(...certainActions(picked.way));
    else if (picked.kind === 'caravan' && isPaid)
      this.act(picked.action.text, ...cards.map((card) => `pay ${card}`));
    else if (picked.kind === 'lay') this.act(picked.text);
    else if (picked.kind === 'keep') this.keep(this.pieces[picked.at]);
    else if (picked.kind === 'end') this.act('end');
    else if (this.toGive > 0 && isPaid)
      this.act(...cards.map((card) => `${view.payment ? 'pay' : 'discard'} ${card}`));
  }

  private keep(piece: Piece | undefined): void {
    if (piece?.counter)
      this.act(`keep ${piece.source === 'secret' ? 'secret ' : ''}${piece.counter}`);
  }

  keepNone(): void {
    this.act('keep none');
  }

  pass(): void {
    this.act('pass');
  }

  useFavor(): void {
    this.act('favor');
  }

  /** Leave the favor that is asked about. */
  leaveFavor(): void {
    this.act('no favor');
  }

  /** Lay none of the counters looked at. */
  layNone(): void {
    this.act('place none');
  }

  /** End the turn; by key it is asked once when a new town is one step away. */
  endTurn(asks: boolean): void {
    if (asks && this.picked.kind !== 'end' && this.isNewTownNear()) this.pick({ kind: 'end' });
    else this.act('end');
  }

  /** Whether a step to a town that was not yet collected is among the legal ones. */
  private isNewTownNear(): boolean {
    const seat = this.view.seats[this.actor ?? -1];
    if (!seat) return false;
    return [...steps(this.legal, seat.boot).keys()].some((id) => this.isNew(id));
  }

  /** Whether the acting seat's piece still lies in a town. */
  isNew(id: string): boolean {
    const seat = this.view.seats[this.actor ?? -1];
    return seat !== undefined && id !== START && !seat.collected.includes(id);
  }

  /** The seat whose last decision an undo would take back. */
  readonly undoSeat: number | null = $derived.by(() => this.view.seat ?? this.session.lastSeat);

  undo(steps: WayBack['steps'] = 'one'): void {
    if (this.undoSeat !== null) this.session.undo(this.undoSeat, steps);
  }

  can(kind: Action['kind']): boolean {
    return this.legal.some((action) => action.kind === kind);
  }
}
