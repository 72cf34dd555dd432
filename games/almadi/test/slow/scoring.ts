/** Slow, obvious versions of what the engine computes cleverly, written from the rules and not from the engine. */
import { columnOf, designedContent as content, rowOf } from '../../src/index.ts';
import type { Realm } from '../../src/realm/realm.ts';
import { ACTIVATION } from '../../src/words.ts';

interface Laid {
  readonly row: number;
  readonly column: number;
  readonly type: number;
  readonly sides: readonly number[];
}

export const laidOf = (realm: Realm): Laid[] =>
  realm.cells.map((cell, i) => {
    const landscape = realm.landscapes[i]!;
    return {
      row: rowOf(cell),
      column: columnOf(cell),
      type: content.typeOf[landscape]!,
      sides: [0, 1, 2, 3].map((direction) => content.sides[landscape * 4 + direction]!),
    };
  });

const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const touch = (a: Laid, b: Laid): boolean => Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;

/** Merges groups until nothing merges any more. */
export function slowGroupSizes(realm: Realm, type: number): number[] {
  const groups = laidOf(realm)
    .filter((laid) => laid.type === type)
    .map((laid) => [laid]);
  for (;;) {
    const pair = groups.flatMap((a, i) => groups.slice(i + 1).map((b) => [a, b] as const));
    const found = pair.find(([a, b]) => a.some((x) => b.some((y) => touch(x, y))));
    if (found === undefined) return groups.map((group) => group.length);
    found[0].push(...found[1]);
    groups.splice(groups.indexOf(found[1]), 1);
  }
}

/** Every side of every landscape, looked at from the Effect side. */
export function slowActivated(realm: Realm, side: number): number {
  const all = laidOf(realm);
  return all
    .flatMap((laid) => laid.sides.map((kind, direction) => ({ laid, kind, direction })))
    .filter(({ laid, kind, direction }) => {
      if (kind !== side) return false;
      const [rows, columns] = DIRECTIONS[direction]!;
      const other = all.find((x) => x.row === laid.row + rows && x.column === laid.column + columns);
      return other !== undefined && other.sides[(direction + 2) % 4] === ACTIVATION;
    }).length;
}

export function slowPalaces(realm: Realm): number[] {
  const all = laidOf(realm);
  return all
    .filter((laid) => laid.type === 3)
    .map((palace) => all.filter((other) => touch(palace, other) && (other.type === 0 || other.type === 2)).length)
    .map((touching) => (touching > 0 ? 1 + touching : 0));
}

export function slowHoles(realm: Realm): number {
  const all = laidOf(realm);
  const has = (row: number, column: number) => all.some((laid) => laid.row === row && laid.column === column);
  let holes = 0;
  for (let row = 0; row <= 5; row++) {
    for (let column = 0; column <= 80; column++) {
      if (!has(row, column) && DIRECTIONS.every(([rows, columns]) => has(row + rows, column + columns))) holes++;
    }
  }
  return holes;
}

/** Tries every way to give each palace 0, 1, ... cards. */
export function slowMosaics(cards: number, palaces: readonly number[], perPalace: number, loosePoints: number): number {
  const [palace, ...rest] = palaces;
  if (palace === undefined) return cards * loosePoints;
  let best = 0;
  for (let laid = 0; laid <= Math.min(cards, perPalace); laid++) {
    best = Math.max(best, laid * palace + slowMosaics(cards - laid, rest, perPalace, loosePoints));
  }
  return best;
}

/** The cells in which a landscape may be laid, found by trying every cell there is. */
export function slowPlaces(realm: Realm, rows: readonly number[], leaving: number | null): string[] {
  const all = laidOf(realm);
  const places: string[] = [];
  for (const row of rows) {
    for (let column = 0; column <= 60; column++) {
      if (column === 0 && row >= 1 && row <= 4) continue;
      if (all.some((laid) => laid.row === row && laid.column === column)) continue;
      const beside = all.filter(
        (laid, i) => realm.cells[i] !== leaving && Math.abs(laid.row - row) + Math.abs(laid.column - column) === 1,
      );
      if (beside.length > 0) places.push(`${row}.${column}`);
    }
  }
  return places.sort();
}

/** A figure compared cell by cell, turned by turning coordinates. */
export function slowFigure(realm: Realm, grid: readonly string[], rotate: boolean): boolean {
  const all = laidOf(realm);
  const at = (row: number, column: number) => all.find((laid) => laid.row === row && laid.column === column);
  const marks = grid.flatMap((line, y) => [...line].map((letter, x) => ({ letter, x, y })));
  for (let turn = 0; turn < (rotate ? 4 : 1); turn++) {
    const turned = marks.map(({ letter, x, y }) => {
      let point = { x, y };
      for (let i = 0; i < turn; i++) point = { x: -point.y, y: point.x };
      return { letter, ...point };
    });
    for (let row = -6; row <= 12; row++) {
      for (let column = -6; column <= 40; column++) {
        const fits = turned.every(({ letter, x, y }) => {
          const laid = at(row + y, column + x);
          if (letter === '.') return true;
          if (letter === '0') return laid === undefined;
          return laid !== undefined && (letter === '#' || 'OCMP'.indexOf(letter) === laid.type);
        });
        if (fits) return true;
      }
    }
  }
  return false;
}
