import { nullLog, type Ranked, type Rng, rngFrom, type Seat } from '@majlis/kernel';
import type { Bot, Known, Question } from '../bot.ts';
import { type Judge, judgeOf } from '../learn/judge.ts';
import { everythingFor, fraction, rankedFor } from '../simple-bots.ts';
import { decisionOf, type Forest, type Grown, meanOf, questionOf, withoutChoice } from './forest.ts';
import { better, mostTried, widthFor } from './halving.ts';
import { Answers, lineAfter } from './line.ts';
import { Mixture } from './mixture.ts';
import { Outlook, type Reply, replyOf } from './outlook.ts';
import { type Reward, trustedSpread } from './reward.ts';
import { partOf, type SearchSettings } from './settings.ts';
import { NOTHING, Tally } from './tally.ts';
import {
  BELOW,
  type Edge,
  edgeOf,
  mostPromising,
  type Node,
  newNode,
  OWN,
  openEdges,
  ROOT,
  resumed,
  type Shape,
} from './tree.ts';
import { Worlds } from './worlds.ts';

/** Iterations between two looks at the clock. */
const CLOCK_EVERY = 16;
/** Where a mixture is wanted, so much of the time finds the moves worth mixing and the rest weighs these. */
const FINDING = 0.6;
const MIXED_MOVES = 4;
/** A move tried less than so often as the best is clearly worse: to mix it in would cost more than it hides. */
const WORTH_MIXING = 0.5;

interface Step<A> {
  readonly edge: Edge<A>;
  readonly node: Node<A>;
  readonly seat: Seat;
}

/**
 * Information-set search: every iteration imagines another world, walks one tree of moves that all worlds share,
 * plays on by the heuristics as far as the next scoring and tells each move on the way what its own seat got.
 */
class Search<S, A, K> {
  private readonly known: Known<S, A, K>;
  private readonly question: Question<A, K>;
  private readonly rng: Rng;
  private luck: Rng;
  private readonly worlds: Worlds<S, A, K>;
  private readonly before: Node<A> | null;
  private readonly root: Node<A>;
  private readonly ranked: Ranked<A>[];
  private readonly mixture: Mixture<A> | null;
  private mixed: Edge<A>[] | null = null;
  private readonly tallies = new Map<Edge<A>, Tally>();
  private readonly reply: Reply<S, A>;
  private readonly outlook: Outlook<S, A, K>;
  private readonly halving: boolean;
  private readonly iterations: number;
  private readonly mostMoves: number;
  /** Worths are seen as parts of it. */
  private readonly spread: number;
  private moves = 0;
  private readonly ownMovesOnly: boolean;
  private readonly below: Shape;
  private readonly answers = new Answers<A>();

  constructor(
    known: Known<S, A, K>,
    question: Question<A, K>,
    before: Node<A> | null,
    judge: Judge<S> | null,
    settings: SearchSettings,
  ) {
    this.known = known;
    this.question = question;
    this.reply = replyOf(known.heuristics, settings.careful === true);
    this.outlook = new Outlook(known, judge, this.reply);
    this.halving = settings.halving === true;
    this.ownMovesOnly = settings.ownMovesOnly === true;
    this.below = this.ownMovesOnly ? OWN : BELOW;
    this.iterations = settings.iterations;
    this.rng = rngFrom(question.seed);
    this.luck = this.rng;
    this.worlds = new Worlds(known, question);
    const candidates = settings.everything === true ? everythingFor : rankedFor;
    this.ranked = candidates(known, question, this.rng, mostTried(settings.iterations));
    const world = known.game.imagine(question.knowledge, this.rng);
    this.spread = trustedSpread(known.heuristics, world);
    this.mostMoves = (settings.moves ?? Number.POSITIVE_INFINITY) / (known.heuristics.costOf?.(world) ?? 1);
    this.mixture = known.heuristics.mixes?.(world, question.seat) === true ? new Mixture() : null;
    const goesOn = this.mixture === null && !this.halving;
    this.before = before;
    this.root = resumed(goesOn ? before : null, question.seat, this.ranked, known.game.actionText);
  }

  grow(): Grown<A> {
    if (this.ranked.length === 1) return withoutChoice(this.ranked[0]!.action, this.before);
    if (this.mixture === null && this.halving) return this.halve(this.iterations);
    let done = 0;
    let cutShort = false;
    let settled = false;
    for (; this.used(done) < 1 && !cutShort && !settled; done++) {
      if (this.mixture !== null && this.mixed === null && this.used(done) >= FINDING) this.beginMixing(this.mixture);
      this.iterate();
      if (done % CLOCK_EVERY > 0) continue;
      cutShort = this.isLate();
      settled = this.mixture === null && this.isSettled(this.triesLeft(done + 1));
    }
    return this.grown(done, cutShort);
  }

  /** The part of the budget that is used up: of the tries or of the moves in them, whichever there is less left of. */
  private used(done: number): number {
    return Math.max(done / this.iterations, this.moves / this.mostMoves);
  }

  /** If they go on being as long as they were. */
  private triesLeft(done: number): number {
    return Math.min(this.iterations - done, ((this.mostMoves - this.moves) * done) / this.moves);
  }

  /** Sequential halving: all are tried equally often, then the better half of them, and so on. */
  private halve(iterations: number): Grown<A> {
    const { game } = this.known;
    const width = widthFor(iterations, this.ranked.length);
    let open = this.ranked.slice(0, width).map((ranked) => edgeOf(this.root, ranked, game.actionText));
    let done = 0;
    let cutShort = false;
    while (open.length > 1 && done < iterations && !cutShort) {
      const rounds = Math.ceil(Math.log2(open.length));
      const tries = Math.max(1, Math.floor((iterations - done) / (rounds * open.length))) * open.length;
      for (let i = 0; i < tries && !cutShort; i++, done++) {
        this.tryMove(open[i % open.length]!);
        if (done % CLOCK_EVERY === 0) cutShort = this.isLate();
      }
      open = better(open, this.spread);
    }
    return this.grown(done, cutShort);
  }

