import { columnOf, type Realm as RealmState, rowOf, STARTING_LANDSCAPES, STEPS } from '@majlis/almadi/client';
import { effectSign, starPath } from '@majlis/art';
import { useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { reachTarget } from '../fingers.ts';
import { onEnter, walkTargets } from '../keyboard.ts';
import { landscapeArt, litSides } from './content.ts';
import { asJson, type Picking } from './selection.ts';
import { effectList, landscapeText, placeName } from './words.ts';

const CELL = 104;
const ROW = 106;
export const x = (cell: number): number => columnOf(cell) * CELL;
export const y = (cell: number): number => (rowOf(cell) - 1) * ROW;
const FEWEST_COLUMNS = 6;

const EFFECT_LETTERS = { genie: 'G', marteline: 'M', stall: 'S', moon: 'O', ruby: 'R', jar: 'J' } as const;

/** The viewer's realm: rows as on the board, the cells where the picked landscape may go, what it would wake. */
export function Realm({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const svg = useRef<SVGSVGElement>(null);
  const { realm } = picking.view.players[picking.seat]!;
  const cells = [...realm.cells, ...picking.targets.keys()];
  const columns = Math.max(FEWEST_COLUMNS, ...cells.map((cell) => columnOf(cell) + 1));
  const first = Math.min(1, ...cells.map(rowOf));
  const last = Math.max(4, ...cells.map(rowOf));
  const top = (first - 1) * ROW - 18;
  const height = (last - first + 1) * ROW + 30;
  const row = pickedRow(picking);
  const drawing = (
    <svg
      ref={svg}
      className="alm-realm"
      viewBox={`-46 ${top} ${columns * CELL + 60} ${height}`}
      role="group"
      aria-label={say('almadi.yours')}
      onKeyDown={(event) => walkTargets(event, svg.current)}
      onClick={reachTarget}
    >
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
        <Lying key={cell} realm={realm} at={i} picking={picking} />
      ))}
      {realm.cells.length >= STARTING_LANDSCAPES && (
        <g className="start">
          <rect x={-5} y={-5} width={106} height={ROW * 3 + 106} rx={11} />
          <path d={`${starPath(48, -5, 11, 8, 2)}${starPath(48, ROW * 3 + 101, 11, 8, 2)}`} />
        </g>
      )}
      {shutCells(picking, columns).map((cell) => (
        <Shut key={cell} cell={cell} picking={picking} />
      ))}
      {[...picking.targets.keys()].map((cell) => (
        <Target key={cell} cell={cell} picking={picking} />
      ))}
    </svg>
  );
  const picked = picking.selection.kind === 'slot' ? picking.selection.slot : picking.selection.kind;
  return (
    <PanZoom className="alm-frame" fit={picked}>
      {drawing}
    </PanZoom>
  );
}

function pickedRow({ selection, view }: Picking): number | null {
  if (selection.kind !== 'slot' || view.turn.drawn !== null) return null;
  return Math.floor(selection.slot / 2) + 1;
}

interface LyingProps {
  readonly realm: RealmState;
  readonly at: number;
  readonly picking: Picking;
}

/** A landscape in its place; one a genie may move can be picked. */
function Lying({ realm, at, picking }: LyingProps) {
  const say = useSay();
  const cell = realm.cells[at]!;
  const landscape = realm.landscapes[at]!;
  const { legal, selection, select } = picking;
  const isMovable = legal.some((wish) => wish.type === 'move' && wish.from === cell);
  const isPicked = selection.kind === 'genie' && selection.from === cell;
  const name = `${placeName(say, cell)}: ${landscapeText(say, landscape)}`;
  const pick = () => select(isPicked ? { kind: 'none' } : { kind: 'genie', from: cell, cell: null });
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
      <g dangerouslySetInnerHTML={{ __html: landscapeArt(landscape, litSides(realm, cell)) }} />
      {(isPicked || isMovable) && <rect x={-4} y={-4} width={104} height={104} rx={10} className="ring" />}
    </g>
  );
}

