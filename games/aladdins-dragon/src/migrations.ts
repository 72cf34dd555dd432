import { keyedChance, type Migration } from '@majlis/kernel';

/** Every change of what is stored, in order. Add yours at the end; docs/records.md says how. */
export const migrations: readonly Migration[] = [
  keyedChance,
  {
    // Doubles and Carpets are taxed too (ADR-19): City tax counts two for each token.
    name: 'city-tax-counts-doubles',
    state(s) {
      for (const frame of s.stack) if (frame.kind === 'spell') frame.next *= 2;
    },
  },
];
