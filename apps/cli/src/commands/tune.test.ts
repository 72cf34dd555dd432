import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { majlis, majlisProcess, SEED } from '../../test/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-tune-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, name);
const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));
const SHORT = ['aladdins-dragon', '--steps', '2', '--deals', '1', '--only', 'treasure,entry', '--seed', SEED];
const tune = (...more: string[]) => ['tune', ...SHORT, '--as', '0.9', ...more];

describe('tune', () => {
  test('writes the same constants with any number of threads, and how to find them again', async () => {
    const pool = ['--pool', 'sprinter', '--from', 'treasure=0.1'];
    const one = await majlis(tune(...pool, '--out', file('one')));
    const two = await majlisProcess(tune(...pool, '--jobs', '2', '--out', file('two')));
    expect([one.code, two.code]).toEqual([0, 0]);
    expect(read('two')).toEqual(read('one'));
    const { version, game, command, constants } = read('one');
    expect({ version, game }).toEqual({ version: '0.9', game: 'aladdins-dragon' });
    expect(Object.keys(constants)).toEqual(['treasure', 'entry']);
    expect(command).toBe(
      `majlis tune aladdins-dragon --steps 2 --deals 1 --bot medium --seed ${SEED} --from treasure=0.1 --pool sprinter --only treasure,entry`,
    );
  });

  test('goes on from a checkpoint, and refuses one of another tuning', async () => {
    const kept = ['--checkpoint', file('kept')];
    await majlis(tune(...kept, '--out', file('out')));
    expect(read('kept').step).toBe(2);
    const again = await majlis(tune(...kept, '--out', file('again')));
    expect(again.code).toBe(0);
    expect(read('again')).toEqual(read('out'));
    const other = await majlis(tune(...kept, '--deals', '2', '--out', file('out')));
    expect(other).toMatchObject({ code: 2, err: expect.stringContaining('another tuning') });
  });

  test('lets tables of all sizes play, whoever of the pool takes the other seats', async () => {
    const varied = await majlis(tune('--deals', '3', '--varied', '--out', file('varied')));
    const three = await majlis(tune('--deals', '3', '--out', file('three')));
    expect([varied.code, three.code]).toEqual([0, 0]);
    expect(read('varied').constants).not.toEqual(read('three').constants);
    expect(read('varied').command).toMatch(/ --only treasure,entry --varied$/);
  });

  test('lets larger tables play', async () => {
    const four = await majlis(tune('--deals', '3', '--seats', '4', '--out', file('four')));
    const three = await majlis(tune('--deals', '3', '--out', file('three')));
    expect([four.code, three.code]).toEqual([0, 0]);
    expect(read('four').constants).not.toEqual(read('three').constants);
    expect(read('four').command).toMatch(/ --only treasure,entry --seats 4$/);
  });

  test('says what cannot be tuned', async () => {
    const nothing = await majlis(['tune', 'lantern', '--as', '1', '--out', file('out')]);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining('no constants') });
    const stranger = await majlis(['tune', 'almadi', '--only', 'camels', '--as', '1', '--out', file('out')]);
    expect(stranger).toMatchObject({ code: 2, err: expect.stringContaining('no constant "camels"') });
    const muddled = await majlis(['tune', 'almadi', '--from', 'genie', '--as', '1', '--out', file('out')]);
    expect(muddled).toMatchObject({ code: 2, err: expect.stringContaining('name=value') });
  });
});
