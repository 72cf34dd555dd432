/**
 * A cell is one number: row * 256 + column, with the starting tile in the middle. No Alhambra can reach the rim,
 * for there are fewer tiles than cells from the middle to the rim.
 */
export type Cell = number;
/** A set of sides as bits; roofs point north. */
export type Sides = number;
/**
 * What a tile shows on its four sides: those that are solid, and whether it leans. A tile one walks on has walls and
 * open sides. A tile that leans stands outside: its solid sides need a wall to lean on, its other sides touch nothing
 * but their like, and nobody walks there.
 */
export type Edges = number;
/** 0 north, 1 east, 2 south, 3 west. */
export type Side = 0 | 1 | 2 | 3;

export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;
export const ALL_SIDES = 15;
export const LEANS = 16;

const WIDTH = 256;
const MIDDLE = 128;
export const FOUNTAIN_CELL: Cell = MIDDLE * WIDTH + MIDDLE;
export const CELLS = WIDTH * WIDTH;

/** From a cell to its neighbours in the order of `Side`. */
export const STEPS = [-WIDTH, 1, WIDTH, -1] as const;
export const SIDES = [0, 1, 2, 3] as const;

export const bit = (side: Side): Sides => 1 << side;
/** Of some sides; `sides & (sides - 1)` are the others. */
export const firstSide = (sides: Sides): Side => (31 - Math.clz32(sides & -sides)) as Side;
export const opposite = (side: Side): Side => (side ^ 2) as Side;
export const neighbour = (cell: Cell, side: Side): Cell => cell + STEPS[side]!;

/** Columns grow to the east, rows to the south; the starting tile is at 0,0. */
export const cellAt = (column: number, row: number): Cell => (row + MIDDLE) * WIDTH + column + MIDDLE;
export const columnOf = (cell: Cell): number => (cell & (WIDTH - 1)) - MIDDLE;
export const rowOf = (cell: Cell): number => (cell >> 8) - MIDDLE;
export const isCell = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < CELLS;

export const cellText = (cell: Cell): string => `${columnOf(cell)},${rowOf(cell)}`;
export function parseCell(text: string): Cell | null {
  const found = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  if (found === null) return null;
  const [column, row] = [Number(found[1]), Number(found[2])];
  if (Math.abs(column) >= MIDDLE || Math.abs(row) >= MIDDLE) return null;
  return cellAt(column, row);
}

const SIDE_LETTERS = 'nesw';
export const sideText = (side: Side): string => SIDE_LETTERS[side]!;
export function parseSide(text: string): Side | null {
  const at = text.length === 1 ? SIDE_LETTERS.indexOf(text) : -1;
  return at < 0 ? null : (at as Side);
}

/** An edge belongs to the cell west or north of it. */
export type EdgeId = number;
export function edgeId(cell: Cell, side: Side): EdgeId {
  if (side === 1) return cell * 2;
  if (side === 2) return cell * 2 + 1;
  return side === 3 ? (cell - 1) * 2 : (cell - WIDTH) * 2 + 1;
}
/** The two cells an edge lies between. */
export const cellsOfEdge = (edge: EdgeId): readonly [Cell, Cell] => {
  const cell = edge >> 1;
  return [cell, cell + (edge & 1 ? WIDTH : 1)];
};
