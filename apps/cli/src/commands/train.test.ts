import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { majlis, majlisProcess, SEED } from '../../test/run.ts';

const SHORT = ['--generations', '2', '--games', '6', '--hidden', '4', '--seed', SEED];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-train-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const weights = (name: string) => readFileSync(file(name), 'utf8');

describe('train', () => {
  test('comes to the same weights with any number of threads', async () => {
    const one = await majlis(['train', 'aladdins-dragon', ...SHORT, '--out', file('one')]);
    const two = await majlisProcess(['train', 'aladdins-dragon', ...SHORT, '--jobs', '2', '--out', file('two')]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(weights('two')).toBe(weights('one'));
    const { game, command, hidden } = JSON.parse(weights('one'));
    expect({ game, hidden }).toEqual({ game: 'aladdins-dragon', hidden: 4 });
    expect(command).toBe(
      `majlis train aladdins-dragon --generations 2 --games 6 --hidden 4 --lambda 80 --rate 3000 --seed ${SEED}`,
    );
  });

  test('goes on from a checkpoint, and refuses one of another training', async () => {
    const kept = ['--checkpoint', file('checkpoint'), '--out', file('out')];
    await majlis(['train', 'almadi', ...SHORT, ...kept]);
    const { generation } = JSON.parse(weights('checkpoint'));
    expect(generation).toBe(2);
    const whole = weights('out');
    const again = await majlis(['train', 'almadi', ...SHORT, ...kept]);
    expect(again.code).toBe(0);
    expect(weights('out')).toBe(whole);
    const other = await majlis(['train', 'almadi', ...SHORT, '--hidden', '5', ...kept]);
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another training') });
  });

  test('learns further from games of a bot', async () => {
    const short = ['--generations', '1', '--games', '1', '--seed', SEED, '--further', '--bot', 'search:2'];
    const more = ['--passes', '2', '--out', file('further')];
    const further = await majlis(['train', 'aladdins-dragon', ...short, ...more]);
    expect(further.code).toBe(0);
    const { command, hidden } = JSON.parse(weights('further'));
    expect(hidden).toBe(32);
    expect(command).toContain('--games 1 --passes 2 --further --lambda 80 --rate 3000');
    expect(command).toContain('--bot search:2');
    const nothing = await majlis(['train', 'lantern', ...short, '--out', file('out')]);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('has no weights yet') });
    const nobody = await majlis(['train', 'almadi', '--bot', 'aladdin', '--out', file('out')]);
    expect(nobody).toMatchObject({ code: 2, err: expect.stringContaining('A level') });
  });

  test('plays as many tables with options as it is told', async () => {
    const games = ['--generations', '1', '--games', '2', '--seed', SEED, '--bot', 'search:2', '--hidden', '4'];
    const varied = (n: string) => ['train', 'aladdins-dragon', ...games, '--varied', n, '--out', file(n)];
    expect([(await majlis(varied('1'))).code, (await majlis(varied('50'))).code]).toEqual([0, 0]);
    expect(JSON.parse(weights('50')).command).toMatch(/ --bot search:2 --varied 50$/);
    expect(JSON.parse(weights('50')).weights).not.toEqual(JSON.parse(weights('1')).weights);
  });

  test('learns what master judges by: from what hard has learned, about more', async () => {
    const short = ['--generations', '1', '--games', '1', '--seed', SEED, '--further', '--bot', 'search:2'];
    const train = (name: string, ...more: string[]) =>
      majlis(['train', 'alhambra', ...short, ...more, '--out', file(name)]);
    expect([(await train('hard')).code, (await train('master', '--master')).code]).toEqual([0, 0]);
    const master = JSON.parse(weights('master'));
    const hard = JSON.parse(weights('hard'));
    expect(master.command).toContain('--further --master --lambda 80');
    expect(master.features.slice(0, hard.features.length)).toEqual(hard.features);
    expect(master.features.length).toBeGreaterThan(hard.features.length);
  });

  test('refuses a game whose playouts are never judged', async () => {
    const { code, err } = await majlis(['train', 'lantern', ...SHORT, '--out', file('out')]);
    expect(code).toBe(1);
    expect(err).toContain('there is nothing to evaluate');
  });

  test('says what it came to', async () => {
    const { code, out } = await majlis(['train', 'almadi', ...SHORT, '--out', file('out'), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'almadi', generations: 2, games: 12, loss: expect.any(Number) });
  });
});
