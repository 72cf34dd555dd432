import type { Json } from '@majlis/kernel';
import type { Section } from '../../rulebook.ts';

/** What of a table's options decides which parts of the rulebook are played. */
export interface Played {
  readonly config: Json;
  readonly seats: number;
}

type When = (played: Played) => boolean;

const withModule =
  (id: string): When =>
  ({ config }) =>
    (config as { modules?: readonly string[] } | null)?.modules?.some((one) => one.split(':')[0] === id) ?? false;
const magic: When = ({ config }) => (config as { version?: string } | null)?.version === 'magic';
const never: When = () => false;

/** By game and heading; a heading that is not named here belongs to every game. */
const PARTS: Readonly<Record<string, Readonly<Record<string, When>>>> = {
  almadi: {
    Characters: withModule('characters'),
    'Powers at the end of the game': withModule('characters'),
    'Powers during the game': withModule('characters'),
    'Rulings on characters': withModule('characters'),
    'Printed examples': never,
  },
  'aladdins-dragon': {
    'The magic version': magic,
    Artifacts: magic,
    'Spells in general': magic,
    'The spells': magic,
    'Does every game end?': never,
    Words: never,
  },
};

/** Modules that come with the number of players or a version of the game, not by being chosen. */
const UNCHOSEN: Readonly<Record<string, When>> = { dirk: ({ seats }) => seats === 2, magic };

export const isModulePlayed = (module: string, played: Played): boolean =>
  (UNCHOSEN[module] ?? withModule(module))(played);

export function isPlayed(game: string, { title, module }: Pick<Section, 'title' | 'module'>, played: Played): boolean {
  if (module !== null) return isModulePlayed(module, played);
  return PARTS[game]?.[title]?.(played) ?? true;
}
/** For tests: every heading that is named must be one of the book. */
export const namedHeadings = (game: string): string[] => Object.keys(PARTS[game] ?? {});
