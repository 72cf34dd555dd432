/** With the statement of the module's rulebook that each of them breaks. */
export const SULTAN_REFUSALS = {
  'sultan-no-claim': 'ALH-SUL-6',
} as const;
