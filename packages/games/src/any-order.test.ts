import { type AnyGame, hashJson, nullLog, rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { gameById } from './index.ts';

const MODULES = ['characters', 'change', 'treasure-chamber', 'master-builders', 'diamonds', 'bureau-de-change'];
const TABLES: readonly (readonly [string, number, object])[] = [
  ['alhambra', 3, {}],
  ['alhambra', 4, { modules: MODULES }],
  ['almadi', 3, { modules: ['characters'] }],
  ['aladdins-dragon', 3, { version: 'magic' }],
  ['lantern', 3, {}],
];
/** By name: targets of plays are named one after the other, treasures are counted by kind. */
const HAS_ORDER: ReadonlySet<string> = new Set(['on', 'treasures', 'give', 'take']);

/** The action with its lists in another order; null if it has none. */
function turnedRound(action: Readonly<Record<string, unknown>>): object | null {
  const lists = Object.entries(action).filter(
    ([key, value]) => !HAS_ORDER.has(key) && Array.isArray(value) && new Set(value).size > 1,
  );
  if (lists.length === 0) return null;
  return { ...action, ...Object.fromEntries(lists.map(([key, list]) => [key, [...(list as unknown[])].reverse()])) };
}

/** What an action leads to, whatever the order of its lists. */
function after(game: AnyGame, state: unknown, seat: number, action: unknown): string {
  const copy = game.copy(state);
  game.apply(copy, seat, action, nullLog);
  return hashJson(game.view(copy, seat));
}

test.each(TABLES)('%s, %i seats, %j: cards may be named in any order', (id, seats, wish) => {
  const game = gameById(id)!;
  const checked = game.checkConfig(wish, seats) as { value: unknown };
  const rng = rngFrom(`any order ${id}`);
  const state = game.setup(checked.value, seats, '3'.repeat(32), nullLog);
  let tried = 0;
  for (let i = 0; i < 250 && game.outcome(state) === null; i++) {
    const asked = game.deciders(state);
    const seat = asked[rng.below(asked.length)]!;
    const legal = game.legalActions(state, seat);
    for (let n = 0; n < 3; n++) {
      const action = legal[rng.below(legal.length)]!;
      const turned = turnedRound(action);
      const read = turned === null ? null : game.readAction(turned);
      if (turned === null) continue;
      expect(read, game.actionText(action)).not.toBeNull();
      expect(game.check(state, seat, read), game.actionText(action)).toBeNull();
      expect(after(game, state, seat, read), game.actionText(action)).toBe(after(game, state, seat, action));
      tried++;
    }
    game.apply(state, seat, legal[rng.below(legal.length)]!, nullLog);
  }
  if (id === 'alhambra' || id === 'almadi') expect(tried).toBeGreaterThan(0);
});
