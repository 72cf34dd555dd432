import { EventLog, hashJson } from '@majlis/kernel';
import { difference } from './plain.ts';
import { forEachRun, type Played, type Run } from './run.ts';
import type { Budget, Subject } from './subject.ts';

/** Answers given at the same time lead to the same position in whatever order they arrive. */
export function checkOrderIndependence(subject: Subject, budget: Budget = {}): void {
  forEachRun('orderIndependence', subject, budget, 3, (run) => {
    for (let next = run.choose(); next !== null; next = run.choose()) {
      if (run.game.deciders(run.state).length > 1 && run.looks(budget, next)) checkArrivals(run);
      run.play(next);
    }
  });
}

function checkArrivals(run: Run): void {
  const answers = run.game.deciders(run.state).map((seat) => ({ seat, action: run.anyOf(run.state, seat, run.rng) }));
  const first = arrive(run, answers);
  for (const order of ordersOf(run, answers)) {
    const other = arrive(run, order);
    const names = order.map(({ seat }) => `p${seat}`).join(', ');
    const apart = difference(first.state, other.state);
    if (apart !== null)
      run.fail('any-order', `${inWords(run, answers)} lead elsewhere in the order ${names}: ${apart}`);
    if (first.events !== other.events)
      run.fail('any-order', `${inWords(run, answers)} tell other events in the order ${names}`);
  }
}

function arrive(run: Run, answers: readonly Played[]): { state: unknown; events: string } {
  const { game } = run;
  const state = game.copy(run.state);
  const log = new EventLog<unknown>();
  for (const { seat, action } of answers) {
    if (game.decisionId(state, seat) !== game.decisionId(run.state, seat) || game.check(state, seat, action) !== null) {
      run.fail('any-order', `${inWords(run, answers)}: p${seat} cannot answer any more after others have`);
    }
    game.apply(state, seat, action, log);
  }
  return { state, events: hashJson(log.entries.map((entry) => hashJson(entry)).sort()) };
}

const inWords = (run: Run, answers: readonly Played[]): string =>
  answers.map(({ seat, action }) => `p${seat} ${run.game.actionText(action)}`).join(', ');

const ALL_ORDERS = 4;
const SOME_ORDERS = 24;

/** Every order of up to four answers, some of the orders of more. */
function ordersOf<T>(run: Run, items: readonly T[]): T[][] {
  if (items.length <= ALL_ORDERS) return permutations(items);
  return Array.from({ length: SOME_ORDERS }, () => {
    const left = [...items];
    return items.map(() => left.splice(run.rng.below(left.length), 1)[0]!);
  });
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => permutations(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}
