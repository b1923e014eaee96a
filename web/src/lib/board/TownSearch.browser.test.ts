import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, resize } from '../../testing/browser';
import { all, boxOf, cutTexts, one, outside, pane, smallTargets } from '../../testing/looks';
import { show } from '../../testing/show.svelte';
import { TOWN_IDS } from './geometry';
import TownSearch from './TownSearch.svelte';

function search() {
  const [onfind, onclose] = [vi.fn(), vi.fn()];
  const shown = show(TownSearch, { onfind, onclose });
  // As on the map, which is its frame.
  Object.assign(shown.root.style, { position: 'relative', height: '360px' });
  const list = one('[role=listbox]');
  const active = () => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return id ? document.getElementById(id) : null;
  };
  return { ...shown, onfind, onclose, list, active };
}

/** Whether an option is in sight in its list. */
function isInSight(option: Element | null, list: Element): boolean {
  return option !== null && outside([option], boxOf(list)).length === 0;
}

describe('the search for a town', () => {
  test('has the focus at once, and all towns', async () => {
    const { active, list } = search();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(all('[role=option]')).toHaveLength(TOWN_IDS.length);
    expect(active()?.textContent).toContain('Al’Baran');
    expect(isInSight(active(), list)).toBe(true);
  });

  test('arrows go round in the list, which scrolls with them; the page does not', async () => {
    const { active, list } = search();
    for (let i = 0; i < TOWN_IDS.length - 1; i += 1) {
      await userEvent.keyboard('{ArrowDown}');
      expect(isInSight(active(), list)).toBe(true);
    }
    expect(active()?.textContent).toContain('Yttar');
    expect(list.scrollTop).toBeGreaterThan(100);
    await userEvent.keyboard('{ArrowDown}');
    expect([active()?.textContent?.trim(), list.scrollTop]).toEqual(['Al’Baran', 0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(isInSight(active(), list)).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(active()?.textContent).toContain('Al’Baran');
    expect(scrollY).toBe(0);
  });

  test('a few letters and Enter find, without accents, signs or capitals', async () => {
    const { onfind, active } = search();
    await userEvent.keyboard('ERGE');
    expect(active()?.textContent).toContain('Erg’Eren');
    await userEvent.keyboard('{Enter}');
    expect(onfind).toHaveBeenCalledWith('ergeren');
    // What is typed is edited as text is: Home is the field's, then.
    await userEvent.keyboard('{Home}x');
    await expect.element(page.getByRole('combobox')).toHaveValue('xERGE');
    await expect.element(page.getByRole('status')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(onfind).toHaveBeenCalledOnce();
  });

  test('a click finds, and the field keeps the focus until then', async () => {
    const { onfind, onclose } = search();
    await page.getByRole('option', { name: 'Beata' }).click();
    expect(onfind).toHaveBeenCalledWith('beata');
    expect(onclose).not.toHaveBeenCalled();
  });

  test('Escape, its button and a look elsewhere put it away', async () => {
    const { onclose } = search();
    await userEvent.keyboard('{Escape}');
    expect(onclose).toHaveBeenCalledTimes(1);
    await page.getByRole('button').click();
    expect(onclose).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
    expect(onclose).toHaveBeenCalledTimes(3);
  });

  test('fits a phone, and each town takes a thumb', async () => {
    await resize(PHONE);
    const { root, list } = search();
    await drawn();
    expect(outside([one('.find')], pane())).toEqual([]);
    expect(cutTexts(root)).toEqual([]);
    expect(smallTargets(root)).toEqual([]);
    for (const option of all('[role=option]', list))
      expect(boxOf(option).height).toBeGreaterThanOrEqual(44);
  });
});
