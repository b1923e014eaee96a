import { t, type MessageId } from './i18n';
import { RequestError } from './net/api';
import type { Code } from './wire';

/** What stands for a code where the server has not answered at all. */
export const AWAY = 'server.away';

/** Each refusal by its code; the server's own sentence is for programs and logs. */
const WORDS = {
  [AWAY]: 'server-away',
  'action.game_over': 'refused-game-over',
  'action.illegal': 'refused-action',
  'action.not_your_turn': 'refused-not-your-turn',
  'action.stale': 'refused-stale',
  'action.unreadable': 'refused-action',
  'chat.busy': 'refused-chat-busy',
  'chat.too_fast': 'refused-chat-too-fast',
  'clock.expired': 'refused-clock-expired',
  'credential.missing': 'refused-credential',
  'credential.unknown': 'refused-credential',
  'device.unknown': 'refused-device',
  'health.failing': 'refused-store',
  'hint.failed': 'refused-hint-failed',
  'hint.not_allowed': 'hints-not-allowed',
  'invite.taken': 'join-taken',
  'invite.unknown': 'join-unknown',
  'limit.reached': 'refused-limit',
  'network.closed': 'refused-network-closed',
  'network.refused': 'refused-network-refused',
  'options.refused': 'refused-options',
  'origin.refused': 'refused-origin',
  'proposal.away': 'refused-proposal-away',
  'proposal.closed': 'refused-proposal-closed',
  'proposal.no_way_back': 'refused-proposal-no-way-back',
  'proposal.not_gone': 'refused-proposal-not-gone',
  'proposal.open': 'refused-proposal-open',
  'proposal.unknown': 'refused-proposal-closed',
  'record.invalid': 'refused-record',
  'recovery.unknown': 'recover-unknown',
  'replay.failed': 'refused-replay-failed',
  'replay.over': 'replay-go-on-over',
  'request.id_used': 'refused-request',
  'request.invalid': 'refused-request',
  'request.method': 'refused-request',
  'request.too_large': 'refused-too-large',
  'request.unknown': 'app-page-missing',
  'review.failed': 'refused-review-failed',
  'screen.covered': 'refused-covered',
  'seal.unknown': 'refused-seal',
  'seat.not_yours': 'refused-seat-not-yours',
  'seat.unknown': 'sit-taken',
  'seat.yours': 'refused-seat-yours',
  'server.error': 'refused-server-error',
  'sketch.refused': 'refused-sketch',
  'store.unavailable': 'refused-store',
  'table.running': 'refused-table-running',
  'table.unknown': 'refused-table-unknown',
  'table.unlisted': 'refused-table-unlisted',
  'table.waiting': 'refused-table-waiting',
  'tour.failed': 'refused-tour-failed',
  'undo.nothing': 'prompt-undo-not-nothing',
  'undo.shown': 'prompt-undo-not-shown',
  'undo.turn-over': 'prompt-undo-not-turn-over',
  'watching.refused': 'refused-watching',
} as const satisfies Record<Code | typeof AWAY, MessageId>;

/** Why something was refused, by its code; a code of a later server is a mishap like any other. */
export function codeText(code: string | null): string {
  const words: Partial<Record<string, (typeof WORDS)[keyof typeof WORDS]>> = WORDS;
  return t(words[code ?? AWAY] ?? 'refused-server-error');
}

/** Why a request has failed. */
export function troubleText(error: unknown): string {
  return error instanceof RequestError ? codeText(error.code) : t('refused-server-error');
}
