import type { Cell, Side } from '../../board/cells.ts';
import type { State } from '../../state.ts';
import { countedBy } from './points.ts';

export interface CampLine {
  readonly camp: Cell;
  readonly side: Side;
  /** The tiles it counts, nearest first. */
  readonly cells: readonly Cell[];
}

export interface CampsTold {
  /** By seat: a line for each bastion. */
  readonly lines: readonly (readonly CampLine[])[];
}

export const tellCamps = (s: State): CampsTold => ({ lines: s.players.map(({ board }) => countedBy(board)) });
