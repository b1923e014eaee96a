import type {
  AskHint,
  AskReach,
  AskSketch,
  GoOn,
  Hint,
  InviteInfo,
  Network,
  NewLesson,
  NewTable,
  Options,
  OwnSeat,
  Position,
  Reach,
  Refused,
  Replay,
  Reviewing,
  Seal,
  Seated,
  Setup,
  SitDown,
  Sketched,
  TableCreated,
  TableInfo,
} from '../wire';

/** A request that the server refused, or that never reached it; `code` is null then. */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly code: string | null,
    readonly clause: string | null = null,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: unknown;
  token?: string | null;
}

/** Ask the server, and have its refusals as errors. */
export async function call<Answer>(
  path: string,
  { method = 'GET', body, token }: Call = {},
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    answer = await response.json();
  } catch (error) {
    throw new RequestError(error instanceof Error ? error.message : String(error), null);
  }
  if (!response.ok) {
    const refused = answer as Refused;
    throw new RequestError(refused.message, refused.code, refused.clause);
  }
  return answer as Answer;
}

/** What a new table can be made of. */
export const setup = (): Promise<Setup> => call('setup');

/** Let the devices of the local network reach this server. */
export const openNetwork = (): Promise<Network> => call('network', { method: 'POST' });

/** A seal to make a table with: the commitment to a secret that the server has just drawn. */
export const newSeal = (): Promise<Seal> => call('seals', { method: 'POST' });

/** Make a table; its credential is to be kept. */
export const makeTable = (table: NewTable, person: string | null): Promise<TableCreated> =>
  call('tables', { method: 'POST', body: table, token: person });

/** Make the table of a first game; its credential is to be kept. */
export const makeLesson = (lesson: NewLesson, person: string | null): Promise<TableCreated> =>
  call('lessons', { method: 'POST', body: lesson, token: person });

/** A table as this browser may see it. */
export const tableInfo = (table: string, token: string | null): Promise<TableInfo> =>
  call(`tables/${encodeURIComponent(table)}`, { token });

/** The seat that a link offers. */
export const invitation = (code: string): Promise<InviteInfo> =>
  call(`invites/${encodeURIComponent(code)}`);

/** Sit down on it; the credential is to be kept. */
export const sitDown = (code: string, body: SitDown, person: string | null): Promise<Seated> =>
  call(`invites/${encodeURIComponent(code)}`, { method: 'POST', body, token: person });

/** The game of a table as everybody sees it. */
export const publicPosition = (table: string, token: string | null): Promise<Position> =>
  call(`tables/${encodeURIComponent(table)}/position`, { token });

/** What to do for a seat of this browser's that is to act, by what that seat may see. */
export const askHint = (table: string, token: string | null, body: AskHint): Promise<Hint> =>
  call(`tables/${encodeURIComponent(table)}/hint`, { method: 'POST', body, token });

/** What a seat of this browser's can reach, by what that seat may see. */
export const askReach = (table: string, token: string | null, body: AskReach): Promise<Reach> =>
  call(`tables/${encodeURIComponent(table)}/reach`, { method: 'POST', body, token });

/** What a tour that one sketches lacks. */
export const askSketch = (
  table: string,
  token: string | null,
  body: AskSketch,
): Promise<Sketched> =>
  call(`tables/${encodeURIComponent(table)}/sketch`, { method: 'POST', body, token });

/** Play for one's seat again. */
export const comeBack = (table: string, token: string | null, body: OwnSeat): Promise<TableInfo> =>
  call(`tables/${encodeURIComponent(table)}/return`, { method: 'POST', body, token });

/** Leave one's seat for good. */
export const leaveSeat = (table: string, token: string | null, body: OwnSeat): Promise<TableInfo> =>
  call(`tables/${encodeURIComponent(table)}/leave`, { method: 'POST', body, token });

/** How far the review of a game that has ended is, and in the end the review. */
export const gameReview = (table: string, token: string | null): Promise<Reviewing> =>
  call(`tables/${encodeURIComponent(table)}/review`, { token });

/** Whose knowledge of a game is shown: a seat's, everybody's (null), or all open. */
export type Side = number | 'open' | null;

function asked(side: Side): string {
  if (side === null) return '';
  return side === 'open' ? '?open=true' : `?seat=${String(side)}`;
}

/** A game that has ended, step by step. */
export const gameReplay = (table: string, token: string | null, side: Side): Promise<Replay> =>
  call(`tables/${encodeURIComponent(table)}/replay${asked(side)}`, { token });

/** The same of a record. */
export const recordReplay = (record: object, side: Side): Promise<Replay> =>
  call(`replays${asked(side)}`, { method: 'POST', body: record });

/** A new table that goes on from a moment of a game; its credential is to be kept. */
export const goOn = (body: GoOn): Promise<TableCreated> =>
  call('replays/continue', { method: 'POST', body });

/** What of a record says how its game was dealt. */
export interface DealtGame {
  seed: string;
  options: Required<Options>;
  fairness: { commitment: string; secret: string; texts: string[] };
  events: { type: string }[];
}

/** The record of a game that has ended, as far as its deal is checked by it. */
export const gameRecord = (table: string, token: string | null): Promise<DealtGame> =>
  call(`tables/${encodeURIComponent(table)}/record`, { token });
