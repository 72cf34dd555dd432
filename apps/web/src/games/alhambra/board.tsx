import {
  type AlhambraAction,
  type Board,
  FOUNTAIN,
  longestWallOf,
  neighbour,
  printedEdgesOf,
  SIDES,
  withExchange,
  withTile,
} from '@majlis/alhambra/client';
import { fountainTile, type SeatNumber, starPath } from '@majlis/art';
import type { Refusal } from '@majlis/kernel';
import { useRef, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { reachTarget } from '../fingers.ts';
import { onEnter, walkTargets } from '../keyboard.ts';
import { useSmall } from '../small.ts';
import { boxAround, longestWallPath, x, y } from './outline.ts';
import { tileArt } from './pieces.ts';
import { asJson, layingOf, type Picking } from './selection.ts';
import { lyingName, placeName, tileName } from './words.ts';

interface Target {
  readonly cell: number;
  /** Null: not here. */
  readonly action: AlhambraAction | null;
  /** What it does to the longest wall. */
  readonly change: number;
}

/** The ornament behind every board. */
export const ROSE = [150, 235, 320, 405]
  .map(
    (r, i) =>
      `<path d="${starPath(50, 50, r, i % 2 ? 8 : 16, i % 2 ? 2 : 5)}" fill="none" stroke="var(--ornament)" stroke-width="1.6" opacity="${0.5 - i * 0.09}"/>`,
  )
  .join('');

/** The viewer's own Alhambra, with the cells where the picked tile may go. */
export function OwnBoard({ board, picking }: { readonly board: Board; readonly picking: Picking }) {
  const say = useSay();
  const { shown } = useTable();
  const targets = targetsOf(board, picking);
  const box = boxAround([...board.cells, ...targets.filter(({ action }) => action !== null).map(({ cell }) => cell)]);
  const wall = longestWallPath(board);
  const svg = useRef<SVGSVGElement>(null);
  const isSmall = useSmall(svg, box);
  return (
    <svg
      ref={svg}
      className="alh-board"
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      role="group"
      aria-label={say('alhambra.yours')}
      onKeyDown={(event) => walkTargets(event, svg.current)}
      onClick={reachTarget}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <g dangerouslySetInnerHTML={{ __html: ROSE }} />
      {wall !== null && <path className="wall-glow" d={wall.path} />}
      {board.cells.map((cell, i) => (
        <Lying
          key={cell}
          board={board}
          at={i}
          picking={picking}
          isSmall={isSmall}
          seat={shown.viewer === 'spectator' ? 0 : shown.viewer}
        />
      ))}
      {wall !== null && <path className="wall-line" d={wall.path} />}
      {targets.map((target) => (
        <TargetCell key={target.cell} target={target} picking={picking} />
      ))}
      {wall !== null && (
        <g transform={`translate(${wall.middle[0]} ${wall.middle[1]})`}>
          <title>{say('alhambra.wallLength', { length: longestWallOf(board) })}</title>
          <circle r={20} className="wall-pin" />
          <text y={8.5} className="wall-number">
            {longestWallOf(board)}
          </text>
        </g>
      )}
    </svg>
  );
}

function targetsOf(board: Board, picking: Picking): Target[] {
  const { selection, legal } = picking;
  if (selection.kind !== 'tile') return [];
  const { tile } = selection;
  const now = longestWallOf(board);
  const walls = printedEdgesOf(tile);
  const around = new Set(board.cells.flatMap((cell) => SIDES.map((side) => neighbour(cell, side))));
  const cells = [...around].filter((cell) => !board.cells.includes(cell));
  const free = cells.map((cell): Target => {
    const action = layingOf(tile, cell, legal);
    const change = action === null ? 0 : longestWallOf(withTile(board, tile, walls, cell, null)) - now;
    return { cell, action, change };
  });
  const taken = board.cells.flatMap((cell): Target[] => {
    const action = layingOf(tile, cell, legal);
    if (action === null) return [];
    return [{ cell, action, change: longestWallOf(withExchange(board, cell, tile, walls)) - now }];
  });
  return [...free, ...taken];
}

interface LyingProps {
  readonly board: Board;
  readonly at: number;
  /** Null: only to be looked at. */
  readonly picking: Picking | null;
  readonly isSmall: boolean;
  readonly seat: number;
}

/** Lies under a tile; cheaper than a filter, on a board full of them. */
const SHADOW = '<rect x="1" y="5" width="95" height="95" rx="7" fill="#000" opacity=".38"/>';

/** A tile in its place; one that may be removed can be picked. */
export function Lying({ board, at, picking, isSmall, seat }: LyingProps) {
  const say = useSay();
  const { store } = useTable();
  const tile = board.tiles[at]!;
  const cell = board.cells[at]!;
  const art = tile === FOUNTAIN ? fountainTile((seat + 1) as SeatNumber) : tileArt(tile, isSmall, board.walls[at]);
  const removal = picking?.legal.find((wish) => wish.type === 'remove' && wish.cell === cell) ?? null;
  const isPickable = removal !== null && picking?.selection.kind === 'none';
  const name = tile === FOUNTAIN ? say('alhambra.fountain') : tileName(say, tile);
  const button = isPickable
    ? {
        role: 'button',
        tabIndex: 0,
        'aria-label': say('alhambra.action.remove', { building: name, place: placeName(say, cell) }),
        onClick: () => void store.act(asJson(removal)),
        onKeyDown: onEnter(() => void store.act(asJson(removal))),
      }
    : { role: 'img', 'aria-label': lyingName(say, board, at) };
  return (
    <g
      {...(tile === FOUNTAIN ? {} : { 'data-piece': `tile-${tile}`, 'data-at': 'board' })}
      className={`lying ${isPickable ? 'may-go' : ''}`}
      transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
      {...button}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: SHADOW + art }}
    />
  );
}

