import { t } from '../i18n';
import { botName } from '../names';
import type { Entry } from '../table/log';
import { since } from '../table/log';
import type { Replaying } from './replaying.svelte';

/** What has happened at a moment, in a sentence: what the slider says. */
export function momentText(game: Replaying): string {
  const { at, step, last, isOpen } = game;
  if (!step) return '';
  const where = {
    step: at,
    round: step.view.round,
    phase: t(`phase-${step.view.phase}`),
    text: lineText(game.lines[game.now]),
  };
  return isOpen ? t('replay-moment-open', where) : t('replay-moment', { ...where, of: last });
}

/** What is said after a move: on by one all that happened, elsewhere the moment. */
export function movedText(game: Replaying, from: number): string {
  const { at, counts, step } = game;
  const told =
    from < at && at - from < FEW ? since(game.lines.slice(0, game.now + 1), counts[from] ?? 0) : [];
  const sentences = told.length ? told.join(' ') : momentText(game);
  return step?.stand_in
    ? `${sentences} ${t('replay-stood-in', { bot: botName(step.stand_in) })}`
    : sentences;
}

/** Steps of a decision at most: more is a jump. */
const FEW = 12;

function lineText(line: Entry | undefined): string {
  return line && 'text' in line ? line.text : '';
}
