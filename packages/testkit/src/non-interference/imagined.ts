import { nullLog, type Seat, sameJson } from '@majlis/kernel';
import { deepFreeze, difference, throughJson, whatIsNotPlain } from '../plain.ts';
import type { Run } from '../run.ts';
import { bend } from '../wrong-actions.ts';
import { BothWorlds } from './drive.ts';
import { seenBy, seenNow, tellApart } from './seen.ts';
import { imaginedBy } from './worlds.ts';
import type { ZoneTally } from './zone-tally.ts';

const STEPS = 6;
const FAR = 40;

/** A world the seat imagines from its knowledge looks to it like the true one, now and later. */
export function checkImagined(run: Run, seat: Seat, tally: ZoneTally): void {
  const { game, state, rng } = run;
  const seen = seenNow(run, seat);
  const knowledge = seen.of('knowledge');
  const strange = whatIsNotPlain(knowledge);
  if (strange !== null) run.fail('knowledge-is-plain', `the knowledge of p${seat} is not plain JSON: ${strange}`);
  const world = game.imagine(deepFreeze(throughJson(knowledge)), rng);
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
  new BothWorlds(run, seat, { state: world, mayBreak: false }, 'same-after-play').drive(STEPS);
  if (rng.below(4) === 0) playOn(run, seat, world);
}

/** Whoever imagines does not foresee. */
function checkFresh(run: Run, seat: Seat, world: unknown): void {
  const chance = (state: unknown) => (state as { chance?: unknown }).chance ?? null;
  if (chance(world) === null) return;
  if (sameJson(chance(world), chance(run.state))) {
    run.fail('imagined-chance-is-fresh', `the world imagined by p${seat} has the true future randomness`);
  }
  if (sameJson(chance(imaginedBy(run, seat).state), chance(world))) {
    run.fail('imagined-chance-is-fresh', `two worlds imagined by p${seat} have the same future randomness`);
  }
}

/** A refusal tells a seat no more than it knows. */
function checkSameRefusals(run: Run, seat: Seat, world: unknown): void {
  const { game, state, rng } = run;
  const old = run.played.slice(-4).map(({ action }) => action);
  for (const action of [...old, ...game.legalActions(state, seat).slice(0, 3)]) {
    const wish = game.readAction(bend(action, rng)) ?? action;
    const apart = difference(game.check(state, seat, wish), game.check(world, seat, wish), 'refusal');
    if (apart !== null) run.fail('same-refusals', `${JSON.stringify(wish)} tells p${seat} something: ${apart}`);
  }
}

/** A bot plays its imagined worlds on: they must not break. */
function playOn(run: Run, seat: Seat, world: unknown): void {
  try {
    for (let i = 0; i < FAR; i++) {
      const next = run.choose(world);
      if (next === null) return;
      run.game.apply(world, next.seat, next.action, nullLog);
    }
  } catch (error) {
    run.fail('imagined-can-be-played', `the world imagined by p${seat} breaks: ${(error as Error).stack}`);
  }
}
