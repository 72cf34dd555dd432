import type { Content } from '../content/compile.ts';
import { GOODS, MARKET, OASIS, PALACE } from '../words.ts';
import { CELLS, LAST_ROW, rowOf, STEPS, WIDTH } from './cells.ts';
import type { Realm, RealmMap } from './realm.ts';

const seen = new Uint8Array(CELLS);
/** The cells of the group that is looked at. */
const group = new Uint16Array(CELLS);

/** The sizes of all groups of landscapes of one type that touch with their sides. */
export function groupSizes(content: Content, realm: Realm, map: RealmMap, type: number): number[] {
  const sizes: number[] = [];
  for (const cell of realm.cells) seen[cell] = 0;
  for (const cell of realm.cells) {
    if (seen[cell] === 0 && content.typeOf[map[cell]! - 1] === type) sizes.push(groupFrom(content, map, cell, type));
  }
  return sizes;
}

function groupFrom(content: Content, map: RealmMap, from: number, type: number): number {
  group[0] = from;
  let size = 1;
  seen[from] = 1;
  for (let i = 0; i < size; i++) {
    for (let direction = 0; direction < 4; direction++) {
      const next = group[i]! + STEPS[direction]!;
      if (map[next] === 0 || seen[next] === 1 || content.typeOf[map[next]! - 1] !== type) continue;
      seen[next] = 1;
      group[size++] = next;
    }
  }
  return size;
}

export function countOfType(content: Content, realm: Realm, type: number): number {
  let count = 0;
  for (const landscape of realm.landscapes) if (content.typeOf[landscape] === type) count++;
  return count;
}

/** ALM-14: what each palace is worth. */
export function palaceValues(content: Content, realm: Realm, map: RealmMap): number[] {
  const values: number[] = [];
  for (const cell of realm.cells) {
    if (content.typeOf[map[cell]! - 1] !== PALACE) continue;
    let touching = 0;
    for (const step of STEPS) {
      const neighbour = map[cell + step]!;
      if (neighbour === 0) continue;
      const type = content.typeOf[neighbour - 1];
      if (type === OASIS || type === MARKET) touching++;
    }
    values.push(touching === 0 ? 0 : 1 + touching);
  }
  return values;
}

/** The goods of all markets of the realm, in the order of `GOODS`. */
export function marketGoods(content: Content, realm: Realm): number[] {
  const goods = GOODS.map(() => 0);
  for (const landscape of realm.landscapes) {
    for (let good = 0; good < goods.length; good++) goods[good]! += content.goods[landscape * 4 + good]!;
  }
  return goods;
}

/** Landscapes in each of the rows 0 to 5. */
export function rowLengths(realm: Realm): number[] {
  const lengths = Array<number>(LAST_ROW + 1).fill(0);
  for (const cell of realm.cells) lengths[rowOf(cell)]!++;
  return lengths;
}

/** ALM-C9: empty cells with landscapes on all four sides. */
export function countHoles(realm: Realm, map: RealmMap): number {
  let holes = 0;
  for (const cell of realm.cells) {
    const below = cell + WIDTH;
    if (map[below] === 0 && map[below + 1] !== 0 && map[below + WIDTH] !== 0 && map[below - 1] !== 0) holes++;
  }
  return holes;
}

/** The largest first. The lists are short, and a sort that calls a comparison takes several times as long. */
export function sortDown(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const number = numbers[i]!;
    let at = i;
    for (; at > 0 && numbers[at - 1]! < number; at--) numbers[at] = numbers[at - 1]!;
    numbers[at] = number;
  }
  return numbers;
}
