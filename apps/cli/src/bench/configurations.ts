import { games } from '@majlis/games';
import type { AnyGame, Json } from '@majlis/kernel';
import { UsageError } from '../errors.ts';
import type { Setting } from '../setting.ts';

export interface Configuration extends Setting {
  readonly name: string;
}

interface Entry {
  readonly name: string;
  readonly seats: number;
  readonly wish: Json;
}

/** What is worth measuring of a game; one that is not named here is measured as it stands, with three seats. */
export const WISHES: Readonly<Record<string, readonly Entry[]>> = {
  'aladdins-dragon': [
    { name: 'basic, 4 seats', seats: 4, wish: { version: 'basic' } },
    { name: 'magic, 4 seats', seats: 4, wish: { version: 'magic' } },
  ],
  almadi: [
    { name: '3 seats', seats: 3, wish: {} },
    { name: 'characters, 3 seats', seats: 3, wish: { modules: ['characters'] } },
  ],
};

/** Sets of modules that are measured between none and all. */
const SOME_MODULES: Readonly<Record<string, { readonly name: string; readonly modules: readonly string[] }>> = {
  alhambra: { name: 'five modules', modules: ['vizier', 'city-gates', 'characters', 'thieves', 'change'] },
};

/** Beside its standard, a game with modules is measured with all of them. */
function entriesOf(game: AnyGame): readonly Entry[] {
  const listed = WISHES[game.id];
  if (listed !== undefined) return listed;
  const seats = Math.min(Math.max(3, game.seats.min), game.seats.max);
  const modules = game.catalogue.modules.map(({ id }) => id);
  const standard = { name: `${seats} seats`, seats, wish: {} };
  if (modules.length === 0) return [standard];
  const sets = [
    ...(SOME_MODULES[game.id] === undefined ? [] : [SOME_MODULES[game.id]!]),
    { name: 'all modules', modules },
  ];
  return [
    standard,
    ...sets.map((set) => ({ name: `${set.name}, ${seats} seats`, seats, wish: { modules: set.modules } })),
  ];
}

export function configurationsOf(game: AnyGame): Configuration[] {
  return entriesOf(game).map(({ name, seats, wish }) => {
    const checked = game.checkConfig(wish, seats);
    if (!checked.ok) throw new UsageError(`${game.id} refuses ${JSON.stringify(wish)}: ${checked.refusal.code}`);
    return { name: `${game.id}, ${name}`, game, seats, config: checked.value as Json };
  });
}

export function chosenConfigurations(ids: readonly string[] | undefined): Configuration[] {
  const unknown = ids?.find((id) => !games.some((game) => game.id === id));
  if (unknown !== undefined)
    throw new UsageError(`no game "${unknown}". The games: ${games.map(({ id }) => id).join(', ')}`);
  return games.filter(({ id }) => ids?.includes(id) ?? true).flatMap(configurationsOf);
}
