import { EventLog, hashJson, nullLog, type Seat, sameJson } from '@majlis/kernel';
import { BothWorlds } from './non-interference/drive.ts';
import { worldsOf } from './non-interference/worlds.ts';
import { throughJson } from './plain.ts';
import { forEachRun, type Played, type Run, sampleRun } from './run.ts';
import type { Budget, Subject } from './subject.ts';

const ACTIONS = 4;

/**
 * An action that says it revealed nothing may be taken back: nobody learned anything by it, no chance was used, and
 * after taking it back everything goes on as if it had never been.
 */
export function checkUndo(subject: Subject, budget: Budget = {}): void {
  forEachRun('undo', subject, budget, 2, (run) => {
    sampleRun(run, budget.samples ?? 20, () => {
      for (let i = 0; i < ACTIONS; i++) {
        const next = run.choose();
        if (next !== null) checkTakenBack(run, next);
      }
    });
  });
}

function checkTakenBack(run: Run, next: Played): void {
  const { game, state } = run;
  const snapshot = game.copy(state);
  const later = run.choose()!;
  const before = resultOf(run, state, later);
  const done = game.copy(state);
  const { revealed } = game.apply(done, next.seat, next.action, nullLog);
  if (resultOf(run, state, later) !== before) {
    run.fail(
      'undone-leaves-no-trace',
      `${words(run, later)} ends otherwise after ${words(run, next)} was tried and taken back`,
    );
  }
  if (revealed) return;
  if (!sameJson(chanceOf(done), chanceOf(state))) {
    run.fail('draws-are-revealed', `${words(run, next)} used chance and is said to reveal nothing`);
  }
  const redone = throughJson(snapshot);
  game.apply(redone, next.seat, next.action, nullLog);
  if (hashJson(redone) !== hashJson(done))
    run.fail('redo-is-the-same', `${words(run, next)} done again ends otherwise`);
  for (const seat of run.seats) checkNobodyLearned(run, seat, next);
}

function checkNobodyLearned(run: Run, seat: Seat, next: Played): void {
  for (const world of worldsOf(run, seat)) {
    if (run.game.check(world.state, next.seat, next.action) !== null) continue;
    new BothWorlds(run, seat, world, 'nobody-learned').step(next);
  }
}

function resultOf(run: Run, state: unknown, { seat, action }: Played): string {
  const copy = run.game.copy(state);
  const log = new EventLog<unknown>();
  run.game.apply(copy, seat, action, log);
  return hashJson([copy, log.entries.map(({ event }) => event)]);
}

const words = (run: Run, { seat, action }: Played): string => `"p${seat} ${run.game.actionText(action)}"`;
const chanceOf = (state: unknown): unknown => (state as { chance?: unknown }).chance ?? null;
