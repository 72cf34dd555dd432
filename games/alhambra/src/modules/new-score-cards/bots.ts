import type { ModuleBots } from '../../module-parts.ts';

/** Nothing to choose: what places are worth is asked of the rules wherever it matters. */
export const newScoreCardsBots: ModuleBots = { worth: {} };
