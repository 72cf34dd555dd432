import { hasNeighbour } from '../realm/places.ts';
import { drawMap, placedAt, STARTING_LANDSCAPES } from '../realm/realm.ts';
import { refuse } from '../refusals.ts';
import { type Deed, deed } from '../rules/deed.ts';
import { checkGenie, checkMovable, mayMove, shiftLandscapes } from '../rules/genie.ts';

const ID = 'hussain';

const switchTwo = deed<'switch'>({
  type: 'switch',
  during: ['performEffects'],
  list(s, _content, seat, out) {
    if (!mayMove(s.turn) || s.turn.used.includes(ID)) return;
    const { realm } = s.players[seat]!;
    const map = drawMap(realm);
    const cells = realm.cells.slice(STARTING_LANDSCAPES).filter((cell) => hasNeighbour(map, cell));
    for (let i = 0; i < cells.length; i++) {
      for (let j = i + 1; j < cells.length; j++) out.push({ type: 'switch', first: cells[i]!, second: cells[j]! });
    }
  },
  // It never goes straight back (ALM-4): the cell that the last move left is empty, and he switches once a turn.
  check(s, _content, seat, { first, second }) {
    const { realm } = s.players[seat]!;
    if (s.turn.used.includes(ID)) return refuse('used-this-turn', { character: ID });
    const refusal = checkGenie(s.turn) ?? checkMovable(realm, first) ?? checkMovable(realm, second);
    if (refusal !== null) return refusal;
    if (first === second) return refuse('same-cell', { cell: first });
    const map = drawMap(realm);
    const alone = [first, second].find((cell) => !hasNeighbour(map, cell));
    return alone === undefined ? null : refuse('touches-nothing', { cell: alone });
  },
  act(x, content, seat, { first, second }) {
    const { realm } = x.s.players[seat]!;
    const a = realm.landscapes[placedAt(realm, first)]!;
    const b = realm.landscapes[placedAt(realm, second)]!;
    x.s.turn.used = [...x.s.turn.used, ID];
    x.emit({ type: 'landscapesSwitched', seat, first, second });
    shiftLandscapes(x, content, seat, [
      { landscape: a, from: first, to: second },
      { landscape: b, from: second, to: first },
    ]);
    return 'again';
  },
});

/** ALM-HUSSAIN-1, ALM-C13 */
export const hussain: readonly Deed[] = [switchTwo];
