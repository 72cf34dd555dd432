/** A camp: the sides with a bastion, and its price. */
export interface Camp {
  readonly bastions: string;
  readonly price: number;
}

/**
 * That there is one for every side and every two sides that meet follows from the pictures; of the prices only the 8 of
 * the camp with bastions in north and east is known, the others are our own design. A content pack replaces them.
 */
export const DESIGNED_CAMPS: readonly Camp[] = [
  { bastions: 'N', price: 4 },
  { bastions: 'E', price: 5 },
  { bastions: 'S', price: 6 },
  { bastions: 'W', price: 7 },
  { bastions: 'NE', price: 8 },
  { bastions: 'ES', price: 9 },
  { bastions: 'SW', price: 10 },
  { bastions: 'NW', price: 11 },
];
