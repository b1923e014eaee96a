/**
 * Every component test begins on the same page: with the client's own styles, fonts and drawings, by
 * day, in English, with nothing chosen. A complaint in the console fails the test.
 */
import '../styles/index.css';

import { mount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import Sprites from '../lib/art/Sprites.svelte';
import { chooseLanguage, readChoices, settings } from '../lib/settings.svelte';
import { prefer, resize, takeMouseAway, WIDE } from './browser';
import { clear } from './show.svelte';

let complaints: { mock: { calls: unknown[][] } }[] = [];

beforeAll(async () => {
  document.body.className = 'tk';
  mount(Sprites, { target: document.body });
  // A text measured before its font has come is another text.
  await Promise.all([...document.fonts].map((font) => font.load()));
});

beforeEach(async () => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  await resize(WIDE);
  await prefer({});
  await takeMouseAway();
  // Tab begins at the top, not where the last test was.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
});

afterEach(async () => {
  clear();
  vi.useRealTimers();
  const calls = complaints.flatMap(({ mock }) => mock.calls);
  vi.restoreAllMocks();
  Object.assign(settings, readChoices(null));
  await chooseLanguage('en');
  localStorage.clear();
  for (const choice of ['theme', 'motion'])
    document.documentElement.removeAttribute(`data-${choice}`);
  expect(calls).toEqual([]);
});
