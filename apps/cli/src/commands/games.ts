import { shelf } from '@majlis/games';
import type { ModuleEntry } from '@majlis/kernel';
import type { Command } from 'commander';
import { type Io, writeJson, writeLine } from '../io.ts';

export function addGames(program: Command, io: Io): void {
  program
    .command('games')
    .description('list the games with their seats, options and modules')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  majlis games --json')
    .action(async ({ json }: { json?: boolean }) => {
      if (json) await writeJson(io.stdout, listGames());
      else await writeLine(io.stdout, listGames().map(gameText).join('\n\n'));
    });
}

export const listGames = () =>
  shelf.map(({ game, name }) => ({
    id: game.id,
    name,
    rulesVersion: game.rulesVersion,
    seats: game.seats,
    options: game.catalogue.options,
    modules: game.catalogue.modules,
  }));

function gameText({ id, name, rulesVersion, seats, options, modules }: ReturnType<typeof listGames>[number]): string {
  const choices = options.map((option) => {
    const listed = option.choices.map((choice) => JSON.stringify(choice)).join(' | ');
    return `  --option ${option.id}=${listed}   (default ${JSON.stringify(option.standard)})`;
  });
  return [
    `${id}   ${name}, ${seats.min} to ${seats.max} seats, rules version ${rulesVersion}`,
    ...choices,
    ...(modules.length === 0 ? [] : ['  modules:', ...modules.map(moduleText)]),
  ].join('\n');
}

function moduleText({ id, seats, needs = [], excludes = [] }: ModuleEntry): string {
  const notes = [
    ...(seats === undefined ? [] : [`${seats.min} to ${seats.max} seats`]),
    ...(needs.length === 0 ? [] : [`needs ${needs.join(', ')}`]),
    ...(excludes.length === 0 ? [] : [`not with ${excludes.join(', ')}`]),
  ];
  return `    ${id}${notes.length === 0 ? '' : `   (${notes.join('; ')})`}`;
}
