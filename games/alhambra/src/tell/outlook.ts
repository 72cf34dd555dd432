import type { Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { type Board, withExchange, withoutTile, withTile } from '../board/board.ts';
import { longestWallOf } from '../board/longest-wall.ts';
import { edgesOf } from '../rules/building.ts';
import { rulesOf } from '../rules/compiled.ts';
import type { State } from '../state.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast, Outlook } from './types.ts';

/** The board as it would be; null if the action leaves it alone. */
function boardAfter(s: State, seat: Seat, action: AlhambraAction): Board | null {
  const { board } = s.players[seat]!;
  switch (action.type) {
    case 'place':
    case 'add':
      return withTile(board, action.tile, edgesOf(s, seat, action.tile), action.cell, action.passage);
    case 'exchange':
      return withExchange(board, action.cell, action.tile, edgesOf(s, seat, action.tile));
    case 'remove':
      return withoutTile(board, action.cell);
    default:
      return null;
  }
}

/** What would count then; null if the action changes nothing that counts. */
function positionAfter(s: State, seat: Seat, action: AlhambraAction): State | null {
  const board = boardAfter(s, seat, action);
  if (board !== null) return withBoard(s, seat, board);
  for (const { foresee } of rulesOf(s).modules) {
    const after = foresee?.(s, seat, action) ?? null;
    if (after !== null) return after;
  }
  return null;
}

/**
 * What each of these actions would change. Only the board (or what a module foresees) is put in place of the old one:
 * doing the action would turn up what nobody may know yet.
 */
export function tellOutlook(s: State, seat: Seat, legal: readonly AlhambraAction[]): (Outlook | null)[] {
  const now = forecastOf(s);
  const known = new Map<string, Outlook>();
  return legal.map((action) => {
    const after = positionAfter(s, seat, action);
    if (after === null) return null;
    const { board } = after.players[seat]!;
    // Layings that differ only in the passage they open count the same.
    const key = 'passage' in action ? `${board.cells.join()};${board.tiles.join()}` : null;
    const found = key === null ? undefined : known.get(key);
    const outlook = found ?? compare(s.players[seat]!.board, board, now, forecastOf(after), seat);
    if (key !== null) known.set(key, outlook);
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
