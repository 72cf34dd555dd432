import type { ScoreSheet, SheetRow } from '@majlis/alhambra/client';
import type { AnyScoreLine } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import type { Told } from './due.tsx';

/** A scoring with all that belongs to it. */
export interface Scored {
  readonly round: number;
  readonly rows: readonly SheetRow[];
  readonly boards: ScoreSheet['boards'];
  readonly walls: ScoreSheet['walls'];
}

/** With what came upon it (invaders); games begun before sheets were told have their lines. */
export function sheetOf({ scores, seats, tell }: Shown, { round, sheet }: Told): Scored {
  const rivals = (tell as { rivals?: readonly string[] } | null)?.rivals ?? [];
  const rows = sheet?.rows ?? [];
  const known = new Set(rows.map(({ source }) => source));
  const others = scores.filter((line) => line.round === round && !known.has(line.source));
  const added = rowsFrom(others, [...seats.map((_, seat) => seat), ...rivals]);
  return { round, rows: [...rows, ...added], boards: sheet?.boards ?? [], walls: sheet?.walls ?? [] };
}

function rowsFrom(lines: readonly AnyScoreLine[], contenders: readonly (number | string)[]): SheetRow[] {
  const ofWhom = (line: AnyScoreLine) => (line.seat === null ? line.contender : line.seat);
  return [...new Set(lines.map(({ source }) => source))].map((source) => {
    const own = lines.filter((line) => line.source === source);
    const points = contenders.map((whose) => pointsOf(own.filter((line) => ofWhom(line) === whose)));
    return { source, counts: null, points, places: null, shares: [] };
  });
}

/** The points of these lines together. */
export const pointsOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0);
