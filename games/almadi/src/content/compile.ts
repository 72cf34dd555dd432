import { OBJECTIVE_COLOURS, ROWS_ON_BOARD, TILES_PER_TYPE } from '../facts.ts';
import { compileFigure, type Figure } from '../realm/figures.ts';
import { type Colour, GOODS, SIDE_LETTERS, TYPES } from '../words.ts';
import type { Pack, PrintedGoods, PrintedLandscape } from './pack.ts';

/** A pack as tables of small integers. Landscapes are numbered: the tiles by type, then the starting tiles'. */
export interface Content {
  readonly name: string;
  /** Tiles that are shuffled, `TILES_PER_TYPE` of each type in the order of `TYPES`. */
  readonly tiles: number;
  readonly startingTiles: number;
  /** The landscape in row 1 of a starting tile; the other rows follow. */
  startingLandscape(tile: number): number;
  /** By landscape. */
  readonly typeOf: Uint8Array;
  /** By landscape times four, plus the direction. */
  readonly sides: Uint8Array;
  /** By landscape times four, plus the good. */
  readonly goods: Uint8Array;
  /** Cards of each kind of mosaic pattern. */
  readonly mosaics: readonly number[];
  readonly patterns: readonly string[];
  /** Cards of each kind of stall, and the goods each kind shows. */
  readonly stalls: readonly number[];
  readonly stallGoods: readonly (readonly number[])[];
  readonly costs: { readonly [character: string]: number };
  objective(id: number): ObjectiveCard;
  readonly objectives: readonly ObjectiveCard[];
}

export interface ObjectiveCard {
  readonly id: number;
  readonly colour: Colour;
  readonly points: number;
  readonly figure: Figure | null;
}

const goodsOf = (goods: PrintedGoods | undefined): number[] => GOODS.map((good) => goods?.[good] ?? 0);

/** Expects a pack that `checkPack` has nothing against. */
export function compilePack(pack: Pack): Content {
  const printed: { type: number; landscape: PrintedLandscape }[] = [];
  for (const [type, name] of TYPES.entries()) {
    for (const landscape of pack.landscapes[name]) printed.push({ type, landscape });
  }
  const tiles = printed.length;
  for (const landscape of pack.startingTiles.flat()) printed.push({ type: TYPES.indexOf(landscape.type), landscape });
  const objectives = OBJECTIVE_COLOURS.map((colour, i): ObjectiveCard => {
    const figure = pack.figures[i + 1];
    return { id: i + 1, colour, points: pack.objectivePoints[i]!, figure: figure ? compileFigure(figure) : null };
  });
  return {
    name: pack.name,
    tiles,
    startingTiles: pack.startingTiles.length,
    startingLandscape: (tile) => tiles + tile * ROWS_ON_BOARD,
    typeOf: Uint8Array.from(printed, ({ type }) => type),
    sides: Uint8Array.from(
      printed.flatMap(({ landscape }) => [...landscape.sides].map((s) => SIDE_LETTERS.indexOf(s))),
    ),
    goods: Uint8Array.from(printed.flatMap(({ landscape }) => goodsOf(landscape.goods))),
    mosaics: pack.mosaics.map(({ count }) => count),
    patterns: pack.mosaics.map(({ pattern }) => pattern),
    stalls: pack.stalls.map(({ count }) => count),
    stallGoods: pack.stalls.map(({ goods }) => goodsOf(goods)),
    costs: pack.characterCosts,
    objective: (id) => objectives[id - 1]!,
    objectives,
  };
}

/** The numbers of all tiles of a type. */
export function tilesOfType(type: number): number[] {
  const tiles = new Array<number>(TILES_PER_TYPE);
  for (let i = 0; i < TILES_PER_TYPE; i++) tiles[i] = type * TILES_PER_TYPE + i;
  return tiles;
}
