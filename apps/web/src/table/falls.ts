import type { AnyScoreLine, Seat } from '@majlis/kernel';
import type { Shown } from '@majlis/table';

/** Somebody's points went down with a move. */
export interface Fall {
  /** Moves made with it. */
  readonly moves: number;
  readonly seat: Seat;
  readonly by: number;
  /** What is worth less now, and by how much. */
  readonly why: readonly { readonly line: AnyScoreLine; readonly by: number }[];
}

type Scored = Pick<Shown, 'moves' | 'scores' | 'seats'>;

/** Whose points fell between two looks at a table, and for what: the log says so. */
export function fallsBetween(before: Scored, now: Scored): Fall[] {
  if (now.moves <= before.moves) return [];
  return now.seats.flatMap((_, seat): Fall[] => {
    const [then, today] = [bySource(before.scores, seat), bySource(now.scores, seat)];
    const by = total(then) - total(today);
    if (by <= 0) return [];
    const why = [...new Map([...then, ...today])].flatMap(([source, { line }]) => {
      const less = (then.get(source)?.points ?? 0) - (today.get(source)?.points ?? 0);
      return less > 0 ? [{ line, by: less }] : [];
    });
    return [{ moves: now.moves, seat, by, why }];
  });
}

type Sums = Map<string, { readonly line: AnyScoreLine; readonly points: number }>;

function bySource(scores: readonly AnyScoreLine[], seat: Seat): Sums {
  const sums: Sums = new Map();
  for (const line of scores) {
    if (line.seat !== seat) continue;
    sums.set(line.source, { line, points: (sums.get(line.source)?.points ?? 0) + line.points });
  }
  return sums;
}

const total = (sums: Sums): number => [...sums.values()].reduce((sum, { points }) => sum + points, 0);
