import { fileURLToPath } from 'node:url';
import { games } from '@majlis/games';
import { describe, expect, test } from 'vitest';
import { majlisProcess } from '../../test/run.ts';
import { configurationsOf } from './configurations.ts';
import { race, spreadOf, timesAsFast } from './contestant.ts';
import { rateOf } from './work.ts';

describe('bench', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s accepts what is measured of it', (_, game) => {
    expect(configurationsOf(game).length).toBeGreaterThan(0);
  });

  test('one short round of everything about one game', async () => {
    const { code, out } = await majlisProcess([
      'bench',
      '--games',
      'lantern',
      '--rounds',
      '1',
      '--seconds',
      '0.001',
      '--json',
    ]);
    expect(code).toBe(0);
    const { peer, searchPeer, games: measured } = JSON.parse(out);
    expect(searchPeer.name).toBe('boardgame.io 0.50.2 MCTSBot, tic-tac-toe');
    expect(peer.name).toBe('boardgame.io 0.50.2 tic-tac-toe');
    expect(measured).toHaveLength(1);
    expect(measured[0].timesCost).toBeNull();
    const [{ name, timesPeer, timesStructuredClone, timesImmer, timesSearchPeer, playoutLength }] = measured;
    expect(playoutLength).toBeGreaterThan(1);
    expect(name).toBe('lantern, 3 seats');
    for (const ratio of [timesPeer, timesStructuredClone, timesImmer, timesSearchPeer])
      expect(ratio.median).toBeGreaterThan(0);
  });

  test('as text it ends with the ratios, also to another checkout', async () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const short = ['--rounds', '1', '--seconds', '0.001'];
    const { out } = await majlisProcess(['bench', '--games', 'lantern', ...short, '--against', root]);
    expect(out).toMatch(
      /^lantern, 3 seats: .* x the moves, .* x the copies, .* x the iterations \(each .* x as long\) of the other version$/m,
    );
    expect(out).toMatch(
      /^lantern, 3 seats: [\d.,]+ x boardgame.io .*; copy [\d.,]+ x structuredClone, [\d.,]+ x Immer$/m,
    );
  });

  test('Alhambra is measured with no module, with five and with all', () => {
    const alhambra = configurationsOf(games.find(({ id }) => id === 'alhambra')!);
    const counts = alhambra.map(({ config }) => (config as { modules: readonly string[] }).modules.length);
    expect(counts).toEqual([0, 5, 20]);
  });

  test('everybody has a turn in every round, once warmed up', async () => {
    const turns: string[] = [];
    const contestants = ['a', 'b'].map((name) => ({ name, rate: async () => 5 }));
    const rates = await race(contestants, 3, 0.5, ({ name }) => turns.push(name));
    expect(turns.join('')).toBe('abababab');
    for (const contestant of contestants) expect(rates.get(contestant)).toEqual([5, 5, 5]);
  });

  test('nothing counts until it gets no faster', async () => {
    let speed = 1;
    const rate = async () => {
      speed = Math.min(64, 2 * speed);
      return speed;
    };
    const growing = { name: 'growing', rate };
    expect((await race([growing], 2, 0.5, () => {})).get(growing)).toEqual([64, 64]);
  });

  test('a rate is units per second of CPU time', () => {
    const burn = () => {
      const until = performance.now() + 1;
      while (performance.now() < until);
      return 7;
    };
    expect(rateOf({ name: 'burn', work: burn }, 0.01)).toBeGreaterThan(0);
  });

  test('ratios are taken within a round, and the middle one counts', () => {
    const [a, b] = ['a', 'b'].map((name) => ({ name, rate: async () => 1 }));
    const rates = new Map([
      [a!, [10, 200, 30]],
      [b!, [5, 10, 10]],
    ]);
    expect(timesAsFast(rates, a!, b!)).toEqual({ median: 3, min: 2, max: 20 });
    expect(spreadOf([4, 1, 3, 2]).median).toBe(2.5);
  });
});
