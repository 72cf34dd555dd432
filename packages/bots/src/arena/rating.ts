import type { DealShare } from './deal.ts';

const ROUNDS = 200;
/** Elo's scale: 400 points for odds of ten to one. */
const SCALE = 400 / Math.LN10;
const ANCHOR = 1000;

/**
 * Bradley-Terry ratings from who finished before whom, by Hunter's minorisation-maximisation. Half a win for
 * either side is added to every pairing, or a bot that never lost would be rated infinite.
 */
export function ratingsOf(shares: readonly DealShare[], anchor: string): number[] {
  const n = shares.length;
  const wins = (i: number, j: number) => (shares[i]!.beats[shares[j]!.bot] ?? 0) + 0.5;
  let strength = shares.map(() => 1);
  for (let round = 0; round < ROUNDS && n > 1; round++) {
    strength = strength.map((own, i) => {
      let won = 0;
      let met = 0;
      for (let j = 0; j < n; j++) {
        if (j === i) continue;
        won += wins(i, j);
        met += (wins(i, j) + wins(j, i)) / (own + strength[j]!);
      }
      return won / met;
    });
  }
  const zero = Math.log(strength[shares.findIndex(({ bot }) => bot === anchor)]!);
  return strength.map((own) => ANCHOR + SCALE * (Math.log(own) - zero));
}
