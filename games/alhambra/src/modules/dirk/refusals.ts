/** With the statement of the module's rulebook that each of them breaks. */
export const DIRK_REFUSALS = {
  'dirk-only-bought': 'ALH-DIRK-5',
} as const;
