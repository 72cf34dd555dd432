import { keyedChance, type Migration } from '@majlis/kernel';

/** Every change of what is stored, in order. Add yours at the end; docs/records.md says how. */
export const migrations: readonly Migration[] = [
  keyedChance,
  // Starting tiles are chosen before anything is shuffled (ALM-23). What had been shuffled stays so: its steps see it.
  { name: 'starting-tiles-first', state() {} },
];
