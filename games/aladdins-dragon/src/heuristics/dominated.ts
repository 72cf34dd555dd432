import type { Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { FIRST_ROOM, GUARD, isCave, isRoom, MARKET } from '../content/board.ts';
import { hasArtifact } from '../rules/standing.ts';
import { atHand } from '../rules/tokens.ts';
import { roomPayments } from '../rules/treasures.ts';
import type { State } from '../state.ts';

/** Moves that no one would make who looks at the board: tokens and treasures for what cannot come. */
export function isDominated(s: State, seat: Seat, action: Action): boolean {
  if (action.type === 'bribe') return !hasTokensInRooms(s, seat);
  if (action.type !== 'place') return false;
  if (isRoom(action.space)) return !couldPay(s, seat, action.space, action.token);
  return action.space === GUARD && entersForNothing(s, seat);
}

const hasTokensInRooms = (s: State, seat: Seat): boolean =>
  s.players[seat]!.tokens.some(({ space }) => isRoom(space) && hasArtifact(s, space - FIRST_ROOM));

/** The last token before the guard, and none in the rooms behind him. */
const entersForNothing = (s: State, seat: Seat): boolean =>
  atHand(s.players[seat]!).length === 1 && !hasTokensInRooms(s, seat);

/** The hoard with the best of every cave in which the seat has tokens, and of the market: more cannot come. */
function couldPay(s: State, seat: Seat, room: number, token: number): boolean {
  const player = s.players[seat]!;
  const values = [token];
  let exchanged = 0;
  const most = player.hoard.slice();
  const counted = new Set<number>();
  for (const { space, value } of player.tokens) {
    if (space === room) values.push(value);
    if (space === MARKET) exchanged = 2;
    if (!isCave(space) || counted.has(space)) continue;
    counted.add(space);
    most[space]! += s.caves[space]![0] ?? 0;
  }
  return roomPayments(values, exchanged === 0 ? most : most.map((n) => n + exchanged)).length > 0;
}
