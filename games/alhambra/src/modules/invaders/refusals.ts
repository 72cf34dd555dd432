/** Invaders forbid nothing: what a scout allows is asked when he may be used, and not otherwise. */
export const INVADERS_REFUSALS = {} as const;
