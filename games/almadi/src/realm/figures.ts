import type { PrintedFigure } from '../content/pack.ts';
import { WIDTH } from './cells.ts';
import type { Realm, RealmMap } from './realm.ts';

/** A figure of an objective card in each way it may be turned. */
export type Figure = readonly Turned[];

/** Where things must be, seen from the first of `needed`. */
interface Turned {
  readonly needed: readonly { readonly step: number; readonly type: number }[];
  readonly empty: readonly number[];
}

const ANY = -1;
const TYPE_LETTERS = 'OCMP';

export function compileFigure({ grid, rotate }: PrintedFigure): Figure {
  const turned = [grid];
  for (let i = 0; rotate && i < 3; i++) turned.push(quarterTurn(turned[i]!));
  const different = turned.filter((g, i) => turned.findIndex((h) => h.join('/') === g.join('/')) === i);
  return different.map(compileGrid);
}

function quarterTurn(grid: readonly string[]): readonly string[] {
  return Array.from({ length: grid[0]!.length }, (_, column) =>
    Array.from({ length: grid.length }, (_, i) => grid[grid.length - 1 - i]![column]).join(''),
  );
}

function compileGrid(grid: readonly string[]): Turned {
  const marks = grid.flatMap((line, row) => [...line].map((letter, column) => ({ letter, at: row * WIDTH + column })));
  const landscapes = marks.filter(({ letter }) => letter === '#' || TYPE_LETTERS.includes(letter));
  const origin = landscapes[0]!.at;
  return {
    needed: landscapes.map(({ letter, at }) => ({
      step: at - origin,
      type: letter === '#' ? ANY : TYPE_LETTERS.indexOf(letter),
    })),
    empty: marks.filter(({ letter }) => letter === '0').map(({ at }) => at - origin),
  };
}

export function hasFigure(typeOf: Uint8Array, figure: Figure, realm: Realm, map: RealmMap): boolean {
  for (const turned of figure) {
    for (const cell of realm.cells) if (liesAt(typeOf, turned, map, cell)) return true;
  }
  return false;
}

function liesAt(typeOf: Uint8Array, { needed, empty }: Turned, map: RealmMap, origin: number): boolean {
  for (const { step, type } of needed) {
    const found = map[origin + step]!;
    if (found === 0 || (type !== ANY && typeOf[found - 1] !== type)) return false;
  }
  for (const step of empty) if (map[origin + step] !== 0) return false;
  return true;
}

/** How much of a figure is there at its best, and the cells that still lack what it shows. */
export interface FigureProgress {
  readonly have: number;
  readonly need: number;
  readonly lacking: readonly { readonly cell: number; readonly type: number | null }[];
  readonly inTheWay: readonly number[];
}

/** The place and orientation in which the fewest cells are wrong; only such that lie in `mayLie`. */
export function figureProgress(
  typeOf: Uint8Array,
  figure: Figure,
  realm: Realm,
  map: RealmMap,
  mayLie: (cell: number) => boolean,
): FigureProgress {
  let best: Turned | null = null;
  let origin = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (const turned of figure) {
    for (const cell of realm.cells) {
      for (const { step } of turned.needed) {
        const wrong = wrongAt(typeOf, turned, map, cell - step, mayLie, fewest);
        if (wrong >= fewest) continue;
        best = turned;
        origin = cell - step;
        fewest = wrong;
      }
    }
  }
  if (best === null) return { have: 0, need: figure[0]!.needed.length, lacking: [], inTheWay: [] };
  return progressAt(typeOf, best, map, origin);
}

/** How many cells `progressAt` would find wrong; anything from `most` on: no fewer than that, or it may not lie there. */
function wrongAt(
  typeOf: Uint8Array,
  { needed, empty }: Turned,
  map: RealmMap,
  origin: number,
  mayLie: (cell: number) => boolean,
  most: number,
): number {
  let wrong = 0;
  for (let i = 0; i < empty.length; i++) if ((map[origin + empty[i]!] ?? 0) !== 0) wrong++;
  for (let i = 0; i < needed.length && wrong < most; i++) {
    const { step, type } = needed[i]!;
    const found = map[origin + step] ?? 0;
    if (found !== 0 && (type === ANY || typeOf[found - 1] === type)) continue;
    if (!mayLie(origin + step)) return Number.POSITIVE_INFINITY;
    wrong += found === 0 ? 1 : 2;
  }
  return wrong;
}

function progressAt(typeOf: Uint8Array, { needed, empty }: Turned, map: RealmMap, origin: number): FigureProgress {
  const lacking: { cell: number; type: number | null }[] = [];
  const inTheWay: number[] = [];
  for (const { step, type } of needed) {
    const cell = origin + step;
    const found = map[cell] ?? 0;
    if (found !== 0 && (type === ANY || typeOf[found - 1] === type)) continue;
    lacking.push({ cell, type: type === ANY ? null : type });
    if (found !== 0) inTheWay.push(cell);
  }
  for (const step of empty) if ((map[origin + step] ?? 0) !== 0) inTheWay.push(origin + step);
  return { have: needed.length - lacking.length, need: needed.length, lacking, inTheWay };
}
