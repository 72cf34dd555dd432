import { type AnyScoreLine, type Outcome, sameJson } from '@majlis/kernel';
import { whatIsNotPlain } from '../plain.ts';
import type { Run } from '../run.ts';
import { askOf } from './asking.ts';

/** `state` is frozen. */
export function checkScores(run: Run, state: unknown): void {
  const lines = askOf(run, 'scores', () => run.game.scores(state));
  const strange = whatIsNotPlain(lines);
  if (strange !== null) run.fail('plain-json', `the scores are not plain JSON: ${strange}`);
  const hasOwner = (line: AnyScoreLine) =>
    line.seat === null ? typeof line.contender === 'string' : run.seats.includes(line.seat);
  const wrong = lines.find((line) => !hasOwner(line) || typeof line.source !== 'string');
  if (wrong !== undefined) run.fail('scores', `a line without a seat or source: ${JSON.stringify(wrong)}`);
}

export function checkEnd(run: Run): void {
  const outcome = run.game.outcome(run.state);
  if (outcome === null) run.fail('ends', 'nobody is asked and there is no outcome');
  checkTotals(run, outcome, run.game.scores(run.state));
  checkRanks(run, outcome);
  for (const seat of run.seats) {
    for (const { action } of run.played.slice(-3)) {
      if (run.game.check(run.state, seat, action) === null) run.fail('ends', `p${seat} may act after the end`);
    }
  }
}

function checkTotals(run: Run, { scores }: Outcome, lines: readonly AnyScoreLine[]): void {
  const sums = run.seats.map((seat) => lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0));
  if (!sameJson(sums, scores)) {
    run.fail('scores', `the lines add up to ${JSON.stringify(sums)}, the outcome says ${JSON.stringify(scores)}`);
  }
}

/** Ties share a rank and the next is skipped; more points, better rank. */
function checkRanks(run: Run, { ranks, scores }: Outcome): void {
  const proper = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  if (ranks.length !== run.setup.seats || !sameJson(ranks, proper)) {
    run.fail('ranks', `these are no ranks: ${JSON.stringify(ranks)}`);
  }
  if (run.subject.scoreDecides === false) return;
  for (const a of run.seats) {
    for (const b of run.seats) {
      if (scores[a]! > scores[b]! && ranks[a]! >= ranks[b]!) {
        run.fail('ranks', `p${a} has more points than p${b}: ${JSON.stringify({ scores, ranks })}`);
      }
    }
  }
}
