import { type Candidate, type Decision, plain, type Question } from '../bot.ts';
import { drawnBy } from '../simple-bots.ts';
import type { LineMove } from './line.ts';
import { added, NOTHING, type Sums, scoreOf, winOf } from './tally.ts';
import type { Node } from './tree.ts';

/** What a tree says of one of the first moves. */
export interface First<A> {
  readonly action: A;
  readonly visits: number;
  readonly total: number;
  readonly worth: number;
  readonly sums: Sums;
  /** How often to play it; null where the one tried most is to be played. */
  readonly share: number | null;
  readonly line: readonly LineMove<A>[];
  readonly next: Node<A> | null;
}

/** All that one tree found out. Nothing but data, so that threads can hand it on. */
export interface Grown<A> {
  /** The one tried most first. */
  readonly firsts: readonly First<A>[];
  readonly iterations: number;
  /** In all of the iterations. */
  readonly moves: number;
  readonly cutShort: boolean;
  /** From 0 to 1, for drawing from a mixture. */
  readonly luck: number;
}

/**
 * A search in several trees, each with worlds of its own. What they found out is added up in the order of the trees, so
 * the decision is the same whichever thread grows which, and whichever is ready first.
 */
export interface Forest<A, K> {
  readonly size: number;
  grow(question: Question<A, K>, nth: number): Grown<A>;
  decide(trees: readonly Grown<A>[]): Decision<A>;
}

/** What the nth tree is asked: the first one exactly what a lone one would be. */
export const questionOf = <A, K>(question: Question<A, K>, nth: number): Question<A, K> =>
  nth === 0 ? question : { ...question, seed: `${question.seed}/${nth}` };

/** What was thought before holds after a move without a choice, too: such moves are not in the trees. */
export function withoutChoice<A>(action: A, next: Node<A> | null): Grown<A> {
  const only = { action, visits: 0, total: 0, worth: 0, sums: NOTHING, share: null, line: [], next };
  return { firsts: [only], iterations: 0, moves: 0, cutShort: false, luck: 0 };
}

export function decisionOf<A>(trees: readonly Grown<A>[], keyOf: (action: A) => string): Decision<A> {
  const merged = mergedFirsts(trees, keyOf);
  const shares = sharesOf(merged, trees.length);
  const chosen = merged[drawnBy(shares, trees[0]!.luck)]!;
  const thought = chosen.byTree.map((first) => first?.next ?? null);
  const kept = thought.some((next) => next !== null) ? { thought } : {};
  const iterations = sumOf(trees, (tree) => tree.iterations);
  const { action, line } = mostTried(chosen);
  if (iterations === 0) return { ...plain(action), ...kept };
  return {
    action,
    candidates: merged.map((one, i) => candidateOf(one, shares[i]!)),
    iterations,
    playoutLength: sumOf(trees, ({ moves }) => moves) / iterations,
    cutShort: trees.some(({ cutShort }) => cutShort),
    line,
    ...kept,
  };
}

/** One of the first moves, as each of the trees sees it; null where a tree did not come to it. */
interface Merged<A> {
  readonly byTree: (First<A> | null)[];
  visits: number;
  total: number;
}

function mergedFirsts<A>(trees: readonly Grown<A>[], keyOf: (action: A) => string): Merged<A>[] {
  const byKey = new Map<string, Merged<A>>();
  trees.forEach(({ firsts }, nth) => {
    for (const first of firsts) {
      const key = keyOf(first.action);
      const merged = byKey.get(key) ?? { byTree: trees.map(() => null), visits: 0, total: 0 };
      byKey.set(key, merged);
      merged.byTree[nth] = first;
      merged.visits += first.visits;
      merged.total += first.total;
    }
  });
  return [...byKey.values()].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
}

/** Mixtures of the trees count alike; without one, what was tried most is played. */
function sharesOf<A>(merged: readonly Merged<A>[], trees: number): number[] {
  const isMixed = merged[0]!.byTree.some((first) => first !== null && first.share !== null);
  if (!isMixed) return merged.map((_, i) => (i === 0 ? 1 : 0));
  return merged.map((one) => sumOf(one.byTree, (first) => first?.share ?? 0) / trees);
}

const mostTried = <A>({ byTree }: Merged<A>): First<A> =>
  byTree.reduce((most, first) => (most === null || (first !== null && first.visits > most.visits) ? first : most))!;

function candidateOf<A>(merged: Merged<A>, share: number): Candidate<A> {
  const { action, worth } = mostTried(merged);
  const sums = added(merged.byTree.flatMap((first) => (first === null ? [] : [first.sums])));
  const [score, win] = sums.n === 0 ? [null, null] : [scoreOf(sums), winOf(sums)];
  return { action, visits: merged.visits, share, worth, score, win };
}

export const meanOf = ({ total, visits }: { readonly total: number; readonly visits: number }): number =>
  visits === 0 ? 0 : total / visits;

const sumOf = <T>(of: readonly T[], what: (one: T) => number): number => of.reduce((sum, one) => sum + what(one), 0);
