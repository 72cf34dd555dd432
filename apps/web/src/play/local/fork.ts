import { gameById } from '@majlis/games';
import { fetchOlderRules } from '@majlis/games/kept';
import type { GameRecord, Refusal } from '@majlis/kernel';
import { adopt, type Entry, type Holder } from '@majlis/table';

/** The journal up to where it last stood at that many moves: all that came later never happened. */
export function journalUntil(journal: readonly Entry[], moves: number): readonly Entry[] {
  let line = 0;
  let end = 0;
  for (const [i, entry] of journal.entries()) {
    if (entry.kind === 'played') line++;
    else if (entry.kind === 'undone' || entry.kind === 'tookBack') line = entry.to;
    if (line === moves) end = i + 1;
  }
  return journal.slice(0, end);
}

/** The journal of a game that was played elsewhere, with other people and bots in its seats. */
export async function journalOf(
  record: GameRecord,
  seats: readonly (string | null)[],
  now: number,
): Promise<readonly Entry[] | Refusal> {
  const game = gameById(record.game);
  if (game === null) return { code: 'unknown-game' };
  const holders = seats.map(
    (level, seat): Holder => (level === null ? { kind: 'human', player: `${seat}` } : { kind: 'bot', level }),
  );
  const older = await fetchOlderRules(game, record.segments);
  const adopted = adopt(game, record, holders, now, { older });
  return 'code' in adopted ? adopted : adopted.entries;
}
