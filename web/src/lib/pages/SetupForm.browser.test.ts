import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { drawn, PHONE, resize, WIDE } from '../../testing/browser';
import { all, cutTexts, isTooWide, one, overlaps, smallTargets } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { RequestError } from '../net/api';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import type { TableSetup } from '../wire';
import { addSeat, firstDraft, nameSeat, setKind, type Draft } from './setup';
import SetupForm from './SetupForm.svelte';

const SETUP = {
  version: '0',
  bots: ['random', 'greedy', 'planner'].map((name) => ({ name })),
  rule_sets: [
    { name: 'ours', rounds: 4, chart: 'guide' as const },
    { name: 'printed-2015', rounds: 3, chart: 'printed' as const },
  ],
  network: { open: true, addresses: [] },
};

function form(
  draft: Draft = firstDraft('Mira'),
  open = vi.fn((_: TableSetup) => Promise.resolve()),
) {
  return { open, ...show(SetupForm, { setup: SETUP, first: draft, open }) };
}

const send = () => page.getByRole('button', { name: 'Open the table' });

describe('the form of a new table', () => {
  test.each([
    ['empty', '   ', 'A seat needs a name.'],
    ['too long', 'x'.repeat(25), 'at most 24 letters; this one has 25'],
    ['taken', 'hazel', 'sits here already'],
    ['unseen', 'Mi\u202era', 'cannot be seen'],
  ])(
    'says of a name that is %s what is wrong, at its field, and goes there',
    async (_, name, why) => {
      const { open } = form();
      const fields = all('input.name');
      await page.elementLocator(fields[2] as Element).fill(name);
      await send().click();
      const wrong = document.activeElement as HTMLInputElement;
      expect(wrong.getAttribute('aria-invalid')).toBe('true');
      await expect
        .element(page.elementLocator(wrong))
        .toHaveAccessibleDescription(expect.stringContaining(why));
      // By more than a colour: the field's edge is another.
      const valid = fields.find((field) => field.getAttribute('aria-invalid') === 'false');
      const edge = (field: Element | undefined) => field && getComputedStyle(field).border;
      expect(edge(wrong)).not.toBe(edge(valid));
      expect(open).not.toHaveBeenCalled();
      await page.elementLocator(wrong).fill('Rowena');
      await expect.element(page.getByText(why)).not.toBeInTheDocument();
      await send().click();
      expect(open).toHaveBeenCalledOnce();
    },
  );

  test('keeps what is filled in, and the focus, as its language changes in place', async () => {
    form();
    await page.elementLocator(all('input.name')[0] as Element).fill('Wilhelmina');
    const why = page.getByText('at most 24 letters');
    await page.elementLocator(all('input.name')[1] as Element).fill('y'.repeat(30));
    await expect.element(why).toBeVisible();
    await chooseLanguage('fr');
    await expect.element(why).not.toBeInTheDocument();
    await expect.element(page.getByText('au plus 24')).toBeVisible();
    expect(
      all('input.name')
        .map((input) => (input as HTMLInputElement).value)
        .slice(0, 2),
    ).toEqual(['Wilhelmina', 'y'.repeat(30)]);
    expect(document.activeElement).toBe(all('input.name')[1]);
  });

  test('stays as it was when the server refuses, and says so at the seat that is named', async () => {
    const message = 'Invalid value - at `$.seats[1].name`';
    const open = vi.fn((_: TableSetup) =>
      Promise.reject(new RequestError(message, 'request.invalid')),
    );
    form(firstDraft('Mira'), open);
    await send().click();
    await expect.element(page.elementLocator(one('aside .bad'))).toBeVisible();
    const marked = all('input.name').map((field) => field.getAttribute('aria-invalid'));
    expect(marked).toEqual(['false', 'true', 'false', 'false']);
    await send().click();
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('moves a seat by key, and the same key moves it on', async () => {
    form();
    const names = () => all('input.name').map((field) => (field as HTMLInputElement).value);
    const [up] = all('.seatrow:last-child .up');
    up?.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(names).toEqual(['Mira', 'Rowan', 'Hazel', 'Juniper']);
    expect(document.activeElement?.closest('.seatrow')).toBe(all('.seatrow')[1]);
  });

  test('the first and the last seat say why they are not moved on, and of no seat that is none', () => {
    form();
    const moves = all('.moves .up, .moves .down');
    expect(moves.map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Mira sits first',
      'Move Mira down to seat 2',
      'Move Hazel up to seat 1',
      'Move Hazel down to seat 3',
      'Move Juniper up to seat 2',
      'Move Juniper down to seat 4',
      'Move Rowan up to seat 3',
      'Rowan sits last',
    ]);
    const still = moves.filter(({ ariaDisabled }) => ariaDisabled === 'true');
    expect(still.map(({ title }) => title)).toEqual(['Mira sits first', 'Rowan sits last']);
  });

  test.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('has room on %s for six odd names, in every language', async (_, size) => {
    await resize(size);
    const draft = firstDraft('Mira');
    addSeat(draft, 'bot');
    addSeat(draft, 'bot');
    draft.seats.forEach(({ id }, i) => {
      nameSeat(draft, id, ODD_NAMES[i] ?? '');
      if (i) setKind(draft, id, i % 2 ? 'link' : 'screen');
    });
    const { root } = form(draft);
    root.className = 'wrap';
    for (const summary of all('summary', root)) summary.click();
    for (const language of LANGUAGES) {
      await chooseLanguage(language);
      await drawn();
      expect(isTooWide()).toBe(false);
      expect(cutTexts(root)).toEqual([]);
      expect(overlaps(all('.seatrow, .set, .choice, aside', root))).toEqual([]);
      for (const row of all('.seatrow', root))
        expect(overlaps(all('.colour, .name, .who, .moves', row))).toEqual([]);
    }
    expect(smallTargets(root)).toEqual([]);
  });
});
