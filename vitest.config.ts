import { defineConfig } from 'vitest/config';

/** Content packs replace what a game's modules hold: not beside other tests. */
const PACKS = 'games/*/{src,test}/**/pack.test.ts';
const tests = (...folders: string[]) => folders.flatMap((folder) => `${folder}/{src,test}/**/*.test.ts`);

export default defineConfig({
  test: {
    // Long enough for the slowest property on a loaded machine: a time-out means "hangs", never "slow today".
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Pure functions over plain data: nothing to keep apart, and the engine is loaded and warm for the next file.
        test: { name: 'pure', include: tests('packages/*', 'games/*'), exclude: [PACKS], isolate: false },
      },
      {
        extends: true,
        // Servers, databases, processes, clocks: each file in a process of its own.
        test: { name: 'real', include: [...tests('apps/*'), 'scripts/**/*.test.ts', PACKS] },
      },
    ],
  },
});
