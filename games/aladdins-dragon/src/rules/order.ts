import type { Seat } from '@majlis/kernel';

const SEQUENCES: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 6 }, (_, seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
);

/** Player sequence: from the starting player clockwise (ADR-TALLY-4). */
export const sequenceFrom = (first: Seat, seats: number): readonly Seat[] => SEQUENCES[seats]![first]!;
