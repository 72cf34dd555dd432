import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { majlis, majlisProcess, SEED } from '../../test/run.ts';
import { run } from '../program.ts';

const ARENA = ['arena', 'lantern', '--bots', 'greedy,random', '--seed', SEED, '--json'];

describe('arena', () => {
  test('plays every deal with every rotation and sums up each bot', async () => {
    const { code, out } = await majlis([...ARENA, '--seats', '3', '--deals', '5']);
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(report).toMatchObject({ game: 'lantern', seed: SEED, deals: 5, games: 15, anchor: 'greedy', mishaps: [] });
    const [greedy, random] = report.bots;
    expect(greedy).toMatchObject({ bot: 'greedy', seats: 1, fairShare: 1 / 3, rating: { mean: 1000 }, mishaps: 0 });
    expect(random).toMatchObject({ bot: 'random', seats: 2 });
    expect(greedy.winShare.mean + 2 * random.winShare.mean).toBeCloseTo(1);
    expect(greedy.winShare.low).toBeLessThanOrEqual(greedy.winShare.mean);
    expect(greedy.rating.mean).toBeGreaterThan(random.rating.high);
    expect(greedy.questionsPerGame).toBeGreaterThan(5);
  });

  test('comes to the same result with any number of threads', async () => {
    const shares = (out: string) =>
      JSON.parse(out).bots.map(({ bot, winShare, rank, score, rating }: Record<string, unknown>) => {
        return { bot, winShare, rank, score, rating };
      });
    const one = await majlis([...ARENA, '--deals', '6']);
    const two = await majlisProcess([...ARENA, '--deals', '6', '--jobs', '2']);
    expect(two.code).toBe(0);
    expect(shares(two.out)).toEqual(shares(one.out));
  });

  test('prints a table with an interval for every figure', async () => {
    const { out } = await majlis(['arena', 'lantern', '--bots', 'search:5,easy', '--deals', '2', '--seed', SEED]);
    expect(out).toMatch(/2 deals, 4 games/);
    expect(out).toMatch(/search:5 +\d+\.\d % \[\d/);
    expect(out).toMatch(/easy is rated 1000/);
  });

  test('sums up what is done when it is interrupted', async () => {
    const interrupt = new AbortController();
    const stdout = new PassThrough();
    const io = { stdin: Readable.from([]), stdout, stderr: new PassThrough(), signal: interrupt.signal };
    setTimeout(() => interrupt.abort(), 300);
    const code = await run([...ARENA, '--deals', '1000000'], io);
    stdout.end();
    const report = JSON.parse(await text(stdout));
    expect(code).toBe(130);
    expect(report.deals).toBeGreaterThan(0);
    expect(report.games).toBe(2 * report.deals);
  });

  test('plays with one set of modules after another', async () => {
    const over = ['arena', 'alhambra', '--bots', 'random,random', '--deals', '1', '--seed', SEED, '--over'];
    const { out } = await majlis([...over, 'pairs', '--modules', 'change,thieves,moors']);
    expect(out.match(/\d replaced {2}.*$/gm)).toEqual(
      ['change,thieves', 'change,moors', 'thieves,moors', 'together'].map((set) => `0 replaced  ${set}`),
    );
    const drawn = JSON.parse((await majlis([...over, '2x3', '--json'])).out);
    expect(drawn.sets.map(({ modules }: { modules: string[] }) => new Set(modules).size)).toEqual([3, 3]);
    expect(drawn).toMatchObject({ together: { deals: 2 }, mishaps: [] });
    expect(await majlis([...over, '2x3', '--modules', 'moors'])).toMatchObject({ code: 2 });
    expect(await majlis([...over, 'everything'])).toMatchObject({ code: 2 });
    expect(await majlis(['arena', 'lantern', '--bots', 'random,random', '--over', 'modules'])).toMatchObject({
      code: 2,
    });
  });

  test('refuses bots nobody knows and more bots than seats', async () => {
    const stranger = await majlis(['arena', 'lantern', '--bots', 'grandmaster,greedy']);
    expect(stranger).toMatchObject({ code: 2, err: expect.stringContaining('no bot "grandmaster"') });
    const crowded = await majlis(['arena', 'lantern', '--seats', '2', '--bots', 'easy,easy,easy']);
    expect(crowded).toMatchObject({ code: 2, err: expect.stringContaining('3 bots for 2 seats') });
    const none = await majlis(['arena', 'lantern', '--bots', ',']);
    expect(none).toMatchObject({ code: 2 });
  });
});
