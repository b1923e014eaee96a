import type { Transport } from '../wire';
import { placeKey, placeNamed, type Place } from './marks';

/** A word about a place. */
export interface Tip {
  title: string;
  lines: readonly string[];
  /** What could be laid there, with its price; `held` is null where nobody's hand is looked at. */
  offers: readonly { kind: Transport; count: number; held: number | null }[];
}

/** What shows a word about a place. */
export interface Tips {
  /** Say something about a place, or with null nothing. */
  show(place: Place | null): void;
}

/** A mouse that only passes by asks nothing; a finger that stays asks. */
const HOVER = 350;
const PRESS = 450;
/** A finger that moves this far is on its way. */
const SLACK = 8;

/** The place that an element stands for: its button, a road's line, or the tile beside a town's name. */
function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null;
  const { tile, line, place } =
    target.closest<HTMLElement | SVGElement>('[data-tile], [data-line], [data-place]')?.dataset ??
    {};
  if (tile) return { town: tile };
  if (line) return { road: line };
  return place ? placeNamed(place) : null;
}

function isSame(a: Place | null, b: Place | null): boolean {
  return a === b || (a !== null && b !== null && placeKey(a) === placeKey(b));
}

/** On hover, focus and long press a place says more; an attachment. Escape puts it away. */
export function tips(board: Tips) {
  return (node: HTMLElement): (() => void) => {
    let shown: Place | null = null;
    const show = (place: Place | null) => {
      shown = place;
      board.show(place);
    };
    let timer = 0;
    let pressed: { x: number; y: number } | null = null;
    /** A long press is no click. */
    let isLong = false;

    const stop = () => {
      window.clearTimeout(timer);
    };
    const later = (place: Place, wait: number, then?: () => void) => {
      stop();
      timer = window.setTimeout(() => {
        show(place);
        then?.();
      }, wait);
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      const place = placeOf(event.target);
      if (place && isSame(place, shown)) {
        stop();
      } else if (place) {
        later(place, HOVER);
      } else {
        stop();
        show(null);
      }
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      stop();
      show(null);
    };
    const down = (event: PointerEvent) => {
      stop();
      show(null);
      isLong = false;
      const place = placeOf(event.target);
      if (event.pointerType === 'mouse' || !place) return;
      pressed = { x: event.clientX, y: event.clientY };
      later(place, PRESS, () => (isLong = true));
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!pressed || Math.hypot(clientX - pressed.x, clientY - pressed.y) < SLACK) return;
      pressed = null;
      stop();
    };
    const up = () => {
      if (pressed && !isLong) stop();
      pressed = null;
    };
    const click = (event: MouseEvent) => {
      if (isLong) {
        isLong = false;
        event.stopPropagation();
        event.preventDefault();
      } else if (event.target instanceof Element && event.target.closest('[data-tile]')) {
        event.stopPropagation();
        show(placeOf(event.target));
      }
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const focusin = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        show(placeOf(event.target));
    };
    // The focus also goes when its element does, in the middle of drawing the page anew.
    const focusout = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (isSame(shown, placeOf(target))) show(null);
      });
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null);
    };
    const elsewhere = ({ target }: Event) => {
      if (shown && target instanceof Node && !node.contains(target)) show(null);
    };

    const abort = new AbortController();
    const { signal } = abort;
    node.addEventListener('pointerover', over, { signal });
    node.addEventListener('pointerleave', leave, { signal });
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', up, { signal });
    node.addEventListener('pointercancel', up, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', menu, { signal });
    node.addEventListener('focusin', focusin, { signal });
    node.addEventListener('focusout', focusout, { signal });
    document.addEventListener('keydown', key, { signal });
    document.addEventListener('pointerdown', elsewhere, { signal });
    return () => {
      stop();
      abort.abort();
    };
  };
}
