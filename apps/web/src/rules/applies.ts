import type { Json } from '@majlis/kernel';

/** What of a table's options decides which parts of the rulebook are played. */
export interface Played {
  readonly config: Json;
  readonly seats: number;
}

type When = (played: Played) => boolean;

const withModule =
  (id: string): When =>
  ({ config }) =>
    (config as { modules?: readonly string[] } | null)?.modules?.includes(id) ?? false;
const magic: When = ({ config }) => (config as { version?: string } | null)?.version === 'magic';
const never: When = () => false;

/** By game and heading; a heading that is not named here belongs to every game. */
const PARTS: Readonly<Record<string, Readonly<Record<string, When>>>> = {
  alhambra: {
    'Two players': ({ seats }) => seats === 2,
    "The Vizier's favour": withModule('vizier'),
    'The city gates': withModule('city-gates'),
    'The characters': withModule('characters'),
    'The thieves': withModule('thieves'),
    'The change': withModule('change'),
  },
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

export const isPlayed = (game: string, title: string, played: Played): boolean =>
  PARTS[game]?.[title]?.(played) ?? true;
/** For tests: every heading that is named must be one of the book. */
export const namedHeadings = (game: string): string[] => Object.keys(PARTS[game] ?? {});
