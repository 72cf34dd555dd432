import { describe, expect, test } from 'vitest';
import { majlis } from '../test/run.ts';

const COMMANDS = ['games', 'play', 'simulate', 'replay', 'bench', 'stdio'];

describe('the command line', () => {
  test.each(COMMANDS)('%s explains itself with examples', async (command) => {
    const { code, out } = await majlis([command, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`Examples?:\\n  .*majlis ${command}`));
  });

  test('--help names every command', async () => {
    const { code, out } = await majlis(['--help']);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test('--version', async () => {
    expect(await majlis(['--version'])).toMatchObject({ code: 0, out: '1.0.0-rc.1\n' });
  });

  test('modules: all of them, and which there are', async () => {
    const all = await majlis(['simulate', 'alhambra', '--seats', '3', '--modules', 'all', '--games', '1']);
    expect(all.code).toBe(0);
    expect(JSON.parse(all.out).config.modules).toHaveLength(20);
    const { code, err } = await majlis(['simulate', 'alhambra', '--modules', 'wings']);
    expect(code).toBe(2);
    expect(err).toMatch(/no module "wings".*vizier, .*moors/);
  });

  test.each([
    [[]],
    [['chess']],
    [['simulate']],
    [['simulate', 'chess']],
    [['simulate', 'lantern', '--seats', 'two']],
    [['simulate', 'lantern', '--seats', '9']],
    [['simulate', 'lantern', '--seed', 'abc']],
    [['simulate', 'lantern', '--option', 'rounds=7']],
    [['simulate', 'lantern', '--option', 'rounds']],
    [['simulate', 'lantern', '--modules', 'wings']],
    [['simulate', 'lantern', '--bots', 'clever']],
    [['play', 'lantern', '--humans', '5']],
    [['play', 'lantern', '--humans', 'me']],
    [['bench', '--games', 'chess']],
    [['games', '--unknown']],
  ])('%j is called wrongly: exit code 2, and nothing on the standard output', async (args) => {
    const { code, out, err } = await majlis(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });

  test('a file that is not there: exit code 1', async () => {
    const { code, err } = await majlis(['replay', 'no-such-file.json']);
    expect(code).toBe(1);
    expect(err).toMatch(/^error: cannot read no-such-file.json/);
  });
});

describe('games', () => {
  test('lists seats, options and standards', async () => {
    const { out } = await majlis(['games']);
    expect(out).toContain('lantern   The Lantern Seller, 2 to 4 seats');
    expect(out).toContain('--option rounds=4 | 5 | 6   (default 5)');
  });

  test('--json', async () => {
    const { out } = await majlis(['games', '--json']);
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ id: 'lantern', seats: { min: 2, max: 4 }, modules: [] }),
    );
  });
});
