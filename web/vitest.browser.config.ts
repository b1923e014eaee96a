import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import client from './vite.config.ts';

/** The system's Chromium, as in tests/e2e/conftest.py: none is downloaded, and it asks nobody for anything. */
const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    ...(process.geteuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  ...client,
  test: {
    include: ['src/**/*.browser.test.ts'],
    setupFiles: 'src/testing/setup.ts',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: CHROMIUM,
        // Larger than any size that is looked at: what is smaller is not shown scaled down.
        contextOptions: { locale: 'en-GB', viewport: { width: 2000, height: 1200 } },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
