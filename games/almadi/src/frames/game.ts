import { rankByScore, sequence } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Event } from '../events.ts';
import { chooseFirstPlayer, dealCharacters, dealStartingTiles, layOutBoard, prepare } from '../rules/setup.ts';
import type { X } from '../rules/x.ts';
import { scoreLines, totalsOf } from '../scoring/score.ts';
import { type AlmadiFrame, newTurn, type SequenceOf, type State } from '../state.ts';

/** The whole game, as the rulebook lists it. */
export function gameFrames(content: Content) {
  return {
    game: sequence<State, SequenceOf<'game'>, Action, Event, AlmadiFrame>({
      steps: [
        {
          id: 'startingTiles',
          run(x) {
            if (x.s.config.startingTiles === 'chosen') x.push({ kind: 'chooseStartingTile' });
            else dealStartingTiles(x, content);
          },
        },
        // Tables of earlier versions had shuffled and chosen before the starting tiles.
        { id: 'prepare', when: (s) => s.supply.length === 0, run: (x) => prepare(x, content) },
        { id: 'layOutBoard', run: layOutBoard },
        { id: 'firstPlayer', when: (s) => s.first === null, run: chooseFirstPlayer },
        { id: 'dealCharacters', when: playsCharacters, run: dealCharacters },
        { id: 'keepCharacters', when: playsCharacters, run: (x) => x.push({ kind: 'keepCharacters' }) },
        { id: 'turns', run: (x) => x.push({ kind: 'turns' }) },
        { id: 'closing', when: playsCharacters, run: (x) => x.push({ kind: 'closing' }) },
        { id: 'score', run: (x) => score(x, content) },
      ],
    }),

    /** ALM-1: everyone in turn until the supply is empty. */
    turns: sequence<State, SequenceOf<'turns'>, Action, Event, AlmadiFrame>({
      steps: [{ id: 'nextTurn', run: (x) => beginTurn(x, (x.s.turn.seat + 1) % x.s.players.length, false) }],
      repeat: (s) => s.supply.length > 0,
    }),
  };
}

const playsCharacters = (s: State): boolean => s.config.modules.includes('characters');

export function beginTurn(x: X, seat: number, extra: boolean): void {
  x.s.turn = newTurn(seat, extra);
  x.emit({ type: 'turnBegun', seat, extra });
  x.push({ kind: 'turn' });
}

function score(x: X, content: Content): void {
  const totals = totalsOf(scoreLines(x.s, content), x.s.players.length);
  x.emit({ type: 'gameEnded', totals });
  x.end(rankByScore(totals));
}
