/** With the statement of the module's rulebook that each of them breaks. */
export const VIZIER_REFUSALS = {
  'vizier-face-up': 'ALH-VIZ-5',
  'vizier-face-down': 'ALH-VIZ-1',
} as const;
