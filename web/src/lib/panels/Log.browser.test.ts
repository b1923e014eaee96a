import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, resize } from '../../testing/browser';
import { all, boxOf, cutTexts, isTooWide, one } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import type { Part } from '../pictures';
import Log from './Log.svelte';

interface Line {
  key: string;
  group?: string;
  parts?: readonly Part[];
  seat?: number | null;
}

const WIDEST = 'W'.repeat(24);

function lines(count: number, of: Partial<Line> = {}): Line[] {
  return Array.from({ length: count }, (_, i) => ({
    key: String(i),
    seat: i % 2,
    parts: [`Line ${String(i)}`],
    ...of,
  }));
}

/** A log in a box that is lower than it. */
function showLog(props: {
  lines: readonly Line[];
  now?: number;
  fresh?: string | null;
  onpick?: (key: string) => void;
}) {
  const shown = show(Log, props);
  shown.root.className = 'logbox';
  Object.assign(shown.root.style, { display: 'flex', height: '200px', width: '320px' });
  return { ...shown, log: one('.log', shown.root) };
}

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 2;

describe('the log', () => {
  test('with nothing in it is an empty list that can be come to', () => {
    const { log } = showLog({ lines: [] });
    expect(all('li', log)).toEqual([]);
    expect(log.getAttribute('aria-label')).toBe('What happened');
  });

  test('of 400 lines shows the last, and stays by it as more come', async () => {
    const { log, give } = showLog({ lines: lines(400) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    expect(log.scrollHeight).toBeGreaterThan(4000);
    give({ lines: lines(402) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await expect.element(page.getByText('Line 401')).toBeInViewport();
  });

  test('stays by its end when it hears of its own movement after more has come', async () => {
    const { log, give } = showLog({ lines: lines(60) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await drawn();
    give({ lines: lines(80) });
    log.dispatchEvent(new Event('scroll'));
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  test('follows its end though a line above has gone before it heard of what came', async () => {
    const { log, give } = showLog({ lines: lines(60), fresh: '30' });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await drawn();
    const before = log.scrollTop;
    give({ fresh: null });
    // Laid out in between, it is pushed up by as much as is gone.
    expect(log.scrollTop).toBeLessThan(before);
    give({ lines: lines(80) });
    log.dispatchEvent(new Event('scroll'));
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  test('leaves whoever reads further up where they are', async () => {
    const { log, give } = showLog({ lines: lines(60) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    log.focus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => log.scrollTop).toBe(0);
    give({ lines: lines(61) });
    await drawn();
    expect(log.scrollTop).toBe(0);
    // Back at the end, it follows again.
    await userEvent.keyboard('{End}');
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await drawn();
    give({ lines: lines(70) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  test('keeps its end in sight when its box becomes lower', async () => {
    const { log, root } = showLog({ lines: lines(60) });
    await expect.poll(() => isAtEnd(log)).toBe(true);
    root.style.height = '90px';
    await expect.poll(() => [log.clientHeight <= 90, isAtEnd(log)]).toEqual([true, true]);
  });

  test('of a replay has the line that is now in its middle, whatever was scrolled', async () => {
    const onpick = vi.fn();
    const { log, give } = showLog({ lines: lines(200), now: 100, onpick });
    const isInMiddle = () => {
      const now = boxOf(one('.now', log));
      const box = boxOf(log);
      return Math.abs((now.top + now.bottom - box.top - box.bottom) / 2) < 4;
    };
    await expect.poll(isInMiddle).toBe(true);
    give({ now: 20 });
    await expect.poll(isInMiddle).toBe(true);
    await page.getByRole('button', { name: 'Line 21', exact: true }).click();
    expect(onpick).toHaveBeenCalledWith('21');
  });

  test('draws pictures that stay by their words, and marks what is new', () => {
    const cards = ['dragon', 'unicorn', 'giant-pig', 'elfcycle', 'troll-wagon'] as const;
    const parts: Part[] = [
      'Mira pays ',
      ...cards.flatMap((kind): Part[] => [
        { picture: `u-pip-${kind}`, text: 'one of these' },
        ', ',
      ]),
    ];
    const { log } = showLog({ lines: lines(3, { parts }), fresh: '1' });
    const pictures = all('.pictured', log);
    expect(pictures).toHaveLength(15);
    for (const pictured of pictures) {
      expect(pictured.getClientRects()).toHaveLength(1);
      const { width, height } = boxOf(one('svg', pictured));
      expect(width).toBeGreaterThan(8);
      expect(height).toBeGreaterThan(12);
    }
    expect(one('.since', log).textContent).toBe('Since your last turn');
    expect(one('.since', log).nextElementSibling).toBe(all('li', log)[2]);
  });

  test.each([
    ['wide', `${WIDEST} travels from ${WIDEST} to ${WIDEST}`],
    ['without a space', 'x'.repeat(200)],
    ['from right to left', 'شمس الدين محمد تسافر إلى المدينة البعيدة'],
    ['of emoji', '🧝🏽‍♀️🐉🦄🐗🚲'.repeat(12)],
  ])('has room for names %s', async (_, text) => {
    await resize(PHONE);
    const { log } = showLog({ lines: lines(5, { parts: [text] }) });
    expect(isTooWide(log)).toBe(false);
    expect(cutTexts(log)).toEqual([]);
    for (const line of all('li', log)) expect(isTooWide(line)).toBe(false);
  });
});
