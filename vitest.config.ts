import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'games/*/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // Long enough for the slowest property on a loaded machine: a time-out means "hangs", never "slow today".
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: '100%',
  },
});
