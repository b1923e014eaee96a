"""Nothing lies over another thing: what can be touched is touched, what is to be read is read."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# What lies over the page as long as one looks at it, and may: a sheet, a word about something, the
# choices at a place, the search for a town, what others did meanwhile.
_LAYERS: Final = ".drawer, [role=tooltip], .by, .find, .since-note"

# A place of the map and its price may lie close to others, and a finger may zoom in; this much of
# each has to be free.
_LEAST_OF_PLACE: Final = 0.2

_COVERED: Final = """({ layers, least }) => {
  const found = [];
  const say = (what, where) => {
    const { x, y } = where;
    found.push(`${what} at ${Math.round(x)}, ${Math.round(y)}`);
  };
  const called = element => {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const name = element.getAttribute('class') ?? '';
    return `${element.localName}.${name.split(' ').join('.')} "${words.slice(0, 40)}"`;
  };
  const whole = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const boxes = new Map();
  /* What of it can be seen: what scrolls or is cut off around it hides the rest. */
  const room = element => {
    if (boxes.has(element)) return boxes.get(element);
    const style = getComputedStyle(element);
    const isFree = style.position === 'fixed' || !element.parentElement;
    let seen = isFree ? whole : room(element.parentElement);
    if (style.overflowX !== 'visible' && element !== document.body && style.display !== 'inline')
      seen = meet(seen, element.getBoundingClientRect());
    boxes.set(element, seen);
    return seen;
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const area = box => (box.right - box.left) * (box.bottom - box.top);
  const isThere = box => box.right - box.left > 4 && box.bottom - box.top > 4;
  const layer = element => element.closest(layers);
  const solid = 'img, canvas, select, input:not([type=radio], [type=checkbox], [type=range])';
  /* Whether one sees through all of it down to what holds both. */
  const isClear = (over, part) => {
    for (let at = over; at && !at.contains(part); at = at.parentElement) {
      if (at.closest('svg') && at.localName !== 'svg') {
        const { fill, stroke } = getComputedStyle(at);
        if (at.localName === 'use' || at.localName === 'image') return false;
        const isDrawn = paint => paint !== 'none' && !/, 0\\)$/.test(paint);
        if (at.getBBox && at.localName !== 'g' && (isDrawn(fill) || isDrawn(stroke))) return false;
        continue;
      }
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
      if (Number(opacity) === 0) return true;
      if (at.matches(solid)) return false;
      if (backgroundImage !== 'none') return false;
      if (backgroundColor !== 'transparent' && !/, 0\\)$/.test(backgroundColor)) return false;
    }
    return true;
  };

  /* Each is judged where the page has it nearest to the middle of the window. */
  const steps = [];
  const height = document.documentElement.scrollHeight;
  const last = Math.max(0, height - innerHeight);
  for (let y = 0; y < last; y += innerHeight / 2) steps.push(y);
  steps.push(last);
  const before = scrollY;
  let isFirst;
  let isLast;
  const isHere = box => {
    const middle = (box.top + box.bottom) / 2 / innerHeight;
    return (isFirst || middle >= 0.25) && (isLast || middle < 0.75);
  };

  const targets = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  /* What lies under the tools of a map that can be moved is moved from there. */
  const tools = document.querySelector('.zoom')?.getBoundingClientRect();
  const map = document.querySelector('.window')?.getBoundingClientRect();
  const isOver = tools && map && meet(tools, map).left < meet(tools, map).right;
  const free = isOver ? { ...whole, right: Math.max(tools.left, map.right - 60) } : null;
  const shown = element =>
    free && element.closest('.stage') ? meet(room(element), free) : room(element);
  const touched = [...document.querySelectorAll(targets)].filter(target =>
    !target.matches(':disabled, .skip')
    && (!target.closest('.stage') || target.matches('[data-legal], [data-far], .price.at'))
    && target.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(target).pointerEvents !== 'none');
  const touch = () => {
    for (const target of touched) {
      const isPlace = target.closest('.stage') !== null;
      const control = target.closest('label') ?? target;
      if (!isThere(meet(control.getBoundingClientRect(), whole))) continue;
      const seen = shown(control.parentElement);
      for (const part of control.getClientRects()) {
        const box = meet(part, seen);
        if (part.width < 2 || !isThere(box) || !isHere(part)) continue;
        /* At the edge of a map that is moved it may be anything. */
        if (isPlace && 2 * area(box) < part.width * part.height) continue;
        const radius = parseFloat(getComputedStyle(control).borderTopLeftRadius) || 0;
        const inset = 3 + 0.3 * Math.min(radius, part.width / 2, part.height / 2);
        const [w, h] = [box.right - box.left, box.bottom - box.top];
        const [dx, dy] = [Math.min(inset, w / 3), Math.min(inset, h / 3)];
        const xs = [box.left + dx, box.left + w / 2, box.right - dx];
        const ys = [box.top + dy, box.top + h / 2, box.bottom - dy];
        let free = 0;
        let coverer = null;
        for (const y of ys) for (const x of xs) {
          const hit = document.elementFromPoint(x, y);
          const road = hit?.dataset.line;
          const isHit = !hit || control.contains(hit) || hit.contains(control)
            || hit.closest('label')?.control === target
            || (road && target.dataset.place === `road:${road}`)
            /* a town's own price does the same */
            || hit.closest('.price.at')?.previousElementSibling === control;
          if (isHit || (layer(hit) && layer(hit) !== layer(control))) free += 1;
          else coverer = hit;
        }
        const share = free / 9;
        if (isPlace ? share < least : share < 1)
          say(`${called(control)} lies under ${called(coverer)}`, { x: box.left, y: box.top });
      }
    }
  };

  /* Put aside for the ear. */
  const isForTheEar = part => {
    for (let at = part; at !== document.body; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (position === 'absolute' && clipPath !== 'none') return true;
    }
    return false;
  };
  const isRead = ({ parentElement: part, data }) => data.trim()
    && !part.closest('script, style, .sr, .skip, option, .eb, .over, .stack > .card')
    && part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !isForTheEar(part);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (isRead(walker.currentNode)) texts.push(walker.currentNode);
  const read = () => {
    const lines = [];
    for (const node of texts) {
      const { parentElement: part, data } = node;
      if (!isThere(meet(part.getBoundingClientRect(), whole))) continue;
      const seen = shown(part);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (!isHere(line) || line.width < 3) continue;
        /* The letters themselves, without the air above and below. */
        const box = meet({
          left: line.left + 1,
          right: line.right - 1,
          top: line.top + line.height * 0.25,
          bottom: line.bottom - line.height * 0.25,
        }, seen);
        if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
        lines.push({ ...box, part, node, text: data.trim().slice(0, 40), layer: layer(part) });
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [i, line] of lines.entries()) {
      const middle = (line.top + line.bottom) / 2;
      for (const x of [line.left + 1, (line.left + line.right) / 2, line.right - 1]) {
        let isUnder = null;
        for (const over of document.elementsFromPoint(x, middle)) {
          if (over.contains(line.part) || line.part.contains(over)) break;
          if (layer(over) && layer(over) !== line.layer) {
            line.isHidden = true;
            break;
          }
          if (!isClear(over, line.part)) {
            isUnder = over;
            break;
          }
        }
        if (isUnder) {
          say(`"${line.text}" lies under ${called(isUnder)}`, { x, y: middle });
          line.isHidden = true;
          break;
        }
      }
    }
    for (const [i, line] of lines.entries()) {
      for (let j = i + 1; j < lines.length && lines[j].top < line.bottom; j += 1) {
        const other = lines[j];
        if (line.node === other.node || line.layer !== other.layer) continue;
        if (line.isHidden || other.isHidden) continue;
        const box = meet(line, other);
        if (box.right - box.left > 1 && box.bottom - box.top > 1)
          say(`"${line.text}" and "${other.text}" lie on each other`, { x: box.left, y: box.top });
      }
    }
  };
  /* What lies on the page and lets clicks through is seen all the same, but for the drawing. */
  const all = new CSSStyleSheet();
  all.replaceSync('*:not(.eb, .eb *, .lines *) { pointer-events: auto !important }');
  const pass = look => {
    for (const y of steps) {
      isFirst = y === 0;
      isLast = y === last;
      if (last) scrollTo(0, y);
      boxes.clear();
      look();
    }
  };
  pass(touch);
  document.adoptedStyleSheets.push(all);
  pass(read);
  document.adoptedStyleSheets.pop();
  scrollTo(0, before);
  return found;
}"""


def overlaps(page: Page) -> list[str]:
    """What lies under another thing, or on another text."""
    found: list[str] = page.evaluate(_COVERED, {"layers": _LAYERS, "least": _LEAST_OF_PLACE})
    return found


def assert_apart(page: Page, where: str = "") -> None:
    """Whatever can be touched can be hit all over, and no text lies under or on another thing.

    Raises:
        AssertionError: it does not; the message has what and where.
    """
    found = overlaps(page)
    assert not found, f"{where or page.url}: {found}"
