import type { Viewer } from '@majlis/kernel';
import { type Cell, SIDES, type Side } from '../../board/cells.ts';
import type { Round } from '../../content/score-table.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { nextRoundOf } from '../../tell/forecast.ts';
import { PENALTY, PENALTY_BESIDE } from './content.ts';
import { besides, costOf, openTo } from './losses.ts';

export interface OpenSide {
  readonly cell: Cell;
  readonly side: Side;
  readonly cost: number;
}

export interface InvadersTold {
  /** After which scoring they come next; null if none is left. */
  readonly round: Round | null;
  /** By seat and direction: what an invasion would cost now. */
  readonly costs: readonly (readonly number[])[];
  /** By seat: the sides that lie open to the next invasion; none where the viewer does not know where it comes from. */
  readonly open: readonly (readonly OpenSide[])[];
}

export function tellInvaders(s: State, viewer: Viewer): InvadersTold {
  const round = nextRoundOf(s);
  const { pile } = inPlay(s.mod.invaders, 'invaders');
  const isKnown = pile.isOpen || (viewer !== 'spectator' && pile.lookers.includes(viewer));
  const next = isKnown ? pile.cards.at(-1) : undefined;
  return {
    round,
    costs: s.players.map(({ board }) => SIDES.map((side) => (round === null ? 0 : costOf(board, side, round)))),
    open: s.players.map(({ board }) => {
      if (round === null || next === undefined) return [];
      const from = (side: Side, cost: number) =>
        cost === 0 ? [] : openTo(board, side).map((cell): OpenSide => ({ cell, side, cost }));
      return [...from(next, PENALTY[round]), ...besides(next).flatMap((side) => from(side, PENALTY_BESIDE[round]))];
    }),
  };
}
