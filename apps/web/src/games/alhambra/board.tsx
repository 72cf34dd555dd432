import { type AlhambraAction, type Board, neighbour, type Outlook, SIDES, type View } from '@majlis/alhambra/client';
import { starPath } from '@majlis/art';
import type { Refusal } from '@majlis/kernel';
import { useRef, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { onEnter, walkTargets } from '../keyboard.ts';
import { useSmall } from '../small.ts';
import { Lying } from './lying.tsx';
import { modulesOn, onTile } from './modules/index.ts';
import { boxAround, type WallLine, wallLine, x, y } from './outline.ts';
import { PassageGhost, Passages } from './passages.tsx';
import { tileArt } from './pieces.ts';
import { asJson, layingsOf, outlookOf, type Picking, passageOf } from './selection.ts';
import { signed } from './signed.ts';
import { placeName } from './words.ts';

interface Target {
  readonly cell: number;
  /** Ways to lay it there; none: not here. */
  readonly ways: readonly AlhambraAction[];
  readonly outlook: Outlook | null;
}

/** The ornament behind every board. */
export const ROSE = [150, 235, 320, 405]
  .map(
    (r, i) =>
      `<path d="${starPath(50, 50, r, i % 2 ? 8 : 16, i % 2 ? 2 : 5)}" fill="none" stroke="var(--ornament)" stroke-width="1.6" opacity="${0.5 - i * 0.09}"/>`,
  )
  .join('');

/** The viewer's own Alhambra, with the cells where the picked tile may go. */
export function OwnBoard({ picking, seat }: { readonly picking: Picking; readonly seat: number }) {
  const say = useSay();
  const { board } = picking.view.players[seat]!;
  const targets = targetsOf(board, picking);
  const possible = targets.filter(({ ways }) => ways.length > 0).map(({ cell }) => cell);
  const box = boxAround([...board.cells, ...possible, ...cellsOfModules(picking, seat)]);
  const wall = wallLine(picking.tell.walls[seat]!);
  const svg = useRef<SVGSVGElement>(null);
  const isSmall = useSmall(svg, box);
  const isTaken = new Set(board.cells);
  return (
    <svg
      ref={svg}
      className="alh-board"
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      role="group"
      aria-label={say('alhambra.yours')}
      onKeyDown={(event) => walkTargets(event, svg.current)}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <g dangerouslySetInnerHTML={{ __html: ROSE }} />
      {wall !== null && <path className="wall-glow" d={wall.path} />}
      {board.cells.map((cell, i) => (
        <Lying key={cell} board={board} at={i} picking={picking} isSmall={isSmall} seat={seat} />
      ))}
      {wall !== null && <path className="wall-line" d={wall.path} />}
      <Passages board={board} />
      <BoardSlots picking={picking} seat={seat} isOwn={true} isSmall={isSmall} />
      {targets.map((target) => (
        <TargetCell key={target.cell} target={target} picking={picking} isTaken={isTaken.has(target.cell)} />
      ))}
      {wall !== null && <WallPin wall={wall} />}
    </svg>
  );
}

/** Cells besides the tiles that modules need in sight. */
export const cellsOfModules = (picking: Picking, seat: number): readonly number[] =>
  modulesOn(picking.view).flatMap(([, ui]) => ui.cells?.(picking, seat) ?? []);

interface BoardSlotsProps {
  readonly picking: Picking;
  readonly seat: number;
  readonly isOwn: boolean;
  readonly isSmall: boolean;
}

/** What modules put onto a board. */
export function BoardSlots({ picking, seat, isOwn, isSmall }: BoardSlotsProps) {
  const { board } = (picking.view as View).players[seat]!;
  return modulesOn(picking.view).map(([id, { Board: Part }]) =>
    Part === undefined ? null : <Part key={id} {...{ picking, seat, board, isOwn, isSmall }} />,
  );
}

function WallPin({ wall }: { readonly wall: WallLine }) {
  const say = useSay();
  return (
    <g transform={`translate(${wall.middle[0]} ${wall.middle[1]})`}>
      <title>{say('alhambra.wallLength', { length: wall.length })}</title>
      <circle r={20} className="wall-pin" />
      <text y={8.5} className="wall-number">
        {wall.length}
      </text>
    </g>
  );
}

/** The cells beside the Alhambra, and those whose tile the picked one may replace. */
function targetsOf(board: Board, picking: Picking): Target[] {
  const { selection, legal } = picking;
  if (selection.kind !== 'tile') return [];
  const targetAt = (cell: number): Target => {
    const ways = layingsOf(legal, selection.tile, cell);
    return { cell, ways, outlook: outlookOf(picking, ways[0] ?? null) };
  };
  const around = new Set(board.cells.flatMap((cell) => SIDES.map((side) => neighbour(cell, side))));
  const free = [...around].filter((cell) => !board.cells.includes(cell)).map(targetAt);
  return [...free, ...board.cells.map(targetAt).filter(({ ways }) => ways.length > 0)];
}

interface TargetCellProps {
  readonly target: Target;
  readonly picking: Picking;
  readonly isTaken: boolean;
}

function TargetCell({ target, picking, isTaken }: TargetCellProps) {
  const say = useSay();
  const { store, ui, telling } = useTable();
  const [why, setWhy] = useState<Refusal | null>(null);
  const { cell, ways, outlook } = target;
  const { selection, select, action } = picking;
  if (selection.kind !== 'tile') return null;
  const { tile } = selection;
  const isLegal = ways.length > 0;
  const isChosen = selection.cell === cell;
  const place = placeName(say, cell);
  const change = outlook === null ? 0 : outlook.wall.after - outlook.wall.before;
  const effect = say('alhambra.wallChange', { change: signed(change) });
  const explain = () => {
    if (isLegal) store.forgetRefusal();
    else void store.explain(asJson({ type: 'place', tile, cell, passage: null })).then(setWhy);
  };
  const choose = () => {
    if (!isLegal) explain();
    else if (isChosen && action !== null) void store.act(asJson(action));
    else select({ kind: 'tile', tile, cell, passage: passageOf(ways[0]!) });
  };
  const reason = why === null ? '' : ui.refusal(telling, why);
  const art = () =>
    tileArt(tile, false) +
    onTile(say, picking, picking.me ?? 0, tile)
      .map(({ svg }) => svg)
      .join('');
  return (
    <g
      className={`target ${!isLegal ? 'no' : isChosen ? 'chosen' : 'yes'} ${isTaken ? 'swap' : ''}`}
      transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
      role="button"
      tabIndex={isLegal ? 0 : -1}
      aria-disabled={!isLegal}
      aria-pressed={isChosen}
      aria-label={
        isLegal ? say('alhambra.cell.legal', { place, effect }) : `${say('alhambra.cell.illegal', { place })} ${reason}`
      }
      onClick={choose}
      onKeyDown={onEnter(choose)}
      onPointerEnter={explain}
      onFocus={explain}
    >
      {isChosen ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
        <g opacity={0.84} dangerouslySetInnerHTML={{ __html: art() }} />
      ) : null}
      <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
      {isLegal && !isChosen && <Gain change={change} word={say('alhambra.wall')} />}
      {isChosen && <PassageGhost side={selection.passage} />}
      {isChosen && (
        <g transform="translate(48 100)">
          <rect x={-52} y={-15} width={104} height={30} rx={15} className={`pill ${change < 0 ? 'loss' : ''}`} />
          <text y={6} className="pill-word">
            {effect}
          </text>
        </g>
      )}
      {!isLegal && why !== null && <title>{`${say('alhambra.notHere')}: ${reason}`}</title>}
    </g>
  );
}

function Gain({ change, word }: { readonly change: number; readonly word: string }) {
  if (change === 0) return <path d="M48 36v24M36 48h24" className="plus" />;
  return (
    <>
      <text x={48} y={52} className={`gain ${change < 0 ? 'loss' : ''}`}>
        {signed(change)}
      </text>
      <text x={48} y={73} className={`gain-word ${change < 0 ? 'loss' : ''}`}>
        {word}
      </text>
    </>
  );
}
