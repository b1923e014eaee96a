import { connection, otherEnd, town } from '../board/geometry';
import { t, yesNo } from '../i18n';
import { KindWord } from '../kinds';
import type { Action, PlayerView, TableInfo } from '../wire';
import { offerGives, offerOf, offerTown } from './favors';
import { layableRoads, obstacles, placements, withText } from './legal';
import { roadText } from './log';
import type { People } from './names';
import type { Picked } from './picked';
import { standInName } from '../standins';
import { wayWords } from '../tours/words';
import { isShared } from './state';
import { heldOf, stepPrice } from './targets';
import { actionText } from './words';

/** What is asked now: one sentence, a little more, and the clause behind it. */
export interface Question {
  seat: number | null;
  text: string;
  more: string | null;
  clause: string | null;
}

/** What a question is made of. */
export interface Asked {
  view: PlayerView;
  table: TableInfo;
  people: People;
  legal: readonly Action[];
  picked: Picked;
  actor: number | null;
  isCovered: boolean;
  toGive: number;
  /** Whether a town still has the actor's piece. */
  isNew: (town: string) => boolean;
}

/** The sentence of the prompt bar. */
export function questionOf(asked: Asked): Question {
  const { view, actor } = asked;
  const ask = (
    text: string,
    more: string | null = null,
    clause: string | null = null,
  ): Question => ({
    seat: view.to_act,
    text,
    more,
    clause,
  });
  if (view.phase === 'ended') return ask(t('prompt-ended'));
  if (actor === null) return waiting(asked, ask);
  if (asked.isCovered) return covered(asked, ask);
  switch (view.phase) {
    case 'draw':
      return drawing(asked, ask);
    case 'plan':
      return planning(asked, ask);
    case 'move':
      return moving(asked, ask);
    case 'keep':
      return ask(t('prompt-keep'), t('prompt-keep-more'), 'ROUND-2');
  }
}

type Ask = (text: string, more?: string | null, clause?: string | null) => Question;

function waiting({ view, table, people }: Asked, ask: Ask): Question {
  const seat = view.to_act ?? 0;
  const words = { name: people.name(seat), doing: doing(view) };
  const standIn = table.seats[seat]?.stand_in;
  if (standIn)
    return ask(
      t('prompt-stand-in', {
        who: people.isYou(seat) ? 'you' : 'other',
        name: people.name(seat),
        what: standInName(standIn.name),
      }),
    );
  const isBot = table.seats[seat]?.kind === 'bot';
  const more =
    table.mine.length === 0
      ? watching(table)
      : isShared(table) || view.phase === 'keep'
        ? null
        : t('prompt-meanwhile');
  return ask(t(isBot ? 'prompt-waiting-bot' : 'prompt-waiting', words), more);
}

/** That one watches, and how late it is. */
export function watching(table: TableInfo): string {
  const { delay = 0 } = table.setup;
  if (delay === 0) return t('prompt-watch-more');
  return delay < 120
    ? t('prompt-watch-seconds', { seconds: delay })
    : t('prompt-watch-minutes', { minutes: Math.round(delay / 60) });
}

/** What the others wait for, as far as everybody can see it. */
function doing({ phase, favors }: PlayerView): string {
  if (favors?.looking) return t('doing-looking');
  return t(`doing-${phase}`);
}

function covered(asked: Asked, ask: Ask): Question {
  const { view, people, picked } = asked;
  if (view.phase === 'plan' && picked.kind !== 'nothing') return planning(asked, ask);
  const name = people.name(view.to_act ?? 0);
  if (view.favors?.looking)
    return ask(t('prompt-cover-seen', { name }), t('prompt-cover-more', { name }), 'TILE-3');
  const offer = offerOf(view, asked.legal);
  if (offer)
    return ask(
      t(offer.isAsked ? 'prompt-cover-favor' : 'prompt-cover-favor-too', {
        name,
        town: offerTown(offer),
      }),
      offerGives(offer),
      offer.isAsked ? 'GREAT-1' : 'SMALL-1',
    );
  const phase = view.phase === 'ended' ? 'draw' : view.phase;
  return ask(t(`prompt-cover-${phase}`, { name }), t('prompt-cover-more', { name }));
}

function drawing({ view, legal }: Asked, ask: Ask): Question {
  const faceUp = view.display.length;
  const pile = legal.some((action) => action.kind === 'draw' && action.counter === null)
    ? view.counter_pile
    : 0;
  const text =
    faceUp === 0 ? t('prompt-draw-blind-only', { pile }) : t('prompt-draw', { pile, faceUp });
  return ask(text, `${t('prompt-draw-more', { draw: view.draw })} ${t('prompt-draw-by-each')}`);
}

