import type { Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { type Board, withExchange, withoutTile, withTile } from '../board/board.ts';
import { longestWallOf } from '../board/longest-wall.ts';
import { printedEdgesOf } from '../content/tiles.ts';
import type { State } from '../state.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast, Outlook } from './types.ts';

/** The board as it would be; null if the action leaves it alone. */
function boardAfter(board: Board, action: AlhambraAction): Board | null {
  switch (action.type) {
    case 'place':
    case 'add':
      return withTile(board, action.tile, printedEdgesOf(action.tile), action.cell, action.passage);
    case 'exchange':
      return withExchange(board, action.cell, action.tile, printedEdgesOf(action.tile));
    case 'remove':
      return withoutTile(board, action.cell);
    default:
      return null;
  }
}

/**
 * What each of these actions would change. Only the board is put in place of the old one: doing the action would turn
 * up what nobody may know yet.
 */
export function tellOutlook(s: State, seat: Seat, legal: readonly AlhambraAction[]): (Outlook | null)[] {
  const { board } = s.players[seat]!;
  const now = forecastOf(s);
  const known = new Map<string, Outlook>();
  return legal.map((action) => {
    const after = boardAfter(board, action);
    if (after === null) return null;
    const key = `${after.cells.join()};${after.tiles.join()}`;
    const outlook = known.get(key) ?? compare(board, after, now, forecastOf(withBoard(s, seat, after)), seat);
    known.set(key, outlook);
    return outlook;
  });
}

const withBoard = (s: State, seat: Seat, board: Board): State => ({
  ...s,
  players: s.players.with(seat, { ...s.players[seat]!, board }),
});

function compare(board: Board, after: Board, now: Forecast | null, then: Forecast | null, seat: Seat): Outlook {
  const wall = { before: longestWallOf(board), after: longestWallOf(after) };
  if (now === null || then === null) return { wall, points: { before: 0, after: 0 }, counts: [] };
  const counts = now.rows.flatMap(({ source, counts: before, points }, row) => {
    const [count, next] = [before?.[seat], then.rows[row]?.counts?.[seat]];
    if (source === 'wall' || count === undefined || next === undefined || count === next) return [];
    const gain = { before: points[seat]!, after: then.rows[row]!.points[seat]! };
    return [{ source, count: { before: count, after: next }, points: gain }];
  });
  return { wall, points: { before: now.totals[seat]!, after: then.totals[seat]! }, counts };
}
