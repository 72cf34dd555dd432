import type { AnyScoreLine, ContenderLine, ScoreLine, Seat } from '@majlis/kernel';
import { countKinds, kindCountsOf } from '../board/kinds.ts';
import { longestWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { type Places, type Round, SCORE_TABLES } from '../content/score-table.ts';
import type { Rival, X } from '../hooks.ts';
import type { State } from '../state.ts';
import { rulesOf } from './compiled.ts';
import { playerOf } from './hand.ts';
import { sharePlaces } from './majorities.ts';
import { sheetOf } from './score-sheet.ts';

/** Real buildings of a kind in the Alhambra; the reserve does not count. */
export function ownBuildings(s: State, seat: Seat, kind: number): number {
  return kindCountsOf(playerOf(s, seat).board)[kind]!;
}

/** How many buildings of a kind count for a seat. */
export function buildingsOf(s: State, seat: Seat, kind: number): number {
  const folds = rulesOf(s).hooks.buildings;
  let count = ownBuildings(s, seat, kind);
  for (let i = 0; i < folds.length; i++) count = folds[i]!(s, seat, kind, count);
  return count;
}

const NO_RIVALS: readonly Rival[] = [];

/** Contenders without a seat. */
export function rivalsOf(s: State): readonly Rival[] {
  const { rivals } = rulesOf(s).hooks;
  if (rivals.length === 0) return NO_RIVALS;
  const out: Rival[] = [];
  for (const collect of rivals) collect(s, out);
  return out;
}

export const ownedByRival = ({ tiles }: Rival, kind: number): number => countKinds(tiles)[kind]!;

/** What the places in the majority of a kind are worth in a round. */
export function placesOf(s: State, round: Round, kind: number): Places {
  let places = SCORE_TABLES[round][BUILDINGS[kind]!];
  const folds = rulesOf(s).hooks.places;
  for (let i = 0; i < folds.length; i++) places = folds[i]!(s, round, kind, places);
  return places;
}

export interface Majority {
  readonly counts: readonly number[];
  readonly points: readonly number[];
}

/** Seats first, then contenders without a seat. */
export function majorityOf(s: State, round: Round, kind: number): Majority {
  const counts: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) counts.push(buildingsOf(s, seat, kind));
  for (const rival of rivalsOf(s)) counts.push(ownedByRival(rival, kind));
  return { counts, points: sharePlaces(counts, placesOf(s, round, kind)) };
}

/** One line for everybody who has points in a majority; `counts` are of seats, then of rivals. */
export function majorityLines(
  s: State,
  round: Round,
  source: string,
  { counts, points }: Majority,
  out: AnyScoreLine[],
): void {
  const rivals = rivalsOf(s);
  for (let i = 0; i < points.length; i++) {
    if (points[i] === 0) continue;
    const detail = { count: counts[i]! };
    if (i < s.players.length) out.push({ seat: i, round, source, points: points[i]!, detail });
    else {
      const contender = rivals[i - s.players.length]!.id;
      out.push({ seat: null, contender, round, source, points: points[i]!, detail });
    }
  }
}

/** What a scoring would give now: points for buildings, then for walls, then what modules add. */
export function scoreLines(s: State, round: Round): AnyScoreLine[] {
  const lines: AnyScoreLine[] = [];
  for (let kind = 0; kind < BUILDINGS.length; kind++) {
    majorityLines(s, round, BUILDINGS[kind]!, majorityOf(s, round, kind), lines);
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    const points = longestWallOf(s.players[seat]!.board);
    if (points > 0) lines.push({ seat, round, source: 'wall', points });
  }
  for (const collect of rulesOf(s).hooks.scoring) collect(s, round, lines);
  return lines;
}

const isSeated = (line: AnyScoreLine): line is ScoreLine => line.seat !== null;
const isContender = (line: AnyScoreLine): line is ContenderLine => line.seat === null;

export function score(x: X, round: Round): void {
  const all = scoreLines(x.s, round);
  for (const told of rulesOf(x.s).hooks.onRivalScored) {
    for (const line of all) if (isContender(line)) told(x, line);
  }
  const lines = all.filter(isSeated);
  addLines(x, lines);
  // Only what is told needs it: searches score thousands of times, and nobody listens.
  if (x.isHeard) x.emit({ type: 'scored', round, lines, sheet: sheetOf(x.s, round, all) });
}

export function addLines(x: X, lines: readonly ScoreLine[]): void {
  x.s.lines = [...x.s.lines, ...lines];
}

/** Every point so far, of contenders without a seat too (ALH-20). */
export function allLines(s: State): readonly AnyScoreLine[] {
  const rivals = rivalsOf(s);
  return rivals.length === 0 ? s.lines : [...s.lines, ...rivals.flatMap(({ lines }) => lines)];
}

/** Of the seats: they alone are ranked. */
export function totalsOf(s: State): number[] {
  const totals = s.players.map(() => 0);
  for (const { seat, points } of s.lines) totals[seat]! += points;
  return totals;
}
