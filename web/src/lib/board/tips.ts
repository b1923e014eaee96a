import type { Transport } from '../wire';
import { placeKey } from './marks';

/** A word about a place. */
export interface Tip {
  title: string;
  lines: readonly string[];
  /** What could be laid there, with its price; `held` is null where nobody's hand is looked at. */
  offers: readonly { kind: Transport; count: number; held: number | null }[];
}

/** What shows a word about something. */
export interface Tips {
  /** What an element stands for, or null. */
  of(target: EventTarget | null): string | null;
  /** What is there to be explained alone: a click does so too, and on a link follows it after that. */
  explained: string;
  /** Say something about it, or with null nothing. */
  show(what: string | null, target: EventTarget | null): void;
}

/** A mouse that only passes by asks nothing; a finger that stays asks. */
const HOVER = 300;
const PRESS = 450;
/** A finger that moves this far is on its way. */
const SLACK = 8;

/**
 * The key of the place that an element stands for: its button, a road's line, or the tile beside a
 * town's name.
 */
export function placeOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const { tile, line, place } =
    target.closest<HTMLElement | SVGElement>('[data-tile], [data-line], [data-place]')?.dataset ??
    {};
  if (tile) return placeKey({ town: tile });
  if (line) return placeKey({ road: line });
  return place ?? null;
}

/** On hover, focus and long press something says more; an attachment. Escape puts it away. */
export function tips({ of, explained, show: say }: Tips) {
  return (node: HTMLElement): (() => void) => {
    let shown: string | null = null;
    /** What was shown when a finger or a button went down. */
    let before: string | null = null;
    const show = (what: string | null, target: EventTarget | null = null) => {
      shown = what;
      say(what, target);
    };
    let timer = 0;
    let pressed: { x: number; y: number } | null = null;
    /** A long press is no click. */
    let isLong = false;

    const stop = () => {
      window.clearTimeout(timer);
    };
    const later = (target: EventTarget | null, wait: number, then?: () => void) => {
      stop();
      timer = window.setTimeout(() => {
        show(of(target), target);
        then?.();
      }, wait);
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      const what = of(event.target);
      if (what !== null && what === shown) {
        stop();
      } else if (what !== null) {
        later(event.target, HOVER);
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
      before = shown;
      show(null);
      isLong = false;
      if (event.pointerType === 'mouse' || !of(event.target)) return;
      pressed = { x: event.clientX, y: event.clientY };
      later(event.target, PRESS, () => (isLong = true));
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
      } else if (event.target instanceof Element && event.target.closest(explained)) {
        const what = of(event.target);
        // By key there is no press, and the focus has shown it.
        const isKnown = what === before || event.detail === 0;
        if (isKnown && event.target.closest('a')) return;
        if (event.target.closest('a')) event.preventDefault();
        event.stopPropagation();
        show(what, event.target);
      }
    };
    const menu = (event: Event) => {
      if (pressed) event.preventDefault();
    };
    const focusin = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible'))
        show(of(event.target), event.target);
    };
    // The focus also goes when its element does, in the middle of drawing the page anew.
    const focusout = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (shown === of(target)) show(null);
      });
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show(null);
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
    return () => {
      stop();
      abort.abort();
    };
  };
}
