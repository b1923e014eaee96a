import { town } from '../board/geometry';
import { t } from '../i18n';
import { KindWord } from '../kinds';
import type { Held } from '../table/legal';
import { roadText } from '../table/log';
import type { Transport } from '../wire';
import {
  bestCounter,
  bestOffer,
  bestRoads,
  can,
  draws,
  isAsked,
  laidByOthers,
  mine,
  pickedTo,
  wantedBy,
  wantedSteps,
  type Moment,
} from './moment';

/** A part of the page that a step speaks of. */
export type Part = 'hand' | 'counters' | 'seats' | 'chart' | 'acts' | 'back' | 'hint' | 'refusal';

/** What a step points at: places, a counter to take or to lay, or a part of the page. */
export interface Pointed {
  towns?: readonly string[];
  roads?: readonly string[];
  offer?: Transport | null;
  held?: Held | null;
  part?: Part;
}

/** One thing to learn. */
export interface Step {
  id: string;
  /** Whether it can be spoken of now. */
  when: (at: Moment) => boolean;
  /** Whether it has been done; without it, it is read. */
  done?: (at: Moment) => boolean;
  /** Whether it can also be put away as read. */
  isRead?: boolean;
  says: (at: Moment, nameOf: (seat: number) => string) => string;
  points?: (at: Moment) => Pointed;
}

const first = ({ view }: Moment) => view.round === 1;
const laid = (at: Moment) => mine(at, 'counter_placed').length;
const travelled = (at: Moment) => mine(at, 'travelled').length;
const boot = (at: Moment) => at.view.seats[at.me]?.boot ?? '';
/** Where the counter that is picked, or else the best one, should lie. */
const toLay = (at: Moment): Pointed => {
  const { picked } = at;
  if (picked.kind === 'counter') return { roads: bestRoads(at, picked.held) };
  if (picked.kind !== 'nothing') return {};
  const held = bestCounter(at);
  return { held, roads: held ? bestRoads(at, held) : [] };
};
/** Where a way that is picked is gone: at the prompt, or in the ring of ways, which the map shows. */
const toGo = ({ picked }: Moment): Pointed => (picked.kind === 'town' ? {} : { part: 'acts' });
/** Towns that only a caravan reaches. */
const byCaravan = (at: Moment) =>
  wantedSteps(at)
    .filter(([, ways]) => ways.every((way) => way.method === 'caravan'))
    .map(([id]) => id);

/**
 * What is taught, in the order in which it is spoken of: the first one that is not done and fits the
 * moment has the word. Each fits by what is seen and what is allowed, so nothing that one does
 * instead leads astray.
 */
