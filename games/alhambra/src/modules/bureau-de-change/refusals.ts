/** With the statement of the module's rulebook that each of them breaks. */
export const BUREAU_DE_CHANGE_REFUSALS = {
  'exchange-needless': 'ALH-EXCH-7',
} as const;
