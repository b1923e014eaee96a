import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { show } from '../../testing/show.svelte';
import Banner from './Banner.svelte';

describe('the banner of a lost line', () => {
  test('counts down to the next try, for the eye alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    show(Banner, { until: Date.now() + 2000, onretry: () => undefined });
    const status = page.getByRole('status');
    await expect.element(page.getByText('trying again in 2 seconds')).toBeVisible();
    await expect.element(status).toHaveTextContent('trying again now');
    vi.advanceTimersByTime(1000);
    await expect.element(page.getByText('trying again in 1 second.')).toBeVisible();
    vi.advanceTimersByTime(1000);
    await expect.element(page.getByText('trying again in')).not.toBeInTheDocument();
    // Whoever listens was told once, and is not told again each second.
    await expect.element(status).toHaveTextContent('trying again now');
  });

  test('tries at once when asked', async () => {
    const onretry = vi.fn();
    show(Banner, { until: Date.now() + 60_000, onretry });
    await page.getByRole('button', { name: 'Try now' }).click();
    expect(onretry).toHaveBeenCalledOnce();
  });
});
