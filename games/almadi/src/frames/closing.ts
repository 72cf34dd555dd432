import { eachInOrder, type Seat, sequence } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Event } from '../events.ts';
import { checkDeed, doDeed, listDeeds } from '../rules/deeds/index.ts';
import { fold } from '../rules/powers.ts';
import { type AlmadiFrame, type LastChoiceFrame, type SequenceOf, type State, seatsInOrder } from '../state.ts';
import { beginTurn } from './game.ts';

/** After the last refill: choices left open, then extra turns, and again while there were any (ALM-C2, ALM-C19). */
export function closingFrames(content: Content) {
  return {
    closing: sequence<State, SequenceOf<'closing'>, Action, Event, AlmadiFrame>({
      steps: [
        { id: 'lastChoices', run: (x) => x.push({ kind: 'lastChoice' }) },
        {
          id: 'extraTurn',
          when: (s) => nextExtraTurn(s) !== null,
          run(x) {
            const seat = nextExtraTurn(x.s)!;
            x.s.players[seat]!.extraTurnsTaken++;
            beginTurn(x, seat, true);
          },
        },
      ],
      repeat: (_s, f) => f.mem === 'extraTurn',
    }),

    lastChoice: eachInOrder<State, LastChoiceFrame, Action, Event, AlmadiFrame>({
      order: (s) => seatsInOrder(s),
      when: (s, _f, seat) => listDeeds(s, content, 'lastChoice', seat).length > 0,
      prompt: () => ({ kind: 'lastChoice' }),
      legal: (s, _f, seat) => [...listDeeds(s, content, 'lastChoice', seat), { type: 'decline' }],
      check: (s, _f, seat, action) =>
        action.type === 'decline' ? null : checkDeed(s, content, 'lastChoice', seat, action),
      answer(x, _f, seat, action) {
        if (action.type === 'decline') x.emit({ type: 'copyDeclined', seat });
        else doDeed(x, content, seat, action);
      },
    }),
  };
}

function nextExtraTurn(s: State): Seat | null {
  const next = seatsInOrder(s).find((seat) => {
    const player = s.players[seat]!;
    return fold(player, 'extraTurns', 0) > player.extraTurnsTaken;
  });
  return next ?? null;
}
