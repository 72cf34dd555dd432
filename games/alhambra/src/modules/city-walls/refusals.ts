/** With the statement of the module's rulebook that each of them breaks. */
export const CITY_WALLS_REFUSALS = {
  'wall-card-not-open': 'ALH-CW-3',
  'wall-tile-not-own': 'ALH-CW-4',
  'wall-on-leaning-tile': 'ALH-W1',
  'wall-there-already': 'ALH-CW-6',
  'wall-between-tiles': 'ALH-CW-10',
} as const;
