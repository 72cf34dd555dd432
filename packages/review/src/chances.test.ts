import type { Json } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { playable, played } from '../test/games.ts';
import { type Progress, reviewOf, type TakenApart, type Weighed, weigh } from './index.ts';

const nothing = { mean: 0, error: 0 };
const even = { wins: [0.5, 0.5], scores: [5, 5] };

/** A decision of the first seat at which something better would have been worth so much more. */
function missed(at: number, cost: number, better: string, chance?: string, gained = 0): Weighed {
  const value = { mean: cost, error: 0.01 };
  return {
    at,
    seat: 0,
    budget: 8,
    before: even,
    played: { action: 'wait', text: 'wait', ...even },
    best: { action: better, text: better, ...even },
    others: [],
    loss: { value, win: value, score: value },
    gain: { value: { mean: gained, error: 0.01 }, win: nothing, score: nothing },
    ...(chance === undefined ? {} : { sought: { best: chance, played: null } }),
  };
}

function toldOf(weighed: readonly Weighed[]): number[] {
  const taken: TakenApart = { decisions: [], actions: 40, seats: 2, outcome: null, scorings: [] };
  const progress: Progress = { weighed, moments: [] };
  const { moments } = reviewOf(taken, progress);
  for (const moment of moments) expect(moment).not.toHaveProperty('sought');
  return moments.map(({ at }) => at);
}

test('a chance left all round is told once, where it cost most, and makes room for other mistakes', () => {
  const round = [
    missed(3, 0.2, 'place 4 at camp', '1 camp'),
    missed(6, 0.3, 'place 5 at camp', '1 camp'),
    missed(9, 0.25, 'place 5 at camp', '1 camp'),
  ];
  expect(toldOf(round)).toEqual([6]);
  expect(toldOf([...round, missed(12, 0.05, 'buy'), missed(20, 0.04, 'sell')])).toEqual([6, 12, 20]);
});

test('the same chance in another round is another mistake', () => {
  expect(toldOf([missed(3, 0.2, 'place 4 at camp', '1 camp'), missed(23, 0.2, 'place 4 at camp', '2 camp')])).toEqual([
    3, 23,
  ]);
});

test('a move that does harm is a mistake of its own beside a chance that was left', () => {
  const left = missed(3, 0.3, 'place 4 at camp', '1 camp');
  expect(toldOf([left, missed(6, 0.25, 'place 4 at camp', '1 camp', -0.2)])).toEqual([3, 6]);
});

test('a chance that was left and taken later in the round cost only what was not made up for', () => {
  const left = missed(3, 0.2, 'place 4 at camp', '1 camp');
  const taken = (at: number, chance: string) => ({
    ...missed(at, 0, 'place 5 at camp', chance, 0.19),
    sought: { best: chance, played: chance },
  });
  const other = missed(12, 0.05, 'buy');
  expect(toldOf([left, other])).toEqual([3, 12]);
  expect(toldOf([left, taken(9, '1 camp'), other]).filter((at) => at !== 9)).toEqual([12]);
  expect(toldOf([left, other, taken(30, '2 camp')]).filter((at) => at !== 30)).toEqual([3, 12]);
  // Harm that was done by the move itself is not undone by it.
  const harmful = missed(3, 0.2, 'place 4 at camp', '1 camp', -0.15);
  expect(toldOf([harmful, taken(9, '1 camp')]).filter((at) => at !== 9)).toEqual([3]);
});

test('without a chance that stays open, only the same answer twice in a row is one mistake', () => {
  expect(toldOf([missed(3, 0.2, 'buy'), missed(4, 0.3, 'buy')])).toEqual([4]);
  expect(toldOf([missed(3, 0.2, 'buy'), missed(7, 0.3, 'buy')])).toEqual([3, 7]);
});

test("in Aladdin's Dragon a space is a chance for the round, whichever token would have gone there", () => {
  const known = playable('aladdins-dragon');
  const { game } = known;
  for (const { state, seat, legal } of played(known, 3, { version: 'basic' })) {
    const placing = legal.findLast((action) => game.actionText(action).startsWith('place'));
    if (placing === undefined) continue;
    const point = { at: 0, seat, knowledge: game.knowledge(state, seat) as Json, played: placing };
    const { best, sought } = weigh(known, point, 40);
    const nameOf = (action: Json) =>
      `${known.heuristics.milestone(state)} place ${(action as { readonly space: number }).space}`;
    expect(sought).toEqual({ best: nameOf(best.action), played: nameOf(placing) });
    return;
  }
  expect.fail('no token was ever placed');
});
