import { isStill, settings } from '../settings.svelte';
import type { Viewport } from './viewport';

const LASTS = 320;

/** How a stage that is laid out in one view, its origin its corner, is seen as in another. */
export function stretched(from: Viewport, to: Viewport): string {
  return `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.scale / from.scale})`;
}

/**
 * Let the stage be seen to go from one view to the next, in which it lies already. It is the picture
 * that moves, so that nothing is laid out anew on the way; any key or press ends it.
 */
export function glide(stage: HTMLElement, from: Viewport, to: Viewport): void {
  if (isStill() || document.hidden) return;
  const motion = stage.animate([{ transform: stretched(to, from) }, { transform: 'none' }], {
    duration: settings.motion === 'quick' ? LASTS / 2 : LASTS,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  });
  const abort = new AbortController();
  const end = () => {
    motion.finish();
  };
  const how = { capture: true, signal: abort.signal };
  for (const what of ['keydown', 'pointerdown', 'wheel']) addEventListener(what, end, how);
  const forget = () => {
    abort.abort();
  };
  motion.addEventListener('finish', forget);
  motion.addEventListener('cancel', forget);
}
