import type { Archetype, Seat } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import { FIRST_ROOM, GUARD, isCave, isRoom, MARKET, TENT } from '../../content/board.ts';
import { sumOf } from '../../rules/shelves.ts';
import type { State } from '../../state.ts';

/** Players of one idea, which share no code with the heuristics; what they have in common is how to pay. */
type Player = Archetype<State, Action>;

/** How many tokens a seat has in the rooms, and whether one stands before the guard. */
function standing(s: State, seat: Seat): { rooms: number; guard: boolean; here: (space: number) => number } {
  const spaces = s.players[seat]!.tokens.map(({ space }) => space);
  const here = (space: number) => spaces.filter((one) => one === space).length;
  return { rooms: spaces.filter(isRoom).length, guard: spaces.includes(GUARD), here };
}

/** Whether a kind of the hoard pays for this token when the tokens before it have each taken the fullest kind. */
function canPay(s: State, seat: Seat, token: number): boolean {
  const hoard = [...s.players[seat]!.hoard].sort((a, b) => b - a);
  return (hoard[standing(s, seat).rooms] ?? 0) >= token;
}

/** What is left after a payment, best in large stocks. */
function rest(s: State, seat: Seat, paid: readonly number[]): number {
  return s.players[seat]!.hoard.reduce((sum, n, kind) => sum + (n - paid[kind]!) ** 2, 0) / 1000;
}

/** Buys what it can, bribes for what it has in the rooms, plays no magic. */
function usually(s: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'buy':
      return 10 + rest(s, seat, action.treasures);
    case 'bribe':
      return standing(s, seat).rooms > 0 ? 5 + rest(s, seat, action.treasures) : -1;
    case 'pay':
      return 5 - sumOf(action.treasures) + rest(s, seat, action.treasures);
    case 'take':
      return rest(
        s,
        seat,
        action.treasures.map((n) => -n),
      );
    case 'camel':
      return action.seat === seat ? 1 : 0;
    case 'pass':
    case 'decline':
      return 0;
    default:
      return -0.5;
  }
}

const placing =
  (likes: (s: State, seat: Seat, token: number, space: number) => number): Player =>
  (s, seat) =>
  (action) =>
    action.type === 'place' ? likes(s, seat, action.token, action.space) : usually(s, seat, action);

/** The best shelf of a cave in which this token would be the strongest of its own there. */
const cave = (s: State, seat: Seat, space: number): number =>
  standing(s, seat).here(space) === 0 ? (s.caves[space]![0] ?? 0) : 0;

/** Rich enough to go to the palace: the fullest kinds pay for two small tokens. */
const isRich = (s: State, seat: Seat): boolean => sumOf(s.players[seat]!.hoard) >= 8;

/** Strong tokens in the richest caves; to the palace only with a full hoard. */
const digger = placing((s, seat, token, space) => {
  if (isCave(space)) return cave(s, seat, space) + token / 5;
  const { guard, rooms } = standing(s, seat);
  if (isRoom(space) && isRich(s, seat) && rooms < 2) return canPay(s, seat, token) ? 7 - token / 10 : -5;
  return space === GUARD && rooms > 0 && !guard ? 9 - token / 10 : -token / 10;
});

/** Every round the smallest tokens it can pay for into the rooms, the guard next, what is left into the caves. */
const sprinter = placing((s, seat, token, space) => {
  const { guard, rooms, here } = standing(s, seat);
  if (isRoom(space)) return here(space) === 0 && rooms < 3 && canPay(s, seat, token) ? 12 - token : -5;
  if (space === GUARD) return rooms > 0 && !guard ? 10 - token / 10 : -5;
  return isCave(space) ? cave(s, seat, space) / 2 + token / 10 : -1;
});

/** One room, with the strongest token it can pay for. */
const bidder = placing((s, seat, token, space) => {
  const { guard, rooms } = standing(s, seat);
  if (isRoom(space)) return rooms === 0 && canPay(s, seat, token) ? 12 + token - (space - FIRST_ROOM) / 10 : -5;
  if (space === GUARD) return rooms > 0 && !guard ? 10 - token / 10 : -5;
  return isCave(space) ? cave(s, seat, space) + token / 10 : -1;
});

/** The market and the Tent first, then the caves; the palace when it is rich. */
const merchant = placing((s, seat, token, space) => {
  const { guard, rooms, here } = standing(s, seat);
  if (space === MARKET || space === TENT) return here(space) === 0 ? 7 + token / 10 : -2;
  if (isRoom(space)) return isRich(s, seat) && here(space) === 0 && canPay(s, seat, token) ? 8 - token / 2 : -5;
  if (space === GUARD) return rooms > 0 && !guard ? 9 - token / 10 : -5;
  return isCave(space) ? cave(s, seat, space) + token / 10 : -1;
});

export const archetypes = { digger, sprinter, bidder, merchant };
