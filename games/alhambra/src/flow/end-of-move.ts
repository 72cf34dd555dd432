import { type Step, sequence } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, EndOfMoveFrame, TurnFrame } from '../frames.ts';
import type { Move, MoveStep } from '../hooks.ts';
import { rulesOf } from '../rules/compiled.ts';
import { playerOf } from '../rules/hand.ts';
import type { State } from '../state.ts';

type StepOf<F extends AlhambraFrame> = Step<State, F, AlhambraEvent, AlhambraFrame>;

/** One order for every move that can lay tiles (ALH-30): they are placed, then what modules add. */
export const baseEndOfMove: readonly StepOf<EndOfMoveFrame>[] = [
  {
    id: 'place',
    when: (s, { seat }) => playerOf(s, seat).waiting.length > 0,
    run: (x, { seat, from }) => x.push({ kind: 'placeTiles', seat, from }),
  },
];

const MOST_SEATS = 6;

/** By seat; every module is told of every move, so they are made once. */
const movesOf = (inTurn: boolean): readonly Move[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => ({ seat, inTurn }));
const IN_TURN = movesOf(true);
const OUT_OF_TURN = movesOf(false);

/** In a move out of turn. */
export const outOfTurn = ({ id, when, run }: MoveStep): StepOf<EndOfMoveFrame> => ({
  id,
  ...(when === undefined ? {} : { when: (s, { seat }) => when(s, OUT_OF_TURN[seat]!) }),
  run: (x, { seat }) => run(x, OUT_OF_TURN[seat]!),
});

/** As a step of the turn. */
export const inTurn = ({ id, when, run }: MoveStep): StepOf<TurnFrame> => ({
  id,
  ...(when === undefined ? {} : { when: (s) => when(s, IN_TURN[s.turn.seat]!) }),
  run: (x) => run(x, IN_TURN[x.s.turn.seat]!),
});

export const endOfMove = sequence<State, EndOfMoveFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  steps: (s) => rulesOf(s).moveSteps,
});
