import { type Json, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { playable, played } from '../test/games.ts';
import { judge } from './index.ts';

const tables: readonly (readonly [id: string, seats: number, wish: Json])[] = [
  ['lantern', 3, {}],
  ['alhambra', 3, { modules: [] }],
  ['almadi', 2, {}],
  ['aladdins-dragon', 3, { version: 'basic' }],
];

describe.each(tables)('%s', (id, seats, wish) => {
  const known = playable(id);
  const { game } = known;

  test('answers are judged alike in worlds that differ only in what the seat cannot know', () => {
    let n = 0;
    let different = 0;
    for (const { state, seat, legal } of played(known, seats, wish)) {
      if (legal.length < 2 || n++ % 9 !== 0) continue;
      if (n > 40) break;
      const knowledge = game.knowledge(state, seat) as Json;
      const world: unknown = game.imagine(knowledge, rngFrom(`${n}`));
      if (JSON.stringify(world) !== JSON.stringify(state)) different++;
      const asked = { seat, seed: 'same' };
      const answers = legal.slice(0, 3);
      const here = judge(known, { ...asked, knowledge }, answers, 3);
      const there = judge(known, { ...asked, knowledge: game.knowledge(world, seat) as Json }, answers, 3);
      expect(there).toEqual(here);
    }
    expect(different).toBeGreaterThan(0);
  });

  test('the best comes first, all chances to win are one, and the best is behind nobody', () => {
    for (const { state, seat, legal } of played(known, seats, wish)) {
      if (legal.length < 3) continue;
      const asked = { seat, seed: 'x', knowledge: game.knowledge(state, seat) as Json };
      const [best, ...others] = judge(known, asked, legal.slice(0, 4), 6);
      expect(best!.behind.value).toEqual({ mean: 0, error: 0 });
      for (const { behind, wins } of others) {
        expect(behind.value.mean).toBeGreaterThanOrEqual(0);
        expect(wins.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
      }
      return;
    }
  });
});
