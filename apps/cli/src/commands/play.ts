import { writeFile } from 'node:fs/promises';
import type { Seat } from '@majlis/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { Failure, UsageError } from '../errors.ts';
import { type Io, writeLine } from '../io.ts';
import { readBot } from '../mover.ts';
import { playInTerminal } from '../play/play.ts';
import { PlayTable } from '../play/table.ts';
import { addSettingOptions, commaList, freshSeed, type SettingOptions, settingOf } from '../setting.ts';

interface PlayOptions extends SettingOptions {
  readonly humans: readonly Seat[] | 'all';
  readonly bots: string;
  readonly out?: string;
}

const HELP = `
Bots play the other seats. When several people share the keyboard, the screen is hidden between their turns.

Examples:
  majlis play lantern
  majlis play lantern --bots hard
  majlis play lantern --seats 3 --humans 0,2
  majlis play lantern --seats 2 --humans all --out game.json`;

export function addPlay(program: Command, io: Io): void {
  addSettingOptions(program.command('play').argument('<game>', 'as listed by "majlis games"'))
    .description('play in the terminal, against bots or each other')
    .option('--humans <seats>', 'the seats people play, or "all"', readHumans, [0])
    .option('-b, --bots <bot>', 'level of the bots: beginner, easy, medium, hard, master', readBot, 'medium')
    .option('--out <file>', 'write the record of the game')
    .addHelpText('after', HELP)
    .action((game: string, options: PlayOptions) => play(game, options, io));
}

function readHumans(text: string): readonly Seat[] | 'all' {
  if (text === 'all') return text;
  const seats = commaList(text);
  if (seats.length === 0 || seats.some((seat) => !/^\d{1,2}$/.test(seat))) {
    throw new InvalidArgumentError('Seats from 0, separated by commas, or "all".');
  }
  return seats.map(Number);
}

async function play(gameId: string, options: PlayOptions, io: Io): Promise<void> {
  const setting = settingOf(gameId, options);
  const all = Array.from({ length: setting.seats }, (_, seat) => seat);
  const humans = options.humans === 'all' ? all : options.humans;
  const missing = humans.find((seat) => seat >= setting.seats);
  if (missing !== undefined) throw new UsageError(`no seat ${missing}: this game has seats 0 to ${setting.seats - 1}`);
  const table = new PlayTable(setting, options.seed ?? freshSeed(), humans, options.bots);
  const isFinished = await playInTerminal(table, io);
  if (!isFinished) await writeLine(io.stdout, '\nThe game was left unfinished.');
  if (options.out === undefined) return;
  await writeFile(options.out, `${JSON.stringify(table.record())}\n`).catch((error: Error) => {
    throw new Failure(`cannot write ${options.out}: ${error.message}`);
  });
}
