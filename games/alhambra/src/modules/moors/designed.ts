/** A kind of culture counter; its sections in the order in which they come to the top. */
export interface CultureCounter {
  /** Buildings for these prices count as one. */
  readonly prices: readonly number[];
  readonly copies: number;
  readonly points: readonly number[];
  /** How many buildings a mark on this section stands for. */
  readonly squares: readonly number[];
}

/**
 * What is printed on the counters for 7, 8 and 9 is known; the others are ours, made after them. A content pack
 * replaces points and squares.
 */
export const DESIGNED_COUNTERS: readonly CultureCounter[] = [
  { prices: [6], copies: 3, points: [0, 1, 3, 5, 8, 12], squares: [2, 2, 3, 3, 4, 5] },
  { prices: [7], copies: 3, points: [0, 2, 4, 6, 9, 13], squares: [2, 2, 3, 3, 4, 5] },
  { prices: [8], copies: 4, points: [0, 2, 5, 9, 14, 20], squares: [2, 2, 3, 4, 5, 6] },
  { prices: [9], copies: 4, points: [0, 3, 6, 10, 15, 21], squares: [2, 2, 3, 4, 5, 6] },
  { prices: [10], copies: 3, points: [0, 3, 5, 8, 11, 15], squares: [2, 2, 3, 3, 4, 5] },
  { prices: [11], copies: 2, points: [0, 3, 6, 9, 12, 16], squares: [2, 2, 3, 3, 4, 4] },
  { prices: [12, 13], copies: 1, points: [0, 4, 6, 9, 12, 15], squares: [2, 2, 2, 3, 3, 3] },
];