  private isLate(): boolean {
    const { deadline } = this.question;
    return deadline !== undefined && deadline.now() > deadline.at;
  }

  private iterate(): void {
    const mixed = this.mixed === null ? null : this.mixture!.draw(this.mixed, this.rng);
    const first = mixed?.edge ?? this.mostPromisingFirst();
    const { value } = this.tryMove(first);
    if (mixed !== null) this.mixture!.learn(this.mixed!, first, mixed.chance, value[this.question.seat]!);
  }

  private tryMove(first: Edge<A>): Reward {
    const { game } = this.known;
    const { s, luck } = this.worlds.visit(this.tallies.get(first)?.n ?? 0);
    this.luck = luck;
    const until = this.outlook.horizonOf(s);
    const path: Step<A>[] = [{ edge: first, node: this.root, seat: this.question.seat }];
    game.apply(s, this.question.seat, first.action, nullLog);
    this.moves++;
    this.descend(s, path);
    const { reward, moves } = this.outlook.playOut(s, until, this.luck);
    this.moves += moves;
    this.backUp(path, reward);
    return reward;
  }

  private mostPromisingFirst(): Edge<A> {
    const open = openEdges(this.root, this.ranked, this.known.game.actionText, ROOT);
    return mostPromising(open, this.spread, ROOT);
  }

  private beginMixing(mixture: Mixture<A>): void {
    const best = this.bestFirst().slice(0, MIXED_MOVES);
    this.mixed = best.filter(({ visits }) => visits >= WORTH_MIXING * best[0]!.visits);
    mixture.begin(this.mixed);
  }

  /** No other move can be tried as often as the best any more, so thinking on would change nothing. */
  private isSettled(left: number): boolean {
    let most = 0;
    let second = 0;
    for (const { visits } of this.root.edges.values()) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second > left;
  }

  private bestFirst(): Edge<A>[] {
    return [...this.root.edges.values()].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
  }

  /** Goes down the tree until a move that was never tried has been made. */
  private descend(s: S, path: Step<A>[]): void {
    const { game, heuristics } = this.known;
    let last = path[0]!.edge;
    let nth = 0;
    while (last.visits > 0) {
      const deciders = game.deciders(s);
      if (deciders.length === 0) return;
      const seat = deciders[0]!;
      this.moves++;
      // Those who answer at the same time do not know each other's answers, so only the first of them has a node.
      if (seat !== this.question.seat && (this.ownMovesOnly || deciders.length > 1)) {
        const answer = this.reply(s, seat, this.luck);
        if (this.ownMovesOnly) this.answers.add(last, nth++, seat, answer, game.actionText);
        game.apply(s, seat, answer, nullLog);
        continue;
      }
      const ranked = heuristics.rank(s, seat);
      if (ranked.length < 2) {
        game.apply(s, seat, ranked[0]?.action ?? this.reply(s, seat, this.luck), nullLog);
        continue;
      }
      last.next ??= newNode(seat);
      const node: Node<A> = last.next;
      const edge = mostPromising(openEdges(node, ranked, game.actionText, this.below), this.spread, this.below);
      game.apply(s, seat, edge.action, nullLog);
      path.push({ edge, node, seat });
      last = edge;
      nth = 0;
    }
  }

  /** max^n: each move counts what the seat that made it got. */
  private backUp(path: readonly Step<A>[], reward: Reward): void {
    for (const { edge, node, seat } of path) {
      node.visits++;
      edge.visits++;
      edge.total += reward.value[seat]!;
    }
    const first = path[0]!.edge;
    let tally = this.tallies.get(first);
    if (tally === undefined) {
      tally = new Tally();
      this.tallies.set(first, tally);
    }
    tally.add(reward.scores[this.question.seat]!, reward.wins[this.question.seat]!);
  }

  private grown(iterations: number, cutShort: boolean): Grown<A> {
    const edges = this.bestFirst();
    const shares = this.mixture?.shares(edges) ?? null;
    const firsts = edges.map((edge, i) => {
      const { action, visits, total, worth, next } = edge;
      const sums = this.tallies.get(edge)?.sums() ?? NOTHING;
      const line = lineAfter(edge, this.answers);
      return { action, visits, total, worth, sums, share: shares === null ? null : shares[i]!, line, next };
    });
    return { firsts, iterations, moves: this.moves, cutShort, luck: fraction(this.rng) };
  }
}

export function searchBot<S, A, K>(
  known: Known<S, A, K>,
  settings: SearchSettings,
  name = `search:${settings.iterations}`,
): Bot<A, K> {
  const { trees: size = 1 } = settings;
  const judge = settings.learned === true ? judgeOf(known.heuristics) : null;
  const each = partOf(settings, size);
  const forest: Forest<A, K> = {
    size,
    grow(question, nth) {
      const before = question.before?.[nth] ?? null;
      if (question.legal.length === 1) return withoutChoice(question.legal[0]!, before);
      return new Search(known, questionOf(question, nth), before, judge, each).grow();
    },
    decide: (trees) => decisionOf(trees, known.game.actionText),
  };
  const choose = (question: Question<A, K>) =>
    forest.decide(Array.from({ length: size }, (_, nth) => forest.grow(question, nth)));
  return { name, choose, forest };
}
