import { describe, expect, test, vi } from 'vitest';

import { one } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import Clock from './Clock.svelte';

const look = (of: Element) => {
  const { color, backgroundColor, borderTopWidth } = getComputedStyle(of);
  return { color, backgroundColor, borderTopWidth };
};

function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
}

/** The clock of seat 1, whose turn has so many seconds left. */
function showClock(left: number | null, toAct: number | null = 1) {
  const clock = { left, banks: [600, 90] };
  return show(Clock, { told: { clock, at: Date.now() }, seat: 1, toAct });
}

describe('the clock of a seat', () => {
  test('runs while the seat is asked, and is urgent by colour, ground and frame', async () => {
    fakeTime();
    showClock(22);
    const clock = one('.clock');
    const calm = look(clock);
    expect(clock.textContent).toBe('0:22');
    vi.advanceTimersByTime(1000);
    await expect.poll(() => clock.textContent).toBe('0:21');
    expect(look(clock)).toEqual(calm);
    vi.advanceTimersByTime(1000);
    await expect.poll(() => clock.textContent).toBe('0:20');
    const urgent = look(clock);
    expect(urgent.color).not.toBe(calm.color);
    expect(urgent.backgroundColor).not.toBe(calm.backgroundColor);
    expect(urgent.borderTopWidth).toBe('2px');
    // It ends at nothing, and says the time to who hears it.
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => clock.getAttribute('aria-label')).toBe('0:00 left');
  });

  test('has not lost the time that the page was hidden', async () => {
    fakeTime();
    showClock(300);
    // A hidden page's timers stand still; the clock of the machine does not.
    vi.setSystemTime(Date.now() + 240_000);
    expect(one('.clock').textContent).toBe('5:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => one('.clock').textContent).toBe('1:00');
  });

  test('stands at its bank while another is asked, and keeps its place as digits change', async () => {
    fakeTime();
    showClock(50, 0);
    expect(one('.clock').textContent).toBe('1:30');
    expect(one('.clock').className).not.toContain('is-running');
    vi.advanceTimersByTime(20_000);
    await expect.poll(() => one('.clock').textContent).toBe('1:30');
  });

  test('is as wide at 11:11 as at 08:08', async () => {
    fakeTime();
    const { give } = showClock(671);
    const wide = () => one('.clock').getBoundingClientRect().width;
    expect(one('.clock').textContent).toBe('11:11');
    const before = wide();
    give({ told: { clock: { left: 1208, banks: [] }, at: Date.now() } });
    expect(one('.clock').textContent).toBe('20:08');
    expect(wide()).toBeCloseTo(before, 1);
  });
});
