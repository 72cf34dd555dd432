import { type AnyKnown, type Measured, type Outlook, outlookOf, type Reward, Worlds } from '@majlis/bots';
import { type Json, nullLog, type Seat } from '@majlis/kernel';

/** Where somebody has to decide, as that seat knows it. There is no position in it, so there is nothing to peek at. */
export interface Asked {
  readonly seat: Seat;
  readonly knowledge: Json;
  /** The same question with the same seed is judged the same way. It must not tell of anything hidden. */
  readonly seed: string;
  /** Whether to look further ahead, where the game knows that it helps. It takes longer. */
  readonly isFar?: boolean;
}

/** What everybody may expect: the chance to win and the final points, by seat. */
export interface Expected {
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** By how much one answer is better than another, for whoever decides; each with its standard error. */
export interface Difference {
  /** Half the chance to win and half the lead, as the bots count; from 0 to 1. */
  readonly value: Measured;
  readonly win: Measured;
  readonly score: Measured;
}

/** The worlds the seat may be in, by what it knows and may conclude from what the others did: those that bots imagine. */
export const worldsOf = (known: AnyKnown, { seat, knowledge, seed }: Asked): Worlds<unknown, unknown, unknown> =>
  new Worlds(known, { seat, knowledge, seed, legal: [] });

/** An answer; null: whatever the quick policy answers, which is what may be expected before anything is decided. */
type Answer = Json | null;

/** Answers tried in the same imagined worlds, with the same luck: what differs is the answer and not the deal. */
export class Trials {
  private readonly known: AnyKnown;
  private readonly asked: Asked;
  private readonly outlook: Outlook<unknown, unknown, unknown>;
  private readonly worlds: Worlds<unknown, unknown, unknown>;
  private readonly tried = new Map<string, Reward[]>();

  constructor(known: AnyKnown, asked: Asked) {
    this.known = known;
    this.asked = asked;
    this.outlook = outlookOf(known);
    this.worlds = worldsOf(known, asked);
  }

  /** Tries the answer in worlds it was not tried in yet, until there were so many. */
  try(answer: Answer, worlds: number): void {
    const key = this.keyOf(answer);
    const rewards = this.tried.get(key) ?? [];
    while (rewards.length < worlds) rewards.push(this.once(answer, rewards.length));
    this.tried.set(key, rewards);
  }

  private once(answer: Answer, world: number): Reward {
    const { game } = this.known;
    const { seat, isFar = false } = this.asked;
    const { s, luck } = this.worlds.visit(world);
    const until = isFar ? this.outlook.farHorizonOf(s) : this.outlook.horizonOf(s);
    if (answer === null) game.apply(s, seat, this.known.heuristics.quick(s, seat, luck), nullLog);
    else game.apply(s, seat, answer, nullLog);
    return this.outlook.playOut(s, until, luck).reward;
  }

  /** What the answer is worth to whoever decides. */
  worthOf(answer: Answer): number {
    return mean(this.rewardsOf(answer).map(({ value }) => value[this.asked.seat]!));
  }

  expectedOf(answer: Answer): Expected {
    const rewards = this.rewardsOf(answer);
    const seats = rewards[0]!.wins.map((_, seat) => seat);
    return {
      wins: seats.map((seat) => short(mean(rewards.map(({ wins }) => wins[seat]!)))),
      scores: seats.map((seat) => short(mean(rewards.map(({ scores }) => scores[seat]!)))),
    };
  }

  /** By how much the first is better, over the worlds that both were tried in. */
  difference(one: Answer, other: Answer): Difference {
    const [a, b] = [this.rewardsOf(one), this.rewardsOf(other)];
    const { seat } = this.asked;
    const worlds = Math.min(a.length, b.length);
    const over = (of: (reward: Reward) => number) =>
      measured(Array.from({ length: worlds }, (_, i) => of(a[i]!) - of(b[i]!)));
    return {
      value: over(({ value }) => value[seat]!),
      win: over(({ wins }) => wins[seat]!),
      score: over(({ scores }) => scores[seat]!),
    };
  }

  private rewardsOf(answer: Answer): readonly Reward[] {
    const rewards = this.tried.get(this.keyOf(answer));
    if (rewards === undefined) throw new Error('this answer was not tried');
    return rewards;
  }

  private keyOf(answer: Answer): string {
    return answer === null ? '' : this.known.game.actionText(answer);
  }
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

export function measured(values: readonly number[]): Measured {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const error = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1) / values.length);
  return { mean: short(middle), error: short(error) };
}

/** More digits than anybody needs make a review twice as long to keep. */
export const short = (value: number): number => Math.round(value * 1e5) / 1e5;
