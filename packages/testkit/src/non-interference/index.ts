import { EventLog, type Seat, sameJson } from '@majlis/kernel';
import { deepFreeze, difference, throughJson, whatIsNotPlain } from '../plain.ts';
import { CheckFailed, forEachRun, type Run, sampleRun } from '../run.ts';
import type { Budget, Subject } from '../subject.ts';
import { bend } from '../wrong-actions.ts';
import { searchForMarkers, searchForSeed } from './canary.ts';
import { driveBoth } from './drive.ts';
import { seenBy, tellApart } from './seen.ts';
import { checkSwaps } from './swap.ts';
import { ZoneTally } from './zone-tally.ts';

/**
 * Nobody receives what their seat may not know. Three ways to look for it:
 * worlds that `imagine` makes from a seat's knowledge must look the same to that seat and go on looking the same;
 * exchanging two things the game declares secret must change nothing that reaches the seat, nor the events of the
 * next action; markers planted in secrets must not turn up in anything sent.
 */
export function checkNonInterference(subject: Subject, budget: Budget = {}): void {
  const tally = new ZoneTally(subject);
  let samples = 0;
  forEachRun('nonInterference', subject, budget, 2, (run) => {
    sampleRun(run, budget.samples ?? 12, () => {
      samples++;
      for (const seat of run.seats) {
        checkImagined(run, seat, tally);
        checkSwaps(run, seat);
      }
      searchForMarkers(run);
    });
    searchForSeed(run);
  });
  if (samples === 0) throw new CheckFailed('nonInterference', 'budget', 'not one position was looked at');
  tally.check();
}

function checkImagined(run: Run, seat: Seat, tally: ZoneTally): void {
  const { game, state, rng } = run;
  const seen = seenBy(game, state, seat);
  const strange = whatIsNotPlain(seen.knowledge);
  if (strange !== null) run.fail('knowledge-is-plain', `the knowledge of p${seat} is not plain JSON: ${strange}`);
  const known = deepFreeze(throughJson(seen.knowledge));
  const world = game.imagine(known, rng);
  const odd = whatIsNotPlain(world);
  if (odd !== null) run.fail('imagined-is-a-state', `the world imagined by p${seat} is not plain JSON: ${odd}`);
  const apart = tellApart(seen, seenBy(game, world, seat));
  if (apart !== null)
    run.fail(`same-${apart.by}`, `p${seat} can tell its imagined world from the true one: ${apart.how}`);
  const lost = difference(run.subject.pieces(state), run.subject.pieces(world), 'pieces');
  if (lost !== null) run.fail('imagined-is-a-state', `the world imagined by p${seat} has other pieces: ${lost}`);
  tally.add(run, seat, world);
  checkFresh(run, seat, world);
  checkSameRefusals(run, seat, world);
  driveBoth(run, seat, world, 6, 'same-events');
  if (rng.below(4) === 0) playOn(run, seat, world);
}

/** Whoever imagines does not foresee. */
function checkFresh(run: Run, seat: Seat, world: unknown): void {
  const chance = (state: unknown) => (state as { chance?: unknown }).chance ?? null;
  if (chance(world) !== null && sameJson(chance(world), chance(run.state))) {
    run.fail('imagined-chance-is-fresh', `the world imagined by p${seat} has the true future randomness`);
  }
  const other = run.game.imagine(throughJson(run.game.knowledge(run.state, seat)), run.rng);
  if (chance(world) !== null && sameJson(chance(other), chance(world))) {
    run.fail('imagined-chance-is-fresh', `two worlds imagined by p${seat} have the same future randomness`);
  }
}

function checkSameRefusals(run: Run, seat: Seat, world: unknown): void {
  const { game, state, rng } = run;
  for (const { action } of run.played.slice(-4)) {
    const wish = game.readAction(bend(action, rng)) ?? action;
    const apart = difference(game.check(state, seat, wish), game.check(world, seat, wish), 'refusal');
    if (apart !== null) run.fail('same-refusals', `${JSON.stringify(wish)} tells p${seat} something: ${apart}`);
  }
  for (const action of game.legalActions(state, seat).slice(0, 3)) {
    const wish = game.readAction(bend(action, rng));
    if (wish === null) continue;
    const apart = difference(game.check(state, seat, wish), game.check(world, seat, wish), 'refusal');
    if (apart !== null) run.fail('same-refusals', `${JSON.stringify(wish)} tells p${seat} something: ${apart}`);
  }
}

const FAR = 40;

/** A bot plays its imagined worlds on: they must not break. */
function playOn(run: Run, seat: Seat, world: unknown): void {
  const log = new EventLog<unknown>();
  try {
    for (let i = 0; i < FAR; i++) {
      const next = run.choose(world);
      if (next === null) return;
      run.game.apply(world, next.seat, next.action, log);
    }
  } catch (error) {
    run.fail('imagined-can-be-played', `the world imagined by p${seat} breaks: ${(error as Error).stack}`);
  }
}
