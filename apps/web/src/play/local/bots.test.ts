import type { Question } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import { nullLog } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { LocalBots } from './bots.ts';
import { type Grow, growHere, type TreeJob } from './trees.ts';

const { game } = playableById('alhambra')!;

function opening(seed: string): Question<unknown, unknown> {
  const config = game.checkConfig({}, 3);
  if (!config.ok) throw new Error(config.refusal.code);
  const state = game.setup(config.value, 3, '0123456789abcdef0123456789abcdef', nullLog);
  const seat = game.deciders(state)[0]!;
  return { seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat), seed };
}

/** As if it came from another thread. */
const elsewhere =
  (jobs: TreeJob[]): Grow =>
  async (job) => {
    jobs.push(structuredClone(job));
    return structuredClone(growHere(job));
  };

const at = (moves: number) => ({ line: 'a table', moves, seat: opening('').seat });

test('master decides the same whether another worker helps or not, and goes on from what both thought', async () => {
  const jobs: TreeJob[] = [];
  const [alone, helped] = [new LocalBots('alhambra', null), new LocalBots('alhambra', elsewhere(jobs))];
  for (const moves of [0, 1]) {
    const question = opening(`question ${moves}`);
    expect(await helped.choose('master', question, at(moves))).toEqual(
      await alone.choose('master', question, at(moves)),
    );
  }
  expect(jobs.map(({ nth }) => nth)).toEqual([1, 1]);
  expect(jobs.map(({ question }) => question.before === undefined)).toEqual([true, false]);
});

test('nobody else is asked by bots that search in one tree, or not at all', async () => {
  const jobs: TreeJob[] = [];
  const bots = new LocalBots('alhambra', elsewhere(jobs));
  for (const level of ['beginner', 'easy', 'medium', 'hard']) await bots.choose(level, opening(level), null);
  expect(jobs).toEqual([]);
});
