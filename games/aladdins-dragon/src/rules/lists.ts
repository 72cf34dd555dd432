/** The list with one number changed by so much; the list itself may be shared with copies of the position. */
export const changed = (numbers: readonly number[], at: number, by: number): number[] =>
  numbers.with(at, numbers[at]! + by);
