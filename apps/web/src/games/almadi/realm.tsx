import { type Action, columnOf, type Realm as RealmState, rowOf, STEPS } from '@majlis/almadi/client';
import { effectSign } from '@majlis/art';
import { useRef } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { PanZoom } from '../../ui/pan-zoom.tsx';
import { reachTarget } from '../fingers.ts';
import { onEnter, walkTargets } from '../keyboard.ts';
import { useSmall } from '../small.ts';
import { landscapeArt, litSides } from './content.ts';
import { boxAround, Laid, viewOf, x, y } from './laid.tsx';
import { asJson, isLaying, type Laying, type Picking } from './selection.ts';
import { effectList, placeName } from './words.ts';

const EFFECT_LETTERS = { genie: 'G', marteline: 'M', stall: 'S', moon: 'O', ruby: 'R', jar: 'J' } as const;

/** The viewer's realm: rows as on the board, the cells where the picked landscape may go, what it would wake. */
export function Realm({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const svg = useRef<SVGSVGElement>(null);
  const { realm } = picking.view.players[picking.seat]!;
  const box = boxAround([...realm.cells, ...picking.targets.keys()]);
  const isSmall = useSmall(svg, box);
  const drawing = (
    <svg
      ref={svg}
      className="alm-realm"
      viewBox={viewOf(box)}
      role="group"
      aria-label={say('almadi.yours')}
      onKeyDown={(event) => walkTargets(event, svg.current)}
      onClick={reachTarget}
    >
      <Laid realm={realm} columns={box.columns} row={pickedRow(picking)} picking={picking} isSmall={isSmall} />
      {shutCells(picking, box.columns).map((cell) => (
        <Shut key={cell} cell={cell} picking={picking} />
      ))}
      {[...picking.targets.keys()].map((cell) => (
        <Target key={cell} cell={cell} picking={picking} isSmall={isSmall} />
      ))}
    </svg>
  );
  const { selection } = picking;
  const picked = selection.kind === 'slot' ? selection.slot : selection.kind === 'offer' ? 'none' : selection.kind;
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

interface TargetProps {
  readonly cell: number;
  readonly picking: Picking;
  readonly isSmall: boolean;
}

function Target({ cell, picking, isSmall }: TargetProps) {
  const say = useSay();
  const { store } = useTable();
  const { selection, select, targets } = picking;
  const { action, preview } = targets.get(cell)!;
  const isChosen = selection.kind !== 'none' && selection.cell === cell;
  const landscape = landscapeOf(picking);
  const choose = () => {
    if (isChosen) void store.act(asJson(action));
    else if (isLaying(selection)) select({ ...selection, cell });
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
        <g
          opacity={0.88}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
          dangerouslySetInnerHTML={{ __html: landscapeArt(landscape, litSides(after, cell), isSmall) }}
        />
      )}
      <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
      {!isChosen && <Wakes activates={preview?.activates ?? {}} points={preview?.points ?? 0} />}
    </g>
  );
}

/** Empty cells beside the realm in which what is picked may not lie. */
function shutCells({ selection, view, seat, targets }: Picking, columns: number): number[] {
  if (!isLaying(selection)) return [];
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
  if (!isLaying(selection)) return null;
  const wish = asJson(wishAt(picking, selection, cell));
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

function wishAt({ view }: Picking, selection: Laying, cell: number): Action {
  if (selection.kind === 'slot')
    return { type: view.turn.drawn === null ? 'take' : 'replace', slot: selection.slot, cell };
  if (selection.kind === 'genie') return { type: 'move', from: selection.from, to: cell };
  return { type: 'place', cell };
}

function landscapeOf({ selection, view, seat }: Picking): number | null {
  if (selection.kind === 'slot') return view.board[selection.slot] ?? null;
  if (selection.kind !== 'genie') return view.turn.drawn;
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
      <text x={48} y={58} className={points > 0 ? 'gain' : 'loss'}>
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
