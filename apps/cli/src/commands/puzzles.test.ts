import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { majlis, tempFile } from '../../test/run.ts';

const SEED = '0'.repeat(32);

test('games are looked through, and what was found is written one a line', async () => {
  const out = tempFile('puzzles.jsonl');
  const { code, out: said } = await majlis(['puzzles', 'lantern', '--games', '1', '--seed', SEED, '--out', out]);
  expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ puzzles written to .* \(seed 0{32}\)\n$/)]);
  const lines = readFileSync(out, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  expect(lines).toHaveLength(Number.parseInt(said, 10));
});

test('a file that cannot be written is named', async () => {
  const { code, err } = await majlis(['puzzles', 'lantern', '--out', '/no/such/folder/x']);
  expect([code, err]).toEqual([2, expect.stringContaining('cannot write /no/such/folder/x')]);
});
