import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drag, drawn, PHONE, prefer, press, resize, touch, wheel } from '../../testing/browser';
import { all, boxOf, changedBy, middleOf, one, outside } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import type { Transport } from '../wire';
import Board from './Board.svelte';
import { connectionsOf, town, WIDTH, type Point } from './geometry';
import { NO_MARKS, placeKey, type Place, type Target } from './marks';
import { Spotlight } from './spotlight.svelte';
import type { Tip } from './tips';

const TARGETS: Target[] = ['feodor', 'lapphalya', 'wylhien'].map((id) => ({
  key: placeKey({ town: id }),
  place: { town: id },
  label: `Go to ${id}`,
  price: { kind: 'dragon', count: 2, held: 2 },
  isPicked: false,
  look: 'near',
}));

const SCENE = {
  boots: ['elvenhold', 'feodor'],
  collected: [new Set<string>(), new Set<string>()],
  roads: new Map([
    ['jaccaranda-tichih-mountains', { counter: 'dragon' as Transport, obstacle: false }],
  ]),
  tiles: new Map(),
};

function showBoard(more: { targets?: Target[]; focus?: Point[]; letters?: boolean } = {}) {
  const onplace = vi.fn<(place: Place, event: MouseEvent) => void>();
  const tipOf = (place: Place): Tip => ({
    title: `About ${placeKey(place)}`,
    lines: ['A line', 'Another line that is a little longer than the first'],
    offers: [{ kind: 'dragon', count: 2, held: 1 }],
  });
  const shown = show(Board, {
    scene: SCENE,
    recent: { laid: [], ways: [] },
    marks: NO_MARKS,
    targets: TARGETS,
    me: 0,
    motion: { walker: null, landing: null, lifted: null },
    goals: [],
    spotlight: new Spotlight(() => []),
    tipOf,
    home: 'elvenhold',
    describe: (place: Place) => `There is ${placeKey(place)}`,
    onplace,
    focus: [] as Point[],
    letters: true,
    ...more,
  });
  Object.assign(shown.root.style, { display: 'grid', gridTemplate: '"map" 100dvh / 100%' });
  return { ...shown, onplace };
}

const stage = () => boxOf(one('.stage'));
const frame = () => boxOf(one('.window'));
const here = () => document.activeElement?.getAttribute('data-place');
const standing = (id: string) => middleOf(one(`[data-place="town:${id}"]`));

/** No table beside the board where the board could be, but under the tools of a small screen. */
function expectFilled(): void {
  const [board, around] = [stage(), frame()];
  const aside = innerWidth < 1024 ? 60 : 0;
  const fills = (start: number, end: number, from: number, to: number) =>
    end - start >= to - from - 1
      ? start <= from + 1 && end >= to - 1
      : Math.abs(start + end - from - to) < 2;
  expect(fills(board.left, board.right, around.left, around.right - aside)).toBe(true);
  expect(fills(board.top, board.bottom, around.top, around.bottom)).toBe(true);
}

