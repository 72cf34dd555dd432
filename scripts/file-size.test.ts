import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMeasured, lineCount, measure } from './lib/file-size.mjs';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'majlis-size-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function write(path: string, lines: number): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), 'x\n'.repeat(lines));
}

describe('the size law', () => {
  test('mentions a file over 300 lines and fails one over 500', () => {
    write('games/souk/src/rules/short.ts', 300);
    write('games/souk/src/rules/long.ts', 301);
    write('apps/web/src/endless.tsx', 501);
    write('scripts/lib/five-hundred.mjs', 500);
    expect(measure(base)).toEqual({
      count: 4,
      long: [
        { path: 'games/souk/src/rules/long.ts', lines: 301 },
        { path: 'scripts/lib/five-hundred.mjs', lines: 500 },
      ],
      tooLong: [{ path: 'apps/web/src/endless.tsx', lines: 501 }],
    });
  });

  test('lets content be as long as the box is full, and skips what is built or installed', () => {
    write('games/souk/src/content/cards.ts', 900);
    write('games/souk/src/modules/camels/content.ts', 900);
    write('apps/web/dist/main.mjs', 9000);
    write('packages/kernel/node_modules/x/index.mjs', 9000);
    expect(measure(base)).toEqual({ count: 0, long: [], tooLong: [] });
  });

  test.each([
    ['games/souk/src/malcontent.ts', true],
    ['games/souk/src/content.ts', false],
    ['games/souk/rulebook.md', false],
  ])('measures %s: %s', (path, measured) => {
    expect(isMeasured(path)).toBe(measured);
  });

  test('counts lines as editors do', () => {
    expect(['', 'a', 'a\n', 'a\nb', 'a\nb\n'].map(lineCount)).toEqual([1, 1, 1, 2, 2]);
  });
});
