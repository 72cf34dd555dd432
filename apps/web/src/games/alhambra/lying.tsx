import { type Board, FOUNTAIN } from '@majlis/alhambra/client';
import { fountainTile, type SeatNumber } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { onEnter } from '../keyboard.ts';
import { x, y } from './outline.ts';
import { tileArt } from './pieces.ts';
import type { Picking } from './selection.ts';
import { signOfTile } from './sign-ids.ts';
import { lyingName } from './words.ts';

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
const RING = '<rect x="-3" y="-3" width="102" height="102" rx="11" class="ring"/>';

/** A tile in its place. One that may be moved is picked by a touch: what is done with it, the prompt asks. */
export function Lying({ board, at, picking, isSmall, seat }: LyingProps) {
  const say = useSay();
  const tile = board.tiles[at]!;
  const cell = board.cells[at]!;
  const art = tile === FOUNTAIN ? fountainTile((seat + 1) as SeatNumber) : tileArt(tile, isSmall, board.walls[at]);
  const isPicked = picking?.selection.kind === 'laid' && picking.selection.cell === cell;
  const isFree = picking !== null && (picking.selection.kind === 'none' || picking.selection.kind === 'laid');
  const mayMove = isFree && mayBeMoved(picking, cell);
  const pick = () => (isPicked ? picking?.clear() : picking?.select({ kind: 'laid', cell, tile: null }));
  const button = mayMove
    ? { role: 'button', tabIndex: 0, 'aria-pressed': isPicked, onClick: pick, onKeyDown: onEnter(pick) }
    : { role: 'img' };
  const ring = mayMove ? RING : '';
  // In a turn a redesign is one of many actions; where nothing else is asked, what may be touched is marked.
  const isAsked = mayMove && picking?.question?.endsWith('.redesign') === true;
  return (
    <g
      {...(tile === FOUNTAIN ? {} : { 'data-piece': `tile-${tile}`, 'data-at': 'board' })}
      className={`lying ${mayMove ? 'may-go' : ''} ${isAsked ? 'asked' : ''} ${isPicked ? 'picked' : ''}`}
      transform={`translate(${x(cell) + 2} ${y(cell) + 2})`}
      data-sign={signOfTile(tile)}
      aria-label={lyingName(say, board, at)}
      {...button}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: SHADOW + art + ring }}
    />
  );
}

const mayBeMoved = ({ legal }: Picking, cell: number): boolean =>
  legal.some((wish) => (wish.type === 'remove' || wish.type === 'exchange') && wish.cell === cell);
