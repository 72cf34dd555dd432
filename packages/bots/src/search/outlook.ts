import { type Heuristics, nullLog, type Rng, type Seat } from '@majlis/kernel';
import type { AnyKnown, Known } from '../bot.ts';
import { type Judge, judgeOf } from '../learn/judge.ts';
import { type Reward, rewardOfEstimate, rewardOfExpectation, rewardOfOutcome, scaleOf } from './reward.ts';

const LONGEST = 200;
/** Where nothing is ever settled, a playout ends all the same after so many times its length. */
const AT_MOST = 2;

/** How a playout goes on: by the quick policy, or by the best that is listed. */
export type Reply<S, A> = (s: S, seat: Seat, luck: Rng) => A;

export const replyOf = <S, A>({ quick, rank }: Heuristics<S, A>, careful: boolean): Reply<S, A> =>
  careful ? (s, seat, luck) => rank(s, seat)[0]?.action ?? quick(s, seat, luck) : quick;

/** Looks ahead from a position: plays on by the quick policy as far as the next scoring and judges what is there. */
export class Outlook<S, A, K> {
  private readonly known: Known<S, A, K>;
  private readonly judge: Judge<S> | null;
  private readonly reply: Reply<S, A>;
  private readonly limit: number;

  constructor(known: Known<S, A, K>, judge: Judge<S> | null, reply: Reply<S, A> = known.heuristics.quick) {
    this.known = known;
    this.judge = judge;
    this.reply = reply;
    this.limit = known.heuristics.longestPlayout ?? LONGEST;
  }

  /** The milestone at which a playout from here is judged. */
  horizonOf(s: S): number {
    const { milestone, horizon } = this.known.heuristics;
    return milestone(s) + (horizon?.(s) ?? 1);
  }

  /** The milestone at which a playout that may take longer is judged. */
  farHorizonOf(s: S): number {
    const { milestone, farHorizon } = this.known.heuristics;
    return Math.max(this.horizonOf(s), milestone(s) + (farHorizon?.(s) ?? 1));
  }

  /** Changes `s`. */
  playOut(s: S, until: number, luck: Rng): { readonly reward: Reward; readonly moves: number } {
    const { game, heuristics } = this.known;
    const limit = this.limit * (heuristics.paceOf?.(s) ?? 1);
    let moves = 0;
    for (; moves < AT_MOST * limit; moves++) {
      if (game.outcome(s) !== null || heuristics.milestone(s) >= until) break;
      if (moves >= limit && heuristics.isSettled?.(s) !== false) break;
      const seat = game.deciders(s)[0]!;
      game.apply(s, seat, this.reply(s, seat, luck), nullLog);
    }
    return { reward: this.rewardOf(s), moves };
  }

  private rewardOf(s: S): Reward {
    const { game, heuristics } = this.known;
    const outcome = game.outcome(s);
    const scale = scaleOf(heuristics, s);
    if (outcome !== null) return rewardOfOutcome(outcome, scale);
    if (this.judge === null) return rewardOfEstimate(heuristics.estimate(s), scale);
    const { scores, logits } = this.judge.expect(s);
    return rewardOfExpectation(scores, logits, scale);
  }
}

/** One that judges by what was learned, if anything was. */
export const outlookOf = (known: AnyKnown): Outlook<unknown, unknown, unknown> =>
  new Outlook(known as Known<unknown, unknown, unknown>, judgeOf(known.heuristics));
