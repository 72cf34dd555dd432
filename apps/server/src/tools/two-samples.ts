/**
 * Two-sample Kolmogorov-Smirnov: how likely samples of one distribution are to lie this far apart. Near 0: they are of
 * two.
 */
export function sameDistribution(one: readonly number[], other: readonly number[]): { distance: number; p: number } {
  const [a, b] = [one, other].map((sample) => sample.toSorted((x, y) => x - y)) as [number[], number[]];
  let [i, j, distance] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i]!, b[j]!);
    while (i < a.length && a[i]! <= value) i++;
    while (j < b.length && b[j]! <= value) j++;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const root = Math.sqrt((a.length * b.length) / (a.length + b.length));
  return { distance, p: kolmogorov((root + 0.12 + 0.11 / root) * distance) };
}

/** The tail of Kolmogorov's distribution. Below 0.3 its series converges slowly, and it is 1 to eight digits. */
function kolmogorov(x: number): number {
  if (x < 0.3) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k++) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * x * x);
  return Math.min(1, Math.max(0, sum));
}
