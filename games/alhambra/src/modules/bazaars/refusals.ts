/** With the statement of the module's rulebook that each of them breaks. */
export const BAZAARS_REFUSALS = {
  'bazaar-no-price': 'ALH-BAZ-10',
} as const;
