import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BIN, majlis, tempFile } from '../test/run.ts';

const cli = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const commands = [...cli.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block]) => block!.trim().split('\n'));

describe('docs/cli.md', () => {
  test('its commands work, one after another', () => {
    const cwd = dirname(tempFile('here'));
    const quick = commands.filter((command) => !/majlis (play|bench)/.test(command));
    expect(quick.length).toBeGreaterThan(5);
    for (const command of quick) {
      const line = command.replaceAll('npx majlis', `"${process.execPath}" "${BIN}"`);
      expect(execFileSync('sh', ['-c', line], { cwd, encoding: 'utf8' }), command).not.toBe('');
    }
  });

  test('it names every option', async () => {
    for (const name of ['play', 'simulate', 'replay', 'bench', 'games']) {
      const { out } = await majlis([name, '--help']);
      const options = [...out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, option]) => option!);
      expect(options.length).toBeGreaterThan(1);
      for (const option of options) expect(cli, `${name} ${option}`).toContain(option);
    }
  });
});
