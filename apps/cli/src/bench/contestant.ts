/** Something whose speed is measured. */
export interface Contestant {
  readonly name: string;
  /** Works for a little while and says how many units it did. */
  work(): number;
}

/** Units per second of CPU time: the median of the rounds, and the slowest and fastest of them. */
export interface Rate {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The rates of each contestant, round by round. */
export type Rates = ReadonlyMap<Contestant, readonly number[]>;

const WARM_UP = 3;
const READ_CLOCK_EVERY = 0.002;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Reads the clock so rarely that it costs nothing: reading it takes as long as a few copies of a small position. */
function rateOf(contestant: Contestant, seconds: number): number {
  const begun = cpuSeconds();
  let units = 0;
  let spent = 0;
  for (let batch = 1; spent < seconds; ) {
    for (let i = 0; i < batch; i++) units += contestant.work();
    const now = cpuSeconds() - begun;
    if (now - spent < READ_CLOCK_EVERY) batch *= 2;
    spent = now;
  }
  return units / spent;
}

/**
 * All contestants in turn, round after round, so that whatever else the machine does falls on all alike. A longer
 * round before the first one only warms up. Before each turn the caller may stop it all.
 */
export async function race(
  contestants: readonly Contestant[],
  rounds: number,
  seconds: number,
  beforeTurn: (contestant: Contestant) => Promise<void>,
): Promise<Rates> {
  const rates = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of contestants) {
      await beforeTurn(contestant);
      const rate = rateOf(contestant, round === 0 ? WARM_UP * seconds : seconds);
      if (round > 0) rates.get(contestant)!.push(rate);
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
