import { type AnyGame, defineGame, type Json, type Migration } from '@majlis/kernel';
import { definition, lantern } from '@majlis/lantern';
import { describe, expect, it } from 'vitest';
import { CheckFailed, seedFrom } from './run.ts';
import { checkStored, type StoredPosition } from './stored.ts';

/** The small game as it was once: coins were called money, and nobody had a gust. */
function old(): StoredPosition {
  const config = lantern.checkConfig({}, 2);
  if (!config.ok) throw new Error('refused');
  const state = JSON.parse(JSON.stringify(lantern.setup(config.value, 2, seedFrom('stored'), { emit() {} })));
  for (const player of state.players) {
    player.money = player.coins;
    delete player.coins;
    delete player.hasGust;
  }
  return { config: { ...config.value }, seats: 2, stateVersion: 1, state, name: 'an old game' };
}

type Old = { players: { money?: number; coins?: number; hasGust?: boolean }[]; stack: unknown[] };

const coins: Migration = {
  name: 'coins-for-money',
  state(s: Old) {
    for (const player of s.players) {
      player.coins = player.money!;
      delete player.money;
    }
  },
};
const gusts: Migration = {
  name: 'gusts',
  state(s: Old) {
    for (const player of s.players) player.hasGust = true;
  },
};
const half: Migration = {
  name: 'half',
  state(s: Old) {
    for (const player of s.players) player.coins = player.money!;
  },
};
const withMigrations = (...migrations: Migration[]): AnyGame => defineGame({ ...definition, migrations });

function lawBroken(game: AnyGame, stored = old()): string | null {
  try {
    checkStored(game, stored);
    return null;
  } catch (error) {
    if (error instanceof CheckFailed) return `${error.law}: ${error.message}`;
    throw error;
  }
}

describe('a stored position of an older version', () => {
  it('loads and goes on by the migrations since', () => {
    expect(lawBroken(withMigrations(coins, gusts))).toBeNull();
  });

  it('of the version of today needs none', () => {
    const config = lantern.checkConfig({}, 3);
    if (!config.ok) throw new Error('refused');
    const state = lantern.setup(config.value, 3, seedFrom('today'), { emit() {} }) as unknown as Json;
    const stored = { config: { ...config.value }, seats: 3, stateVersion: 1, state, name: 'today' };
    expect(lawBroken(lantern, stored)).toBeNull();
  });
});

describe('a broken migration is found', () => {
  const spoils = (name: string, state: Migration['state']): Migration => ({ name, state });

  it.each<[string, AnyGame, string]>([
    ['that is missing', withMigrations(coins), 'form: an old game, state version 1: it lacks players[].hasGust'],
    ['that leaves the old field', withMigrations(half, gusts), 'it still has players[].money'],
    [
      'that throws',
      withMigrations(
        coins,
        gusts,
        spoils('wrong', (s) => s.nobody.stands),
      ),
      'migrates: an old game, state version 1: TypeError',
    ],
    [
      'that loses what is under way',
      withMigrations(
        coins,
        gusts,
        spoils('wrong', (s: Old) => s.stack.splice(0)),
      ),
      'goes-on: an old game, state version 1',
    ],
    [
      'that leaves a frame nobody knows',
      withMigrations(
        coins,
        gusts,
        spoils('wrong', (s: Old) => s.stack.push({ kind: 'dance', id: 99, mem: null })),
      ),
      'copies: an old game, state version 1',
    ],
  ])('%s', (_, game, message) => {
    expect(lawBroken(game)).toContain(message);
  });

  it('and a position that was stored by a newer version is refused', () => {
    expect(lawBroken(lantern, { ...old(), stateVersion: 7 })).toContain('stored in state version 7');
  });
});
