import { fetchOlderRules } from '@majlis/games/kept';
import type { GameRecord } from '@majlis/kernel';
import { type Account, type KeyMoment, type Reason, type Review, STANDARD } from '@majlis/review';
import type { Command } from 'commander';
import { Failure, messageOf, stopIfInterrupted, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { parseRecord, readSource, recordLines } from '../records.ts';
import { reviewRecord } from '../review.ts';
import { findPlayable, wholeNumber } from '../setting.ts';

interface ReviewOptions {
  readonly line: number;
  readonly as?: number;
  readonly budget: number;
  readonly json?: boolean;
}

const HELP = `
Every decision is judged from what its seat knew, in imagined worlds; those that mattered are thought about again.
The same record and budget give the same review.

Examples:
  majlis review game.json
  majlis review games.jsonl --line 7 --as 1 --budget 1280 --json`;

export function addReview(program: Command, io: Io): void {
  program
    .command('review')
    .argument('<record>', 'a file; - is the standard input')
    .description('look back at a game: chances to win, the decisions that mattered, luck and skill')
    .option('-l, --line <n>', 'which line of the file, from 1', wholeNumber(1), 1)
    .option('--as <seat>', 'through the eyes of one seat: its own decisions only', wholeNumber(0, 15))
    .option('--budget <n>', 'iterations for each decision', wholeNumber(8, 100_000), STANDARD)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: ReviewOptions) => review(source, options, io));
}

async function review(source: string, options: ReviewOptions, io: Io): Promise<void> {
  const { line, budget, as } = options;
  const lines = recordLines(await readSource(source, io));
  if (line > lines.length) throw new UsageError(`line ${line} of ${lines.length}`);
  const record = parseRecord(lines[line - 1]!, line);
  if (as !== undefined && as >= record.seats) throw new UsageError(`this game has seats 0 to ${record.seats - 1}`);
  const found = await thinkAbout(record, options, io);
  if (options.json) return writeJson(io.stdout, { game: record.game, budget, as: as ?? null, ...found });
  await writeLine(io.stdout, reviewText(record.game, found));
}

async function thinkAbout(record: GameRecord, { budget, as, line }: ReviewOptions, io: Io): Promise<Review> {
  const known = findPlayable(record.game);
  const older = await fetchOlderRules(known.game, record.segments);
  try {
    return reviewRecord(known, record, { budget, eyes: as ?? 'all', older, each: () => stopIfInterrupted(io.signal) });
  } catch (error) {
    if (error instanceof Error && error.name === 'RecordMismatch')
      throw new Failure(`line ${line}: not verified: ${messageOf(error)}`);
    throw error;
  }
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
    case 'again':
      return 'and acts again';
  }
}
