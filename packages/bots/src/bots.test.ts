import { nullLog, rngFrom } from '@majlis/kernel';
import { lantern } from '@majlis/lantern';
import { describe, expect, test } from 'vitest';
import { known, limits, positions, question, seedOf } from '../test/lantern.ts';
import {
  type Bot,
  botByName,
  easyBot,
  greedyBot,
  isBotName,
  playDeal,
  randomBot,
  searchBot,
  summarise,
} from './index.ts';

const bots = () => [
  randomBot<Action, Knowledge>(),
  greedyBot(known),
  easyBot(known),
  searchBot(known, { iterations: 25 }),
];

type Action = ReturnType<typeof lantern.legalActions>[number];
type Knowledge = ReturnType<typeof lantern.knowledge>;

function winShare(names: readonly string[], deals: number): number {
  const results = Array.from({ length: deals }, (_, n) =>
    playDeal({ known, config: { rounds: 5 }, seed: seedOf(n), bots: names }, limits),
  );
  return summarise(results).bots[0]!.winShare.low;
}

describe('strength on the Lantern Seller, lower 95 % bound of the win share against two of the lower kind', () => {
  test('greedy beats random', () => {
    expect(winShare(['greedy', 'random', 'random'], 20)).toBeGreaterThan(0.7);
  });

  test('search beats greedy', () => {
    expect(winShare(['search:100', 'greedy', 'greedy'], 12)).toBeGreaterThan(1 / 3);
  });
});

describe('every bot', () => {
  test('answers the same question with the same seed the same way', () => {
    for (const { state, seat } of positions(3)) {
      for (const bot of bots()) expect(bot.choose(question(state, seat))).toEqual(bot.choose(question(state, seat)));
    }
  });

  test('answers with a legal action', () => {
    for (const { state, seat } of positions(6)) {
      for (const bot of bots()) {
        const { action } = bot.choose(question(state, seat));
        expect(lantern.check(state, seat, action), `${bot.name} ${lantern.actionText(action)}`).toBeNull();
      }
    }
  });

  test('decides alike in worlds that differ only in what its seat cannot know', () => {
    let differing = 0;
    for (const { state, seat } of positions(8)) {
      const world = lantern.imagine(lantern.knowledge(state, seat), rngFrom('another world'));
      if (JSON.stringify(world.players) !== JSON.stringify(state.players)) differing++;
      for (const bot of bots()) {
        expect(bot.choose(question(world, seat)).action).toEqual(bot.choose(question(state, seat)).action);
      }
    }
    expect(differing).toBeGreaterThan(100);
  });

  test('cannot be handed a state', () => {
    const state = lantern.setup({ rounds: 5 }, 2, seedOf(1), nullLog);
    const bot = greedyBot(known) as Bot<Action, Knowledge>;
    // @ts-expect-error a state is not what a seat knows
    const cheat = () => bot.choose({ seat: 0, knowledge: state, legal: [], seed: '' });
    expect(cheat).toThrow();
  });
});