export const STEPS: readonly Step[] = [
  {
    id: 'goal',
    when: (at) => first(at) && at.view.phase === 'draw',
    says: (at) =>
      t('lesson-goal', { town: town(boot(at)).name, rounds: at.view.options.rounds ?? 0 }),
    points: (at) => ({ towns: [boot(at)] }),
  },
  {
    id: 'cards',
    when: (at) => first(at) && at.view.phase === 'draw',
    says: (at) => t('lesson-cards', { cards: at.view.hand.length }),
    points: () => ({ part: 'hand' }),
  },
  {
    id: 'draw',
    when: (at) => isAsked(at, 'draw'),
    done: (at) => draws(at) > 0,
    says: (at) => {
      const kind = bestOffer(at);
      return kind ? t('lesson-draw', { kind: new KindWord(kind) }) : t('lesson-draw-blind');
    },
    points: (at) => ({ offer: bestOffer(at) }),
  },
  {
    id: 'chart',
    when: (at) => isAsked(at, 'draw') || isAsked(at, 'plan'),
    says: () => t('lesson-chart'),
    points: () => ({ part: 'chart' }),
  },
  {
    id: 'draw-on',
    when: (at) => isAsked(at, 'draw'),
    done: (at) => draws(at) >= 3,
    says: (at) => t('lesson-draw-on', { left: 3 - draws(at) }),
    points: (at) => ({ offer: bestOffer(at) }),
  },
  {
    id: 'secret',
    when: (at) => at.view.phase === 'plan' && at.view.secret_counters.length > 0,
    says: (at) =>
      t('lesson-secret', { kind: new KindWord(at.view.secret_counters[0] ?? 'dragon') }),
    points: () => ({ part: 'counters' }),
  },
  {
    id: 'pick',
    when: (at) => can(at, 'place') && at.picked.kind === 'nothing',
    done: (at) => laid(at) > 0,
    says: () => t('lesson-pick'),
    points: (at) => ({ held: bestCounter(at) }),
  },
  {
    id: 'lay',
    when: (at) => can(at, 'place'),
    done: (at) => laid(at) > 0,
    says: (at) => t('lesson-lay', { town: town(boot(at)).name }),
    points: toLay,
  },
  {
    id: 'others',
    when: (at) => at.view.phase === 'plan' && laidByOthers(at).length > 0,
    says: (at) => t('lesson-others', { road: roadText(laidByOthers(at)[0] ?? '') }),
    points: (at) => ({ roads: laidByOthers(at).slice(0, 1) }),
  },
  {
    id: 'back',
    when: (at) => isAsked(at, 'plan') && laid(at) > 0 && at.canTakeBack,
    says: () => t('lesson-back'),
    points: () => ({ part: 'back' }),
  },
  {
    id: 'lay-on',
    when: (at) => can(at, 'place'),
    done: (at) => laid(at) > 1,
    says: () => t('lesson-lay-on'),
    points: toLay,
  },
  {
    id: 'pass',
    when: (at) => can(at, 'pass'),
    done: (at) => mine(at, 'passed').length > 0,
    says: () => t('lesson-pass'),
    points: toLay,
  },
  {
    id: 'give',
    when: (at) => at.view.discards > 0,
    says: (at) => t('lesson-give', { keep: at.view.hand.length - at.view.discards }),
    points: () => ({ part: 'hand' }),
    done: (at) => mine(at, 'turn_ended').length > 0,
  },
  {
    id: 'go',
    when: (at) => can(at, 'travel') && pickedTo(at) === null,
    done: (at) => travelled(at) > 0,
    says: () => t('lesson-go'),
    points: (at) => ({ towns: wantedSteps(at).map(([id]) => id) }),
  },
  {
    id: 'pay',
    when: (at) => can(at, 'travel') && pickedTo(at) !== null,
    done: (at) => travelled(at) > 0,
    says: (at) => t('lesson-pay', { town: town(pickedTo(at) ?? '').name }),
    points: toGo,
  },
  {
    id: 'piece',
    when: (at) => at.view.phase === 'move' && mine(at, 'piece_collected').length > 0,
    says: (at) =>
      t('lesson-piece', { town: town(mine(at, 'piece_collected').at(-1)?.town ?? '').name }),
    points: () => ({ part: 'seats' }),
  },
  {
    id: 'raft',
    when: (at) => at.picked.kind === 'nothing' && wantedBy(at, 'raft').length > 0,
    done: (at) => mine(at, 'travelled').some(({ method }) => method === 'raft'),
    isRead: true,
    says: (at) => t('lesson-raft', { town: town(wantedBy(at, 'raft')[0] ?? '').name }),
    points: (at) => ({ towns: wantedBy(at, 'raft') }),
  },
  {
    id: 'caravan',
    when: (at) => at.picked.kind === 'nothing' && byCaravan(at).length > 0,
    done: (at) => mine(at, 'travelled').some(({ method }) => method === 'caravan'),
    isRead: true,
    says: (at) => t('lesson-caravan', { town: town(byCaravan(at)[0] ?? '').name }),
    points: (at) => ({ towns: byCaravan(at) }),
  },
  {
    id: 'go-on',
    when: (at) => isAsked(at, 'move') && wantedSteps(at).length > 0,
    done: (at) => mine(at, 'turn_ended').length > 0,
    says: () => t('lesson-go-on'),
    points: (at) =>
      at.picked.kind === 'nothing' ? { towns: wantedSteps(at).map(([id]) => id) } : toGo(at),
  },
  {
    id: 'end',
    when: (at) => can(at, 'end'),
    done: (at) => mine(at, 'turn_ended').length > 0,
    says: () => t('lesson-end'),
    points: () => ({ part: 'acts' }),
  },
  {
    id: 'keep',
    when: (at) => isAsked(at, 'keep'),
    done: (at) => mine(at, 'counter_kept').some(({ counter }) => counter !== null),
    says: () => t('lesson-keep'),
    points: () => ({ part: 'counters' }),
  },
  {
    id: 'round',
    when: (at) => at.view.round === 2 && at.view.phase === 'draw',
    says: (at, nameOf) => t('lesson-round', { name: nameOf(at.view.start_seat) }),
    points: () => ({ part: 'seats' }),
  },
  {
    id: 'obstacle',
    when: (at) => at.view.round > 1 && at.picked.kind === 'nothing' && can(at, 'obstacle'),
    done: (at) => mine(at, 'obstacle_placed').length > 0,
    isRead: true,
    says: () => t('lesson-obstacle'),
    points: (at) => ({ roads: laidByOthers(at).slice(0, 1), part: 'counters' }),
  },
  {
    id: 'hint',
    when: (at) => at.view.round > 1 && (isAsked(at, 'plan') || isAsked(at, 'move')),
    says: () => t('lesson-hint'),
    points: () => ({ part: 'hint' }),
  },
  {
    id: 'last',
    when: (at) => at.view.round === at.view.options.rounds && isAsked(at, 'move'),
    says: () => t('lesson-last'),
    points: () => ({ part: 'hand' }),
  },
];

