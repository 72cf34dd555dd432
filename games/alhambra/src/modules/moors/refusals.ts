/** With the statement of the module's rulebook that each of them breaks. */
export const MOORS_REFUSALS = { 'moors-none-to-turn': 'ALH-MOOR-6' } as const;
