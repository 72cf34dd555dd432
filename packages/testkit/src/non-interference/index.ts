import { CheckFailed, forEachRun, sampleRun } from '../run.ts';
import type { Budget, Subject } from '../subject.ts';
import { searchForMarkers, searchForSeed } from './canary.ts';
import { checkImagined } from './imagined.ts';
import { checkSetupEvents } from './setup-events.ts';
import { checkRevealing, checkSwaps } from './swap.ts';
import { checkUnseenAnswers } from './unseen-answers.ts';
import { ZoneTally } from './zone-tally.ts';

export const WAYS = ['imagined', 'exchanged', 'unseen', 'markers'] as const;
export type Way = (typeof WAYS)[number];

/** Nobody receives what their seat may not know. The README says what each way of looking for it proves. */
export function checkNonInterference(subject: Subject, budget: Budget = {}, ways: readonly Way[] = WAYS): void {
  const tally = new ZoneTally(subject);
  let samples = 0;
  forEachRun('nonInterference', subject, budget, 2, (run) => {
    const look = () => {
      samples++;
      for (const seat of run.seats) {
        if (ways.includes('imagined')) checkImagined(run, seat, tally);
        if (ways.includes('exchanged')) checkSwaps(run, seat);
      }
      if (ways.includes('unseen')) checkUnseenAnswers(run);
      if (ways.includes('markers')) searchForMarkers(run);
    };
    sampleRun(run, budget.samples ?? 12, look, (next) => {
      if (ways.includes('exchanged')) checkRevealing(run, next);
    });
    if (ways.includes('markers')) {
      checkSetupEvents(run);
      searchForSeed(run);
    }
  });
  if (samples === 0) throw new CheckFailed('nonInterference', 'budget', 'not one position was looked at');
  tally.check();
}
