import { defineConfig } from '@playwright/test';

const executablePath = process.env.MAJLIS_CHROMIUM;

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'apps/*/e2e/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  // Three at a time, also on a machine of two cores: a table waits for bots and motion most of the time.
  workers: 3,
  forbidOnly: true,
  // Whole games from fresh deals, in real time: one that fails is played once more, and named if it passes then.
  retries: 1,
  // Long enough for a loaded machine: a time-out means "hangs", never "slow today".
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    browserName: 'chromium',
    // It fetches the whole product in the background of every test, a third of their time. The tests of being offline
    // and of notices allow it.
    serviceWorkers: 'block',
    actionTimeout: 120_000,
    // Recording every step costs a third of the time: only the second try of what has failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
