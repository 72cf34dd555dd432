import type { ScoreLine, Seat } from '@majlis/kernel';
import { kindCountsOf } from '../board/kinds.ts';
import { longestWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { type Round, SCORE_TABLES } from '../content/score-table.ts';
import type { X } from '../hooks.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { playerOf } from './hand.ts';
import { sharePlaces } from './majorities.ts';

/** Real buildings of a kind in the Alhambra; the reserve does not count. */
export function ownBuildings(s: State, seat: Seat, kind: number): number {
  return kindCountsOf(playerOf(s, seat).board)[kind]!;
}

/** How many buildings of a kind count for a seat. */
export function buildingsOf(s: State, seat: Seat, kind: number): number {
  let count = ownBuildings(s, seat, kind);
  for (const fold of rulesOf(s).hooks.buildings) count = fold(s, seat, kind, count);
  return count;
}

export interface Majority {
  readonly counts: readonly number[];
  readonly points: readonly number[];
}

/** Seats first, then contenders without a seat. */
export function majorityOf(s: State, round: Round, kind: number): Majority {
  const counts = s.players.map((_, seat) => buildingsOf(s, seat, kind));
  for (const collect of rulesOf(s).hooks.rivals) collect(s, kind, counts);
  return { counts, points: sharePlaces(counts, SCORE_TABLES[round][BUILDINGS[kind]!]) };
}

/** Points for buildings, then for walls, then what modules add. */
export function score(x: X, round: Round): void {
  const { s } = x;
  const lines: ScoreLine[] = [];
  BUILDINGS.forEach((source, kind) => {
    const { counts, points } = majorityOf(s, round, kind);
    for (let seat = 0; seat < s.players.length; seat++) {
      if (points[seat]! === 0) continue;
      lines.push({ seat, round, source, points: points[seat]!, detail: { count: counts[seat]! } });
    }
    const rivals = points.slice(s.players.length);
    if (rivals.length > 0) for (const told of rulesOf(s).hooks.onRivalsScored) told(x, round, kind, rivals);
  });
  s.players.forEach(({ board }, seat) => {
    const points = longestWallOf(board);
    if (points > 0) lines.push({ seat, round, source: 'wall', points });
  });
  for (const collect of rulesOf(s).hooks.scoring) collect(s, round, lines);
  addLines(x, lines);
  x.emit({ type: 'scored', round, lines });
}

export function addLines(x: X, lines: readonly ScoreLine[]): void {
  x.s.lines = [...x.s.lines, ...lines];
}

export function totalsOf(s: State): number[] {
  const totals = s.players.map(() => 0);
  for (const { seat, points } of s.lines) totals[seat]! += points;
  return totals;
}
