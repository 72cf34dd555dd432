import { readFileSync, writeFileSync } from 'node:fs';
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

  test('looks back at every game of a file, in order, each as it would be alone', async () => {
    const { out } = await majlis(['review', file, '--all', '--budget', '16', '--json']);
    const each = [];
    for (const line of ['1', '2']) {
      each.push(JSON.parse((await majlis(['review', file, '--line', line, '--budget', '16', '--json'])).out));
    }
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(each);
    expect(await majlis(['review', file, '--all', '--line', '1'])).toMatchObject({ code: 2 });
  });

  test('names the line of a record that is not true', async () => {
    const lied = tempFile('lied.jsonl');
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const second = JSON.parse(lines[1]!);
    second.segments[0].hashes[0] = '0000000000000000';
    writeFileSync(lied, `${lines[0]}\n${JSON.stringify(second)}\n`);
    expect(await majlis(['review', lied, '--all', '--budget', '8'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 2: not verified'),
    });
  });

  test('refuses a seat and a line that do not exist, and what is no record', async () => {
    expect(await majlis(['review', file, '--as', '3'])).toMatchObject({ code: 2 });
    expect(await majlis(['review', file, '--line', '3'])).toMatchObject({ code: 2 });
    const broken = tempFile('broken.json');
    writeFileSync(broken, '{}');
    expect(await majlis(['review', broken])).toMatchObject({ code: 1 });
  });
});
