/** How well the bots shall play, the gentlest first. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL_LEVEL: Level = 'medium';

/** A table may have been stored with a bot of another kind. */
export const isLevel = (name: string | null): name is Level => (LEVELS as readonly (string | null)[]).includes(name);
