import type { Round } from '../content/score-table.ts';
import { rowsOf } from '../rules/score-sheet.ts';
import { scoreLines } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import type { Forecast } from './types.ts';

const LAST_ROUND = 3;

/** The scoring that is due or comes next; null after the last. */
export function nextRoundOf(s: State): Round | null {
  const round = s.scoringsDue[0] ?? s.scorings + 1;
  return s.over !== null || round > LAST_ROUND ? null : (round as Round);
}

/** What the next scoring would give now: the lines it would write, one row for each source. */
export function forecastOf(s: State): Forecast | null {
  const round = nextRoundOf(s);
  if (round === null) return null;
  const rows = rowsOf(s, round, scoreLines(s, round));
  const contenders = rows[0]!.points;
  const totals = contenders.map((_, at) => rows.reduce((sum, { points }) => sum + points[at]!, 0));
  return { round, rows, totals };
}
