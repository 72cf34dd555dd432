/** The list with one number changed by so much; the list itself may be shared with copies of the position. */
export const changed = (numbers: readonly number[], at: number, by: number): number[] =>
  numbers.with(at, numbers[at]! + by);

/** The numbers of a set of bits, rising. */
export function bitsOf(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The number at this place of the list. */
export function bitAt(bits: number, at: number): number {
  let rest = bits;
  for (let i = 0; i < at; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}
