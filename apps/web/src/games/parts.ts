import { modulePart, type Part } from '@majlis/i18n';
import type { Json } from '@majlis/kernel';

/** Modules that nobody chooses: a number of players brings them. */
const WITH_SEATS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = { alhambra: { 2: ['dirk'] } };

/** The modules a table plays, by its options; a choice within a module (`invaders:open`) is still that module. */
export function modulesOf(game: string, config: Json, seats: number): string[] {
  const chosen = (config as { modules?: unknown } | null)?.modules;
  const ids = Array.isArray(chosen) ? chosen.map((id) => String(id).split(':')[0]!) : [];
  return [...ids, ...(WITH_SEATS[game]?.[seats] ?? [])];
}

/** Words a table needs only once it is shown: what happens, why not, what lies on slips. */
export const laterParts = (game: string): Part[] => [
  'slips',
  (game === 'alhambra' ? 'alhambra/told' : `${game}-told`) as Part,
];

/** Which words a table needs: its game's, and those of the modules it plays. */
export function partsOf(game: string, config: Json, seats: number): Part[] {
  return [game as Part, ...modulesOf(game, config, seats).flatMap((id) => modulePart(game, id) ?? [])];
}
