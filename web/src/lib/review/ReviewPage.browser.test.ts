import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { drawn, PHONE, resize } from '../../testing/browser';
import { boxOf, isTooWide, one } from '../../testing/looks';
import { ODD_NAMES } from '../../testing/names';
import { show } from '../../testing/show.svelte';
import { chooseLanguage } from '../settings.svelte';
import { LANGUAGES } from '../speech.svelte';
import { table } from '../table/testing';
import type { Review, SeatReview } from '../wire';
import ReviewPage from './ReviewPage.svelte';

/** A game of six, looked at again, in which no decision cost anything. */
function review(): Review {
  const seats = ODD_NAMES.map((name, seat): SeatReview => ({
    ...{ seat, name, kind: 'human', rank: seat + 1, pieces: 20 - seat, cards: 3 },
    ...{ travel_lost: 10.5, laying_lost: 10.5, draft_lost: 10.5, luck: -2.5, luck_error: 0.5 },
  }));
  const [ended, rounds, judge, seed] = [true, 4, 'planner' as const, '0'];
  return { ended, rounds, judge, seed, seats, turns: [], choices: [], deals: [], by_round: [] };
}

/** What the server says of the table and of the review; null is not there yet. */
function answer(found: Review | null): void {
  const [seat] = table().seats;
  const seats = ODD_NAMES.flatMap((name, at) =>
    seat ? [{ ...seat, seat: at, name, colour: at }] : [],
  );
  vi.spyOn(window, 'fetch').mockImplementation((path) =>
    Promise.resolve(
      Response.json(
        String(path).endsWith('/review')
          ? { done: 0.5, review: found }
          : table({ status: 'ended', seats }),
      ),
    ),
  );
}

test.each(LANGUAGES)('a review of six with long names fits a phone, in %s', async (language) => {
  await resize(PHONE);
  await chooseLanguage(language);
  answer(review());
  show(ReviewPage, { table: 'abc' });
  await expect.element(page.getByRole('table').first()).toBeVisible();
  await drawn();
  expect(isTooWide()).toBe(false);
});

test('the line beneath its title stands apart from the sentence that follows', async () => {
  answer(null);
  show(ReviewPage, { table: 'abc' });
  await expect.element(page.getByText('Our rules')).toBeVisible();
  const gap = boxOf(one('main .lead')).top - boxOf(one('main .caps')).bottom;
  expect(gap).toBeGreaterThanOrEqual(8);
});
