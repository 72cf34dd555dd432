import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { majlis, majlisProcess, SEED, tempFile } from '../../test/run.ts';
import { whatIsWrongWithRecord } from '../record-schema.ts';

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

describe('simulate', () => {
  test('writes one finished record a line, with the outcome and every score line', async () => {
    const { code, out } = await majlis(['simulate', 'lantern', '--seats', '3', '--games', '4', '--option', 'rounds=4']);
    const records = linesOf(out).map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(records).toHaveLength(4);
    for (const record of records) {
      expect(whatIsWrongWithRecord(record)).toBeNull();
      expect(record).toMatchObject({ game: 'lantern', seats: 3, config: { rounds: 4 } });
      const { outcome, scores } = record.result;
      const sums = [0, 0, 0];
      for (const { seat, points } of scores) sums[seat]! += points;
      expect(sums).toEqual(outcome.scores);
    }
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(4);
  });

  test('deals the first game with the seed itself, and the same seed gives the same games', async () => {
    const args = ['simulate', 'lantern', '--games', '3', '--seed', SEED];
    const [first, second] = [await majlis(args), await majlis(args)];
    expect(first.out).toBe(second.out);
    expect(JSON.parse(linesOf(first.out)[0]!).seed).toBe(SEED);
  });

  test('writes the same file with any number of threads', async () => {
    const [one, two] = [tempFile('one.jsonl'), tempFile('two.jsonl')];
    const args = ['simulate', 'lantern', '--games', '40', '--seed', SEED];
    await majlis([...args, '--out', one]);
    const { code, out } = await majlisProcess([...args, '--jobs', '2', '--out', two]);
    expect({ code, out }).toEqual({ code: 0, out: `40 games written to ${two} (seed ${SEED})\n` });
    expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'));
  });

  test('--stats counts actions, questions, rounds and scores', async () => {
    const { out } = await majlis([
      'simulate',
      'lantern',
      '--seats',
      '2',
      '--games',
      '30',
      '--stats',
      '--json',
      '--seed',
      SEED,
    ]);
    const stats = JSON.parse(out);
    expect(stats).toMatchObject({
      game: 'lantern',
      seats: 2,
      seed: SEED,
      games: 30,
      rounds: { mean: 5, min: 5, max: 5 },
    });
    expect(stats.byPrompt.chooseOil).toBe(10);
    // Every question of this game is answered by one action.
    expect(stats.questions).toEqual(stats.actions);
    expect(stats.questionsPerRound.mean).toBeCloseTo(stats.questions.mean / 5);
    const asked = stats.perSeat.map((seat: { questions: { mean: number } }) => seat.questions.mean);
    expect(asked[0] + asked[1]).toBeCloseTo(stats.questions.mean);
    const wins = stats.perSeat.map((seat: { wins: number }) => seat.wins);
    expect(wins[0] + wins[1]).toBeGreaterThanOrEqual(30);
  });

  test('--stats as text', async () => {
    const { out } = await majlis(['simulate', 'lantern', '--games', '5', '--stats']);
    expect(out).toMatch(/^5 games +mean +min +max$/m);
    expect(out).toMatch(/^ {2}chooseOil +10$/m);
  });

  test('a file that cannot be written: exit code 1', async () => {
    const { code, err } = await majlis(['simulate', 'lantern', '--out', '/no/such/folder/games.jsonl']);
    expect(code).toBe(1);
    expect(err).toContain('cannot write /no/such/folder/games.jsonl');
  });
});
