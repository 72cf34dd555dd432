import type { Measured } from '../bot.ts';

/** Running mean and standard error of what a move led to. */
export class Tally {
  private n = 0;
  private readonly sums = { score: 0, score2: 0, win: 0, win2: 0 };

  add(score: number, win: number): void {
    this.n++;
    this.sums.score += score;
    this.sums.score2 += score * score;
    this.sums.win += win;
    this.sums.win2 += win * win;
  }

  get tries(): number {
    return this.n;
  }

  score(): Measured {
    return measured(this.n, this.sums.score, this.sums.score2);
  }

  win(): Measured {
    return measured(this.n, this.sums.win, this.sums.win2);
  }
}

function measured(n: number, sum: number, squares: number): Measured {
  const mean = sum / n;
  const variance = n > 1 ? Math.max(0, (squares - n * mean * mean) / (n - 1)) : 0;
  return { mean, error: Math.sqrt(variance / n) };
}
