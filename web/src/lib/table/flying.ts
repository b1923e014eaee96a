import { WIDTH, type Point } from '../board/geometry';
import { boxOf } from '../pictures';
import type { Flight, Spot } from './flights';

/** Where a spot is in the window, how wide what lies there is, and what lies there. */
interface Place {
  at: Point;
  width: number;
  element: Element | null;
}

/** Things in a row follow each other by this part of a flight, all of them within half a flight more. */
const FOLLOW = 0.15;
const WITHIN = 0.5;

/** A thing that lies in the tray or at a seat is at least and at most so wide, in pixels. */
const LEAST = 18;
const MOST = 60;

/** What ended flights leave in place until the page shows the same by itself. */
export type Landed = () => void;

/**
 * Let drawings fly over the page `root`, within `layer`: both ends are looked up once, and all the
 * rest is left to the browser.
 */
export function fly(
  layer: HTMLElement,
  root: HTMLElement,
  flights: readonly Flight[],
  duration: number,
): { animations: Animation[]; land: Landed } {
  const used = new Set<Element>();
  const routes = flights.flatMap((flight) => {
    const from = find(root, flight.from, flight.size, used);
    if (!from) return [];
    if (from.element) used.add(from.element);
    const to = flight.to.length ? find(root, flight.to, flight.size, new Set()) : null;
    return flight.to.length && !to ? [] : [{ flight, from, to }];
  });
  const follow = duration * Math.min(FOLLOW, WITHIN / Math.max(1, routes.length));
  const animations: Animation[] = [];
  const left: Animation[] = [];
  const drawings = routes.map(({ flight, from, to }, i) => {
    const width = Math.max(from.width, to?.width ?? 0);
    const drawing = draw(flight.drawing, width);
    layer.append(drawing.element);
    const timing = { duration, delay: follow * i, fill: 'both', easing: 'ease-in-out' } as const;
    const frames = to
      ? route(from, to, drawing, flight.stays)
      : [
          { transform: shown(from.at, from.width, drawing), opacity: 1 },
          {
            transform: shown([from.at[0], from.at[1] - from.width], from.width * 1.25, drawing),
            opacity: 0,
          },
        ];
    animations.push(drawing.element.animate(frames, timing));
    // What has taken off lies there no more, until the page knows it too.
    if (from.element)
      left.push(
        from.element.animate([{ opacity: 0 }, { opacity: 0 }], {
          duration: 1,
          delay: follow * i,
          fill: 'forwards',
        }),
      );
    return drawing.element;
  });
  return {
    animations,
    land: () => {
      for (const element of drawings) element.remove();
      for (const animation of left) animation.cancel();
    },
  };
}

/** The first of these spots that the page shows, and not twice the same thing. */
function find(
  root: HTMLElement,
  spots: readonly Spot[],
  size: number,
  used: ReadonlySet<Element>,
): Place | null {
  for (const spot of spots) {
    const place = typeof spot === 'string' ? onPage(root, spot, used) : onMap(root, spot, size);
    if (place) return place;
  }
  return null;
}

/** Things that can be taken away from where they lie; other spots are places, where things come and go. */
const THING = /^(card|piece|offer):/;

function onPage(root: HTMLElement, spot: string, used: ReadonlySet<Element>): Place | null {
  const all = [...root.querySelectorAll(`[data-spot="${spot}"]`)].filter(
    (element) => !used.has(element) && element.getClientRects().length > 0,
  );
  // Of several alike, the one under the hand.
  const element = all.find((other) => other.matches('.offer:hover *')) ?? all.at(-1);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  if (spot === 'map') return { at: [box.left + box.width / 2, box.top], width: 40, element: null };
  const width = Math.min(MOST, Math.max(LEAST, Math.min(box.width, box.height)));
  if (spot !== 'hand' && spot !== 'tray')
    return {
      at: [box.left + box.width / 2, box.top + box.height / 2],
      width,
      element: THING.test(spot) ? element : null,
    };
  // After the last of those that lie there.
  const last = element.lastElementChild?.getBoundingClientRect() ?? box;
  const x = Math.min(last.right, innerWidth - width);
  return { at: [x, last.top + last.height / 2], width, element: null };
}

/** A place on the map, or where its window ends on the way there. */
function onMap(root: HTMLElement, [x, y]: Point, size: number): Place | null {
  const stage = root.querySelector('.stage')?.getBoundingClientRect();
  const edge = root.querySelector('[data-spot="map"]')?.getBoundingClientRect();
  if (!stage || !edge) return null;
  const scale = stage.width / WIDTH;
  const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
  return {
    at: [
      within(stage.left + x * scale, edge.left, edge.right),
      within(stage.top + y * scale, edge.top, edge.bottom),
    ],
    width: size * scale,
    element: null,
  };
}

interface Drawing {
  element: SVGSVGElement;
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';

function draw(name: string, width: number): Drawing {
  const [across, down] = boxOf(name);
  const height = (width * down) / across;
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('class', 'flight');
  element.setAttribute('viewBox', `0 0 ${across} ${down}`);
  element.setAttribute('width', String(width));
  element.setAttribute('height', String(height));
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${name}`);
  element.append(use);
  return { element, width, height };
}

function shown([x, y]: Point, width: number, drawing: Drawing): string {
  const left = x - drawing.width / 2;
  const top = y - drawing.height / 2;
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${(width / drawing.width).toFixed(3)})`;
}

const POINTS = 10;

/** Up in a low bow and down again, a little nearer to the eye in between. */
function route(from: Place, to: Place, drawing: Drawing, stays: boolean): Keyframe[] {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const bow = Math.min(70, Math.hypot(dx, dy) * 0.18);
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const part = i / POINTS;
    const height = 4 * part * (1 - part);
    const at: Point = [from.at[0] + dx * part, from.at[1] + dy * part - bow * height];
    const width = from.width + (to.width - from.width) * part;
    const comes = from.element ? 1 : Math.min(1, part * 5);
    const goes = stays ? 1 : Math.min(1, (1 - part) * 5);
    return {
      transform: shown(at, width * (1 + 0.2 * height), drawing),
      opacity: Math.min(comes, goes),
    };
  });
}
