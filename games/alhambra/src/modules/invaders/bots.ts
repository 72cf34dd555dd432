import type { Seat } from '@majlis/kernel';
import type { Board } from '../../board/board.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import { Recent } from '../../memo.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { INVASIONS } from './content.ts';
import { costOf } from './losses.ts';
import type { InvadersAction } from './state.ts';

const known = new Recent<Board, readonly number[]>();

/** By direction: what an attack costs in the third round; earlier ones cost about a third or two. */
function costs(board: Board): readonly number[] {
  const found = known.get(board);
  if (found !== undefined) return found;
  const made = INVASIONS.map((side) => costOf(board, side, 3));
  known.set(board, made);
  return made;
}

/** A position imagined by a bot has some card on top; what it does not know evens out over many of them. */
function expectedLoss(s: State, seat: Seat, { rounds, ahead }: Outlook): number {
  const { pile } = inPlay(s.mod.invaders, 'invaders');
  const of = costs(s.players[seat]!.board);
  let loss = 0;
  for (let i = 0; i < rounds.length; i++) {
    const side = pile.cards[pile.cards.length - 1 - i];
    if (side !== undefined) loss += (of[side]! * rounds[i]!) / 3;
  }
  return loss * (1 - 0.3 * ahead);
}

export const invadersBots: ModuleBots<InvadersAction> = {
  worth: { 'invaders.look': ({ outlook }) => 0.5 * outlook.rounds.length },
  estimate: (s, seat, outlook) => -expectedLoss(s, seat, outlook),
};
