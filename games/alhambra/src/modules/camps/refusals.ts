/** What a camp may not do the building rules refuse (ALH-BUILD-2, ALH-BUILD-6). */
export const CAMPS_REFUSALS = {} as const;
