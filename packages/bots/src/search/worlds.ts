import { type RepeatableRng, type Rng, rngFrom } from '@majlis/kernel';
import type { Known, Question } from '../bot.ts';

export interface World<S> {
  readonly s: S;
  /** To play on with there. */
  readonly luck: Rng;
}

/** Later worlds are visited by few first moves. */
const KEPT = 256;

/**
 * The worlds of one question by their number. Every first move is tried in the same worlds and with the same luck: what
 * differs then is the move. So each is imagined once and copied, which takes a tenth of the time.
 */
export class Worlds<S, A, K> {
  private readonly game: Known<S, A, K>['game'];
  private readonly question: Question<A, K>;
  /** What the seat concludes from what the others did. */
  private readonly believed: ((world: S, rng: Rng) => void) | null;
  private readonly kept: { readonly s: S; readonly luck: RepeatableRng }[] = [];

  constructor({ game, heuristics }: Known<S, A, K>, question: Question<A, K>) {
    this.game = game;
    this.question = question;
    this.believed = null;
    if (heuristics.believe === undefined) return;
    const rng = rngFrom(`~${question.seed}:beliefs`);
    this.believed = heuristics.believe(game.imagine(question.knowledge, rng), question.seat, rng);
  }

  /** World `n`, to be changed freely. */
  visit(n: number): World<S> {
    if (n < this.kept.length) {
      const { s, luck } = this.kept[n]!;
      return { s: this.game.copy(s), luck: luck.copy() };
    }
    const { seed, knowledge } = this.question;
    const luck = rngFrom(`~${seed}:${n}`);
    const s = this.game.imagine(knowledge, luck);
    this.believed?.(s, luck);
    if (n === this.kept.length && n < KEPT) this.kept.push({ s: this.game.copy(s), luck: luck.copy() });
    return { s, luck };
  }
}
