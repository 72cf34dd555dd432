/** With the statement of the module's rulebook that each of them breaks. */
export const CARAVANSERAI_REFUSALS = {
  'caravanserai-two-already': 'ALH-CARA-2',
  'caravanserai-too-few-kinds': 'ALH-CARA-4',
  'caravanserai-no-such-step': 'ALH-CARA-7',
} as const;
