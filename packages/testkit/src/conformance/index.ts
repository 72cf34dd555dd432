import { EventLog, type Seat, sameJson } from '@majlis/kernel';
import { deepFreeze, difference, isStrayWrite, throughJson, whatIsNotPlain } from '../plain.ts';
import { forEachRun, type Played, type Run } from '../run.ts';
import type { Budget, Subject } from '../subject.ts';
import { type Asked, checkAsking } from './asking.ts';
import { DecisionIds } from './decision-ids.ts';
import { checkDoors } from './doors.ts';
import { checkEnd, checkScores } from './end.ts';
import { checkRefusals } from './refusals.ts';

/** The contract's laws at every position of random games. */
export function checkConformance(subject: Subject, budget: Budget = {}): void {
  checkDoors('conformance', subject);
  forEachRun('conformance', subject, budget, 2, (run) => conform(run, budget));
}

/** A position that was looked at. */
interface Looked {
  /** As it was, and no one can write to it. */
  readonly state: unknown;
  /** The same, stored and restored. */
  readonly stored: unknown;
  readonly asked: ReadonlyMap<Seat, Asked>;
}

function conform(run: Run, budget: Budget): void {
  const past = new Map<number, unknown>();
  const ids = new DecisionIds(run);
  const seen: Played[] = [];
  checkConfigStands(run);
  checkPlain(run, run.startLog);
  for (let next = run.choose(); next !== null; next = run.choose()) {
    seen.push(next);
    if (!run.looks(budget, next)) {
      ids.passed(next.seat);
      run.play(next);
      continue;
    }
    const looked = look(run);
    past.set(run.played.length, looked.state);
    ids.before(looked.asked);
    checkRefusals(run, looked.state, seen);
    checkStep(run, looked, next);
    ids.after(next.seat);
  }
  past.set(run.played.length, look(run).state);
  checkEnd(run);
  checkSecondGame(run, past);
}

function look(run: Run): Looked {
  const now = checkState(run);
  const asked = checkAsking(run, now.state);
  checkScores(run, now.state);
  return { ...now, asked };
}

/** Plain data that survives being stored, and a copy that is the same. */
function checkState(run: Run): Pick<Looked, 'state' | 'stored'> {
  const { game, state } = run;
  const stored = throughJson(state);
  const lost = difference(state, stored);
  if (lost !== null) run.fail('plain-json', `the stored state is another: ${lost}`);
  const copy = game.copy(state);
  const uncopied = difference(state, copy);
  if (uncopied !== null) run.fail('copy-is-the-same', `the copy differs: ${uncopied}`);
  return { state: deepFreeze(copy), stored };
}

/** Played in place, on a copy of what is frozen, and on what was stored: all the same. */
function checkStep(run: Run, { state, stored }: Looked, { seat, action }: Played): void {
  const { game } = run;
  const options = difference(game.legalActions(run.state, seat), game.legalActions(stored, seat));
  if (options !== null) run.fail('restored-is-the-same', `the restored state lists other actions: ${options}`);
  const copied = game.copy(state);
  const onCopy = applyOn(run, copied, seat, action, 'copy-is-apart');
  const onStored = applyOn(run, stored, seat, throughJson(action), 'restored-is-the-same');
  const { log, revealed } = run.play({ seat, action });
  checkPlain(run, log);
  const same = (other: { state: unknown; log: EventLog<unknown>; revealed: boolean }, law: string) => {
    const elsewhere = difference(run.state, other.state);
    if (elsewhere !== null) run.fail(law, `leads elsewhere: ${elsewhere}`);
    const events = difference(log.entries, other.log.entries);
    if (events !== null) run.fail(law, `other events: ${events}`);
    if (other.revealed !== revealed) run.fail(law, 'another answer to whether something was revealed');
  };
  same({ state: copied, ...onCopy }, 'copy-is-apart');
  same({ state: stored, ...onStored }, 'restored-is-the-same');
}

function checkPlain(run: Run, log: EventLog<unknown>): void {
  const strange = whatIsNotPlain(run.state);
  if (strange !== null) run.fail('plain-json', `the state is not plain JSON: ${strange}`);
  const event = whatIsNotPlain(log.entries);
  if (event !== null) run.fail('plain-json', `an event is not plain JSON: ${event}`);
}

function applyOn(run: Run, state: unknown, seat: number, action: unknown, law: string) {
  const log = new EventLog<unknown>();
  try {
    return { log, ...run.game.apply(state, seat, action, log) };
  } catch (error) {
    if (isStrayWrite(error)) run.fail(law, `an action on a copy wrote into the original: ${(error as Error).stack}`);
    throw error;
  }
}

function checkSecondGame(run: Run, past: ReadonlyMap<number, unknown>): void {
  const log = new EventLog<unknown>();
  const state = run.begin(log);
  if (!sameJson(log.entries, run.startLog.entries)) run.fail('same-seed-same-game', 'the set-up tells other events');
  const compare = (at: number) => {
    const first = past.get(at);
    const apart = first === undefined ? null : difference(first, state);
    if (apart === null) return;
    const how = at === 0 ? 'the same seed deals otherwise' : `action ${at} leads elsewhere the second time`;
    run.fail('same-seed-same-game', `${how}: ${apart}`);
  };
  compare(0);
  run.played.forEach(({ seat, action }, i) => {
    run.game.apply(state, seat, action, log);
    compare(i + 1);
  });
}

/** A completed configuration is what records keep: it must be accepted as it is. */
function checkConfigStands(run: Run): void {
  const strange = whatIsNotPlain(run.config);
  if (strange !== null) run.fail('config', `the configuration is not plain JSON: ${strange}`);
  const again = run.game.checkConfig(throughJson(run.config), run.setup.seats);
  if (!again.ok) run.fail('config', `the completed configuration is refused: ${again.refusal.code}`);
  else if (!sameJson(again.value, run.config)) run.fail('config', 'the completed configuration is completed otherwise');
}
