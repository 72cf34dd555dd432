import type { GameStatistics, StatisticsGroup } from '@majlis/protocol';
import type { Schema } from '../storage/schema.ts';
import { showRating } from './rating.ts';

type Row = Schema['results'];

/** Points that are plotted. */
const PLOTTED = 200;

/** What somebody's finished games say about how they play, game by game; the game played most comes first. */
export function statisticsOf(rows: readonly Row[]): GameStatistics[] {
  return [...groupBy(rows, ({ game }) => [game])]
    .map(([game, played]) => ofGame(game, played))
    .sort((a, b) => b.games - a.games || a.game.localeCompare(b.game));
}

function ofGame(game: string, played: readonly Row[]): GameStatistics {
  const rows = [...played].sort((a, b) => a.at - b.at);
  const ratings = rows.flatMap(({ at, mu, sigma }) =>
    mu === null || sigma === null ? [] : [{ at, ...showRating({ mu, sigma }) }],
  );
  return {
    game,
    games: rows.length,
    wins: winsOf(rows),
    points: rows.flatMap(({ at, points }) => (points === null ? [] : [{ at, points }])).slice(-PLOTTED),
    places: groupsOf(rows, ({ seats }) => [String(seats)]).map(({ key, rows: with_ }) => ({
      seats: Number(key),
      counts: Array.from({ length: Number(key) }, (_, i) => with_.filter(({ place }) => place === i + 1).length),
    })),
    sources: sourcesOf(rows),
    seats: groupsOf(rows, ({ seats }) => [String(seats)]).map(show),
    modules: groupsOf(rows, modulesOf).map(show),
    company: groupsOf(rows, companyOf).map(show),
    ratings: ratings.slice(-PLOTTED),
  };
}

const winsOf = (rows: readonly Row[]): number => rows.filter(({ place }) => place === 1).length;
const modulesOf = ({ modules }: Row): string[] => {
  const named = JSON.parse(modules) as string[];
  return named.length === 0 ? ['none'] : named;
};
const companyOf = ({ people, seats }: Row): string[] => [people === seats ? 'people' : people === 1 ? 'bots' : 'both'];

/** Points of a game by where they came from, on average; what gave most comes first. */
function sourcesOf(rows: readonly Row[]): { source: string; mean: number }[] {
  const known = rows.filter(({ points }) => points !== null);
  const sums = new Map<string, number>();
  for (const { sources } of known) {
    for (const [source, points] of Object.entries(JSON.parse(sources) as Record<string, number>))
      sums.set(source, (sums.get(source) ?? 0) + points);
  }
  return [...sums]
    .map(([source, sum]) => ({ source, mean: round(sum / known.length) }))
    .sort((a, b) => b.mean - a.mean || a.source.localeCompare(b.source));
}

interface Grouped {
  readonly key: string;
  readonly rows: readonly Row[];
}

const groupsOf = (rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Grouped[] =>
  [...groupBy(rows, keysOf)]
    .map(([key, rows]) => ({ key, rows }))
    .sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));

function show({ key, rows }: Grouped): StatisticsGroup {
  const points = rows.flatMap((row) => (row.points === null ? [] : [row.points]));
  const mean = points.length === 0 ? null : round(points.reduce((sum, one) => sum + one, 0) / points.length);
  return { key, games: rows.length, wins: winsOf(rows), points: mean };
}

const round = (n: number): number => Math.round(n * 10) / 10;

function groupBy(rows: readonly Row[], keysOf: (row: Row) => readonly string[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  return groups;
}
