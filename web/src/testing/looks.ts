/** What must hold however a page looks: nothing is cut off, nothing lies upon another, thumbs have room. */

/** Half a pixel is nobody's fault. */
const SLACK = 1.5;
/** The least height of what can be touched. */
const TARGET = 44;

const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width > 1 && height > 1;
};

/** All that a selector finds and the page shows. */
export function all(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
}

/** The one element that a selector finds. */
export function one(selector: string, root: ParentNode = document): HTMLElement {
  const found = all(selector, root);
  if (found.length !== 1 || !found[0])
    throw new Error(`${String(found.length)} elements are "${selector}" instead of one`);
  return found[0];
}

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** The middle of an element, in the window. */
export function middleOf(element: Element): [x: number, y: number] {
  const { left, top, width, height } = boxOf(element);
  return [left + width / 2, top + height / 2];
}

const named = (element: Element) => {
  const text = (element.textContent || element.ariaLabel || '').trim().replace(/\s+/g, ' ');
  return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text.slice(0, 40)}"`;
};

/** Pairs of elements that lie upon each other, in words. */
export function overlaps(elements: readonly Element[]): string[] {
  return elements.flatMap((one, i) =>
    elements.slice(i + 1).flatMap((other) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > SLACK && down > SLACK ? [`${named(one)} upon ${named(other)}`] : [];
    }),
  );
}

/** Elements that reach out of a box, in words. */
export function outside(elements: readonly Element[], box: DOMRect): string[] {
  return elements
    .filter((element) => {
      const { left, right, top, bottom } = boxOf(element);
      return (
        left < box.left - SLACK ||
        right > box.right + SLACK ||
        top < box.top - SLACK ||
        bottom > box.bottom + SLACK
      );
    })
    .map(named);
}

/** Elements that something else lies over, or that reach out of the window, in words. */
export function covered(elements: readonly Element[]): string[] {
  const parts = [1, 2, 3, 4, 5].map((i) => i / 6);
  return elements
    .filter((element) => {
      const { left, top, width, height } = boxOf(element);
      const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height]));
      return !points.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
    })
    .map(named);
}

/** The window. */
export const pane = (): DOMRect => new DOMRect(0, 0, innerWidth, innerHeight);

/** Texts that reach out of their block, or are hidden by something around it, in words. */
export function cutTexts(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: part, data } = texts.currentNode as Text;
    if (!part || !data.trim() || !part.checkVisibility()) continue;
    // What is for the ear alone, and what is drawn, has no box to fill.
    if (part.closest('.sr, svg, option, [aria-hidden="true"].nm-short')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (isCut([...range.getClientRects()], part)) found.push(`${named(part)}: "${data.trim()}"`);
  }
  return found;
}

function isCut(lines: readonly DOMRect[], part: Element): boolean {
  let isBlock = false;
  for (let box: Element | null = part; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    // What is put aside for the ear.
    if (style.clipPath !== 'none') return false;
    if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return false;
    const hides = /hidden|clip/.test(style.overflowX);
    // A name may end in dots.
    if (hides && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'))
      return false;
    if (style.display === 'inline' || (isBlock && !hides)) continue;
    isBlock = true;
    const { left, right, top, bottom } = boxOf(box);
    const isOut = lines.some(
      (line) =>
        line.left < left - SLACK ||
        line.right > right + SLACK ||
        (hides && (line.top < top - 4 || line.bottom > bottom + 4)),
    );
    if (isOut) return true;
  }
  return false;
}

/** Whether the page, or a part of it, scrolls sideways. */
export function isTooWide(part: Element = document.documentElement): boolean {
  return part.scrollWidth > part.clientWidth + 1;
}

/** Buttons and fields that are too small for a thumb, in words. What is part of a sentence is as high as its line. */
export function smallTargets(root: Element): string[] {
  return all('button, input, select, summary, a.btn', root)
    .map((target) => {
      const reach = ['::before', '::after'].map((part) => {
        const { position, content, top, bottom } = getComputedStyle(target, part);
        const reaches = position === 'absolute' && content !== 'none';
        return reaches ? -parseFloat(top) - parseFloat(bottom) : 0;
      });
      const height = boxOf(target.closest('label') ?? target).height;
      return { target, height: height + Math.max(0, ...reach.filter(Number.isFinite)) };
    })
    .filter(({ height }) => height < TARGET - 0.5)
    .map(({ target, height }) => `${named(target)} is ${height.toFixed(1)} high`);
}

/** Everything that a page's animations change. */
export function changedBy(animations: readonly Animation[]): Set<string> {
  const own = new Set(['offset', 'easing', 'composite', 'computedOffset']);
  return new Set(
    animations
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((frame) => Object.keys(frame))
      .filter((key) => !own.has(key)),
  );
}

/** The words of a part that stand on more than one line: broken amid, with a hyphen or without. */
export function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
