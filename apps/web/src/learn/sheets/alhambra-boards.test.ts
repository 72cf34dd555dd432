import { TILES } from '@majlis/alhambra/client';
import { describe, expect, test } from 'vitest';
import { POSITIONS, type Position } from './alhambra-boards.ts';

/** The building rules once more, as somebody would check a picture with a finger. */
const SIDES = [
  { side: 'n', dx: 0, dy: -1, other: 's' },
  { side: 'e', dx: 1, dy: 0, other: 'w' },
  { side: 's', dx: 0, dy: 1, other: 'n' },
  { side: 'w', dx: -1, dy: 0, other: 'e' },
] as const;

const wallsOf = (name: string): string => /-([nesw]+)$/.exec(name)?.[1] ?? '';
const isCamp = (name: string): boolean => name.startsWith('camp');
const step = (cell: string, dx: number, dy: number): string => {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return `${x + dx},${y + dy}`;
};

/** What is wrong with it, by cell. */
function faults(laid: Readonly<Record<string, string>>): string[] {
  const cells = Object.keys(laid);
  const meets = cells.flatMap((cell) =>
    SIDES.flatMap(({ side, dx, dy, other }) => {
      const next = laid[step(cell, dx, dy)];
      if (next === undefined) return [];
      return wallsOf(laid[cell]!).includes(side) === wallsOf(next).includes(other) ? [] : [`edges ${cell}`];
    }),
  );
  const reached = new Set(cells.filter((cell) => laid[cell] === 'fountain'));
  for (const cell of reached)
    for (const { side, dx, dy } of SIDES)
      if (laid[step(cell, dx, dy)] !== undefined && !wallsOf(laid[cell]!).includes(side))
        reached.add(step(cell, dx, dy));
  const apart = cells.filter((cell) => !isCamp(laid[cell]!) && !reached.has(cell)).map((cell) => `foot ${cell}`);
  return [...new Set([...meets, ...apart, ...holes(cells)])];
}

function holes(cells: readonly string[]): string[] {
  const xs = cells.map((cell) => Number(cell.split(',')[0]));
  const ys = cells.map((cell) => Number(cell.split(',')[1]));
  const [left, right, top, bottom] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - 1,
    Math.max(...ys) + 1,
  ];
  const open = new Set([`${left},${top}`]);
  for (const cell of open)
    for (const { dx, dy } of SIDES) {
      const next = step(cell, dx, dy);
      const [x, y] = next.split(',').map(Number) as [number, number];
      if (x >= left && x <= right && y >= top && y <= bottom && !cells.includes(next)) open.add(next);
    }
  return open.size + cells.length === (right - left + 1) * (bottom - top + 1) ? [] : ['hole'];
}

describe.each(Object.entries(POSITIONS) as [string, Position][])('%s', (_, { laid, wall = [], breaks }) => {
  const buildings = Object.values(laid).filter((name) => name !== 'fountain' && !/^(hut|camp)/.test(name));

  test('is made of tiles that are in the bag, each once', () => {
    const printed = TILES.map(({ name }) => name);
    expect(buildings.filter((name) => !printed.includes(name))).toEqual([]);
    expect(new Set(buildings).size).toBe(buildings.length);
  });

  test('obeys the building rules, but for the one it shows broken', () => {
    const found = faults(laid);
    if (breaks === undefined) expect(found).toEqual([]);
    else if (breaks.rule === 'hole') expect(found).toEqual(['hole']);
    else {
      const rule = breaks.rule === 'edges' ? 'edges' : 'foot';
      expect(found).toContain(`${rule} ${breaks.at}`);
      const { [breaks.at]: _tried, ...rest } = laid;
      expect(faults(rest)).toEqual([]);
      const touches = SIDES.some(({ dx, dy }) => rest[step(breaks.at, dx, dy)] !== undefined);
      expect(touches).toBe(breaks.rule !== 'corner');
    }
  });

  test('has its longest wall where walls stand outside', () => {
    const segments = wall.slice(1).map(([x, y], i) => {
      const [fromX, fromY] = wall[i]!;
      const upright = x === fromX;
      const [column, row] = [Math.min(x, fromX), Math.min(y, fromY)];
      const beside = upright
        ? [`${column - 1},${row}`, `${column},${row}`]
        : [`${column},${row - 1}`, `${column},${row}`];
      return beside.map((cell, k) => wallsOf(laid[cell] ?? '').includes(upright ? 'ew'[k]! : 'sn'[k]!));
    });
    expect(segments.filter((sides) => sides.filter(Boolean).length !== 1)).toEqual([]);
  });
});
