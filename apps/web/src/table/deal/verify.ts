import { gameById } from '@majlis/games';
import { fetchOlderRules } from '@majlis/games/kept';
import { commitmentOf, type GameRecord, RecordMismatch, replay } from '@majlis/kernel';

/** What came of it; `moves` and `positions` say how much was played again. */
export type Verdict =
  | { readonly is: 'fair'; readonly moves: number }
  | { readonly is: 'other-promise' | 'other-seed' | 'other-deal' | 'other-moves' | 'other-rules' };

/**
 * Plays the game again on this device, from the seed: that it is the one that was promised, that the rules deal from it
 * what was dealt, and that every move leads where it led. `noted` is the promise as this device saw it first.
 */
export async function verifyDeal(record: GameRecord, shown: string, noted: string | null): Promise<Verdict> {
  if (record.commitment !== shown || (noted !== null && noted !== shown)) return { is: 'other-promise' };
  if (commitmentOf(record.seed) !== shown) return { is: 'other-seed' };
  const game = gameById(record.game);
  if (game === null) return { is: 'other-rules' };
  let positions = 0;
  try {
    for (const _ of replay(game, record, await fetchOlderRules(game, record.segments))) positions++;
  } catch (error) {
    if (!(error instanceof RecordMismatch)) throw error;
    return { is: positions === 0 ? 'other-deal' : 'other-moves' };
  }
  return { is: 'fair', moves: record.segments.reduce((sum, { actions }) => sum + actions.length, 0) };
}