function Target({ cell, picking }: { readonly cell: number; readonly picking: Picking }) {
  const say = useSay();
  const { store } = useTable();
  const { selection, select, targets } = picking;
  const { action, preview } = targets.get(cell)!;
  const isChosen = selection.kind !== 'none' && selection.cell === cell;
  const landscape = landscapeOf(picking);
  const choose = () => {
    if (isChosen || selection.kind === 'none') void store.act(asJson(action));
    else select({ ...selection, cell });
  };
  const effects = preview === null ? '' : effectList(say, preview.activates);
  const wakes =
    effects === ''
      ? say('almadi.cell.points', { points: preview?.points ?? 0 })
      : say('almadi.cell.wakes', { effects });
  const after = landscape === null ? null : laid(picking, landscape, cell);
  return (
    <g
      className={`target ${isChosen ? 'chosen' : 'yes'}`}
      transform={`translate(${x(cell)} ${y(cell)})`}
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={say('almadi.cell.legal', { place: placeName(say, cell), effect: wakes })}
      onClick={choose}
      onKeyDown={onEnter(choose)}
      {...whyNot(store, null)}
    >
      {isChosen && after !== null && landscape !== null && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
        <g opacity={0.88} dangerouslySetInnerHTML={{ __html: landscapeArt(landscape, litSides(after, cell)) }} />
      )}
      <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
      {!isChosen && <Wakes activates={preview?.activates ?? {}} points={preview?.points ?? 0} />}
    </g>
  );
}

/** Empty cells beside the realm in which what is picked may not lie. */
function shutCells({ selection, view, seat, targets }: Picking, columns: number): number[] {
  if (selection.kind === 'none') return [];
  const { cells } = view.players[seat]!.realm;
  const beside = new Set(cells.flatMap((cell) => STEPS.map((step) => cell + step)));
  return [...beside].filter((cell) => {
    const row = rowOf(cell);
    const isOnBoard = row >= 1 && row <= 4 && columnOf(cell) < columns;
    return isOnBoard && !cells.includes(cell) && !targets.has(cell);
  });
}

/** Not lit; looking at it says why. */
function Shut({ cell, picking }: { readonly cell: number; readonly picking: Picking }) {
  const say = useSay();
  const { store } = useTable();
  const { selection } = picking;
  if (selection.kind === 'none') return null;
  const wish = asJson(
    selection.kind === 'slot'
      ? { type: 'take', slot: selection.slot, cell }
      : { type: 'move', from: selection.from, to: cell },
  );
  const explain = () => void store.explain(wish);
  return (
    <g
      className="target no"
      transform={`translate(${x(cell)} ${y(cell)})`}
      role="button"
      tabIndex={-1}
      aria-disabled={true}
      aria-label={say('almadi.cell.illegal', { place: placeName(say, cell) })}
      onClick={explain}
      onKeyDown={onEnter(explain)}
      {...whyNot(store, wish)}
    >
      <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
    </g>
  );
}

function landscapeOf({ selection, view, seat }: Picking): number | null {
  if (selection.kind === 'slot') return view.board[selection.slot] ?? null;
  if (selection.kind === 'none') return view.turn.drawn;
  const { cells, landscapes } = view.players[seat]!.realm;
  return landscapes[cells.indexOf(selection.from)] ?? null;
}

/** The realm with the picked landscape in this cell; one a genie moves has left its old place. */
function laid({ selection, view, seat }: Picking, landscape: number, cell: number): RealmState {
  const { cells, landscapes } = view.players[seat]!.realm;
  const left = selection.kind === 'genie' ? cells.indexOf(selection.from) : -1;
  const stays = (_: unknown, at: number) => at !== left;
  return { cells: [...cells.filter(stays), cell], landscapes: [...landscapes.filter(stays), landscape] };
}

/** The effects a cell would wake, as lit signs; without any, what it would bring in points. */
function Wakes({
  activates,
  points,
}: {
  readonly activates: { readonly [name: string]: number | undefined };
  readonly points: number;
}) {
  const signs = Object.entries(activates).flatMap(([name, count]) => Array<string>(count ?? 0).fill(name));
  if (signs.length === 0) {
    if (points === 0) return <path d="M48 37v22M37 48h22" className="plus" />;
    return (
      <text x={48} y={58} className="gain">
        {points > 0 ? `+${points}` : `−${-points}`}
      </text>
    );
  }
  return (
    <>
      {signs.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal signs stand side by side
        <g key={i} transform={`translate(${48 + (i - (signs.length - 1) / 2) * 28} 48)`}>
          <circle r={14} className="wake" />
          <g
            transform="translate(-9 -9) scale(.375)"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
            dangerouslySetInnerHTML={{
              __html: effectSign[EFFECT_LETTERS[name as keyof typeof EFFECT_LETTERS]]('#2b1600', 'var(--saffron-400)'),
            }}
          />
        </g>
      ))}
    </>
  );
}
