import type { Pack } from '../pack.ts';

/** Designed for this project: patterns and goods of the cards, 32 of each. */
export const mosaics: Pack['mosaics'] = [
  { pattern: 'A', count: 8 },
  { pattern: 'B', count: 8 },
  { pattern: 'C', count: 8 },
  { pattern: 'D', count: 8 },
];

export const stalls: Pack['stalls'] = [
  { goods: { spice: 2 }, count: 8 },
  { goods: { leather: 2 }, count: 8 },
  { goods: { carpet: 2 }, count: 8 },
  { goods: { pottery: 2 }, count: 8 },
];
