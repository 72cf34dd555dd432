/** Diamonds forbid nothing that mixing currencies does not forbid. */
export const DIAMONDS_REFUSALS = {} as const;
