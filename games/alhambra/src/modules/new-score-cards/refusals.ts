/** New score cards forbid nothing. */
export const NEW_SCORE_CARDS_REFUSALS = {} as const;
