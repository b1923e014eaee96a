import { connection, otherEnd, START } from '../board/geometry';
import type { Action, PlayerView, TableInfo, Told, Transport, Travel } from '../wire';
import { placements, sourceOf, steps, type Held, type Placement } from '../table/legal';
import type { Picked } from '../table/picked';

/** All that a lesson goes by: what one sees, what one may do, and what has happened so far. */
export interface Moment {
  view: PlayerView;
  chart: TableInfo['chart'];
  /** What the learner may do now: nothing while somebody else is to act. */
  legal: readonly Action[];
  picked: Picked;
  log: readonly Told[];
  me: number;
  /** Whether something was just refused. */
  isRefused: boolean;
  /** Whether a decision can be taken back. */
  canTakeBack: boolean;
}

type Kind = Told['type'];
type Of<K extends Kind> = Extract<Told, { type: K }>;

/** What has happened of a kind, in its order. */
export function all<K extends Kind>({ log }: Moment, kind: K): Of<K>[] {
  return log.filter((event): event is Of<K> => event.type === kind);
}

/** What the learner did of a kind. */
export function mine<K extends Extract<Told, { seat: number }>['type']>(
  at: Moment,
  kind: K,
): Of<K>[] {
  return all(at, kind).filter((event) => (event as { seat: number }).seat === at.me);
}

/** Counters the learner took by choice. */
export function draws(at: Moment): number {
  return mine(at, 'counter_drawn').filter((event) => !event.secret).length;
}

/** Whether the learner is asked in this phase. */
export function isAsked(at: Moment, phase: PlayerView['phase']): boolean {
  return at.legal.length > 0 && at.view.phase === phase;
}

export function can(at: Moment, kind: Action['kind']): boolean {
  return at.legal.some((action) => action.kind === kind);
}

function held(at: Moment, kind: Transport): number {
  return at.view.hand.filter((card) => card === kind).length;
}

/** The face-up counter of which the learner holds the most cards. */
export function bestOffer(at: Moment): Transport | null {
  const offers = at.legal.flatMap((action) =>
    action.kind === 'draw' && action.counter !== null ? [action.counter] : [],
  );
  return most(offers, (kind) => held(at, kind));
}

/** Towns that the learner's boot comes to over roads on which a counter lies. */
function joined(at: Moment): Set<string> {
  const found = new Set([at.view.seats[at.me]?.boot ?? START]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { road } of at.view.roads) {
      const { ends } = connection(road);
      if (ends.some((end) => found.has(end))) for (const end of ends) found.add(end);
    }
  }
  return found;
}

/** Where a counter is best laid: it leads on to a new town, at the price of few cards that are held. */
function gains(at: Moment, action: Placement): number {
  const { ends, terrain } = connection(action.road);
  const here = joined(at);
  const isOn = here.has(ends[0]) !== here.has(ends[1]);
  const price = at.chart[action.counter]?.[terrain] ?? 0;
  if (!isOn || held(at, action.counter) < price) return 0;
  const isNew = ends.some((end) => !here.has(end) && isWanted(at, end));
  return (isNew ? 10 : 5) - price;
}

/** Roads that a counter in hand would be best laid on, the best first. */
export function bestRoads(at: Moment, counter: Held): string[] {
  return [...placements(at.legal, counter)]
    .map(([road, action]) => ({ road, gain: gains(at, action) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 3)
    .map(({ road }) => road);
}

/** The counter that could be laid best now. */
export function bestCounter(at: Moment): Held | null {
  const lays = at.legal.filter((action): action is Placement => action.kind === 'place');
  const best = most(lays, (action) => gains(at, action));
  return best && gains(at, best) > 0 ? { counter: best.counter, source: sourceOf(best) } : null;
}

/** Whether the learner's piece still lies in a town. */
export function isWanted(at: Moment, id: string): boolean {
  return id !== START && !at.view.seats[at.me]?.collected.includes(id);
}

/** Steps to towns where a piece still lies, by town; the cheapest town first. */
export function wantedSteps(at: Moment): [town: string, ways: Travel[]][] {
  const from = at.view.seats[at.me]?.boot ?? START;
  const price = (ways: Travel[]) => Math.min(...ways.map((way) => at.view.prices[way.text] ?? 0));
  return [...steps(at.legal, from)]
    .filter(([id]) => isWanted(at, id))
    .sort((a, b) => price(a[1]) - price(b[1]));
}

/** Where a step of this kind leads to a town where a piece still lies. */
export function wantedBy(at: Moment, method: Travel['method']): string[] {
  return wantedSteps(at)
    .filter(([, ways]) => ways.some((way) => way.method === method))
    .map(([id]) => id);
}

/** The town a picked step leads to. */
export function pickedTo(at: Moment): string | null {
  const { picked } = at;
  if (picked.kind === 'step' || picked.kind === 'caravan')
    return otherEnd(picked.action.connection, at.view.seats[at.me]?.boot ?? START);
  return picked.kind === 'town' ? picked.town : null;
}

/** What others laid on roads this round, the last first. */
export function laidByOthers(at: Moment): string[] {
  const lying = new Set(at.view.roads.map(({ road }) => road));
  return all(at, 'counter_placed')
    .filter(({ seat, road }) => seat !== at.me && lying.has(road))
    .map(({ road }) => road)
    .reverse();
}

function most<T>(these: readonly T[], worth: (one: T) => number): T | null {
  return these.reduce<T | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}
