import { shelf } from '@majlis/games';
import { type PlayableGame, playableById } from '@majlis/games/heuristics';
import { nullLog, rngFrom, type Seat } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { limits, seedOf } from '../test/lantern.ts';
import { botByName, playDeal } from './index.ts';

/** Every game with its plainest and its richest table. */
const tables: readonly { id: string; seats: number; wish: unknown }[] = [
  { id: 'lantern', seats: 3, wish: {} },
  { id: 'almadi', seats: 2, wish: {} },
  { id: 'almadi', seats: 4, wish: { modules: ['characters'] } },
  { id: 'alhambra', seats: 2, wish: {} },
  { id: 'alhambra', seats: 3, wish: { modules: [] } },
  { id: 'alhambra', seats: 4, wish: { modules: ['vizier', 'city-gates', 'characters', 'thieves', 'change'] } },
  { id: 'aladdins-dragon', seats: 3, wish: { version: 'basic' } },
  { id: 'aladdins-dragon', seats: 4, wish: { version: 'magic' } },
];

function configFor({ game }: PlayableGame, seats: number, wish: unknown): never {
  const checked = game.checkConfig(wish, seats);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value as never;
}

/** Positions of a game that is played half at random and half well, so that it gets somewhere. */
function* positions(known: PlayableGame, seats: number, wish: unknown): Generator<{ state: unknown; seat: Seat }> {
  const { game, heuristics } = known;
  const rng = rngFrom('positions');
  const state = game.setup(configFor(known, seats, wish), seats, seedOf(7), nullLog);
  for (let n = 0; n < 4000 && game.outcome(state) === null; n++) {
    const deciders = game.deciders(state);
    const seat = deciders[rng.below(deciders.length)]!;
    const legal = game.legalActions(state, seat);
    if (legal.length > 1) yield { state, seat };
    const action = rng.below(2) === 0 ? legal[rng.below(legal.length)] : heuristics.quick(state, seat, rng);
    game.apply(state, seat, action, nullLog);
  }
}

test('every game on the shelf can be played by bots', () => {
  for (const { game } of shelf) expect(playableById(game.id), game.id).not.toBeNull();
});

describe.each(tables)('$id with $seats seats, $wish', ({ id, seats, wish }) => {
  const known = playableById(id)!;
  const { game, heuristics } = known;

  test('the heuristics rank legal actions only, the best first, and estimate every seat', () => {
    for (const { state, seat } of positions(known, seats, wish)) {
      const ranked = heuristics.rank(state, seat);
      expect(ranked.length).toBeGreaterThan(0);
      for (const [i, { action, worth }] of ranked.entries()) {
        const refusal = game.check(state, seat, action);
        if (refusal !== null) expect.fail(`${game.actionText(action)}: ${refusal.code}`);
        expect(worth).toBeLessThanOrEqual(ranked[Math.max(0, i - 1)]!.worth);
      }
      const quick = heuristics.quick(state, seat, rngFrom('quick'));
      expect(game.check(state, seat, quick), game.actionText(quick)).toBeNull();
      const scores = heuristics.estimate(state);
      expect(scores.length).toBe(seats);
      for (const score of scores) expect(Number.isFinite(score)).toBe(true);
    }
  });

  test('bots decide alike in worlds that differ only in what their seat cannot know', () => {
    const bots = ['greedy', 'easy', 'search:6'].map((name) => botByName(name, known)!);
    let n = 0;
    for (const { state, seat } of positions(known, seats, wish)) {
      if (n++ % 5 !== 0) continue;
      const legal = game.legalActions(state, seat);
      const world = game.imagine(game.knowledge(state, seat), rngFrom(`world ${n}`));
      for (const bot of bots) {
        const question = { seat, legal, seed: 'same' };
        const here = bot.choose({ ...question, knowledge: game.knowledge(state, seat) });
        const there = bot.choose({ ...question, knowledge: game.knowledge(world, seat) });
        expect(there.action, bot.name).toEqual(here.action);
      }
    }
    expect(n).toBeGreaterThan(10);
  });

  test('a game of all levels ends without a word from the watchdog', () => {
    const bots = ['search:5', 'easy', 'medium', 'random'].slice(0, seats);
    const { mishaps } = playDeal({ known, config: configFor(known, seats, wish), seed: seedOf(3), bots }, limits);
    expect(mishaps).toEqual([]);
  });
});
