/** How well the bots shall play, the gentlest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = 'medium';
