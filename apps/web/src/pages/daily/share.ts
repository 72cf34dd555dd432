import type { Standing } from '@majlis/daily';
import type { Say } from '../../i18n.ts';

interface Shared {
  readonly game: string;
  /** In words. */
  readonly date: string;
  readonly points: number;
  /** Null while no bot has played it yet. */
  readonly standing: Standing | null;
  /** The last days, oldest first: whether each was played. */
  readonly row: readonly boolean[];
  readonly inARow: number;
  readonly address: string;
}

/** A text to send to friends. It says how it went and nothing about the deal. */
export function shareText(say: Say, { game, date, points, standing, row, inARow, address }: Shared): string {
  const how = [say('table.points', { points })];
  if (standing !== null) how.push(say('daily.share.bots', { beaten: standing.beaten, of: standing.of - 1 }));
  const lamps = row.map((isLit) => (isLit ? '🏮' : '▪️')).join('');
  const lines = [
    say('daily.share.title', { game, date }),
    how.join(' · '),
    lamps,
    say('daily.row', { count: inARow }),
    address,
  ];
  return lines.join('\n');
}
