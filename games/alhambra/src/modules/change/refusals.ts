/** Change forbids nothing. */
export const CHANGE_REFUSALS = {} as const;
