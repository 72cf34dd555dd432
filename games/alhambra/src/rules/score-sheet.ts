import type { AnyScoreLine, Seat } from '@majlis/kernel';
import type { Board } from '../board/board.ts';
import { longestWallOf, scoringWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import type { Round } from '../content/score-table.ts';
import type { State } from '../state.ts';
import { type Share, sharesOf } from './majorities.ts';
import { majorityOf, placesOf, rivalsOf } from './scoring.ts';

/** One thing points are given for, and what everybody has of it. Contenders: seats first, then rivals. */
export interface SheetRow {
  /** As score lines name it. */
  readonly source: string;
  /** What each contender has of it; null where only the points are known. */
  readonly counts: readonly number[] | null;
  readonly points: readonly number[];
  /** Points of the first, second and third; null where everybody scores alone. */
  readonly places: readonly number[] | null;
  /** Who takes which places, the first first; empty where everybody scores alone. */
  readonly shares: readonly Share[];
}

export interface Wall {
  readonly length: number;
  /** Its corners one after the other, numbered like the cell south-east of each; empty without a wall. */
  readonly corners: readonly number[];
}

/** How a scoring came out, kind by kind, with the boards as they were counted. */
export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  /** By seat. */
  readonly boards: readonly Board[];
  readonly walls: readonly Wall[];
}

const isFor = (line: AnyScoreLine, whose: Seat | string): boolean =>
  (line.seat === null ? line.contender : line.seat) === whose;

/** The lines of a scoring as rows: buildings, the wall, then what modules add. */
export function rowsOf(s: State, round: Round, lines: readonly AnyScoreLine[]): SheetRow[] {
  const contenders = [...s.players.map((_, seat) => seat), ...rivalsOf(s).map(({ id }) => id)];
  const linesFor = (source: string, whose: Seat | string) =>
    lines.filter((line) => line.source === source && isFor(line, whose));
  const pointsFor = (source: string): number[] =>
    contenders.map((whose) => linesFor(source, whose).reduce((sum, { points }) => sum + points, 0));
  const buildings = BUILDINGS.map((source, kind): SheetRow => {
    const { counts } = majorityOf(s, round, kind);
    const places = placesOf(s, round, kind);
    return { source, counts, points: pointsFor(source), places, shares: sharesOf(counts, places) };
  });
  const walls = contenders.map((whose) => (typeof whose === 'number' ? longestWallOf(s.players[whose]!.board) : 0));
  const wall = { source: 'wall', counts: walls, points: pointsFor('wall'), places: null, shares: [] };
  const known = new Set<string>([...BUILDINGS, 'wall']);
  const added = [...new Set(lines.map(({ source }) => source))].filter((source) => !known.has(source));
  const others = added.map(
    (source): SheetRow => ({ source, counts: null, points: pointsFor(source), places: null, shares: [] }),
  );
  return [...buildings, wall, ...others];
}

export const sheetOf = (s: State, round: Round, lines: readonly AnyScoreLine[]): ScoreSheet => ({
  rows: rowsOf(s, round, lines),
  boards: s.players.map(({ board }) => board),
  walls: s.players.map(({ board }) => wallOf(board)),
});

export const wallOf = (board: Board): Wall => ({ length: longestWallOf(board), corners: scoringWallOf(board) });
