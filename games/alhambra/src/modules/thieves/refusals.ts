/** With the statement of the module's rulebook that each of them breaks. */
export const THIEVES_REFUSALS = {
  'thief-not-in-hand': 'ALH-THIEF-2',
  'thief-other-currency': 'ALH-THIEF-3',
  'thief-before-own-turn': 'ALH-THIEF-4',
} as const;
