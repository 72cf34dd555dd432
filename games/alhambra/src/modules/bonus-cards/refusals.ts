/** With the statement of the module's rulebook that each of them breaks. */
export const BONUS_CARDS_REFUSALS = {
  'bonus-not-in-hand': 'ALH-BONUS-4',
  'bonus-not-built': 'ALH-BONUS-4',
} as const;
