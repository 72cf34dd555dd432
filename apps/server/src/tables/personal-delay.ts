import { randomBytes } from 'node:crypto';

/** A number between 0 and 1 that nobody can foresee. */
const chance = (): number => (randomBytes(4).readUInt32BE() + 0.5) / 2 ** 32;

const SPREAD = 0.6;
const QUICKEST = 0.35;
const SLOWEST = 5;

/**
 * How long a person takes who usually takes so long: a little less, a little more, now and then much more (log-normal).
 * Always the same delay would tell that nobody had thought.
 */
export function personalDelay(usual: number): number {
  const normal = Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  return usual * Math.min(SLOWEST, Math.max(QUICKEST, Math.exp(SPREAD * normal)));
}
