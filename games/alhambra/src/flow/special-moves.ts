import { window } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, SpecialMovesFrame } from '../frames.ts';
import type { SpecialMove } from '../hooks.ts';
import { refuse } from '../refusals.ts';
import { rulesOf } from '../rules/compiled.ts';
import { inOrder, nextToPlay } from '../rules/order.ts';
import type { State } from '../state.ts';

const moveOf = (s: State, action: AlhambraAction): SpecialMove | undefined =>
  rulesOf(s).specialMoves.find((move) => move.type === action.type);

/** After every turn: all who could are asked; the first in order acts and all are asked again (ALH-V1). */
export const specialMoves = window<State, SpecialMovesFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  ask: 'together',
  resolve: 'atOnce',
  order: (s) => inOrder(s),
  mayAct(s, _f, seat) {
    const next = nextToPlay(s);
    const moves = rulesOf(s).specialMoves;
    for (let i = 0; i < moves.length; i++) if (moves[i]!.mayAct(s, seat, next)) return true;
    return false;
  },
  prompt: (s, _f, seat) => {
    const next = nextToPlay(s);
    const moves = rulesOf(s).specialMoves.filter((move) => move.mayAct(s, seat, next));
    return { kind: 'specialMoves', params: { moves: moves.map((move) => move.type), next } };
  },
  legal(s, _f, seat) {
    const out: AlhambraAction[] = [];
    const next = nextToPlay(s);
    for (const move of rulesOf(s).specialMoves) if (move.mayAct(s, seat, next)) move.legal(s, seat, out);
    return out;
  },
  counted: {
    count(s, _f, seat) {
      const moves = rulesOf(s).specialMoves;
      const next = nextToPlay(s);
      let count = 0;
      for (let i = 0; i < moves.length; i++) if (moves[i]!.mayAct(s, seat, next)) count += moves[i]!.count(s, seat);
      return count;
    },
    at(s, _f, seat, place) {
      const moves = rulesOf(s).specialMoves;
      const next = nextToPlay(s);
      let left = place;
      for (let i = 0; ; i++) {
        const count = moves[i]!.mayAct(s, seat, next) ? moves[i]!.count(s, seat) : 0;
        if (left < count) return moves[i]!.at(s, seat, left);
        left -= count;
      }
    },
  },
  check(s, _f, seat, action) {
    const move = moveOf(s, action);
    return move === undefined ? refuse('not-this-action', { type: action.type }) : move.check(s, seat, action);
  },
  pass: PASS,
  act: (x, _f, seat, action) => moveOf(x.s, action)!.act(x, seat, action),
});