function TargetCell({ target, picking }: { readonly target: Target; readonly picking: Picking }) {
  const say = useSay();
  const { store, ui, telling } = useTable();
  const [why, setWhy] = useState<Refusal | null>(null);
  const { cell, action, change } = target;
  const { selection, select } = picking;
  if (selection.kind !== 'tile') return null;
  const isChosen = selection.cell === cell;
  const place = placeName(say, cell);
  const effect = say('alhambra.wallChange', { change: signed(change) });
  const explain = () => {
    if (action !== null) {
      store.forgetRefusal();
      return;
    }
    const wish = { type: 'place', tile: selection.tile, cell, passage: null } as const;
    void store.explain(asJson(wish)).then(setWhy);
  };
  const choose = () => {
    if (action === null) explain();
    else if (isChosen) void store.act(asJson(action));
    else select({ ...selection, cell });
  };
  const reason = why === null ? '' : ui.refusal(telling, why);
  return (
    <g
      className={`target ${action === null ? 'no' : isChosen ? 'chosen' : 'yes'}`}
      transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
      role="button"
      tabIndex={action === null ? -1 : 0}
      aria-disabled={action === null}
      aria-pressed={isChosen}
      aria-label={
        action === null
          ? `${say('alhambra.cell.illegal', { place })} ${reason}`
          : say('alhambra.cell.legal', { place, effect })
      }
      onClick={choose}
      onKeyDown={onEnter(choose)}
      onPointerEnter={explain}
      onFocus={explain}
    >
      {isChosen ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
        <g opacity={0.84} dangerouslySetInnerHTML={{ __html: tileArt(selection.tile, false) }} />
      ) : null}
      <rect x={1} y={1} width={94} height={94} rx={8} className="cell" />
      {action !== null && !isChosen && <Gain change={change} word={say('alhambra.wall')} />}
      {isChosen && (
        <g transform="translate(48 100)">
          <rect x={-52} y={-15} width={104} height={30} rx={15} className="pill" />
          <text y={6} className="pill-word">
            {effect}
          </text>
        </g>
      )}
      {action === null && why !== null && <title>{`${say('alhambra.notHere')}: ${reason}`}</title>}
    </g>
  );
}

function Gain({ change, word }: { readonly change: number; readonly word: string }) {
  if (change === 0) return <path d="M48 36v24M36 48h24" className="plus" />;
  return (
    <>
      <text x={48} y={52} className="gain">
        {signed(change)}
      </text>
      <text x={48} y={73} className="gain-word">
        {word}
      </text>
    </>
  );
}

/** With a real minus. */
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
