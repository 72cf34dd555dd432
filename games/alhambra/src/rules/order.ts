import type { Seat } from '@majlis/kernel';
import type { State } from '../state.ts';

export const seatAfter = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length;

/** Whoever is due to play next: still the seat whose turn it is, until its actions are over. */
export const nextToPlay = (s: State): Seat => (s.turn.over ? seatAfter(s, s.turn.seat) : s.turn.seat);

/** All seats in the order of play, from the one due to play next. */
export function inOrder(s: State): Seat[] {
  const first = nextToPlay(s);
  const seats = new Array<Seat>(s.players.length);
  for (let i = 0; i < seats.length; i++) seats[i] = (first + i) % seats.length;
  return seats;
}
