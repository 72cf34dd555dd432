import type { Measured } from '../bot.ts';

/** What a move led to: how often, and sums of the final scores and chances to win and of their squares. */
export interface Sums {
  readonly n: number;
  readonly score: number;
  readonly score2: number;
  readonly win: number;
  readonly win2: number;
}

export const NOTHING: Sums = { n: 0, score: 0, score2: 0, win: 0, win2: 0 };

/** Grows with every try. */
export class Tally implements Sums {
  n = 0;
  score = 0;
  score2 = 0;
  win = 0;
  win2 = 0;

  add(score: number, win: number): void {
    this.n++;
    this.score += score;
    this.score2 += score * score;
    this.win += win;
    this.win2 += win * win;
  }

  sums(): Sums {
    return { ...this };
  }
}

export const added = (all: readonly Sums[]): Sums =>
  all.reduce(
    (a, b) => ({
      n: a.n + b.n,
      score: a.score + b.score,
      score2: a.score2 + b.score2,
      win: a.win + b.win,
      win2: a.win2 + b.win2,
    }),
    NOTHING,
  );

export const scoreOf = ({ n, score, score2 }: Sums): Measured => measured(n, score, score2);
export const winOf = ({ n, win, win2 }: Sums): Measured => measured(n, win, win2);

/** Mean and standard error. */
function measured(n: number, sum: number, squares: number): Measured {
  const mean = sum / n;
  const variance = n > 1 ? Math.max(0, (squares - n * mean * mean) / (n - 1)) : 0;
  return { mean, error: Math.sqrt(variance / n) };
}
