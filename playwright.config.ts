import { defineConfig } from '@playwright/test';

const executablePath = process.env.MAJLIS_CHROMIUM;

export default defineConfig({
  testMatch: ['e2e/**/*.spec.ts', 'apps/*/e2e/**/*.spec.ts'],
  outputDir: 'test-results/browser',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a loaded machine: a time-out means "hangs", never "slow today".
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
