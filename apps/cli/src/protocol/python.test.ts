import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BIN } from '../../test/run.ts';

const BOT = fileURLToPath(new URL('../../../../docs/examples/monte_carlo_bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

function playWith(seed: number): { ranks: number[]; scores: number[] } {
  const engine = ['--engine', process.execPath, BIN, 'stdio'];
  const args = [BOT, '--game', 'lantern', '--seats', '2', '--playouts', '2', '--seed', String(seed), ...engine];
  const { status, stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const said = JSON.parse(stdout);
  expect(said.engine).toBe(0);
  return said.outcome;
}

test.runIf(hasPython)('the example bot in Python plays whole games, the same ones from the same seed, and wins', () => {
  const outcomes = [1, 2, 3].map(playWith);
  expect(outcomes.filter(({ ranks }) => ranks[0] === 1).length).toBeGreaterThan(1);
  expect(playWith(1)).toEqual(outcomes[0]);
});
