import { playableById } from '@majlis/games/heuristics';
import { loadMessages } from '@majlis/i18n';
import { EventLog, rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';

/** Everything a review may tell of two games of that kind, beside points. */
function deedsOf(id: string, wish: object): ReadonlySet<string> {
  const { game, heuristics } = playableById(id)!;
  const checked = game.checkConfig(wish, 3);
  if (!checked.ok) throw new Error(checked.refusal.code);
  const found = new Set<string>();
  for (const seed of ['1', '2']) {
    const rng = rngFrom(seed);
    const log = new EventLog<unknown>();
    const state: unknown = game.setup(checked.value, 3, seed.repeat(32), log);
    while (game.outcome(state) === null) {
      const seat = game.deciders(state)[0]!;
      game.apply(state, seat, heuristics.quick(state, seat, rng), log);
    }
    for (const { event } of log.entries) for (const { name } of heuristics.deedsIn!(event)) found.add(name);
  }
  return found;
}

test.each([
  ['alhambra', {}, ['exact', 'majority.garden', 'wall']],
  ['almadi', {}, ['effects']],
  ['aladdins-dragon', { version: 'magic' }, ['bribe', 'camel', 'guard', 'spell', 'treasure']],
])('%s: what speaks for a move has words', async (id, wish, some) => {
  const deeds = deedsOf(id, wish);
  expect([...deeds]).toEqual(expect.arrayContaining(some));
  const messages = await loadMessages('review', 'en');
  for (const deed of deeds) expect(messages).toHaveProperty([`review.deed.${deed.split('.')[0]}`]);
});
