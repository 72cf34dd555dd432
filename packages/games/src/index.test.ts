import { existsSync, readdirSync } from 'node:fs';
import { nullLog } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { type GameEntry, gameById, games, offered, shelf } from './index.ts';
import { PositionCheck } from './positions.ts';

const folders = new URL('../../../games/', import.meta.url);

describe('the registry', () => {
  test('finds a game by its id, and null for anything else', () => {
    for (const game of games) expect(gameById(game.id)).toBe(game);
    for (const id of ['', 'chess', '__proto__', 'constructor']) expect(gameById(id)).toBeNull();
  });

  test('has every id once, and the id is the name of the folder', () => {
    const ids = games.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(existsSync(new URL(`${id}/package.json`, folders)), id).toBe(true);
  });

  test('knows every game of the repository that can be imported', () => {
    const finished = readdirSync(folders).filter((name) => existsSync(new URL(`${name}/src/index.ts`, folders)));
    expect(games.map(({ id }) => id).sort()).toEqual(finished.sort());
  });

  test('has for every game what it declares of its positions', () => {
    for (const game of games) {
      const { value } = game.checkConfig({}, game.seats.min) as { value: unknown };
      const state = game.setup(value, game.seats.min, '0'.repeat(32), nullLog);
      expect(new PositionCheck(game, state, game.seats.min).whatIsWrong(state), game.id).toBeNull();
    }
  });

  test('offers examples only while there is no real game', () => {
    const [example] = shelf.filter((entry) => entry.example) as [GameEntry];
    const real = { ...example, example: false };
    expect(offered([example])).toEqual([example]);
    expect(offered([example, real])).toEqual([real]);
  });
});