/** What is said of a click that the server refused, before all else. */
export const REFUSED: Step = {
  id: 'refused',
  when: (at) => at.isRefused,
  says: () => t('lesson-refused'),
  points: () => ({ part: 'refusal' }),
};

/** What is said when there is nothing new: it is never done, so that there is always a word. */
export const USUAL: readonly Step[] = [
  {
    id: 'usual-draw',
    when: (at) => isAsked(at, 'draw'),
    says: () => t('lesson-usual-draw'),
    points: (at) => ({ offer: bestOffer(at) }),
  },
  {
    id: 'usual-plan',
    when: (at) => isAsked(at, 'plan'),
    says: () => t('lesson-usual-plan'),
    points: toLay,
  },
  {
    id: 'usual-move',
    when: (at) => isAsked(at, 'move'),
    says: (at) => t(wantedSteps(at).length > 0 ? 'lesson-usual-move' : 'lesson-usual-stay'),
    points: (at) =>
      at.picked.kind === 'nothing' && wantedSteps(at).length > 0
        ? { towns: wantedSteps(at).map(([id]) => id) }
        : toGo(at),
  },
  {
    id: 'usual-keep',
    when: (at) => isAsked(at, 'keep'),
    says: () => t('lesson-usual-keep'),
    points: () => ({ part: 'counters' }),
  },
  {
    id: 'wait',
    when: () => true,
    says: (at, nameOf) =>
      at.view.to_act === null
        ? t('lesson-over')
        : t('lesson-wait', { name: nameOf(at.view.to_act) }),
  },
];

/** The step that has the word. `read`: those that were put away. */
export function stepAt(at: Moment, read: readonly string[]): Step {
  const open = [REFUSED, ...STEPS.filter((step) => !isDone(step, at, read)), ...USUAL];
  const step = open.find(({ when }) => when(at));
  if (!step) throw new Error('one step always fits');
  return step;
}

/** Whether a step needs no word any more. */
export function isDone(step: Step, at: Moment, read: readonly string[]): boolean {
  return (step.done?.(at) ?? false) || read.includes(step.id);
}

/** Whether a step is put away by saying so. */
export function isRead(step: Step): boolean {
  return STEPS.includes(step) && (step.isRead ?? step.done === undefined);
}

/** How much has been learned, and of how much. */
export function progressOf(at: Moment, read: readonly string[]): { done: number; of: number } {
  return { done: STEPS.filter((step) => isDone(step, at, read)).length, of: STEPS.length };
}
