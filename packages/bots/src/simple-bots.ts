import { type Archetype, type Ranked, type Rng, rngFrom } from '@majlis/kernel';
import { type Bot, type Candidate, type Known, plain, type Question } from './bot.ts';

/** Any legal action, all equally likely. */
export function randomBot<A, K>(): Bot<A, K> {
  return {
    name: 'random',
    choose: ({ legal, seed }) => plain(legal[rngFrom(seed).below(legal.length)]!),
  };
}

/** What the heuristics like best. */
export function greedyBot<S, A, K>(known: Known<S, A, K>, name = 'greedy'): Bot<A, K> {
  return {
    name,
    choose(question) {
      if (question.legal.length === 1) return plain(question.legal[0]!);
      const ranked = rankedFor(known, question, rngFrom(question.seed));
      return plain(ranked[0]!.action, candidatesOf(ranked, onlyFirst(ranked)));
    },
  };
}

/** A scripted player: what it likes best of what is legal, any of those it likes as much. */
export function archetypeBot<S, A, K>(known: Known<S, A, K>, archetype: Archetype<S, A>, name: string): Bot<A, K> {
  return {
    name,
    choose({ seat, knowledge, legal, seed }) {
      if (legal.length === 1) return plain(legal[0]!);
      const rng = rngFrom(seed);
      const likes = archetype(known.game.imagine(knowledge, rng), seat);
      let most = Number.NEGATIVE_INFINITY;
      let best: A[] = [];
      for (const action of legal) {
        const liked = likes(action);
        if (liked > most) best = [];
        if (liked >= most) best.push(action);
        most = Math.max(most, liked);
      }
      return plain(best[rng.below(best.length)]!);
    },
  };
}

/** The part of the spread that a beginner overlooks. */
const BLUR = 0.06;
/** So many times as much as that nobody overlooks: a move that much worse would look absurd. */
const ABSURD = 8;
const BLUNDER = 0.2;

/** Sees roughly what is good, and now and then takes something merely reasonable; never anything absurd. */
export function easyBot<S, A, K>(known: Known<S, A, K>, name = 'easy'): Bot<A, K> {
  const { spread, blur = BLUR * spread } = known.heuristics;
  return {
    name,
    choose(question) {
      if (question.legal.length === 1) return plain(question.legal[0]!);
      const rng = rngFrom(question.seed);
      const ranked = rankedFor(known, question, rng);
      const best = ranked[0]!.worth;
      const sane = ranked.filter(({ worth }) => worth > best - ABSURD * blur);
      const weights = sane.map(({ worth }) => (1 - BLUNDER) * Math.exp((worth - best) / blur) + BLUNDER / sane.length);
      const sum = weights.reduce((a, b) => a + b, 0);
      const shares = weights.map((weight) => weight / sum);
      return plain(sane[drawFrom(shares, rng)]!.action, candidatesOf(sane, shares));
    },
  };
}

/** The candidates in a world the seat could be in, without what is dominated. */
export function rankedFor<S, A, K>(known: Known<S, A, K>, question: Question<A, K>, rng: Rng): Ranked<A>[] {
  const world = known.game.imagine(question.knowledge, rng);
  const ranked = known.heuristics.rank(world, question.seat);
  if (ranked.length === 0) return question.legal.map((action) => ({ action, worth: 0 }));
  const { isDominated } = known.heuristics;
  if (isDominated === undefined) return ranked;
  const sensible = ranked.filter(({ action }) => !isDominated(world, question.seat, action));
  return sensible.length === 0 ? ranked : sensible;
}

export function drawFrom(shares: readonly number[], rng: Rng): number {
  const FINE = 0x40000000;
  let left = rng.below(FINE) / FINE;
  for (let i = 0; i < shares.length; i++) {
    left -= shares[i]!;
    if (left < 0) return i;
  }
  return shares.findLastIndex((share) => share > 0);
}

const onlyFirst = (ranked: readonly unknown[]): number[] => ranked.map((_, i) => (i === 0 ? 1 : 0));

function candidatesOf<A>(ranked: readonly Ranked<A>[], shares: readonly number[]): Candidate<A>[] {
  return ranked.map(({ action, worth }, i) => ({
    action,
    visits: 0,
    share: shares[i]!,
    worth,
    score: null,
    win: null,
  }));
}