function planning({ view, legal, picked, table }: Asked, ask: Ask): Question {
  switch (picked.kind) {
    case 'counter': {
      const kind = new KindWord(picked.held.counter);
      return placements(legal, picked.held).size
        ? ask(t('prompt-counter', { kind }), t('prompt-counter-more'))
        : ask(t('prompt-counter-none', { kind }), null, 'PLAN-2');
    }
    case 'obstacle':
      return ask(t('prompt-obstacle'), t('prompt-obstacle-more'), 'PLAN-3');
    case 'road':
      return ask(t('prompt-ring-lay', { road: roadText(picked.road) }));
    case 'lay': {
      const action = withText(legal, picked.text);
      const road = roadText(picked.road);
      if (action?.kind !== 'place' && action?.kind !== 'place-seen')
        return ask(t('prompt-lay-obstacle', { road }), t('prompt-obstacle-more'));
      const cards = table.chart[action.counter]?.[connection(picked.road).terrain] ?? 0;
      const held = heldOf(view, action.counter, cards);
      const more = view.seat === null ? null : t('prompt-lay-price', { cards, held });
      return ask(t('prompt-lay', { kind: new KindWord(action.counter), road }), more);
    }
    default: {
      const counters = legal.some((action) => action.kind === 'place');
      const obstacle = obstacles(legal).size > 0;
      if (layableRoads(legal).size === 0)
        return ask(t('prompt-plan-nothing'), t('prompt-plan-pass-more'));
      const text = counters
        ? t(obstacle ? 'prompt-plan-all' : 'prompt-plan-counter')
        : t('prompt-plan-obstacle');
      const isLast = view.passes >= view.seats.length - 1;
      return isLast ? ask(text, t('prompt-plan-last'), 'PLAN-4') : ask(text, t('prompt-plan-more'));
    }
  }
}

function moving(asked: Asked, ask: Ask): Question {
  const { view, picked, legal, toGive } = asked;
  const hand = view.hand.length;
  const here = town(view.seats[view.to_act ?? 0]?.boot ?? '').name;
  if (view.discards > 0) {
    const more = t('prompt-limit-more', { give: view.discards });
    const isLast = view.round === view.options.rounds;
    return ask(
      t('prompt-limit', { keep: hand - view.discards, cards: hand }),
      isLast ? `${more} ${t('prompt-limit-last')}` : more,
      'MOVE-9',
    );
  }
  if (view.payment) {
    const from = view.seats[view.to_act ?? 0]?.boot ?? '';
    const to = town(otherEnd(view.payment.connection, from)).name;
    return ask(
      t('prompt-caravan', { town: to, count: toGive, free: yesNo(view.payment.free_path) }),
      t('prompt-caravan-more'),
      'MOVE-4',
    );
  }
  if (view.seen.length > 0) {
    if (picked.kind !== 'nothing') return planning(asked, ask);
    return ask(
      t('prompt-seen', { count: view.seen.length }),
      layableRoads(legal).size > 0 ? t('prompt-seen-more') : t('prompt-seen-nowhere'),
      'TILE-3',
    );
  }
  const offer = offerOf(view, legal);
  if (offer?.isAsked)
    return ask(
      t('prompt-favor', { town: offerTown(offer) }),
      `${offerGives(offer)} ${t('prompt-favor-more')}`,
      offer.favor ? 'GREAT-1' : 'GREAT-2',
    );
  /** A small favor is left by going on, and it is said so. */
  const leaves = offer ? ` ${t('prompt-favor-leaves', { town: offerTown(offer) })}` : '';
  switch (picked.kind) {
    case 'town':
      return ask(t('prompt-ring-pay', { town: town(picked.town).name }));
    case 'step': {
      const after = t(asked.isNew(picked.to) ? 'prompt-to-new' : 'prompt-to-seen', {
        cards: hand - stepPrice(view, picked.action).count,
      });
      return ask(actionText(picked.action, view), after + leaves);
    }
    case 'way': {
      const words = wayWords(picked.way, view, true);
      return ask(words.text, words.more + leaves);
    }
    case 'caravan':
      return ask(
        t('prompt-caravan', {
          town: town(picked.to).name,
          count: toGive,
          free: yesNo(picked.action.free_path),
        }),
        t('prompt-caravan-more') + leaves,
        'MOVE-4',
      );
    case 'end':
      return ask(t('act-end-ask'));
    default: {
      const canGo = legal.some((action) => action.kind === 'travel');
      if (offer)
        return ask(
          t(canGo ? 'prompt-move-favor' : 'prompt-stay-favor', { town: here, cards: hand }),
          `${offerGives(offer)} ${t('prompt-favor-going')}`,
          'SMALL-1',
        );
      return canGo
        ? ask(t('prompt-move', { town: here, cards: hand }), t('prompt-move-more'))
        : ask(t('prompt-move-none', { town: here, cards: hand }));
    }
  }
}
