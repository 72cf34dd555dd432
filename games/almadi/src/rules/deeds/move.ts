import { CELLS } from '../../realm/cells.ts';
import { type Places, placesOf } from '../../realm/places.ts';
import { placedAt, type Realm, STARTING_LANDSCAPES } from '../../realm/realm.ts';
import { refuse } from '../../refusals.ts';
import type { Turn } from '../../state.ts';
import { deed } from '../deed.ts';
import { checkGenie, checkMovable, genieRows, goesStraightBack, mayMove, shiftLandscapes } from '../genie.ts';
import { checkPlace } from '../placing.ts';

/** ALM-GENIE-1 */
export const move = deed<'move'>({
  type: 'move',
  during: ['performEffects'],
  list(s, _content, seat, out) {
    if (!mayMove(s.turn)) return;
    const player = s.players[seat]!;
    const { cells, landscapes } = player.realm;
    const places = placesOf(player.realm, genieRows(player));
    for (let i = STARTING_LANDSCAPES; i < cells.length; i++) {
      const from = cells[i]!;
      const banned = bannedFor(s.turn.left, landscapes[i]!);
      for (let j = 0; j < places.cells.length; j++) {
        const to = places.cells[j]!;
        if (places.sole[j] !== from && to !== banned) out.push({ type: 'move', from, to });
      }
    }
  },
  counted: {
    count(s, _content, seat) {
      if (!mayMove(s.turn)) return 0;
      const { realm } = s.players[seat]!;
      const places = placesOf(realm, genieRows(s.players[seat]!));
      let count = 0;
      countTied(places);
      for (let i = STARTING_LANDSCAPES; i < realm.cells.length; i++) count += countMoves(realm, i, places, s.turn.left);
      forgetTied(places);
      return count;
    },
    at(s, _content, seat, place) {
      const { realm } = s.players[seat]!;
      const { left } = s.turn;
      const places = placesOf(realm, genieRows(s.players[seat]!));
      let which = place;
      let at = STARTING_LANDSCAPES;
      countTied(places);
      for (let moves = 0; ; at++, which -= moves) {
        moves = countMoves(realm, at, places, left);
        if (which < moves) break;
      }
      forgetTied(places);
      return { type: 'move', from: realm.cells[at]!, to: moveAt(realm, at, places, left, which) };
    },
  },
  check(s, _content, seat, { from, to }) {
    const player = s.players[seat]!;
    const refusal = checkGenie(s.turn) ?? checkMovable(player.realm, from);
    if (refusal !== null) return refusal;
    if (from === to) return refuse('same-cell', { cell: to });
    const landscape = player.realm.landscapes[placedAt(player.realm, from)]!;
    if (goesStraightBack(s.turn, landscape, to)) return refuse('straight-back', { from, to });
    return checkPlace(player.realm, to, genieRows(player), from);
  },
  act(x, content, seat, { from, to }) {
    const { realm } = x.s.players[seat]!;
    const landscape = realm.landscapes[placedAt(realm, from)]!;
    x.emit({ type: 'landscapeMoved', seat, landscape, from, to });
    shiftLandscapes(x, content, seat, [{ landscape, from, to }]);
    return 'again';
  },
});

/** While moves are counted: for each landscape's cell how many places it alone is beside. It cannot go there. */
const tied = new Uint8Array(CELLS);

function countTied({ sole }: Places): void {
  for (let j = 0; j < sole.length; j++) if (sole[j]! >= 0) tied[sole[j]!]!++;
}

function forgetTied({ sole }: Places): void {
  for (let j = 0; j < sole.length; j++) if (sole[j]! >= 0) tied[sole[j]!] = 0;
}

/** How many places there are for the landscape at this place of the realm. */
function countMoves({ cells, landscapes }: Realm, i: number, places: Places, left: Turn['left']): number {
  const from = cells[i]!;
  const count = places.cells.length - tied[from]!;
  const banned = bannedFor(left, landscapes[i]!);
  if (banned < 0) return count;
  const at = places.cells.indexOf(banned);
  return at >= 0 && places.sole[at] !== from ? count - 1 : count;
}

/** One of them, counted from 0. */
function moveAt({ cells, landscapes }: Realm, i: number, places: Places, left: Turn['left'], which: number): number {
  const from = cells[i]!;
  const banned = bannedFor(left, landscapes[i]!);
  for (let j = 0, rest = which; ; j++) {
    if (places.sole[j] !== from && places.cells[j] !== banned && rest-- === 0) return places.cells[j]!;
  }
}

function bannedFor(left: readonly { landscape: number; from: number }[], landscape: number): number {
  for (let i = 0; i < left.length; i++) if (left[i]!.landscape === landscape) return left[i]!.from;
  return -1;
}
