import { expect, test } from 'vitest';
import { known, positions, question } from '../../test/lantern.ts';
import { better, widthFor } from './halving.ts';
import { searchBot } from './search.ts';
import type { Edge } from './tree.ts';

const edge = (action: string, mean: number, worth = 0): Edge<string> => ({
  ...{ action, visits: 10, seen: 0, total: 10 * mean, worth, next: null },
});

test('begins with as many moves as can be tried a few times each', () => {
  expect(widthFor(80, 100)).toBe(8);
  expect(widthFor(80, 5)).toBe(5);
  expect(widthFor(4, 100)).toBe(2);
  expect(widthFor(1500, 1000)).toBeGreaterThan(60);
});

test('the better half goes on, and the heuristics decide between equals', () => {
  const open = [edge('a', 0.4), edge('b', 0.6), edge('c', 0.5), edge('d', 0.5, 1), edge('e', 0.1)];
  expect(better(open, 25).map(({ action }) => action)).toEqual(['b', 'd', 'c']);
});

test('a search shares its iterations: a move that goes on has been tried as often as all that do', () => {
  let decided = 0;
  for (const { state, seat } of positions(2)) {
    const { iterations, candidates } = searchBot(known, { iterations: 96, halving: true }).choose(
      question(state, seat),
    );
    if (iterations === 0) continue;
    decided++;
    expect(iterations).toBeLessThanOrEqual(96);
    expect(iterations).toBeGreaterThan(70);
    const visits = candidates.map((candidate) => candidate.visits);
    expect(visits[1]).toBe(visits[0]);
    expect(new Set(visits).size).toBe(Math.ceil(Math.log2(visits.length)));
  }
  expect(decided).toBeGreaterThan(5);
});
