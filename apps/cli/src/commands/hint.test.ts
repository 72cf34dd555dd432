import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { majlis, SEED, tempFile } from '../../test/run.ts';

const file = tempFile('game.jsonl');

beforeAll(async () => {
  const { out } = await majlis(['simulate', 'lantern', '--seats', '3', '--games', '2', '--seed', SEED]);
  writeFileSync(file, out);
});

describe('hint', () => {
  test('says what a level would play and what it weighed, the same every time', async () => {
    const args = ['hint', file, '--as', '1', '--at', '0', '--level', 'search:80', '--json'];
    const [first, second] = [await majlis(args), await majlis(args)];
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    const hint = JSON.parse(first.out);
    expect(hint).toMatchObject({ game: 'lantern', at: 0, seat: 1, bot: 'search:80' });
    const { candidates } = hint;
    expect(candidates[0]).toMatchObject({ action: hint.action, text: hint.text, share: 1 });
    expect(candidates.reduce((sum: number, { visits }: { visits: number }) => sum + visits, 0)).toBe(hint.iterations);
    expect(hint.iterations).toBeGreaterThan(40);
    for (const { win, score } of candidates) {
      expect(win.mean).toBeGreaterThanOrEqual(0);
      expect(win.mean).toBeLessThanOrEqual(1);
      expect(score.error).toBeGreaterThan(0);
    }
  });

  test('prints a table', async () => {
    const { out } = await majlis(['hint', file, '--line', '2', '--as', '0', '--at', '0', '--level', 'greedy']);
    expect(out).toMatch(/^greedy for seat 0: oil \d/);
    expect(out).toMatch(/plays +visits +score +wins +worth +action/);
  });

  test('refuses a seat that is not asked, a line and a position that do not exist', async () => {
    const over = await majlis(['hint', file, '--as', '0']);
    expect(over).toMatchObject({
      code: 2,
      err: expect.stringContaining('seat 0 is not to move here; to move: nobody'),
    });
    expect(await majlis(['hint', file, '--as', '0', '--line', '3'])).toMatchObject({ code: 2 });
    expect(await majlis(['hint', file, '--as', '0', '--at', '999'])).toMatchObject({ code: 2 });
    expect(await majlis(['hint', file, '--as', '0', '--level', 'wizard'])).toMatchObject({ code: 2 });
  });
});
