/** With the statement of the module's rulebook that each of them breaks. */
export const CHARACTERS_REFUSALS = {
  'bid-not-higher': 'ALH-CHAR-3',
  'bid-beyond-means': 'ALH-CHAR-4',
  'character-not-owned': 'ALH-CHAR-6',
  'character-one-per-turn': 'ALH-CHAR-8',
  'character-only-first': 'ALH-CHAR-16',
  'character-too-many-cards': 'ALH-CHAR-18',
  'character-higher-value': 'ALH-CHAR-17',
  'character-no-building': 'ALH-CHAR-15',
  'character-no-card': 'ALH-CHAR-18',
  'character-empty-bag': 'ALH-CHAR-16',
} as const;
