import { expect, test } from 'vitest';

import { drawn, PHONE, resize } from '../../testing/browser';
import { all, boxOf, isTooWide, smallTargets } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import type { TableLine } from '../wire';
import Games from './Games.svelte';

/** A game of one's own against somebody. */
function line(table: string, other: string, more: Partial<TableLine>): TableLine {
  const seat = { bot: null, taken: true };
  return {
    ...{ table, name: null, host: 'Ann', status: 'playing', rule_set: 'ours', options: {} },
    ...{ clock: null, made: '2026-01-01T00:00:00Z', begun: null, ended: null, round: 3, to_act: 0 },
    ...{ moved: null, mine: [0], due: null, result: null, delay: 0 },
    seats: ['Ann', other].map((name, at) => ({ ...seat, seat: at, colour: at, name })),
    ...more,
  };
}

const rows = () => all('.rows small').map((small) => small.textContent);

test('games alike are told apart by who else plays and when each last moved', () => {
  show(Games, {
    lines: [
      line('one', 'Bea', { moved: '2026-02-03T12:00:00Z' }),
      line('two', 'Cy', { moved: '2026-02-04T12:00:00Z' }),
      line('three', 'Di', { status: 'ended', ended: '2026-02-05T12:00:00Z' }),
    ],
  });
  const company = rows().filter((text) => text.startsWith('With'));
  expect(company).toEqual([
    expect.stringMatching(/^With Bea · last move .*Feb 3/),
    expect.stringMatching(/^With Cy · last move .*Feb 4/),
    expect.stringMatching(/^With Di · .*Feb 5/),
  ]);
});

test('what one does with a game that has ended stands in one row, beneath its name', async () => {
  await resize(PHONE);
  show(Games, { lines: ODD_NAMES.map((name) => line(name, name, { status: 'ended' })) });
  await drawn();
  for (const row of all('.rows > li')) {
    const [replay, review] = all('.again .btn', row).map(boxOf);
    const [name] = all('b', row).map(boxOf);
    const text = document.createRange();
    text.selectNodeContents(all('.again .btn', row)[0] as Node);
    expect(review?.top).toBe(replay?.top);
    expect(all('.r > *', row).filter(isTooWide)).toEqual([]);
    expect(Math.abs(text.getBoundingClientRect().left - (name?.left ?? 0))).toBeLessThan(4);
  }
  expect(smallTargets(document.body)).toEqual([]);
  expect(isTooWide()).toBe(false);
});
