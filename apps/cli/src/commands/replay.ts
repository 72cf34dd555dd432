import type { GameRecord, Viewer } from '@majlis/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { stopIfInterrupted, UsageError } from '../errors.ts';
import { type Io, writeJson, writeLine } from '../io.ts';
import { parseRecord, readSource, recordLines, replayTo } from '../records.ts';
import { findGame, wholeNumber } from '../setting.ts';
import { dataText } from '../text.ts';

interface ReplayOptions {
  readonly line?: number;
  readonly at?: number;
  readonly as: Viewer;
  readonly json?: boolean;
}

const HELP = `
A file holds one record, or one record per line. Without --line, all records in the file are verified.

Examples:
  majlis replay game.json --as 0
  majlis replay games.jsonl
  majlis replay games.jsonl --line 7 --at 20 --as 1 --json
  majlis simulate lantern | majlis replay -`;

export function addReplay(program: Command, io: Io): void {
  program
    .command('replay')
    .argument('<record>', 'a file, or - for standard input')
    .description('replay a record, verify every hash and show a position')
    .option('-l, --line <n>', 'which line of the file, from 1', wholeNumber(1))
    .option('--at <n>', 'show the position after n actions (default: the last)', wholeNumber(0))
    .option('--as <viewer>', 'a seat, or "spectator"', readViewer, 'spectator' as Viewer)
    .option('--json', 'print JSON')
    .addHelpText('after', HELP)
    .action((source: string, options: ReplayOptions) => replayRecords(source, options, io));
}

function readViewer(text: string): Viewer {
  if (text === 'spectator') return text;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('A seat from 0, or "spectator".');
}

async function replayRecords(source: string, options: ReplayOptions, io: Io): Promise<void> {
  const lines = recordLines(await readSource(source, io));
  if (options.line !== undefined && options.line > lines.length) {
    throw new UsageError(`there is no line ${options.line}: the file has ${lines.length}`);
  }
  const chosen = options.line === undefined ? lines : [lines[options.line - 1]!];
  if (chosen.length === 1) return show(parseRecord(chosen[0]!, options.line ?? 1), options, io);
  if (options.at !== undefined || options.as !== 'spectator') throw new UsageError('choose a record with --line');
  for (const [i, line] of chosen.entries()) {
    stopIfInterrupted(io.signal);
    const record = parseRecord(line, i + 1);
    const { actions } = await replayTo(findGame(record.game), record, 0, i + 1);
    if (!options.json) await writeLine(io.stdout, `line ${i + 1}: ${headline(record, actions)}, verified`);
  }
  if (options.json) await writeJson(io.stdout, { verified: chosen.length });
}

const headline = (record: GameRecord, actions: number) => `${record.game}, ${record.seats} seats, ${actions} actions`;

async function show(record: GameRecord, options: ReplayOptions, io: Io): Promise<void> {
  const { as: viewer } = options;
  if (viewer !== 'spectator' && viewer >= record.seats)
    throw new UsageError(`this game has seats 0 to ${record.seats - 1}`);
  const game = findGame(record.game);
  const { actions, state, last: lastAction } = await replayTo(game, record, options.at, options.line ?? 1);
  if (state === null) throw new UsageError(`--at ${options.at}: the record has ${actions} actions`);
  const at = options.at ?? actions;
  const view = game.view(state, viewer);
  const outcome = game.outcome(state);
  if (options.json) {
    const { format, config, seats } = record;
    return writeJson(io.stdout, {
      format,
      game: game.id,
      config,
      seats,
      actions,
      verified: true,
      at,
      lastAction,
      viewer,
      view,
      outcome,
    });
  }
  const title = `after ${at} actions, as ${viewer === 'spectator' ? viewer : `seat ${viewer}`} sees it`;
  const played = lastAction === null ? '' : `; seat ${lastAction.seat} played "${lastAction.text}"`;
  await writeLine(io.stdout, `${headline(record, actions)}, verified\n${title}${played}\n\n${dataText(view)}`);
}
