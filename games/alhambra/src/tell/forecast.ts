import { longestWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import type { Round } from '../content/score-table.ts';
import { majorityOf, placesOf, rivalsOf, scoreLines } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import type { Forecast, ForecastRow } from './types.ts';

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
  const contenders = [...s.players.map((_, seat) => seat), ...rivalsOf(s).map(({ id }) => id)];
  const lines = scoreLines(s, round).map((line) => ({ ...line, whose: line.seat ?? line.contender }));
  const pointsFor = (source: string): number[] =>
    contenders.map((whose) =>
      lines.reduce((sum, line) => sum + (line.source === source && line.whose === whose ? line.points : 0), 0),
    );
  const buildings = BUILDINGS.map((source, kind): ForecastRow => {
    const { counts } = majorityOf(s, round, kind);
    return { source, counts, points: pointsFor(source), places: placesOf(s, round, kind) };
  });
  const walls = contenders.map((whose) => (typeof whose === 'number' ? longestWallOf(s.players[whose]!.board) : 0));
  const wall = { source: 'wall', counts: walls, points: pointsFor('wall'), places: null };
  const known = new Set<string>([...BUILDINGS, 'wall']);
  const added = [...new Set(lines.map(({ source }) => source))].filter((source) => !known.has(source));
  const others = added.map(
    (source): ForecastRow => ({ source, counts: null, points: pointsFor(source), places: null }),
  );
  const rows = [...buildings, wall, ...others];
  const totals = contenders.map((_, at) => rows.reduce((sum, { points }) => sum + points[at]!, 0));
  return { round, rows, totals };
}
