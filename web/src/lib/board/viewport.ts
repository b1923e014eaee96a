import { HEIGHT, WIDTH, type Point } from './geometry';

/** Which part of the board the window shows: the pixels of one board unit, and where the board's corner is. */
export interface Viewport {
  scale: number;
  left: number;
  top: number;
}

/** The window's size in pixels. */
export interface Size {
  width: number;
  height: number;
  /** How much of its right side lies under the map's tools: nothing that matters is to lie there. */
  aside?: number;
}

const NEAREST = 6;

/** The scale at which the whole board can be seen. */
export function wholeScale({ width, height }: Size): number {
  return Math.min(width / WIDTH, height / HEIGHT);
}

/** The whole board, in the middle of the window. */
export function whole(size: Size): Viewport {
  return settled({ scale: wholeScale(size), left: 0, top: 0 }, size);
}

/** The width that nothing lies over. */
function free({ width, aside = 0 }: Size): number {
  return width - aside;
}

/** A viewport with its middle on a place, so near that `across` units go from left to right. */
export function around([x, y]: Point, across: number, size: Size): Viewport {
  const scale = size.width / across;
  return settled(
    { scale, left: free(size) / 2 - x * scale, top: size.height / 2 - y * scale },
    size,
  );
}

/**
 * A viewport that shows all these places with room about them, no nearer than `across` units; none
 * under the tools.
 */
export function showing(places: readonly Point[], across: number, size: Size): Viewport {
  if (places.length === 0) return whole(size);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const room = 130;
  const [x0, x1] = [Math.min(...xs) - room, Math.max(...xs) + room];
  const [y0, y1] = [Math.min(...ys) - room, Math.max(...ys) + room];
  const needed = size.width * Math.max((x1 - x0) / free(size), (y1 - y0) / size.height);
  const middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  const { width, height } = size;
  const view = around(middle, Math.max(across, needed), { width, height });
  return settled({ ...view, left: Math.min(view.left, free(size) - x1 * view.scale) }, size);
}

/** The same viewport nearer or farther, with the pixel `at` staying on its place. */
export function zoomed(view: Viewport, factor: number, at: Point, size: Size): Viewport {
  const least = wholeScale(size);
  const scale = Math.min(Math.max(view.scale * factor, least), least * NEAREST);
  const by = scale / view.scale;
  return settled(
    { scale, left: at[0] - (at[0] - view.left) * by, top: at[1] - (at[1] - view.top) * by },
    size,
  );
}

/** The same viewport moved by pixels. */
export function panned(view: Viewport, dx: number, dy: number, size: Size): Viewport {
  return settled({ scale: view.scale, left: view.left + dx, top: view.top + dy }, size);
}

/**
 * No empty table beside the board where the board could be, but under the tools; smaller than the
 * window, it lies in the middle.
 */
export function settled(view: Viewport, size: Size): Viewport {
  const scale = Math.max(view.scale, wholeScale(size));
  return {
    scale,
    left: within(view.left, free(size), WIDTH * scale),
    top: within(view.top, size.height, HEIGHT * scale),
  };
}

function within(start: number, window: number, board: number): number {
  if (board <= window) return (window - board) / 2;
  return Math.min(0, Math.max(start, window - board));
}

/** Whether a place is in sight, with some pixels to spare. */
export function isInSight([x, y]: Point, view: Viewport, size: Size, margin = 40): boolean {
  const px = view.left + x * view.scale;
  const py = view.top + y * view.scale;
  return px >= margin && px <= free(size) - margin && py >= margin && py <= size.height - margin;
}
