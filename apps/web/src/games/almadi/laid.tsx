import { columnOf, type Realm as RealmState, rowOf, STARTING_LANDSCAPES } from '@majlis/almadi/client';
import { starPath } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { onEnter } from '../keyboard.ts';
import { landscapeArt, litSides } from './content.ts';
import type { Picking } from './selection.ts';
import { landscapeText, placeName } from './words.ts';

const CELL = 104;
const ROW = 106;
export const x = (cell: number): number => columnOf(cell) * CELL;
export const y = (cell: number): number => (rowOf(cell) - 1) * ROW;
const FEWEST_COLUMNS = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

/** What of the plane a realm with these cells needs, in whole rows. */
export function boxAround(cells: readonly number[]): Box {
  const columns = Math.max(FEWEST_COLUMNS, ...cells.map((cell) => columnOf(cell) + 1));
  const first = Math.min(1, ...cells.map(rowOf));
  const last = Math.max(4, ...cells.map(rowOf));
  const height = (last - first + 1) * ROW + 30;
  return { left: -46, top: (first - 1) * ROW - 18, width: columns * CELL + 60, height, columns };
}

export const viewOf = ({ left, top, width, height }: Box): string => `${left} ${top} ${width} ${height}`;

interface LaidProps {
  readonly realm: RealmState;
  readonly columns: number;
  /** The row something is picked for. */
  readonly row: number | null;
  /** Null: only to be looked at. */
  readonly picking: Picking | null;
  readonly isSmall: boolean;
}

/** The rows, the landscapes in them, and the frame of the starting tile. */
export function Laid({ realm, columns, row, picking, isSmall }: LaidProps) {
  return (
    <>
      {[1, 2, 3, 4].map((r) => (
        <g key={r}>
          <rect
            x={-46}
            y={(r - 1) * ROW - 4}
            width={columns * CELL + 56}
            height={104}
            rx={10}
            className={r === row ? 'row lit' : 'row'}
          />
          <text x={-26} y={(r - 1) * ROW + 58} className={r === row ? 'row-number lit' : 'row-number'}>
            {r}
          </text>
        </g>
      ))}
      {realm.cells.map((cell, i) => (
        <Lying key={cell} realm={realm} at={i} picking={picking} isSmall={isSmall} />
      ))}
      {realm.cells.length >= STARTING_LANDSCAPES && (
        <g className="start">
          <rect x={-5} y={-5} width={106} height={ROW * 3 + 106} rx={11} />
          <path d={`${starPath(48, -5, 11, 8, 2)}${starPath(48, ROW * 3 + 101, 11, 8, 2)}`} />
        </g>
      )}
    </>
  );
}

interface LyingProps {
  readonly realm: RealmState;
  readonly at: number;
  readonly picking: Picking | null;
  readonly isSmall: boolean;
}

/** A landscape in its place; one a genie may move can be picked. */
function Lying({ realm, at, picking, isSmall }: LyingProps) {
  const say = useSay();
  const cell = realm.cells[at]!;
  const landscape = realm.landscapes[at]!;
  const isMovable = picking?.legal.some((wish) => wish.type === 'move' && wish.from === cell) ?? false;
  const isPicked = picking?.selection.kind === 'genie' && picking.selection.from === cell;
  const name = `${placeName(say, cell)}: ${landscapeText(say, landscape)}`;
  const pick = () => picking?.select(isPicked ? { kind: 'none' } : { kind: 'genie', from: cell, cell: null });
  const button = isMovable
    ? { role: 'button', tabIndex: 0, 'aria-pressed': isPicked, onClick: pick, onKeyDown: onEnter(pick) }
    : { role: 'img' };
  return (
    <g
      data-piece={`landscape-${landscape}`}
      data-at="board"
      className={`lying ${isPicked ? 'picked' : isMovable ? 'may-go' : ''}`}
      transform={`translate(${x(cell)} ${y(cell)})`}
      aria-label={name}
      {...button}
    >
      <rect x={0} y={4} width={97} height={96} rx={7} className="shadow" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <g dangerouslySetInnerHTML={{ __html: landscapeArt(landscape, litSides(realm, cell), isSmall) }} />
      {(isPicked || isMovable) && <rect x={-4} y={-4} width={104} height={104} rx={10} className="ring" />}
    </g>
  );
}
