import { type FrameDef, NOBODY, only, type Refusal, type Rng, type Seat } from '@majlis/kernel';
import { type Action, placing } from '../actions.ts';
import { spaceCount, TOKENS } from '../content/board.ts';
import type { Event } from '../events.ts';
import { checkPlay, countPlays, isPlay, listPlays, playAt } from '../magic/declare.ts';
import { refuse, wrongAction } from '../refusals.ts';
import { bitAt, bitsOf, countBits } from '../rules/lists.ts';
import { placingFault } from '../rules/standing.ts';
import { atHand, handBits } from '../rules/tokens.ts';
import { anyMayPlay } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import type { DragonFrame, PlacingFrame } from './kinds.ts';
import { playWithin } from './plays.ts';

const turnsOf = (s: State): number => TOKENS.length * s.players.length;
const seatOf = (s: State, turn: number): Seat => (s.camel + turn) % s.players.length;

/**
 * ADR-PLACE-1: one token at a time, clockwise, until all are placed. Before each the others have a moment for plays;
 * who places plays within that question (ADR-42).
 */
export const placeTokens: FrameDef<State, PlacingFrame, Action, Event, DragonFrame> = {
  memory: (s) => ({ turn: 0, isWindowDue: s.magic }),
  deciders: (s, { mem }) => (mem.isWindowDue || mem.turn >= turnsOf(s) ? NOBODY : only(seatOf(s, mem.turn))),
  prompt: () => ({ kind: 'place' }),
  legal: (s, _f, seat) => [...legalPlacings(s, seat), ...listPlays(s, seat, 'placing')],
  any: (s, _f, seat, rng) => anyPlacing(s, seat, rng),
  check: (s, _f, seat, action) => checkPlacing(s, seat, action),
  apply(x, f, seat, action) {
    if (isPlay(action)) return playWithin(x, 'placing', seat, action);
    if (action.type === 'place') place(x, seat, action.token, action.space);
    f.mem.turn++;
    f.mem.isWindowDue = x.s.magic && f.mem.turn < turnsOf(x.s);
    x.renew(f);
  },
  advance(x, f) {
    if (!f.mem.isWindowDue) return x.remove(f);
    f.mem.isWindowDue = false;
    const but = seatOf(x.s, f.mem.turn);
    if (anyMayPlay(x.s, 'placing', but)) x.push({ kind: 'plays', at: 'placing', but });
  },
  copy: ({ kind, id, mem }) => ({ kind, id, mem: { turn: mem.turn, isWindowDue: mem.isWindowDue } }),
  about: (s, f) => ({ turn: f.mem.turn, of: turnsOf(s) }),
};

/** Where a token may go, each space the bit of its number. */
function openSpaces(s: State, seat: Seat): number {
  let open = 0;
  for (let space = 0; space < spaceCount(s.players.length); space++) {
    if (placingFault(s, seat, space) === null) open |= 1 << space;
  }
  return open;
}

/** One of them: all are counted, and only that one is made. */
function anyPlacing(s: State, seat: Seat, rng: Rng): Action {
  const spaces = openSpaces(s, seat);
  const tokens = handBits(s.players[seat]!);
  const spaceCounted = countBits(spaces);
  const placings = countBits(tokens) * spaceCounted;
  const at = rng.below(placings + countPlays(s, seat, 'placing'));
  if (at >= placings) return playAt(s, seat, 'placing', at - placings);
  return placing(bitAt(tokens, Math.floor(at / spaceCounted)), bitAt(spaces, at % spaceCounted));
}

function legalPlacings(s: State, seat: Seat): Action[] {
  const spaces = bitsOf(openSpaces(s, seat));
  const actions: Action[] = [];
  for (const token of atHand(s.players[seat]!)) {
    for (let i = 0; i < spaces.length; i++) actions.push(placing(token, spaces[i]!));
  }
  return actions;
}

function checkPlacing(s: State, seat: Seat, action: Action): Refusal | null {
  if (isPlay(action) && s.magic) return checkPlay(s, seat, 'placing', action);
  if (action.type !== 'place') return s.magic ? wrongAction('place', 'use', 'cast') : wrongAction('place');
  if (!atHand(s.players[seat]!).includes(action.token)) return refuse('token-not-at-hand', { token: action.token });
  const fault = placingFault(s, seat, action.space);
  return fault === null ? null : refuse(fault, { space: action.space });
}

function place(x: X, seat: Seat, value: number, space: number): void {
  const { tokens } = x.s.players[seat]!;
  const up = x.s.spy !== null && x.s.spy !== seat;
  tokens.push({ value, space, up, doubled: false });
  x.emit({ type: 'tokenPlaced', seat, token: tokens.length - 1, space, value: up ? value : null });
}
