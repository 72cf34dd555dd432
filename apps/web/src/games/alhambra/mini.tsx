import { type Board, FOUNTAIN } from '@majlis/alhambra/client';
import { BUILDINGS as LETTERS } from '@majlis/art';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n.ts';
import { fromModules } from './modules/index.ts';
import { boxAround, x, y } from './outline.ts';
import { buildingOf, wallLetters } from './pieces.ts';
import { lyingName } from './words.ts';

const SIDES: Readonly<Record<string, string>> = { N: 'M0 4h100', S: 'M0 96h100', W: 'M4 0v100', E: 'M96 0v100' };

interface MiniBoardProps {
  readonly board: Board;
  readonly label: string;
  /** Drawn over it. */
  readonly children?: ReactNode;
}

/** Another player's Alhambra at a glance: kinds as letters, walls as lines; and in words. */
export function MiniBoard({ board, label, children }: MiniBoardProps) {
  const say = useSay();
  const box = boxAround(board.cells);
  return (
    <>
      <ul className="vh" aria-label={label}>
        {board.cells.map((cell, i) => (
          <li key={cell}>{lyingName(say, board, i)}</li>
        ))}
      </ul>
      <svg className="alh-mini" viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
        {board.cells.map((cell, i) => (
          <MiniTile key={cell} tile={board.tiles[i]!} walls={board.walls[i]!} cell={cell} />
        ))}
        {children}
      </svg>
    </>
  );
}

interface MiniTileProps {
  readonly tile: number;
  readonly walls: number;
  readonly cell: number;
}

function MiniTile({ tile, walls, cell }: MiniTileProps) {
  const kind = tile === FOUNTAIN ? null : buildingOf(tile);
  const own = kind === null && tile !== FOUNTAIN ? fromModules((ui) => ui.art?.mini?.(tile)) : null;
  return (
    <g
      transform={`translate(${x(cell)} ${y(cell)})`}
      {...(tile === FOUNTAIN ? {} : { 'data-piece': `tile-${tile}`, 'data-at': 'board' })}
    >
      {own === null ? (
        <>
          <rect x={2} y={2} width={96} height={96} rx={12} fill={kind === null ? '#52c9d2' : `var(--b-${kind})`} />
          <text x={50} y={78} className={kind === 'chambers' ? 'dark' : ''}>
            {kind === null ? '✦' : LETTERS[kind]}
          </text>
        </>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
        <g transform="scale(5)" dangerouslySetInnerHTML={{ __html: own }} />
      )}
      <path className="walls" d={[...wallLetters(walls)].map((side) => SIDES[side]).join('')} />
    </g>
  );
}
