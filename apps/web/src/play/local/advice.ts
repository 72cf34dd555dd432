import type { Hint } from '@majlis/bots';
import type { Advice } from './messages.ts';

const ofHundred = (chance: number | undefined): number | null =>
  chance === undefined ? null : Math.round(chance * 100);

/** The move a bot would make, and the next best of those it weighed. */
export function adviceOf({ action, candidates, text }: Hint): Advice {
  const own = candidates.find((candidate) => candidate.text === text);
  const other = candidates.find((candidate) => candidate.text !== text);
  return {
    action,
    won: ofHundred(own?.win?.mean),
    other: other?.action ?? null,
    otherWon: ofHundred(other?.win?.mean),
    tried: candidates.length,
  };
}
