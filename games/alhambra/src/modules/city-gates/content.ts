/** All gate cards look alike. */
export const GATE_CARD = 110;
export const PILES = [2, 3, 4] as const;

/** Over the third, fourth and fifth pile, an earlier one taking more (ALH-G1). */
export const gatesInPile = (seats: number, i: number): number =>
  Math.floor((seats + PILES.length - 1 - i) / PILES.length);
