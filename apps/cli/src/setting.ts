import { randomBytes } from 'node:crypto';
import { gameById, games } from '@majlis/games';
import { type PlayableGame, playableById } from '@majlis/games/heuristics';
import { yardsticksOf } from '@majlis/games/yardsticks';
import { type AnyGame, isSeed, type Json, type Seed } from '@majlis/kernel';
import { type Command, InvalidArgumentError } from 'commander';
import { UsageError } from './errors.ts';

/** Which game is set up, and how. With a seed added, everything about a game before its first action. */
export interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly config: Json;
}

export interface SettingOptions {
  readonly seats?: number;
  readonly modules?: readonly string[];
  readonly option?: Readonly<Record<string, Json>>;
  readonly seed?: Seed;
}

export const freshSeed = (): Seed => randomBytes(16).toString('hex');

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    const range = max === Number.MAX_SAFE_INTEGER ? `from ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`A whole number ${range}.`);
  };
}

export const commaList = (text: string): string[] => text.split(',').filter((item) => item !== '');

export function readSeed(text: string): Seed {
  if (isSeed(text)) return text;
  throw new InvalidArgumentError('A seed is 32 hex digits, lower case.');
}

/** `rounds=4` is the number 4 and `variant=magic` the text "magic". */
function readOption(text: string, before: Record<string, Json> = {}): Record<string, Json> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write key=value.');
  return { ...before, [text.slice(0, at)]: readValue(text.slice(at + 1)) };
}

function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

export function addSettingOptions(command: Command): Command {
  return command
    .option('-s, --seats <n>', 'number of players (default: the fewest the game allows)', wholeNumber(1, 16))
    .option('-m, --modules <a,b>', 'modules to switch on, or "all"', commaList)
    .option('-o, --option <key=value>', 'an option of the game; may be repeated', readOption)
    .option('--seed <hex>', '32 hex digits (default: a random one)', readSeed);
}

export function findGame(id: string): AnyGame {
  const game = gameById(id);
  if (game !== null) return game;
  throw new UsageError(`no game "${id}". The games: ${games.map((known) => known.id).join(', ')}`);
}

/** A game with what bots need to know of it, and whom to measure them against. */
export function findPlayable(id: string): PlayableGame & { readonly yardsticks: ReturnType<typeof yardsticksOf> } {
  const found = playableById(findGame(id).id);
  if (found === null) throw new UsageError(`no bot knows how to play "${id}"`);
  return { ...found, yardsticks: yardsticksOf(id) };
}

/** `all` stands for every module the game has. */
function modulesOf({ catalogue }: AnyGame, named: readonly string[] | undefined): readonly string[] | undefined {
  return named?.join() === 'all' ? catalogue.modules.map(({ id }) => id) : named;
}

function unknownModule({ id, catalogue }: AnyGame, module: string): string {
  const known = catalogue.modules.map((one) => one.id).join(', ');
  return known === '' ? `${id} has no modules` : `${id} has no module "${module}". Its modules: ${known}`;
}

/** The wish in the form every game reads: its options by name, and `modules` when there are any. */
export function settingOf(gameId: string, options: SettingOptions): Setting {
  const game = findGame(gameId);
  const seats = options.seats ?? game.seats.min;
  const modules = modulesOf(game, options.modules);
  const wish = { ...options.option, ...(modules === undefined ? {} : { modules }) };
  const checked = game.checkConfig(wish, seats);
  if (checked.ok) return { game, seats, config: checked.value as Json };
  const { code, params } = checked.refusal;
  if (code === 'unknown-module') {
    throw new UsageError(unknownModule(game, (params as { readonly module: string }).module));
  }
  throw new UsageError(`${gameId} refuses this: ${code}${params === undefined ? '' : ` ${JSON.stringify(params)}`}`);
}
