import { type Building, buildingTile, campTile, fountainTile, hutTile } from '@majlis/art';
import { at, type Figure, points } from './figure.ts';

type Corner = readonly [number, number];

/** An Alhambra of an example. A test holds it to the building rules, and its wall to what lies there. */
export interface Position {
  /** By column and row, as moves name them: `garden10-n`, `hut-arcades-s`, `camp5-e`; or `fountain`. */
  readonly laid: Readonly<Record<string, string>>;
  /** The longest wall, from corner to corner. */
  readonly wall?: readonly Corner[];
  /** Which tile breaks which rule, where the example shows that. */
  readonly breaks?: { readonly at: string; readonly rule: 'edges' | 'foot' | 'corner' | 'hole' };
}

const PALACE = { '1,1': 'fountain', '0,1': 'garden8-nw', '1,0': 'tower7-new', '2,1': 'seraglio4-ne' } as const;
const AROUND: readonly Corner[] = [
  [0, 2],
  [0, 1],
  [1, 1],
  [1, 0],
  [2, 0],
  [2, 1],
  [3, 1],
  [3, 2],
];
const REDONE = { ...PALACE, '1,0': 'tower11-n' } as const;
const tried = (cell: string, rule: 'edges' | 'foot' | 'corner'): Position => ({
  laid: { ...PALACE, [cell]: 'garden9-e' },
  breaks: { at: cell, rule },
});
const HUTS = {
  '1,1': 'fountain',
  '0,1': 'garden10-w',
  '1,0': 'tower10-w',
  '2,1': 'arcades9',
  '3,0': 'arcades10',
  '2,0': 'hut-arcades-n',
  '2,2': 'hut-arcades-s',
  '0,0': 'hut-tower-e',
} as const;
const CAMPS = {
  '1,1': 'fountain',
  '0,1': 'garden10-w',
  '2,1': 'tower11-s',
  '2,0': 'arcades9',
  '3,1': 'garden9-e',
  '-1,1': 'camp5-e',
  '4,1': 'camp7-w',
} as const;

export const POSITIONS = {
  palace: {
    laid: PALACE,
    wall: AROUND,
  },
  /** Built on in the east: the walls between seraglio and chambers are inside now. */
  backToBack: {
    laid: { ...PALACE, '2,2': 'seraglio8-s', '3,2': 'arcades7-es', '3,1': 'chambers9-w' },
    wall: AROUND.slice(0, -1),
  },
  allowed: { laid: { ...PALACE, '1,2': 'garden9-e' } },
  edges: tried('3,1', 'edges'),
  foot: tried('-1,1', 'foot'),
  corner: tried('3,0', 'corner'),
  hole: {
    laid: {
      '0,0': 'fountain',
      '1,0': 'garden10',
      '2,0': 'tower12',
      '0,1': 'pavilion8',
      '0,2': 'seraglio9',
      '1,2': 'arcades9',
      '2,2': 'chambers10',
      '2,1': 'garden9-e',
    },
    breaks: { at: '2,1', rule: 'hole' },
  },
  redone: { laid: REDONE },
  finished: { laid: { ...REDONE, '1,2': 'chambers9-s', '2,2': 'seraglio8-s' } },
  huts: { laid: HUTS },
  camps: { laid: { ...CAMPS, '2,2': 'camp4-n' } },
  /** From the south three sides are open; from west and east together three more. */
  invaded: { laid: { '1,1': 'fountain', '0,1': 'garden10-n', '1,0': 'tower9-nw', '2,1': 'seraglio9' } },
} as const satisfies Readonly<Record<string, Position>>;

const LETTERS = /^([a-z]+?)(\d+)(?:-([nesw]+))?$/;

function art(name: string): string {
  if (name === 'fountain') return fountainTile(1);
  const [, hut, hutWalls] = /^hut-([a-z]+)-([nesw]+)$/.exec(name) ?? [];
  if (hut !== undefined) return hutTile(hut as Building, hutWalls!.toUpperCase());
  const [, kind, price, walls = ''] = LETTERS.exec(name)!;
  return kind === 'camp'
    ? campTile(walls.toUpperCase(), Number(price))
    : buildingTile(kind as Building, Number(price), walls.toUpperCase());
}

const line = (corners: readonly Corner[]): string =>
  `<path d="M${corners.map(([x, y]) => `${x * 96} ${y * 96}`).join('L')}" fill="none" stroke="#ffc855" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A position as a picture, with signs laid over it. */
export function board({ laid, wall }: Position, ...signs: readonly string[]): Figure {
  const cells = Object.keys(laid).map((cell) => cell.split(',').map(Number) as [number, number]);
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const [columns, rows] = [
    Math.max(...cells.map(([x]) => x)) - left + 1,
    Math.max(...cells.map(([, y]) => y)) - top + 1,
  ];
  const tiles = Object.values(laid).map((name, i) => at(cells[i]![0] * 96, cells[i]![1] * 96, art(name)));
  const longest = wall === undefined ? '' : line(wall) + points(left * 96 + 96, top * 96 + 96, wall.length - 1);
  return {
    box: `${left * 96 - 12} ${top * 96 - 12} ${columns * 96 + 24} ${rows * 96 + 24}`,
    wide: columns * 1.05,
    art: tiles.join('') + longest + signs.join(''),
  };
}

/** The middle of a cell, for a sign. */
export const middle = (cell: string): [number, number] =>
  cell.split(',').map((n) => Number(n) * 96 + 48) as [number, number];
