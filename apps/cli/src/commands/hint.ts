import { botByName, type Hint, hintFor } from '@majlis/bots';
import type { Command } from 'commander';
import { UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { readBot } from '../mover.ts';
import { parseRecord, readSource, recordLines, replayTo } from '../records.ts';
import { findPlayable, wholeNumber } from '../setting.ts';

interface HintOptions {
  readonly as: number;
  readonly line: number;
  readonly at?: number;
  readonly level: string;
  readonly json?: boolean;
}

const HELP = `
The bot knows only what that seat knows. The same position and level give the same hint.

Examples:
  majlis hint game.json --as 0
  majlis hint games.jsonl --line 7 --at 20 --as 1 --level master --json`;

export function addHint(program: Command, io: Io): void {
  program
    .command('hint')
    .argument('<record>', 'a file, or - for standard input')
    .description('what a bot would play in a position of a record, and why')
    .requiredOption('--as <seat>', 'whose move', wholeNumber(0, 15))
    .option('-l, --line <n>', 'which line of the file, from 1', wholeNumber(1), 1)
    .option('--at <n>', 'the position after n actions (default: the last)', wholeNumber(0))
    .option('--level <bot>', 'who gives the hint', readBot, 'hard')
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: HintOptions) => giveHint(source, options, io));
}

async function giveHint(source: string, options: HintOptions, io: Io): Promise<void> {
  const { as: seat, line } = options;
  const lines = recordLines(await readSource(source, io));
  if (line > lines.length) throw new UsageError(`there is no line ${line}: the file has ${lines.length}`);
  const record = parseRecord(lines[line - 1]!, line);
  const known = findPlayable(record.game);
  const { game } = known;
  const { state, actions } = await replayTo(game, record, options.at, line);
  if (state === null) throw new UsageError(`--at ${options.at}: the record has ${actions} actions`);
  const legal = game.legalActions(state, seat) as never[];
  if (legal.length === 0)
    throw new UsageError(`seat ${seat} is not to move here; to move: ${askedText(game.deciders(state))}`);
  const at = options.at ?? actions;
  const knowledge = game.knowledge(state, seat) as never;
  const hint = hintFor(known, botByName(options.level, known)!, { seat, knowledge, legal, seed: `hint:${at}` });
  if (options.json) await writeJson(io.stdout, { game: game.id, at, ...hint });
  else await writeLine(io.stdout, hintText(hint));
}

const askedText = (seats: readonly number[]): string => (seats.length === 0 ? 'nobody' : seats.join(', '));

function hintText({ bot, seat, text, iterations, candidates }: Hint): string {
  const rows = candidates.map(({ share, visits, score, win, worth, text: action }) =>
    [
      `${(100 * share).toFixed(0)} %`.padStart(6),
      String(visits).padStart(7),
      (score === null ? '-' : `${score.mean.toFixed(1)} ± ${score.error.toFixed(1)}`).padStart(14),
      (win === null ? '-' : `${(100 * win.mean).toFixed(0)} ± ${(100 * win.error).toFixed(0)} %`).padStart(11),
      worth.toFixed(2).padStart(8),
      `  ${action}`,
    ].join(' '),
  );
  const head = ['plays', 'visits', 'score', 'wins', 'worth'].map((title, i) => title.padStart([6, 7, 14, 11, 8][i]!));
  const title = `${bot} for seat ${seat}: ${text}${iterations === 0 ? '' : `, after ${iterations} iterations`}`;
  return [title, ...(rows.length === 0 ? [] : [`${head.join(' ')}   action`, ...rows])].join('\n');
}
