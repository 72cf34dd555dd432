import { placesBeside } from '../../realm/places.ts';
import { drawMap, placedAt, STARTING_LANDSCAPES } from '../../realm/realm.ts';
import { refuse } from '../../refusals.ts';
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
    const places = placesBeside(player.realm, drawMap(player.realm), genieRows(player));
    for (let i = STARTING_LANDSCAPES; i < cells.length; i++) {
      const from = cells[i]!;
      const banned = s.turn.left.length > 0 ? bannedFor(s.turn.left, landscapes[i]!) : -1;
      for (let j = 0; j < places.cells.length; j++) {
        const to = places.cells[j]!;
        if (places.sole[j] !== from && to !== banned) out.push({ type: 'move', from, to });
      }
    }
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

function bannedFor(left: readonly { landscape: number; from: number }[], landscape: number): number {
  for (const entry of left) if (entry.landscape === landscape) return entry.from;
  return -1;
}
