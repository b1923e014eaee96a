/** What only the browser itself can do: its size, what its owner prefers, a wheel, fingers. */
import { cdp, page } from 'vitest/browser';

export type Size = readonly [width: number, height: number];

export const PHONE: Size = [390, 844];
export const WIDE: Size = [1280, 800];

export async function resize([width, height]: Size): Promise<void> {
  await page.viewport(width, height);
}

interface Preferences {
  scheme?: 'light' | 'dark';
  /** Whether things had better keep still. */
  still?: boolean;
  /** Whether few colours of the system stand for all of the page's. */
  forced?: boolean;
  /** What the page is drawn on. */
  medium?: 'screen' | 'print';
}

/** What the owner of the system wishes. */
export async function prefer({
  scheme = 'light',
  still = false,
  forced = false,
  medium = 'screen',
}: Preferences): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media: medium,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: still ? 'reduce' : 'no-preference' },
      { name: 'forced-colors', value: forced ? 'active' : 'none' },
    ],
  });
}

type At = readonly [x: number, y: number];

/** Move the mouse to a place of the window, and no further. */
export async function moveMouse([x, y]: At): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
}

/** Take the mouse away from the page. */
export const takeMouseAway = (): Promise<void> => moveMouse([1990, 1190]);

/** Turn the wheel at a place of the window. */
export async function wheel([x, y]: At, deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
}

/** Press the mouse at the first place, go to the others, and let go at the last. */
export async function drag(...places: readonly At[]): Promise<void> {
  const [first = [0, 0]] = places;
  const last = places.at(-1) ?? first;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: At, buttons = 1) =>
    cdp().send('Input.dispatchMouseEvent', { type, x, y, buttons, button: 'left', clickCount: 1 });
  await send('mousePressed', first);
  for (const place of places.slice(1)) await send('mouseMoved', place);
  await send('mouseReleased', last, 0);
}

const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly At[]) =>
  cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: places.map(([x, y], id) => ({ x, y, id })),
  });

/** Put fingers down, move them, and lift them: for each moment where each of them is. */
export async function touch(...moments: readonly (readonly At[])[]): Promise<void> {
  for (const [i, places] of moments.entries())
    await fingers(i ? 'touchMove' : 'touchStart', places);
  await fingers('touchEnd', []);
}

/** Put a finger down; what is returned lifts it. */
export async function press(at: At): Promise<() => Promise<void>> {
  await fingers('touchStart', [at]);
  return async () => {
    await fingers('touchEnd', []);
  };
}

/** Let the page be drawn: observers of sizes have spoken, and what they changed is there. */
export async function drawn(): Promise<void> {
  for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
}
