import { ROWS_1_TO_4 } from '../realm/cells.ts';
import { refuse } from '../refusals.ts';
import { type Deed, deed } from '../rules/deed.ts';
import { cellsFor, checkPlace, placeLandscape, rowsForSlot } from '../rules/placing.ts';

const draw = deed<'draw'>({
  type: 'draw',
  during: ['chooseLandscape'],
  list(s, _content, _seat, out) {
    if (s.supply.length > 0) out.push({ type: 'draw' });
  },
  check: (s) => (s.supply.length > 0 ? null : refuse('supply-empty')),
  act(x, _content, seat) {
    const landscape = x.turnUp(x.s.supply)!;
    x.s.turn.drawn = landscape;
    x.emit({ type: 'landscapeDrawn', seat, landscape });
    x.push({ kind: 'placeDrawn', seat });
    return 'done';
  },
});

/** In any of rows 1 to 4. */
const place = deed<'place'>({
  type: 'place',
  during: ['placeDrawn'],
  list(s, _content, seat, out) {
    for (const cell of cellsFor(s.players[seat]!.realm, ROWS_1_TO_4)) out.push({ type: 'place', cell });
  },
  check: (s, _content, seat, { cell }) => checkPlace(s.players[seat]!.realm, cell, ROWS_1_TO_4),
  act(x, content, seat, { cell }) {
    const landscape = x.s.turn.drawn!;
    x.s.turn.drawn = null;
    placeLandscape(x, content, seat, landscape, null, cell);
    return 'done';
  },
});

/** The drawn landscape fills the slot, so there is no refill this turn. */
const replace = deed<'replace'>({
  type: 'replace',
  during: ['placeDrawn'],
  list(s, _content, seat, out) {
    const player = s.players[seat]!;
    for (let slot = 0; slot < s.board.length; slot++) {
      if (s.board[slot] === null) continue;
      for (const cell of cellsFor(player.realm, rowsForSlot(player, slot))) out.push({ type: 'replace', slot, cell });
    }
  },
  check(s, _content, seat, { slot, cell }) {
    if (s.board[slot] == null) return refuse('slot-empty', { slot });
    const player = s.players[seat]!;
    return checkPlace(player.realm, cell, rowsForSlot(player, slot));
  },
  act(x, content, seat, { slot, cell }) {
    const landscape = x.s.board[slot]!;
    const drawn = x.s.turn.drawn!;
    x.s.board[slot] = drawn;
    x.s.turn.drawn = null;
    x.emit({ type: 'boardReplaced', slot, landscape: drawn });
    placeLandscape(x, content, seat, landscape, slot, cell);
    return 'done';
  },
});

/** ALM-ALI-1, ALM-C1, ALM-C20 */
export const ali: readonly Deed[] = [draw, place, replace];