describe('a search', () => {
  test('says what it weighed: visits that add up, chances between 0 and 1, the most visited first', () => {
    const first = lantern.setup({ rounds: 5 }, 3, seedOf(0), nullLog);
    const decision = searchBot(known, { iterations: 200 }).choose(question(first, 0));

    expect(decision.iterations).toBeLessThanOrEqual(200);
    expect(decision.candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(decision.iterations);
    expect(decision.candidates[0]!.action).toEqual(decision.action);
    for (const { win, score } of decision.candidates) {
      expect(win!.mean).toBeGreaterThanOrEqual(0);
      expect(win!.mean).toBeLessThanOrEqual(1);
      expect(score!.error).toBeGreaterThan(0);
    }
  });

  test('tries every first move in the same worlds', () => {
    const first = lantern.setup({ rounds: 5 }, 3, seedOf(1), nullLog);
    const worlds = new Set<string>();
    const imagine: typeof lantern.imagine = (knowledge, rng) => {
      const world = lantern.imagine(knowledge, rng);
      worlds.add(JSON.stringify(world));
      return world;
    };
    const bot = searchBot({ ...known, game: { ...lantern, imagine } }, { iterations: 150 });
    const { candidates } = bot.choose(question(first, 0));
    expect(candidates.filter(({ visits }) => visits > 5).length).toBeGreaterThan(2);
    // Two more: one to rank the moves in and one to ask whether to mix them.
    expect(worlds.size).toBeLessThanOrEqual(candidates[0]!.visits + 2);
  });

  test('stops when the best move cannot be caught up with any more, and not before', () => {
    let stopped = 0;
    for (const { state, seat } of positions(4)) {
      const { iterations, cutShort, candidates } = searchBot(known, { iterations: 160 }).choose(question(state, seat));
      expect(cutShort).toBe(false);
      if (iterations === 160 || iterations === 0) continue;
      stopped++;
      expect(candidates[0]!.visits - (candidates[1]?.visits ?? 0)).toBeGreaterThan(160 - iterations);
    }
    expect(stopped).toBeGreaterThan(0);
  });

  test('ends after so many moves in its tries, sooner where a move costs more', () => {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(0), nullLog);
    const movesOf = (costOf?: () => number) => {
      const heuristics = costOf === undefined ? known.heuristics : { ...known.heuristics, costOf };
      const bot = searchBot({ ...known, heuristics }, { iterations: 10_000, moves: 600 });
      const { iterations, playoutLength, cutShort } = bot.choose(question(state, 0));
      expect(cutShort).toBe(false);
      return iterations * playoutLength;
    };
    const longest = 40;
    expect(movesOf()).toBeLessThan(600 + longest);
    expect(movesOf(() => 3)).toBeLessThan(200 + longest);
    expect(movesOf()).toBeGreaterThan(2 * movesOf(() => 3));
  });

  test('plays on by the quick policy, or by the best moves alone if it is careful', () => {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(0), nullLog);
    const quickMoves = (careful: boolean, ownMovesOnly: boolean) => {
      let moves = 0;
      const quick: typeof known.heuristics.quick = (...asked) => {
        moves++;
        return known.heuristics.quick(...asked);
      };
      const heuristics = { ...known.heuristics, quick };
      searchBot({ ...known, heuristics }, { iterations: 60, careful, ownMovesOnly }).choose(question(state, 0));
      return moves;
    };
    for (const ownMovesOnly of [false, true]) {
      expect(quickMoves(false, ownMovesOnly)).toBeGreaterThan(100);
      expect(quickMoves(true, ownMovesOnly)).toBe(0);
    }
  });

  test('looks at worlds as its heuristics believe them to be', () => {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(0), nullLog);
    let changed = 0;
    const believe = (_: unknown, seat: number) => {
      expect(seat).toBe(0);
      return () => {
        changed++;
      };
    };
    const heuristics = { ...known.heuristics, believe };
    const { candidates } = searchBot({ ...known, heuristics }, { iterations: 60 }).choose(question(state, 0));
    expect(changed).toBe(candidates[0]!.visits);
  });

  test('stops at its deadline and says so', () => {
    const state = lantern.setup({ rounds: 5 }, 3, seedOf(0), nullLog);
    let clock = 0;
    const deadline = { now: () => clock++, at: 3 };
    const decision = searchBot(known, { iterations: 10_000 }).choose({ ...question(state, 0), deadline });
    expect(decision.cutShort).toBe(true);
    expect(decision.iterations).toBeLessThan(200);
    expect(lantern.check(state, 0, decision.action)).toBeNull();
  });
});

describe('names of bots', () => {
  test('are the levels, random, greedy, and searches with a number', () => {
    for (const name of [
      'random',
      'greedy',
      'beginner',
      'easy',
      'medium',
      'hard',
      'master',
      'search:300',
      'unlearned:30',
      'halving:9',
    ]) {
      expect(botByName(name, known)?.name).toBe(name);
      expect(isBotName(name)).toBe(true);
    }
    for (const name of ['', 'search', 'search:0', 'search:1e9', 'Hard', 'toString']) {
      expect(botByName(name, known)).toBeNull();
      expect(isBotName(name)).toBe(false);
    }
  });
});
