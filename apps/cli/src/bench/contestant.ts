/** Something whose speed is measured. */
export interface Contestant {
  readonly name: string;
  /** Works for so many seconds of CPU time; gives the units done per second. */
  rate(seconds: number): Promise<number>;
}

/** Units per second of CPU time: the median of the rounds, and the slowest and fastest of them. */
export interface Rate {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The rates of each contestant, round by round. */
export type Rates = ReadonlyMap<Contestant, readonly number[]>;

/** Large games take a second or two until all of their code is compiled. */
const WARM_UP = { atLeast: 3, atMost: 40, growth: 1.1 };

/** Until it has not become faster twice in a row. */
async function warmUp(contestant: Contestant, seconds: number): Promise<void> {
  let best = 0;
  let steady = 0;
  for (let turn = 1; turn <= WARM_UP.atMost && (turn <= WARM_UP.atLeast || steady < 2); turn++) {
    const rate = await contestant.rate(seconds);
    steady = rate > WARM_UP.growth * best ? 0 : steady + 1;
    best = Math.max(best, rate);
  }
}

/**
 * All contestants in turn, round after round, so that whatever else the machine does falls on all alike. Before each
 * turn the caller may stop it all.
 */
export async function race(
  contestants: readonly Contestant[],
  rounds: number,
  seconds: number,
  beforeTurn: (contestant: Contestant) => void,
): Promise<Rates> {
  const rates = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  for (const contestant of contestants) {
    beforeTurn(contestant);
    await warmUp(contestant, seconds);
  }
  for (let round = 0; round < rounds; round++) {
    for (const contestant of contestants) {
      beforeTurn(contestant);
      rates.get(contestant)!.push(await contestant.rate(seconds));
    }
  }
  return rates;
}

export function spreadOf(measured: readonly number[]): Rate {
  const sorted = [...measured].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted[sorted.length - 1]! };
}

/** How many times as fast `a` is as `b`: the median of the ratios within each round. */
export function timesAsFast(rates: Rates, a: Contestant, b: Contestant): Rate {
  const slower = rates.get(b)!;
  return spreadOf(rates.get(a)!.map((rate, round) => rate / slower[round]!));
}
