import { GUARD, type View } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import type { StandingAnswer } from '@majlis/table';
import type { Courtesy } from '../../play/link.ts';

/** How long a pass lasts. */
export const UNTILS = ['once', 'answer', 'tally', 'palace', 'round'] as const;
export type Until = (typeof UNTILS)[number];

type Stage = View['stage'];

export interface Standing {
  readonly until: Until;
  readonly round: number;
  /** Until something is declared, but not beyond the placing or the tally in which it was said. */
  readonly stage?: Stage;
  /** Several people may play on this page in turn. */
  readonly seat: Seat | null;
}

type Answers = Extract<Courtesy, { type: 'setStanding' }>['answers'];

/** While tokens are placed nearly everybody only waits for what others declare. */
export const usualPass = (stage: Stage): Until => (stage === 'placing' ? 'answer' : 'once');

/** What a server is asked to do, also while nobody looks. */
export function answersFor(until: Until, { round, stage }: Pick<View, 'round' | 'stage'>): Answers {
  if (until === 'once') return [];
  const conditions = {
    round: [],
    answer: [
      { param: 'declared', is: 0 },
      { field: 'stage', is: stage },
    ],
    tally: [{ field: 'stage', is: 'placing' }],
    palace: [
      { field: 'tallied', below: GUARD },
      { field: 'current', below: GUARD },
    ],
  }[until];
  const holding = [{ field: 'round', is: round }, ...conditions];
  return [{ prompt: 'plays', action: { type: 'pass' }, while: holding, until: 'cancelled' }];
}

/** The other way round: what the server still does for this seat. */
export function givenTo(
  answers: readonly Pick<StandingAnswer, 'prompt' | 'while'>[],
  seat: Seat | null,
): Standing | null {
  const conditions = answers.find(({ prompt }) => prompt === 'plays')?.while ?? [];
  const nameOf = (condition: (typeof conditions)[number]) => ('param' in condition ? condition.param : condition.field);
  const round = conditions.find((condition) => nameOf(condition) === 'round');
  if (round === undefined || !('is' in round)) return null;
  const has = (name: string) => conditions.some((condition) => nameOf(condition) === name);
  const until = has('declared') ? 'answer' : has('stage') ? 'tally' : has('tallied') ? 'palace' : 'round';
  const stage = conditions.find((condition) => nameOf(condition) === 'stage');
  const during = until === 'answer' && stage !== undefined && 'is' in stage ? { stage: stage.is as Stage } : {};
  return { until, round: Number(round.is), seat, ...during };
}
