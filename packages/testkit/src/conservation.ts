import { difference, whatIsNotPlain } from './plain.ts';
import { CheckFailed, forEachRun } from './run.ts';
import type { Budget, Pieces, Subject } from './subject.ts';

/** Every card, tile and stone that was there at the start is somewhere at every moment, and no other. */
export function checkConservation(subject: Subject, budget: Budget = {}): void {
  forEachRun('conservation', subject, budget, 5, (run) => {
    const start = subject.pieces(run.state);
    checkStart(subject, start);
    const look = () => {
      const apart = difference(start, subject.pieces(run.state), 'pieces');
      if (apart !== null) run.fail('no-piece-lost', `not the pieces of the start: ${apart}`);
      const [fault] = subject.faults?.(run.state) ?? [];
      if (fault !== undefined) run.fail('no-fault', fault);
    };
    for (let next = run.choose(); next !== null; next = run.choose()) {
      if (run.looks(budget, next)) look();
      run.play(next);
    }
    look();
  });
}

function checkStart({ game }: Subject, start: Pieces): void {
  const strange = whatIsNotPlain(start);
  const fail = (what: string): never => {
    throw new CheckFailed('conservation', 'pieces', `pieces: ${game.id}: ${what}`);
  };
  if (strange !== null) fail(`pieces() is not plain: ${strange}`);
  if (Object.keys(start).length === 0) fail('pieces() names no piece');
}
