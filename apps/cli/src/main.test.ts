import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { BIN, majlisProcess } from '../test/run.ts';

describe('the process', () => {
  test('a reader who goes away early is no failure', async () => {
    const child = spawn(process.execPath, [BIN, 'simulate', 'lantern', '--games', '5000']);
    const err = text(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect({ code, err: await err }).toEqual({ code: 0, err: '' });
  });

  test.each([
    [['simulate', 'lantern', '--games', '1000000'], 'data'],
    [['simulate', 'lantern', '--games', '1000000', '--jobs', '2'], 'data'],
    [['play', 'lantern'], 'data'],
  ])('%j ends at once when interrupted', async (args, event) => {
    const child = spawn(process.execPath, [BIN, ...args]);
    const err = text(child.stderr);
    await once(child.stdout, event);
    child.stdout.resume();
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect({ code, err: await err }).toEqual({ code: 130, err: '' });
  });

  test('stdio ends at once when interrupted', async () => {
    const child = spawn(process.execPath, [BIN, 'stdio']);
    child.stdin.write('{"op":"games"}\n');
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  });

  test('called wrongly: exit code 2', async () => {
    expect(await majlisProcess(['simulate', 'chess'])).toMatchObject({ code: 2, out: '' });
  });
});
