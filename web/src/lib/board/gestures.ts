import type { Point } from './geometry';
import { panned, zoomed, type Size, type Viewport } from './viewport';

/** What the gestures move. */
export interface Window {
  view(): Viewport;
  size(): Size;
  show(view: Viewport): void;
  /** A double click or tap beside all targets. */
  fit(): void;
}

/** Movement below this many pixels is a click. */
const SLACK = 6;

/** Pan with one pointer, pinch with two, zoom with the wheel, fit with a double tap; an attachment. */
export function gestures(window: Window) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let moved = 0;
    let isDragging = false;

    const at = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (fingers.size === 0) {
        moved = 0;
        isDragging = false;
      }
      fingers.set(event.pointerId, at(event));
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = at(event);
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      moved += Math.hypot(dx, dy);
      if (!isDragging && moved < SLACK) return;
      if (!isDragging) {
        isDragging = true;
        node.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      if (!other) {
        window.show(panned(window.view(), dx, dy, window.size()));
        return;
      }
      const apart = (a: Point) => Math.hypot(a[0] - other[0], a[1] - other[1]);
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      const nearer = zoomed(
        window.view(),
        apart(now) / Math.max(apart(before), 1),
        middle,
        window.size(),
      );
      window.show(panned(nearer, dx / 2, dy / 2, window.size()));
    };

    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };

    // What ends a drag is no click on what happens to lie under it.
    const click = (event: MouseEvent) => {
      if (!isDragging) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const by = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
      window.show(zoomed(window.view(), by, at(event), window.size()));
    };

    const twice = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('button, a')) return;
      window.fit();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('click', click, { capture: true });
    node.addEventListener('wheel', wheel, { passive: false });
    node.addEventListener('dblclick', twice);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('dblclick', twice);
    };
  };
}
