/** With the statement of the module's rulebook that each of them breaks. */
export const TREASURE_CHAMBER_REFUSALS = {
  'chest-not-in-alhambra': 'ALH-CHEST-3',
  'chest-other-colour': 'ALH-CHEST-3',
  'chest-one-a-building': 'ALH-CHEST-3',
} as const;
