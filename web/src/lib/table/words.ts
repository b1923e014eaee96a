import { connectionName, CONNECTIONS, otherEnd, START, town, TOWNS } from '../board/geometry';
import type { Place } from '../board/marks';
import { list, t, yesNo } from '../i18n';
import { KindWord } from '../kinds';
import { isKind, isTerrain, kindName, terrainName } from '../names';
import { codeText } from '../refusals';
import type { Action, PlayerView, Refused } from '../wire';
import { offerGives, offerOf, offerTown, withFavor } from './favors';
import { sourceOf } from './legal';
import { roadText } from './log';
import type { People } from './names';
import { stepKind } from './targets';

/** What a place says when nothing can be done there: who stands there, or what lies there. */
export function describe(place: Place, view: PlayerView, people: People): string {
  if ('town' in place) {
    const name = town(place.town).name;
    const boots = view.seats
      .filter((seat) => seat.boot === place.town)
      .map((seat) => people.name(seat.seat));
    const here = boots.length ? t('place-town-boots', { town: name, names: list(boots) }) : name;
    const isMine = place.town === view.town_card;
    return withFavor(isMine ? t('place-town-card', { place: here }) : here, view, place.town);
  }
  const road = roadText(place.road);
  const laid = view.roads.find((other) => other.road === place.road);
  if (!laid) return road;
  const words = { road, kind: new KindWord(laid.counter), cards: laid.price };
  return t(laid.obstacle ? 'place-road-obstacle' : 'place-road', words);
}

/** An action in words, for the list of all that is legal. */
export function actionText(action: Action, view: PlayerView): string {
  switch (action.kind) {
    case 'pass':
      return t('act-pass');
    case 'end':
      return t('act-end');
    case 'draw':
      return action.counter
        ? t('legal-draw', { kind: new KindWord(action.counter) })
        : t('legal-draw-pile');
    case 'place':
    case 'place-seen':
      return t(`legal-place-${sourceOf(action)}`, {
        kind: new KindWord(action.counter),
        road: roadText(action.road),
      });
    case 'obstacle':
      return t('legal-obstacle', { road: roadText(action.road) });
    case 'travel': {
      const from = view.seats[view.to_act ?? 0]?.boot ?? '';
      const name = town(otherEnd(action.connection, from)).name;
      const kind = stepKind(view, action);
      const cards = view.prices[action.text] ?? 0;
      const words = { town: name, cards, free: yesNo(action.free_path) };
      return kind
        ? t('legal-travel', { ...words, kind: new KindWord(kind) })
        : t('legal-travel-caravan', words);
    }
    case 'pay':
      return t('legal-pay', { kind: new KindWord(action.card) });
    case 'discard':
      return t('legal-discard', { kind: new KindWord(action.card) });
    case 'favor': {
      const offer = offerOf(view, [action]);
      return offer
        ? t('legal-favor', { town: offerTown(offer), gives: offerGives(offer) })
        : t('act-favor');
    }
    case 'decline':
      return t('legal-decline', { town: town(view.favors?.offer ?? START).name });
    case 'return':
      return t('act-lay-none');
    case 'keep':
      if (!action.counter) return t('act-keep-none');
      return t(action.secret ? 'act-keep-secret' : 'act-keep', {
        kind: new KindWord(action.counter),
      });
  }
}

/** Why a request was refused, in the player's words: by the reason of the rules, or by its code. */
export function refusalText(refused: Refused): string {
  const { reason, values, code } = refused;
  const words = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(value)]),
  );
  const say = (name: string) => words[name] ?? '';
  const cost = (kind = '') =>
    isKind(kind) ? t(`cards-of-${kind}`, { count: Number(values.price) }) : say('price');
  switch (reason) {
    case 'draw-phase-only':
    case 'counter-pile-empty':
    case 'plan-phase-only':
    case 'pass-phase-only':
    case 'no-obstacle-left':
    case 'travel-phase-only':
    case 'wrong-method':
    case 'no-payment-open':
    case 'pay-in-order':
    case 'no-discard-open':
    case 'discard-in-order':
    case 'keep-phase-only':
    case 'turn-phase-only':
    case 'favor-phase-only':
    case 'no-favors-played':
    case 'no-favor-open':
    case 'nothing-to-decline':
    case 'no-counters-seen':
    case 'seen-first':
    case 'no-free-path':
      return t(`refused-${reason}`);
    case 'not-in-display':
    case 'counter-not-held':
    case 'counter-not-seen':
      return t(`refused-${reason}`, { counter: say('counter') });
    case 'not-a-road':
      return t('refused-not-a-road', { connection: say('connection') });
    case 'road-has-counter':
    case 'road-without-counter':
    case 'road-has-obstacle':
    case 'no-counter-on-road':
    case 'no-obstacle-here':
      return t(`refused-${reason}`, { road: say('road') });
    case 'terrain-forbidden':
      return t('refused-terrain-forbidden', { counter: say('counter'), terrain: say('terrain') });
    case 'favor-first':
      return t('refused-favor-first', { town: say('town') });
    case 'not-from-here':
      return t('refused-not-from-here', { connection: say('connection'), town: say('town') });
    case 'too-few-cards':
    case 'too-few-for-obstacle':
      return t(`refused-${reason}`, { cost: cost(values.card), held: say('held') });
    case 'too-few-rafts':
      return t('refused-too-few-rafts', { cost: cost('raft'), held: say('held') });
    case 'too-few-for-caravan':
      return t('refused-too-few-for-caravan', { price: say('price'), held: say('held') });
    case 'pay-first':
    case 'discard-first':
      return t(`refused-${reason}`, { left: say('left') });
    case 'card-not-held':
      return t('refused-card-not-held', { card: say('card') });
  }
  return codeText(code);
}

/** A name of the wire in words. */
function valueText(value: string): string {
  if (isKind(value)) return kindName(value);
  if (isTerrain(value)) return terrainName(value);
  if (value in TOWNS) return town(value).name;
  if (value in CONNECTIONS) return connectionName(value);
  return value;
}
