import { readFileSync } from 'node:fs';
import { gameById } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { majlis, SEED, tempFile } from '../../test/run.ts';

const lines = (...answers: string[]) => `${answers.join('\n')}\n`;

describe('play', () => {
  test('a whole game against bots, always the first action, and its record', async () => {
    const file = tempFile('game.json');
    const { code, out } = await majlis(['play', 'lantern', '--seed', SEED, '--out', file], '1\n'.repeat(100));
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\.\n {2}seat 0: rank [12], \d+ points/);
    expect(out).not.toContain('curtain');
    expect((await majlis(['replay', '-'], readFileSync(file, 'utf8'))).code).toBe(0);
  });

  test('takes the text of an action, and says what is wrong with others', async () => {
    const input = lines('oil 8', '99', 'fly', 'bid 99', 'help', 'view', 'bid 2', 'quit');
    const { code, out } = await majlis(['play', 'lantern', '--seed', SEED], input);
    expect(code).toBe(0);
    expect(out.match(/There is no such action/g)).toHaveLength(2);
    expect(out).toContain('Refused: too-few-coins {coins: 12}');
    expect(out).toContain('choose the action with this number');
    expect(out).toContain('{type: bidMade, seat: 0, coins: 2}');
    expect(out).toContain('The game was left unfinished.');
  });

  test('lets down a curtain between two humans, and shows each only their own oil', async () => {
    const { out } = await majlis(
      ['play', 'lantern', '--humans', 'all', '--seed', SEED],
      lines('', '1', '', '1', 'quit'),
    );
    const [, first, second] = out.split('~~~~~~~~~~ curtain ~~~~~~~~~~');
    expect(first).toMatch(/Seat 0, please/);
    expect(first).toMatch(/0: .*items: \[6 8 6\]/);
    expect(first).not.toMatch(/1: .*items/);
    expect(second).toMatch(/Seat 1, please/);
    expect(second).toMatch(/1: .*items/);
    expect(second).not.toMatch(/0: .*items/);
  });

  test('all modules of Alhambra at once: questions in words, and a record that is verified', async () => {
    const modules = gameById('alhambra')!.catalogue.modules.map(({ id }) => id);
    const setting = ['alhambra', '--seats', '2', '--modules', modules.join(), '--seed', SEED];
    const file = tempFile('all-modules.json');
    const { code, out } = await majlis(['play', ...setting, '--out', file], `${'1\n'.repeat(25)}quit\n`);
    expect(code).toBe(0);
    expect(out).toContain('street-trader.choose');
    expect(
      out.split('\n').filter((line) => /^ *\d+\b.* (take|buy|workers-huts\.take) /.test(line)).length,
    ).toBeGreaterThan(5);
    expect((await majlis(['replay', '-'], readFileSync(file, 'utf8'))).out).toMatch(
      /^alhambra, 2 seats, \d+ actions, verified/,
    );
    const whole = await majlis(['simulate', ...setting, '--games', '1', '--bots', 'greedy']);
    expect((await majlis(['replay', '-'], whole.out)).out).toMatch(/^over: \{/m);
  });

  test('the end of the input leaves the game', async () => {
    const { code, out } = await majlis(['play', 'lantern', '--humans', '0,1'], '');
    expect(code).toBe(0);
    expect(out).toContain('The game was left unfinished.');
  });
});
