import { type Archetype, type Ranked, type Rng, rngFrom } from '@majlis/kernel';
import { type Bot, type Candidate, type Known, plain, type Question } from './bot.ts';

/** Any legal action, all equally likely. */
export function randomBot<A, K>(): Bot<A, K> {
  return {
    name: 'random',
    choose: ({ legal, seed }) => plain(legal[rngFrom(seed).below(legal.length)]!),
  };
}

/** Candidates that are kept beside the best. */
const SHOWN = 12;

/** What the heuristics like best. */
export function greedyBot<S, A, K>(known: Known<S, A, K>, name = 'greedy'): Bot<A, K> {
  return {
    name,
    choose(question) {
      if (question.legal.length === 1) return plain(question.legal[0]!);
      const ranked = rankedFor(known, question, rngFrom(question.seed), SHOWN);
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

/** How somebody sees less than there is. */
interface Eye {
  /** What it overlooks, as a part of what the heuristics say anybody may overlook. */
  readonly blur: number;
  /** A move that much worse, in the same measure, would look absurd: nobody overlooks that. */
  readonly absurd: number;
  /** How often it takes anything that is not absurd. */
  readonly blunder: number;
}

/** Unless the heuristics say otherwise: the part of the spread that is easily overlooked. */
const BLUR = 0.06;

/** Sees roughly what is good, and now and then takes something merely reasonable; never anything absurd. */
export const easyBot = <S, A, K>(known: Known<S, A, K>, name = 'easy'): Bot<A, K> =>
  blurredBot(known, { blur: 1, absurd: 8, blunder: 0.2 }, name);

/** Knows the rules and what they are for, and hardly compares. */
export const beginnerBot = <S, A, K>(known: Known<S, A, K>, name = 'beginner'): Bot<A, K> =>
  blurredBot(known, { blur: 3, absurd: 10, blunder: 0.4 }, name);

function blurredBot<S, A, K>(known: Known<S, A, K>, { blunder, ...eye }: Eye, name: string): Bot<A, K> {
  const { spread, blur = BLUR * spread } = known.heuristics;
  return {
    name,
    choose(question) {
      if (question.legal.length === 1) return plain(question.legal[0]!);
      const rng = rngFrom(question.seed);
      const ranked = rankedFor(known, question, rng);
      const best = ranked[0]!.worth;
      const sane = ranked.filter(({ worth }) => worth > best - eye.absurd * blur);
      const weights = sane.map(
        ({ worth }) => (1 - blunder) * Math.exp((worth - best) / (eye.blur * blur)) + blunder / sane.length,
      );
      const sum = weights.reduce((a, b) => a + b, 0);
      const shares = weights.map((weight) => weight / sum);
      return plain(sane[drawFrom(shares, rng)]!.action, candidatesOf(sane, shares));
    },
  };
}

/** The best `most` candidates in a world the seat could be in, without what is dominated. */
export function rankedFor<S, A, K>(
  known: Known<S, A, K>,
  question: Question<A, K>,
  rng: Rng,
  most = Number.POSITIVE_INFINITY,
): Ranked<A>[] {
  const world = known.game.imagine(question.knowledge, rng);
  const ranked = known.heuristics.rank(world, question.seat);
  if (ranked.length === 0) return question.legal.map((action) => ({ action, worth: 0 }));
  const { isDominated } = known.heuristics;
  if (isDominated === undefined) return ranked;
  const sensible: Ranked<A>[] = [];
  for (let i = 0; i < ranked.length && sensible.length < most; i++) {
    if (!isDominated(world, question.seat, ranked[i]!.action)) sensible.push(ranked[i]!);
  }
  return sensible.length === 0 ? ranked : sensible;
}

/** The candidates and, if these are fewer than `most`, whatever else is legal and not dominated. */
export function everythingFor<S, A, K>(
  known: Known<S, A, K>,
  question: Question<A, K>,
  rng: Rng,
  most: number,
): Ranked<A>[] {
  const { game, heuristics } = known;
  const ranked = rankedFor(known, question, rng, most);
  const listed = new Set(ranked.map(({ action }) => game.actionText(action)));
  const world = game.imagine(question.knowledge, rng);
  const worth = ranked.at(-1)!.worth - (heuristics.unlisted ?? 0);
  for (const action of question.legal) {
    if (ranked.length >= most) break;
    if (listed.has(game.actionText(action))) continue;
    if (heuristics.isDominated?.(world, question.seat, action) !== true) ranked.push({ action, worth });
  }
  return ranked;
}

const FINE = 0x40000000;

/** From 0 to 1. */
export const fraction = (rng: Rng): number => rng.below(FINE) / FINE;

export const drawFrom = (shares: readonly number[], rng: Rng): number => drawnBy(shares, fraction(rng));

export function drawnBy(shares: readonly number[], luck: number): number {
  let left = luck;
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
