/** With the statement of the module's rulebook that each of them breaks. */
export const WORKERS_HUTS_REFUSALS = {
  'hut-none-left': 'ALH-HUT-4',
  'hut-three-already': 'ALH-HUT-6',
} as const;
