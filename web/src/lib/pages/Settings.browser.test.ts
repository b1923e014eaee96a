import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, prefer, resize } from '../../testing/browser';
import { cutTexts, isTooWide, smallTargets } from '../../testing/looks';
import { effect, show } from '../../testing/show.svelte';
import {
  chooseLanguage,
  isStill,
  lasting,
  readChoices,
  settings,
  useSettings,
} from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import Settings from './Settings.svelte';

function showSettings() {
  effect(useSettings);
  return show(Settings, {});
}

/** What another visit would find. */
const kept = () => readChoices(localStorage.getItem('elfenland.settings'));
const ground = () => getComputedStyle(document.documentElement).backgroundColor;
/** The choices of this name; the foot of the page has a row of languages, too. */
const choices = (name: string) =>
  page.getByRole('group', { name }).filter({ has: page.getByRole('radio') });
const choice = (group: string, name: string) =>
  choices(group).getByRole('radio', { name, exact: true });
/** The button of a choice is its label. */
const choose = (group: string, name: string) =>
  choices(group).getByText(name, { exact: true }).click();

describe('the settings', () => {
  test('day and night are seen at once, whatever the system says, and kept', async () => {
    showSettings();
    const day = ground();
    await choose('Day or night', 'Night');
    const night = ground();
    expect(night).not.toBe(day);
    expect(kept().theme).toBe('dark');
    await prefer({ scheme: 'dark' });
    await choose('Day or night', 'Day');
    expect(ground()).toBe(day);
    await choose('Day or night', 'As the system');
    expect([ground(), kept().theme]).toEqual([night, 'system']);
  });

  test('arrows go through what can be chosen of a kind, and Tab to the next', async () => {
    showSettings();
    (choice('Movement', 'Normal').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(settings.motion).toBe('quick');
    await userEvent.keyboard('{ArrowRight}');
    expect([settings.motion, kept().motion]).toEqual(['none', 'none']);
    const before = document.activeElement;
    await userEvent.tab();
    expect(document.activeElement?.closest('fieldset')).not.toBe(before?.closest('fieldset'));
  });

  test('movement lasts half as long or not at all, as the style says', async () => {
    showSettings();
    const whole = lasting('walk');
    await choose('Movement', 'Quick');
    expect(lasting('walk')).toBeLessThan(whole);
    expect(isStill()).toBe(false);
    await choose('Movement', 'None');
    expect(isStill()).toBe(true);
    await choose('Movement', 'Normal');
    await prefer({ still: true });
    expect(isStill()).toBe(true);
    expect(lasting('walk')).toBe(0);
    await prefer({});
    expect(lasting('walk')).toBe(whole);
    document.documentElement.style.setProperty('--m-walk', '7s');
    expect(lasting('walk')).toBe(7000);
    document.documentElement.style.removeProperty('--m-walk');
    expect(lasting('walk')).toBe(whole);
  });

  test('a language is changed in place: the focus stays, the page says which it speaks', async () => {
    showSettings();
    await choose('Language', 'Deutsch');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Einstellungen');
    expect(document.documentElement.lang).toBe('de');
    expect((document.activeElement as HTMLInputElement).value).toBe('de');
    expect(kept().language).toBe('de');
    await choose('Sprache', 'Français');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Réglages');
    // At the foot of each page, too.
    await page.getByRole('button', { name: 'English' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    await expect
      .element(page.getByRole('button', { name: 'English' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('a name is kept when it will do, and else says why', async () => {
    showSettings();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('  Mira   of the Woods ');
    expect(kept().name).toBe('Mira of the Woods');
    await name.fill('x'.repeat(25));
    await expect.element(name).toHaveAccessibleDescription(/at most 24 letters/);
    expect(kept().name).toBe('Mira of the Woods');
  });

  test('last as long as the page where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    showSettings();
    await choose('Letter keys', 'Off');
    expect(settings.letterKeys).toBe(false);
    await expect.element(choice('Letter keys', 'Off')).toBeChecked();
  });

  test('have room on a phone in every language', async () => {
    await resize(PHONE);
    settings.sound = true;
    const { root } = showSettings();
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      await drawn();
      expect(isTooWide()).toBe(false);
      expect(cutTexts(root)).toEqual([]);
    }
    expect(smallTargets(root)).toEqual([]);
  });
});
