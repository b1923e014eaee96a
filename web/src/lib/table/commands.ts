import type { Planning } from '../tours/planning.svelte';
import type { Advice } from './advice.svelte';
import type { Command } from './keys';
import type { Sheet } from './sheet';
import type { Turn } from './turn.svelte';

/** What keys have a hold of at the table. */
export interface Hands {
  turn: Turn;
  advice: Advice;
  planning: Planning;
  sheet: () => Sheet | null;
  toggle: (sheet: Sheet) => void;
  close: () => void;
  undo: () => void;
  askHint: () => void;
  showReach: () => void;
  sketch: () => void;
  /** Go to the next place that can be acted on, or to the one before. */
  step: (by: 1 | -1) => void;
}

/** Do what a key says. */
export function carryOut(command: Command, hands: Hands): void {
  const { turn, advice, planning } = hands;
  switch (command.do) {
    case 'back':
      if (hands.sheet()) hands.close();
      else if (planning.isSketching) planning.toggleSketch();
      else if (planning.way) planning.look({ town: planning.way.town });
      else if (advice.isSpeaking) advice.putAway();
      else turn.putBack();
      return;
    case 'pick':
      turn.pickAt(command.at);
      return;
    case 'pass':
      if (turn.can('pass')) turn.pass();
      else if (turn.can('decline')) turn.leaveFavor();
      else if (turn.can('return')) turn.layNone();
      return;
    case 'favor':
      if (turn.can('favor')) turn.useFavor();
      return;
    case 'end':
      if (turn.can('end')) turn.endTurn(true);
      return;
    case 'undo':
      hands.undo();
      return;
    case 'hint':
      hands.askHint();
      return;
    case 'reach':
      hands.showReach();
      return;
    case 'sketch':
      hands.sketch();
      return;
    case 'shorten':
      if (planning.isSketching) planning.shorten();
      return;
    case 'next':
    case 'previous':
      hands.step(command.do === 'next' ? 1 : -1);
      return;
    case 'chart':
    case 'legal':
    case 'text':
    case 'keys':
    case 'since':
    case 'glossary':
      hands.toggle(command.do);
      return;
  }
}
