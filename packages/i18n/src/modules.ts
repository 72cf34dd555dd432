/** What a module says, in English: the list of what there is. A module of a game is one line here and one file a language. */
type AlhambraModules = typeof import('./en/alhambra/bazaars.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/bonus-cards.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/bureau-de-change.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/camps.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/caravanserai.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/change.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/characters.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/city-gates.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/city-walls.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/diamonds.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/dirk.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/invaders.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/master-builders.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/moors.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/new-score-cards.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/street-trader.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/sultan.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/thieves.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/treasure-chamber.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/vizier.json', { with: { type: 'json' }}) &
  typeof import('./en/alhambra/workers-huts.json', { with: { type: 'json' }});

export type ModuleMessageId = keyof AlhambraModules & string;

/** By game, the modules that have words of their own: files `<language>/<game>/<module>.json`. */
export const MODULE_PARTS = {
  alhambra: [
    'bazaars',
    'bonus-cards',
    'bureau-de-change',
    'camps',
    'caravanserai',
    'change',
    'characters',
    'city-gates',
    'city-walls',
    'diamonds',
    'dirk',
    'invaders',
    'master-builders',
    'moors',
    'new-score-cards',
    'street-trader',
    'sultan',
    'thieves',
    'treasure-chamber',
    'vizier',
    'workers-huts',
  ],
} as const;

export type ModulePart = `alhambra/${(typeof MODULE_PARTS)['alhambra'][number]}`;

/** As a part of the words: `alhambra/vizier`. Null for a module whose words, if any, are among its game's. */
export function modulePart(game: string, module: string): ModulePart | null {
  const known: Readonly<Record<string, readonly string[]>> = MODULE_PARTS;
  return known[game]?.includes(module) ? (`${game}/${module}` as ModulePart) : null;
}
