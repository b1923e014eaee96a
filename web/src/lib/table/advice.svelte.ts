import type { Point } from '../board/geometry';
import type { Advised, Marks } from '../board/marks';
import { t } from '../i18n';
import { askHint, RequestError } from '../net/api';
import { tokenFor } from '../net/credentials';
import { AWAY } from '../refusals';
import type { Hint, Position, Refused, TableInfo, Transport } from '../wire';
import {
  advisedOffer,
  advisedPiece,
  hintActions,
  hintMarks,
  hintWords,
  lightsOf,
  placesOf,
  type HintWords,
} from './hints';
import { peopleOf } from './names';
import type { Session } from './session.svelte';
import type { Turn } from './turn.svelte';

/** What was asked, at which position of which seat, and what came of it so far. */
interface Asked {
  number: number;
  seat: number;
  hint: Hint | null;
  refused: Refused | null;
  isShown: boolean;
}

/** Hints for the seat of this screen that is to act. One is gone when the position changes. */
export class Advice {
  private asked = $state.raw<Asked | null>(null);

  constructor(
    private readonly session: Session,
    private readonly turn: Turn,
    private readonly position: () => Position,
    private readonly table: () => TableInfo,
    private readonly ask: typeof askHint = askHint,
  ) {}

  private readonly now: Asked | null = $derived.by(() => {
    const { number, view } = this.position();
    const { asked } = this;
    // What is under the cover again is not spoken of either.
    const isHere = asked?.number === number && asked.seat === view.seat;
    return isHere && asked.isShown && !this.session.isSending ? asked : null;
  });

  readonly hint: Hint | null = $derived.by(() => this.now?.hint ?? null);
  /** Why there is none. */
  readonly refused: Refused | null = $derived.by(() => this.now?.refused ?? null);
  /** Whether one is being worked out. */
  readonly isAsking = $derived.by(() => this.now !== null && !this.hint && !this.refused);

  /** Why none can be asked for now. */
  readonly whyNot: string | null = $derived.by(() => {
    if (!this.table().hints) return t('hints-not-allowed');
    if (this.turn.actor === null) return t('hint-not-waiting');
    return this.turn.isCovered ? t('hint-not-covered') : null;
  });

  readonly words: HintWords | null = $derived.by(() =>
    this.hint ? hintWords(this.hint, this.turn.view, peopleOf(this.table())) : null,
  );

  /** Whether the hint has the word at the prompt: until something is picked. What it draws stays. */
  readonly isSpeaking = $derived.by(
    () => this.hint !== null && this.turn.picked.kind === 'nothing',
  );

  /** What there is to be heard. */
  readonly said: string | null = $derived.by(() => {
    if (this.words) return `${this.words.text}. ${this.words.all}`;
    return this.isAsking ? t('hint-asking') : null;
  });

  private readonly drawn: Advised | null = $derived.by(() => {
    const { hint, turn } = this;
    return hint && turn.actor !== null ? hintMarks(hint, turn.view, turn.actor) : null;
  });

  /** What the map shows, with what the hint draws. */
  drawnOn(marks: Marks): Marks {
    const { drawn } = this;
    if (!drawn) return marks;
    return { ...marks, advice: drawn, ...(this.isSpeaking ? lightsOf(drawn) : {}) };
  }

  /** What of it is to be in sight. */
  readonly places: readonly Point[] = $derived.by(() => (this.drawn ? placesOf(this.drawn) : []));

  /** The counter to be drawn, null for the pile; undefined: none. */
  readonly offer: Transport | null | undefined = $derived.by(() =>
    this.hint ? advisedOffer(this.hint, this.turn.legal) : undefined,
  );

  /** The piece of the tray to be used, by its place. */
  readonly piece: number | null = $derived.by(() =>
    this.hint ? advisedPiece(this.hint, this.turn.legal, this.turn.pieces) : null,
  );

  /** Ask for a hint, or put away the one that is shown. */
  toggle(): void {
    const seat = this.turn.actor;
    if (seat === null || this.session.isSending) return;
    this.turn.putBack();
    const { number } = this.position();
    const { asked } = this;
    if (this.now) this.putAway();
    else if (asked?.hint && asked.number === number && asked.seat === seat)
      this.asked = { ...asked, isShown: true };
    else void this.fetch({ number, seat, hint: null, refused: null, isShown: true });
  }

  putAway(): void {
    if (this.asked) this.asked = { ...this.asked, isShown: false };
  }

  /** Do as the hint says; where a caravan's cards are still to be chosen, choose them first. */
  carryOut(): void {
    const { hint, turn } = this;
    if (!hint || turn.actor === null) return;
    const actions = hintActions(hint, turn.view);
    if (actions) this.session.act(turn.actor, actions);
    else turn.choose(hint.action);
  }

  private async fetch(asked: Asked): Promise<void> {
    this.asked = asked;
    const { seat, number } = asked;
    const answer = await this.answer(seat, number);
    // Meanwhile somebody may have asked at another position.
    if (this.asked.number === number && this.asked.seat === seat)
      this.asked = { ...this.asked, ...answer };
  }

  private async answer(seat: number, number: number): Promise<Partial<Asked>> {
    const { table } = this.table();
    try {
      return { hint: await this.ask(table, tokenFor(table), { seat, number }) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return { refused: refusal(error) };
    }
  }
}

function refusal({ code, clause, message }: RequestError): Refused {
  const of = { id: null, reason: null, values: {} };
  return { type: 'refused', ...of, code: code ?? AWAY, clause, message };
}
