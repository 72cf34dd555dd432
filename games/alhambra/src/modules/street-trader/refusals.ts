/** With the statement of the module's rulebook that each of them breaks. */
export const STREET_TRADER_REFUSALS = {
  'trader-three-citizens': 'ALH-TRADER-2',
  'trader-other-colour': 'ALH-TRADER-3',
  'trader-not-in-stock': 'ALH-TRADER-4',
  'trader-no-exchange': 'ALH-TRADER-5',
  'trader-not-beside': 'ALH-TRADER-6',
} as const;
