import { eachInOrder, NOBODY, type Rng, type Seat } from '@majlis/kernel';
import { type Action, decline } from '../actions.ts';
import { GUARD, isRoom, OUT } from '../content/board.ts';
import type { Event } from '../events.ts';
import { checkPlay, countPlays, isPlay, listPlays, playAt } from '../magic/declare.ts';
import { wrongAction } from '../refusals.ts';
import { sequenceFrom } from '../rules/order.ts';
import { checkAmount, pay, payments } from '../rules/paying.ts';
import { bribeOf, strengthIn } from '../rules/strength.ts';
import { refsOf, sendBack, tokensIn } from '../rules/tokens.ts';
import { countSelections, selectionAt } from '../rules/treasures.ts';
import { isEntryWorthwhile } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import type { BribeFrame, DragonFrame } from './kinds.ts';
import { playWithin } from './plays.ts';

/** The guard's space is tallied until all are in or stay out, so that who is too weak may still help himself (ADR-42). */
export const openPalace = (x: X): void => x.push({ kind: 'bribe' });

/** ADR-GUARD-1 ADR-GUARD-3: the strong enter, and the holders of a Key. */
function wayIn(s: State, seat: Seat): 'key' | 'strength' | null {
  if (s.players[seat]!.entered) return null;
  if (s.players[seat]!.hasKey) return 'key';
  return s.guard !== null && strengthIn(s, seat, GUARD) >= s.guard ? 'strength' : null;
}

function nextIn(s: State): Seat | undefined {
  const order = sequenceFrom(s.camel, s.players.length);
  for (let i = 0; i < order.length; i++) if (wayIn(s, order[i]!) !== null) return order[i];
  return undefined;
}

function enter(x: X, seat: Seat, by: 'strength' | 'bribe' | 'key'): void {
  x.s.players[seat]!.entered = true;
  x.emit({ type: 'palaceEntered', seat, by });
}

/** ADR-GUARD-2. Also who cannot pay is asked: hoards are hidden (ADR-8). */
const asked = eachInOrder<State, BribeFrame, Action, Event, DragonFrame>({
  order: (s) => sequenceFrom(s.camel, s.players.length),
  when: (s, _f, seat) => !s.players[seat]!.entered && bribeOf(s, seat) > 0 && isEntryWorthwhile(s, seat),
  prompt: (s, _f, seat) => ({ kind: 'bribe', params: { amount: bribeOf(s, seat) } }),
  legal: (s, _f, seat) => [...payments(s, seat, bribeOf(s, seat), 'bribe'), ...listPlays(s, seat, 'space'), decline],
  any: (s, _f, seat, rng) => anyBribe(s, seat, rng),
  check(s, _f, seat, action) {
    if (action.type === 'decline') return null;
    if (isPlay(action) && s.magic) return checkPlay(s, seat, 'space', action);
    if (action.type !== 'bribe') return wrongAction('bribe', 'decline');
    return checkAmount(s, seat, action.treasures, bribeOf(s, seat));
  },
  answer(x, _f, seat, action) {
    if (isPlay(action)) {
      playWithin(x, 'space', seat, action);
      return 'again';
    }
    if (action.type !== 'bribe') return;
    pay(x, seat, action.treasures, 'bribe');
    enter(x, seat, 'bribe');
  },
  done: shutPalace,
});

/** One of them; ways to pay are counted. */
function anyBribe(s: State, seat: Seat, rng: Rng): Action {
  const { hoard } = s.players[seat]!;
  const amount = bribeOf(s, seat);
  const count = countSelections(amount, hoard);
  const plays = countPlays(s, seat, 'space');
  const at = rng.below(count + plays + 1);
  if (at < count) return { type: 'bribe', treasures: selectionAt(amount, hoard, at) };
  return at < count + plays ? playAt(s, seat, 'space', at - count) : decline;
}

export const bribe: typeof asked = {
  ...asked,
  deciders: (s, f) => (nextIn(s) === undefined ? asked.deciders(s, f) : NOBODY),
  advance(x, f) {
    const seat = nextIn(x.s);
    if (seat === undefined) asked.advance(x, f);
    else enter(x, seat, wayIn(x.s, seat)!);
  },
};

/** ADR-GUARD-5: who is not in takes his tokens out of the rooms. */
function shutPalace(x: X): void {
  const { s } = x;
  s.current = OUT;
  s.tallied = GUARD + 1;
  s.players.forEach((player, seat) => {
    if (player.entered) return;
    const refs = refsOf(player, seat, isRoom);
    if (refs.length === 0 && tokensIn(player, GUARD) === 0) return;
    x.emit({ type: 'stayedOut', seat });
    sendBack(x, refs);
  });
}
