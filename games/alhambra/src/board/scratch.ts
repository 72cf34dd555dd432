/** For answers that are used at once: nothing is left behind for the garbage collector. */
export const scratch = new Int32Array(1024);

/** A list of just as many numbers. */
export function measured(numbers: Int32Array, count: number): number[] {
  const list = new Array<number>(count);
  for (let i = 0; i < count; i++) list[i] = numbers[i]!;
  return list;
}
