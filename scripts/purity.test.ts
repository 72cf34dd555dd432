import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

/** Each line is a way for the outside world to get into the rules. */
const IMPURE = [
  'export const roll = () => Math.random();',
  "export const sly = Math['random' + ''];",
  'const { random: r, floor } = Math; export const both = [r, floor];',
  'const M = Math; export const alias = () => M;',
  'export const now = Date.now();',
  'export const day = new Date(0);',
  'export const id = crypto.randomUUID();',
  'export const tick = performance.now();',
  'export const env = process.env;',
  'export const all = globalThis;',
  "export const say = () => console.log('x');",
  'export const wait = () => setTimeout(() => 1, 1);',
];

const PURE = [
  'export const half = (n: number) => Math.floor(n / 2);',
  'export const own = (x: { Date: number; process: () => void }) => [x.Date, x.process];',
];

/** The line numbers, from 1, that the repository's lint rules reject in this file. */
async function rejected(path: string, lines: readonly string[]): Promise<number[]> {
  const base = mkdtempSync(join(tmpdir(), 'majlis-purity-'));
  try {
    for (const file of ['biome.json', 'scripts/lint']) cpSync(join(root, file), join(base, file), { recursive: true });
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), `${lines.join('\n')}\n`);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=200', '--reporter=github', path];
    const { output } = await runNode([biome, ...args], { cwd: base });
    const found = output.matchAll(/::error title=(?:plugin|lint\/style\/noRestrictedGlobals),file=[^,]+,line=(\d+)/g);
    return [...new Set([...found].map((match) => Number(match[1])))].sort((a, b) => a - b);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

describe.each(['games/souk/src/rules/turn.ts', 'packages/kernel/src/loop.ts', 'packages/grid/src/cells.ts'])(
  '%s',
  (path) => {
    let lines: number[] = [];
    beforeAll(async () => {
      lines = await rejected(path, [...IMPURE, ...PURE]);
    });
    test.each(IMPURE.map((text, i) => [text, i + 1] as const))('may not say: %s', (_text, line) => {
      expect(lines).toContain(line);
    });
    test.each(PURE.map((text, i) => [text, IMPURE.length + i + 1] as const))('may say: %s', (_text, line) => {
      expect(lines).not.toContain(line);
    });
  },
);

test.each(['games/souk/src/rules/turn.test.ts', 'apps/cli/src/main.ts'])(
  '%s may use clock and console',
  async (path) => {
    expect(await rejected(path, IMPURE)).toEqual([]);
  },
);
