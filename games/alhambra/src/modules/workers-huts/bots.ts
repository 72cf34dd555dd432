import { type Cell, neighbour, SIDES } from '../../board/cells.ts';
import { kindOf } from '../../content/tiles.ts';
import { tileWorth } from '../../heuristics/money.ts';
import type { Look } from '../../heuristics/sight.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { edgesOf } from '../../rules/building.ts';
import { colourOf, HUTS_EACH, isHut } from './content.ts';
import { hutsIn, joinedTo } from './rules.ts';
import type { WorkersHutsAction } from './state.ts';

/** A second building of a kind adds less than the first. */
const FURTHER = 0.7;
/** Each of the three may do better later on. */
const ONE_OF_FEW = 1.2;

const severalWorth = (kinds: readonly number[], kind: number, count: number): number =>
  count === 0 ? 0 : kinds[kind]! * (1 + FURTHER * (count - 1));

/** A hut for what it is joined to; a building for the own huts of its colour that it joins. */
function laying({ s, seat, kinds }: Look, tile: number, cell: Cell): number {
  const { board } = s.players[seat]!;
  const edges = edgesOf(s, seat, tile);
  if (isHut(tile)) return severalWorth(kinds, colourOf(tile), joinedTo(board, tile, edges, cell));
  const kind = kindOf(tile);
  if (kind < 0) return 0;
  let joined = 0;
  for (const side of SIDES) {
    const at = edges & (1 << side) ? -1 : board.cells.indexOf(neighbour(cell, side));
    if (at >= 0 && isHut(board.tiles[at]!) && colourOf(board.tiles[at]!) === kind) joined++;
  }
  return FURTHER * kinds[kind]! * joined;
}

export const workersHutsBots: ModuleBots<WorkersHutsAction> = {
  worth: {
    'workers-huts.take'(sight, { building }) {
      const { faceUp, taken } = hutsIn(sight.s);
      const left = HUTS_EACH - taken[sight.seat]!.length;
      return tileWorth(sight, faceUp[building]!) - (ONE_OF_FEW * sight.outlook.ahead) / left;
    },
  },
  laying,
  estimate: (s, seat, { ahead }) => ONE_OF_FEW * ahead * (HUTS_EACH - hutsIn(s).taken[seat]!.length),
};
