import { botByName, type Hint, hintFor } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import type { Advice, Known } from './messages.ts';

/** Strong enough to tell a good position from a bad one, quick enough for a whole game. */
export const THINKER = 'search:96';

const ofHundred = (chance: number | undefined): number | null =>
  chance === undefined ? null : Math.round(chance * 100);

/** The move a bot would make, and the next best of those it weighed. */
function adviceOf({ action, candidates, text }: Hint): Advice {
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

/** What the thinker would do, and how that compares with the next best. */
export function hintOn({ game, seat, knowledge, legal }: Known, seed: string): Advice | null {
  const playable = playableById(game);
  const bot = playable === null ? null : botByName(THINKER, playable);
  if (bot === null || playable === null) return null;
  return adviceOf(hintFor(playable, bot, { seat, knowledge, legal, seed } as never));
}
