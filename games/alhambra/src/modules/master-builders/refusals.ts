/** With the statement of the module's rulebook that each of them breaks. */
export const MASTER_BUILDERS_REFUSALS = {
  'builder-not-in-hand': 'ALH-MB-5',
} as const;
