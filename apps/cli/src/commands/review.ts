import type { GameRecord } from '@majlis/kernel';
import { type Account, type KeyMoment, type Reason, type Review, STANDARD } from '@majlis/review';
import type { Command } from 'commander';
import { Failure, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { addMeansOptions, type Means, runJobs } from '../jobs.ts';
import { parseRecord, readSource, recordLines } from '../records.ts';
import { reviewers } from '../review/job.ts';
import { findPlayable, wholeNumber } from '../setting.ts';

interface ReviewOptions extends Means {
  readonly line?: number;
  readonly all?: boolean;
  readonly as?: number;
  readonly budget: number;
  readonly json?: boolean;
}

const HELP = `
Every decision is judged by what its seat knew, in imagined worlds; the ones that mattered are analysed in more depth.
The same record and budget give the same review. With --all, games are shared among threads or workers, and JSON comes
one review per line, in the order of the games.

Examples:
  majlis review game.json
  majlis review games.jsonl --line 7 --as 1 --budget 1280 --json
  majlis review games.jsonl --all --jobs 4 --json`;

export function addReview(program: Command, io: Io): void {
  addMeansOptions(program.command('review').argument('<record>', 'a file, or - for standard input'))
    .description('look back at a game: chances to win, the decisions that mattered, luck and skill')
    .option('-l, --line <n>', 'which line of the file, from 1', wholeNumber(1))
    .option('--all', 'every line of the file')
    .option('--as <seat>', 'from the point of view of one seat: its own decisions only', wholeNumber(0, 15))
    .option('--budget <n>', 'iterations for each decision', wholeNumber(8, 100_000), STANDARD)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: ReviewOptions) => review(source, options, io));
}

async function review(source: string, options: ReviewOptions, io: Io): Promise<void> {
  const { budget, as, all, json } = options;
  const chosen = chosenGames(recordLines(await readSource(source, io)), options);
  const jobs = chosen.map(({ record }) => ({ record: JSON.stringify(record), budget, as: as ?? null }));
  let done = 0;
  for await (const reviewed of runJobs(reviewers, jobs, options, io.signal)) {
    const { line, record } = chosen[done++]!;
    if ('mismatch' in reviewed) throw new Failure(`line ${line}: not verified: ${reviewed.mismatch}`);
    const found = { game: record.game, budget, as: as ?? null, ...(JSON.parse(reviewed.review) as Review) };
    if (json) await (all ? writeLine(io.stdout, JSON.stringify(found)) : writeJson(io.stdout, found));
    else await writeLine(io.stdout, `${done > 1 ? '\n' : ''}${reviewText(record.game, found)}`);
  }
}

interface Chosen {
  /** From 1. */
  readonly line: number;
  readonly record: GameRecord;
}

/** Checked before any of them is thought about. */
function chosenGames(lines: readonly string[], { all, as, line }: ReviewOptions): Chosen[] {
  if (all && line !== undefined) throw new UsageError('use either --line or --all');
  const wanted = all ? lines.map((_, i) => i + 1) : [line ?? 1];
  return wanted.map((number) => {
    if (number > lines.length) throw new UsageError(`there is no line ${number}: the file has ${lines.length}`);
    const record = parseRecord(lines[number - 1]!, number);
    findPlayable(record.game);
    if (as !== undefined && as >= record.seats) throw new UsageError(`this game has seats 0 to ${record.seats - 1}`);
    return { line: number, record };
  });
}

const percent = (share: number): string => (100 * share).toFixed(0);
const signed = (value: number, digits = 0): string => `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;

function reviewText(game: string, { accounts, moments, actions, decisions, scorings }: Review): string {
  const head = `${game}: ${decisions} decisions in ${actions} actions; scorings after ${scorings.join(', ') || 'none'}`;
  const rows = accounts.map(({ win, score }, seat) => `${seat}`.padEnd(6) + accountText(win, 100) + accountText(score));
  const columns = ['start', 'luck', 'skill', 'others', 'end'].map((name) => name.padStart(8)).join('');
  return [
    head,
    '',
    `seat  ${columns}${columns}`,
    ...rows,
    '      chance to win in percent, then points: start + luck + skill + others = end',
    '',
    ...moments.map(momentText),
  ].join('\n');
}

const accountText = ({ start, luck, skill, rivals, end }: Account, unit = 1): string =>
  [start, luck, skill, rivals, end].map((value) => (unit * value).toFixed(1).padStart(8)).join('');

function momentText({ at, seat, kind, played, best, loss, gain, thought }: KeyMoment): string {
  const { win, score } = kind === 'mistake' ? loss : gain;
  const sign = kind === 'mistake' ? -1 : 1;
  const what = `${signed(sign * 100 * win.mean)} ± ${percent(win.error)} %, ${signed(sign * score.mean, 1)} points`;
  const better = kind === 'mistake' ? [`      better: ${best.text}`] : [];
  const line = (thought?.master.line ?? []).map((move) => `${move.seat}: ${move.text}`).join('; ');
  return [
    `move ${at + 1}, seat ${seat}: ${played.text} (${what})`,
    ...better,
    ...(thought === null ? [] : [`      master: ${thought.master.text}${line === '' ? '' : `, then ${line}`}`]),
    ...(thought?.reasons ?? []).map((reason) => `      ${reasonText(reason)}`),
  ].join('\n');
}

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'gains':
      return `${signed(reason.points.mean, 1)} points: ${reason.source}`;
    case 'denies':
      return `${signed(-reason.points.mean, 1)} points for seat ${reason.seat}`;
    case 'deed':
      return `${signed(reason.times.mean, 1)} times: ${reason.deed}`;
    case 'again':
      return 'and acts again';
  }
}
