import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { drawn, PHONE, resize } from '../../testing/browser';
import { boxOf, cutTexts, isTooWide, one } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { table } from '../table/testing';
import type { InviteInfo, SeatInfo, TableInfo } from '../wire';
import Join from './Join.svelte';
import Sit from './Sit.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const KINDS = ['me', 'link', 'link', 'screen', 'bot', 'bot'] as const;

/** Six seats with names as wide as they may be; the second is free. */
const SEATS: SeatInfo[] = KINDS.map((kind, seat) => ({
  seat,
  name: ODD_NAMES[seat] ?? '',
  kind,
  bot: kind === 'bot' ? 'planner' : null,
  taken: seat !== 1,
  connected: true,
  colour: seat,
  stand_in: null,
}));

/** A table that waits: with a clock, favors, slow bots and no name of its own. */
function waiting(more: Partial<TableInfo> = {}): TableInfo {
  return table({
    status: 'waiting',
    name: null,
    host: 'Ann',
    seats: SEATS,
    mine: [],
    setup: {
      name: null,
      seats: SEATS.map(({ kind, name, bot }) => ({ kind, name, bot })),
      options: { rounds: 4, chart: 'guide', favors: 'great', start_seat: 5 },
      pace: 'slow',
      clock: { type: 'live', bank: 300, increment: 20 },
      listed: true,
    },
    ...more,
  });
}

/** The server answers whatever it is asked with this. */
function answer(body: InviteInfo | TableInfo): void {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body)));
}

const PAGES = {
  'an invitation': () => {
    const { rule_set, setup, seats } = waiting();
    answer({
      ...{ table: 'abc', table_name: null, host: 'Ann', rule_set, setup, seats },
      ...{ seat: 1, name: ODD_NAMES[1] ?? '', colour: 1, taken: false, commitment: null },
    });
    show(Join, { invite: 'code' });
  },
  'a table of the lobby': () => {
    answer(waiting());
    show(Sit, { table: 'abc' });
  },
  'the waiting room': () => {
    show(WaitingRoom, { table: waiting({ mine: [0] }) });
  },
};

describe.each(Object.entries(PAGES))('%s', (_, open) => {
  beforeEach(() => {
    localStorage.clear();
  });

  test('says what one sits down to, as it was said when the table was set up', async () => {
    open();
    const told = page.getByText(
      'Our rules: four rounds, 1 card for a Magic Cloud in the woods. ' +
        'With Great Favors, face down. Jo starts. Clock: 5 min + 20 s. In the lobby. ' +
        'The bots take their time. This table is played without hints.',
    );
    await expect.element(told).toBeVisible();
    expect(boxOf(told.element()).width).toBeGreaterThan(400);
    for (const name of ODD_NAMES.filter((_, seat) => seat !== 1))
      expect(document.body.textContent).toContain(name);
  });

  test.each(LANGUAGES)('names the table in words of %s, and fits a phone', async (language) => {
    await resize(PHONE);
    await chooseLanguage(language);
    open();
    const called = { en: 'Ann’s table', de: 'Ann & Co.', fr: 'Chez Ann' };
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(called[language]);
    await drawn();
    expect(isTooWide()).toBe(false);
    expect(cutTexts(one('main'))).toEqual([]);
  });
});
