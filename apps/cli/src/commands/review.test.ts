import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { majlis, SEED, tempFile } from '../../test/run.ts';

const file = tempFile('game.jsonl');

beforeAll(async () => {
  const { out } = await majlis(['simulate', 'lantern', '--seats', '3', '--games', '2', '--seed', SEED]);
  writeFileSync(file, out);
});

describe('review', () => {
  test('says for everybody what came of luck and what of skill, the same every time', async () => {
    const args = ['review', file, '--line', '2', '--budget', '16', '--json'];
    const [first, second] = [await majlis(args), await majlis(args)];
    expect(first.code).toBe(0);
    expect(second.out).toBe(first.out);
    const review = JSON.parse(first.out);
    expect(review).toMatchObject({ game: 'lantern', budget: 16, as: null, seats: 3 });
    expect(review.done).toBe(review.decisions);
    for (const { win } of review.accounts) {
      expect(win.start + win.luck + win.skill + win.rivals).toBeCloseTo(win.end, 8);
    }
  });

  test('prints a table, and the moments that mattered', async () => {
    const { out } = await majlis(['review', file, '--as', '1', '--budget', '16']);
    expect(out).toMatch(/^lantern: \d+ decisions in \d+ actions/);
    expect(out).toMatch(/seat +start +luck +skill +others +end/);
    expect(out).not.toMatch(/^move \d+, seat [02]/m);
  });

  test('refuses a seat and a line that do not exist, and what is no record', async () => {
    expect(await majlis(['review', file, '--as', '3'])).toMatchObject({ code: 2 });
    expect(await majlis(['review', file, '--line', '3'])).toMatchObject({ code: 2 });
    const broken = tempFile('broken.json');
    writeFileSync(broken, '{}');
    expect(await majlis(['review', broken])).toMatchObject({ code: 1 });
  });
});
