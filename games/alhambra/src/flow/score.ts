import { automatic, type Step, sequence } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import type { AlhambraEvent } from '../events.ts';
import type { AlhambraFrame, ScoreFrame, ScoringFrame } from '../frames.ts';
import { rulesOf } from '../rules/compiled.ts';
import { score as scoreAll } from '../rules/scoring.ts';
import type { State } from '../state.ts';

export const score = automatic<State, ScoreFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => null,
  advance(x) {
    const [round, ...rest] = x.s.scoringsDue;
    if (round === undefined) return 'done';
    x.s.scoringsDue = rest;
    x.push({ kind: 'scoring', round });
    return 'more';
  },
});

export const baseScoring: readonly Step<State, ScoringFrame, AlhambraEvent, AlhambraFrame>[] = [
  { id: 'award', run: (x, f) => scoreAll(x, f.round) },
  {
    id: 'afterScoring',
    run(x, f) {
      for (const told of rulesOf(x.s).hooks.onScored) told(x, f.round);
    },
  },
];

export const scoring = sequence<State, ScoringFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  steps: (s) => rulesOf(s).scoringSteps,
});
