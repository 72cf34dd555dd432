/** New lists from old ones, in memory for just as many numbers: boards and hands are made by the million. */

export function append(list: readonly number[], item: number): number[] {
  const more = new Array<number>(list.length + 1);
  for (let i = 0; i < list.length; i++) more[i] = list[i]!;
  more[list.length] = item;
  return more;
}

export function insertAt(list: readonly number[], at: number, item: number): number[] {
  const more = new Array<number>(list.length + 1);
  for (let i = 0; i < at; i++) more[i] = list[i]!;
  more[at] = item;
  for (let i = at; i < list.length; i++) more[i + 1] = list[i]!;
  return more;
}

export function removeAt(list: readonly number[], at: number): number[] {
  const fewer = new Array<number>(list.length - 1);
  for (let i = 0; i < at; i++) fewer[i] = list[i]!;
  for (let i = at + 1; i < list.length; i++) fewer[i - 1] = list[i]!;
  return fewer;
}

export function replaceAt(list: readonly number[], at: number, item: number): number[] {
  const other = list.slice();
  other[at] = item;
  return other;
}

/** How often each number occurs; only filled while one list is sorted. */
const occurrences = new Int32Array(256);

/** A long list of small numbers, none above 255, in rising order. */
export function inRisingOrder(list: readonly number[]): number[] {
  for (let i = 0; i < list.length; i++) occurrences[list[i]!]!++;
  const sorted = new Array<number>(list.length);
  let at = 0;
  for (let item = 0; item < occurrences.length; item++) {
    for (; occurrences[item]! > 0; occurrences[item]!--) sorted[at++] = item;
  }
  return sorted;
}

/** Sorts a short list of numbers in its place. */
export function rising(list: number[]): number[] {
  for (let i = 1; i < list.length; i++) {
    const item = list[i]!;
    let at = i;
    for (; at > 0 && list[at - 1]! > item; at--) list[at] = list[at - 1]!;
    list[at] = item;
  }
  return list;
}
