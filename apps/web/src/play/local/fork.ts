import type { Entry } from '@majlis/table';

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
