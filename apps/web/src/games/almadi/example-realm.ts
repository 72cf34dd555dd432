import { cellAt, columnOf, designedPack, type Realm, rowOf, STARTING_LANDSCAPES, TYPES } from '@majlis/almadi/client';
import { content, landscapeArt, litSides } from './content.ts';

/** A realm to be shown as an example: its starting tile, and landscapes by row and column, `market >G>M` at `1.1`. */
export interface Laid {
  readonly start: number;
  readonly landscapes: Readonly<Record<string, string>>;
}

type Type = (typeof TYPES)[number];

/** The tile with this type and these sides. */
function landscape(name: string): number {
  const [type, sides] = name.split(' ') as [Type, string];
  const tiles = designedPack.landscapes[type];
  return TYPES.indexOf(type) * tiles.length + tiles.findIndex((one) => one.sides === sides);
}

function realmOf({ start, landscapes }: Laid): Realm {
  const first = content.startingLandscape(start);
  const rows = Array.from({ length: STARTING_LANDSCAPES }, (_, row) => row);
  const laid = Object.entries(landscapes).map(([cell, name]) => {
    const [row, column] = cell.split('.').map(Number) as [number, number];
    return { cell: cellAt(row, column), tile: landscape(name) };
  });
  return {
    landscapes: [...rows.map((row) => first + row), ...laid.map(({ tile }) => tile)],
    cells: [...rows.map((row) => cellAt(row + 1, 0)), ...laid.map(({ cell }) => cell)],
  };
}

/** One landscape by itself. */
export const namedArt = (name: string): string => landscapeArt(landscape(name));

/** Where each landscape lies, counted from the starting tile, and its drawing with what is active lit up. */
export function drawRealm(
  laid: Laid,
): readonly { readonly column: number; readonly row: number; readonly art: string }[] {
  const realm = realmOf(laid);
  return realm.cells.map((cell, i) => ({
    column: columnOf(cell),
    row: rowOf(cell),
    art: landscapeArt(realm.landscapes[i]!, litSides(realm, cell)),
  }));
}