describe('the map by keys', () => {
  test('is one stop: Tab comes to a town, and goes on behind the map', async () => {
    showBoard();
    await userEvent.tab();
    expect(here()).toBe('town:elvenhold');
    expect(all('[data-place][tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(here()).toBe(null);
  });

  test('arrows go from town to town, R through the roads of one and back', async () => {
    showBoard();
    await userEvent.tab();
    const before = standing('elvenhold');
    await userEvent.keyboard('{ArrowUp}');
    const up = here();
    expect(up).toMatch(/^town:/);
    expect(middleOf(document.activeElement as Element)[1]).toBeLessThan(before[1]);
    const roads = connectionsOf(up?.slice('town:'.length) ?? '');
    for (const road of roads) {
      await userEvent.keyboard('r');
      expect(here()).toBe(`road:${road}`);
    }
    await userEvent.keyboard('{Shift>}R{/Shift}');
    expect(here()).toBe(`road:${roads.at(-2) ?? roads.at(-1) ?? ''}`);
    await userEvent.keyboard('{ArrowDown}');
    expect(here()).toMatch(/^town:/);
    // The one stop is where the keyboard was.
    expect(one('[data-place][tabindex="0"]')).toBe(document.activeElement);
  });

  test('the targets come round, forth and back, and Enter acts on one', async () => {
    const { exports, onplace } = showBoard();
    const seen = [1, 1, 1, 1, -1].map((by) => {
      exports.stepTargets(by as 1 | -1);
      return here();
    });
    const [a, b, c] = TARGETS.map((target) => target.key);
    expect(seen).toEqual([a, b, c, a, c]);
    await userEvent.keyboard('{Enter}');
    expect(onplace.mock.lastCall?.[0]).toEqual({ town: 'wylhien' });
  });

  test('what the keyboard comes to is in sight, and has a ring that can be seen', async () => {
    await resize(PHONE);
    const { exports } = showBoard({ focus: [town('elvenhold').at] });
    await drawn();
    for (const id of ['wylhien', 'beata', 'virst', 'yttar', 'elvenhold']) {
      exports.focusOn({ town: id });
      await drawn();
      expect(outside([document.activeElement as Element], frame())).toEqual([]);
      expectFilled();
    }
    await userEvent.keyboard('{ArrowLeft}');
    expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid');
  });

  test('letters are keys only where they are wished, and never with Control', async () => {
    const { give } = showBoard({ letters: false });
    await drawn();
    const before = stage().width;
    await userEvent.keyboard('+');
    give({ letters: true });
    await userEvent.keyboard('{Control>}+{/Control}');
    expect(stage().width).toBeCloseTo(before, 0);
    await userEvent.keyboard('+');
    await expect.poll(() => stage().width / before).toBeCloseTo(1.35, 1);
    await userEvent.keyboard('-');
    await expect.poll(() => stage().width).toBeCloseTo(before, 0);
  });
});

describe('the map by mouse and fingers', () => {
  test('the wheel goes nearer where it is turned, to a bound, and back to the whole map', async () => {
    showBoard();
    await drawn();
    const whole = stage().width;
    const at = standing('feodor');
    await wheel(at, -300);
    await expect.poll(() => stage().width).toBeGreaterThan(whole * 1.3);
    const now = standing('feodor');
    expect(Math.hypot(now[0] - at[0], now[1] - at[1])).toBeLessThan(12);
    for (let i = 0; i < 6; i += 1) await wheel(at, -2000);
    await expect.poll(() => stage().width / whole).toBeCloseTo(6, 1);
    expectFilled();
    for (let i = 0; i < 6; i += 1) await wheel(at, 3000);
    await expect.poll(() => stage().width).toBeCloseTo(whole, 0);
    expectFilled();
  });

  test('a drag moves it, never beyond its edge, and is no click on what lies there', async () => {
    const { exports, onplace } = showBoard();
    await drawn();
    await prefer({ still: true });
    exports.zoom(4);
    await drawn();
    const before = stage();
    const { left, top, width, height } = frame();
    const middle = [left + width / 2, top + height / 2] as const;
    await drag(middle, [middle[0] + 40, middle[1] + 20], [middle[0] + 120, middle[1] + 60]);
    await expect.poll(() => stage().left - before.left).toBeCloseTo(120, 0);
    expect(stage().top - before.top).toBeCloseTo(60, 0);
    for (let i = 0; i < 5; i += 1)
      await drag(
        [left + 60, top + 60],
        [left + 300, top + 200],
        [left + width - 60, top + height - 60],
      );
    await expect.poll(() => [stage().left, stage().top]).toEqual([left, top]);
    expect(onplace).not.toHaveBeenCalled();
  });

  test('a double click beside all places shows the whole map, and another what matters', async () => {
    await resize(PHONE);
    showBoard({ focus: [town('elvenhold').at, town('feodor').at] });
    await prefer({ still: true });
    await drawn();
    const near = stage().width;
    expect(near).toBeGreaterThan(PHONE[0] * 1.4);
    const sea = () => ({ position: { x: 30, y: frame().height - 30 } });
    await userEvent.dblClick(one('.window'), sea());
    await expect.poll(() => stage().width).toBeCloseTo(PHONE[0], 0);
    await userEvent.dblClick(one('.window'), sea());
    await expect.poll(() => stage().width).toBeCloseTo(near, 0);
  });

  test('two fingers zoom about their middle, one moves it, and none of it is a click', async () => {
    await resize(PHONE);
    const { onplace } = showBoard({ focus: [] });
    await drawn();
    const whole = stage().width;
    const [x, y] = middleOf(one('.window'));
    // Which part of the board's width lies under the middle of the fingers.
    const under = () => (x - stage().left) / stage().width;
    const before = under();
    await touch(
      [
        [x - 30, y],
        [x + 30, y],
      ],
      [
        [x - 50, y],
        [x + 50, y],
      ],
      [
        [x - 90, y],
        [x + 90, y],
      ],
    );
    await expect.poll(() => stage().width / whole).toBeCloseTo(3, 0);
    expect(under()).toBeCloseTo(before, 1);
    expectFilled();
    const { left } = stage();
    await touch([[100, 400]], [[120, 410]], [[180, 430]]);
    await expect.poll(() => Math.round(stage().left - left)).toBe(80);
    expect(onplace).not.toHaveBeenCalled();
  });

  test('a click on a road, anywhere along it, means that road', async () => {
    const { onplace } = showBoard();
    await drawn();
    const line = document.querySelector<SVGPathElement>(
      '[data-line="jaccaranda-tichih-mountains"]',
    );
    if (!line) throw new Error('there is no such road');
    const scale = stage().width / WIDTH;
    for (const part of [0.35, 0.65]) {
      const at = line.getPointAtLength(line.getTotalLength() * part);
      const position = { x: at.x * scale, y: at.y * scale };
      await userEvent.click(one('.stage'), { position });
      expect(onplace.mock.lastCall?.[0]).toEqual({ road: 'jaccaranda-tichih-mountains' });
    }
    expect(onplace).toHaveBeenCalledTimes(2);
  });

  test('goes from view to view by moving its picture alone, and at once where stillness is wished', async () => {
    const { exports } = showBoard();
    await drawn();
    exports.zoom(2);
    const moves = () => one('.stage').getAnimations();
    expect([...changedBy(moves())]).toEqual(['transform']);
    // Any key ends it.
    await userEvent.keyboard('x');
    expect(moves()).toEqual([]);
    await prefer({ still: true });
    exports.fit();
    expect(moves()).toEqual([]);
  });
});

describe('a word about a place', () => {
  test('comes when a mouse stays, and goes with it or with Escape', async () => {
    showBoard();
    await drawn();
    const tip = page.getByRole('tooltip');
    await userEvent.hover(one('[data-place="town:feodor"]'));
    await expect.element(tip).toHaveTextContent('About town:feodor');
    await expect
      .element(page.elementLocator(one('[data-place="town:feodor"]')))
      .toHaveAccessibleDescription(/About town:feodor/);
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
    await userEvent.hover(one('[data-place="town:lapphalya"]'));
    await expect.element(tip).toHaveTextContent('About town:lapphalya');
  });

  test('comes at once by key, and after a long press, which is no click', async () => {
    const { onplace } = showBoard();
    await drawn();
    await userEvent.tab();
    expect(one('#tip').textContent).toContain('About town:elvenhold');
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => all('#tip')).toEqual([]);
    const [x, y] = standing('feodor');
    const lift = await press([x, y]);
    await expect
      .poll(() => all('#tip').map((tip) => tip.textContent))
      .toEqual([expect.stringContaining('About town:feodor')]);
    await lift();
    await drawn();
    expect(onplace).not.toHaveBeenCalled();
  });

  test('stays within the map at each of its edges', async () => {
    await resize(PHONE);
    const { exports } = showBoard({ focus: [] });
    await drawn();
    await userEvent.tab();
    for (const id of ['wylhien', 'beata', 'virst', 'yttar']) {
      exports.focusOn({ town: id });
      await drawn();
      expect(outside(all('#tip'), frame())).toEqual([]);
    }
  });
});
