// biome-ignore-all lint/suspicious/noExplicitAny: records are spoiled in ways no type would allow
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { majlis, SEED, tempFile } from '../../test/run.ts';

async function simulated(games: number): Promise<string> {
  const { out } = await majlis(['simulate', 'lantern', '--seats', '3', '--games', String(games), '--seed', SEED]);
  return out;
}

describe('replay', () => {
  test('verifies a record from the standard input and shows its last position', async () => {
    const { code, out } = await majlis(['replay', '-'], await simulated(1));
    expect(code).toBe(0);
    expect(out).toMatch(/^lantern, 3 seats, \d+ actions, verified\n/);
    expect(out).toMatch(/^over: \{/m);
  });

  test('shows the deal as a seat sees it: its own oil and not that of the others', async () => {
    const { out } = await majlis(['replay', '-', '--at', '0', '--as', '1', '--json'], await simulated(1));
    const { at, viewer, view, lastAction, outcome } = JSON.parse(out);
    expect({ at, viewer, lastAction, outcome }).toEqual({ at: 0, viewer: 1, lastAction: null, outcome: null });
    expect(view.players.map(({ oil }: { oil: object }) => Object.keys(oil))).toEqual([
      ['count'],
      ['count', 'items'],
      ['count'],
    ]);
  });

  test('verifies all records of a file, or shows one of them', async () => {
    const file = tempFile('games.jsonl');
    writeFileSync(file, await simulated(3));
    const all = await majlis(['replay', file]);
    expect(all.out.match(/^line \d: lantern, 3 seats, \d+ actions, verified$/gm)).toHaveLength(3);
    const second = await majlis(['replay', file, '--line', '2', '--at', '5']);
    expect(second.out).toMatch(/^after 5 actions, as spectator sees it; seat \d played ".+"$/m);
    expect((await majlis(['replay', file, '--line', '4'])).code).toBe(2);
    expect((await majlis(['replay', file, '--at', '4'])).code).toBe(2);
  });

  test('reads a record that is spread over many lines', async () => {
    const pretty = JSON.stringify(JSON.parse(await simulated(1)), null, 2);
    expect((await majlis(['replay', '-'], pretty)).code).toBe(0);
  });

  test.each([
    [
      'a changed hash',
      (record: any) => (record.segments[0].hashes[7] = '0000000000000000'),
      /after 8 actions: other hash/,
    ],
    ['an action left out', (record: any) => drop(record.segments[0], 4), /after \d+ actions/],
    ['another seed', (record: any) => (record.seed = SEED.replace('0', '1')), /not the one committed to/],
    ['a changed result', (record: any) => record.result.outcome.scores[0]++, /another result/],
    ['other rules', (record: any) => record.segments[0].rulesVersion++, /rules version \d+/],
    ['no segments', (record: any) => (record.segments = []), /not a record: \/segments/],
    ['another format', (record: any) => (record.format = 'majlis-record/2'), /not a record: \/format/],
    ['a hash too few', (record: any) => record.segments[0].hashes.pop(), /as many hashes as actions/],
  ])('%s is noticed', async (_, spoil, message) => {
    const record = JSON.parse(await simulated(1));
    spoil(record);
    const { code, out, err } = await majlis(['replay', '-'], JSON.stringify(record));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(message);
  });
});

function drop(segment: { actions: unknown[]; hashes: unknown[] }, at: number): void {
  segment.actions.splice(at, 1);
  segment.hashes.splice(at, 1);
}
