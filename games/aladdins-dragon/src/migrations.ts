import { keyedChance, type Migration } from '@majlis/kernel';

/** The guard's space, as numbered then. */
const GUARD = 9;

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
  {
    // Who is asked to place, to bribe or to buy plays within that question (ADR-42), and a moment opens again after
    // plays took effect (ADR-13). The guard's space is tallied until the last bribe.
    name: 'plays-within-questions',
    state(s) {
      const placing = s.stack.find((frame: { kind: string }) => frame.kind === 'placing');
      for (const frame of s.stack) {
        if (frame.kind === 'bribe') Object.assign(s, { current: GUARD, tallied: GUARD });
        if (frame.kind !== 'plays') continue;
        frame.but = frame.at === 'placing' ? (s.camel + placing.mem.turn) % s.players.length : null;
        const isDone = frame.mem.phase === 'resolving' && frame.mem.declared.length === 0;
        if (isDone) frame.mem.phase = 'settled';
      }
    },
  },
];
