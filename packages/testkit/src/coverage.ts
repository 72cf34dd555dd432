import type { AnyGame, LogEntry, Refusal } from '@majlis/kernel';
import { CheckFailed, forEachRun, type Run } from './run.ts';
import type { Budget, Subject } from './subject.ts';
import { bend } from './wrong-actions.ts';

/** What must occur somewhere: closed lists, usually those the game's types are made from. */
export interface Expected {
  readonly events?: readonly string[];
  readonly refusals?: readonly string[];
  /** Kinds of frames that ask or that something else waits on; a frame that never waits is not seen. */
  readonly frames?: readonly string[];
  readonly prompts?: readonly string[];
}

const SORTS = ['events', 'refusals', 'frames', 'prompts'] as const;

/** Counts what has occurred in random games, and in positions that were given it. */
export class Coverage {
  readonly seen: Readonly<Record<keyof Expected, Map<string, number>>> = {
    events: new Map(),
    refusals: new Map(),
    frames: new Map(),
    prompts: new Map(),
  };

  heard(entries: readonly LogEntry<unknown>[]): void {
    for (const { event } of entries) this.count('events', (event as { type: string }).type);
  }

  refused(refusal: Refusal | null): void {
    if (refusal !== null) this.count('refusals', refusal.code);
  }

  stood(game: AnyGame, state: unknown): void {
    for (const { kind } of (state as { stack?: readonly { kind: string }[] }).stack ?? []) this.count('frames', kind);
    for (const seat of game.deciders(state)) this.count('prompts', game.prompt(state, seat)?.kind ?? '');
  }

  /** Throws, with the names, if something expected did not occur or something not listed did. */
  expect(name: string, expected: Expected): void {
    const faults = SORTS.flatMap((sort) => {
      const names = expected[sort];
      if (names === undefined) return [];
      const missing = names.filter((one) => !this.seen[sort].has(one));
      const unlisted = [...this.seen[sort].keys()].filter((one) => !names.includes(one));
      return [
        ...(missing.length > 0 ? [`${sort} that never occurred: ${missing.join(', ')}`] : []),
        ...(unlisted.length > 0 ? [`${sort} that are not listed: ${unlisted.join(', ')}`] : []),
      ];
    });
    if (faults.length > 0) throw new CheckFailed('coverage', 'covered', `${name}: ${faults.join('; ')}`);
  }

  private count(sort: keyof Expected, name: string): void {
    this.seen[sort].set(name, (this.seen[sort].get(name) ?? 0) + 1);
  }
}

/** Plays random games with wrong wishes in between, and counts. */
export function collectCoverage(subject: Subject, budget: Budget = {}, coverage = new Coverage()): Coverage {
  forEachRun('coverage', subject, budget, 5, (run) => {
    coverage.heard(run.startLog.entries);
    for (;;) {
      coverage.stood(run.game, run.state);
      tryWrongWishes(run, coverage);
      const next = run.choose();
      if (next === null) break;
      coverage.heard(run.play(next).log.entries);
    }
    const [seat, last] = [0, run.played.at(-1)];
    if (last !== undefined) coverage.refused(run.game.check(run.state, seat, last.action));
  });
  return coverage;
}

export function checkCoverage(subject: Subject, expected: Expected, budget: Budget = {}): void {
  collectCoverage(subject, budget).expect(subject.game.id, expected);
}

const WISHES = 6;

function tryWrongWishes(run: Run, coverage: Coverage): void {
  const { game, state, rng } = run;
  if (run.played.length === 0) return;
  for (let i = 0; i < WISHES; i++) {
    const seat = rng.below(run.setup.seats);
    const legal = game.legalActions(state, seat);
    const wish = legal.length > 0 && rng.below(2) === 0 ? run.pick(legal) : run.pick(run.played).action;
    const action = game.readAction(rng.below(4) === 0 ? wish : bend(wish, rng));
    if (action !== null) coverage.refused(game.check(state, seat, action));
  }
}
