import { tileFacts } from '@majlis/alhambra/client';
import { type CampsTold, isCamp } from '@majlis/alhambra/modules/camps';
import { campMini, campTile } from '@majlis/art';
import { useSay } from '../../../../i18n.ts';
import { x, y } from '../../outline.ts';
import { wallLetters } from '../../pieces.ts';
import type { BoardSlotProps, ModuleUi } from '../slots.ts';
import './camps.css';

/** The tiles a camp counts, numbered along its line. */
function Board({ picking, seat }: BoardSlotProps) {
  const say = useSay();
  const lines = (picking.tell.mod.camps as CampsTold).lines[seat]!;
  // Where lines cross, each has a number of its own.
  const before = (line: number, cell: number) =>
    lines.slice(0, line).filter(({ cells }) => cells.includes(cell)).length;
  return lines.map(({ camp, side, cells }, line) => (
    <g key={`${camp} ${side}`} className="alh-line">
      <title>{say('alhambra.camps.counts', { count: cells.length })}</title>
      {cells.map((cell, i) => (
        <g key={cell} transform={`translate(${x(cell) + 50 + 28 * before(line, cell)} ${y(cell) + 50})`}>
          <circle r={13} />
          <text y={6}>{i + 1}</text>
        </g>
      ))}
    </g>
  ));
}

const art = (camp: number, isSmall: boolean): string => {
  const { edges, price } = tileFacts(camp);
  return campTile(wallLetters(edges), price ?? 0, { s: isSmall });
};

export const ui: ModuleUi = {
  Board,
  art: {
    piece: (piece, isSmall) => (isCamp(piece) ? art(piece, isSmall) : null),
    mini: (piece) => (isCamp(piece) ? campMini() : null),
  },
};
