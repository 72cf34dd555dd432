/** What is said to those who learn a game, in English: the list of what there is. */
type Learn = typeof import('./en/learn/guide.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/help.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/pages.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/alhambra.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/alhambra-sheet.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/alhambra-modules.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/almadi.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/almadi-sheet.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/aladdins-dragon.json', { with: { type: 'json' }}) &
  typeof import('./en/learn/aladdins-dragon-sheet.json', { with: { type: 'json' }});

export type LearnMessageId = keyof Learn & string;

/** Files `<language>/learn/<part>.json`, fetched by those who want to learn. */
export const LEARN_PARTS = [
  'learn/guide',
  'learn/help',
  'learn/pages',
  'learn/alhambra',
  'learn/alhambra-sheet',
  'learn/alhambra-modules',
  'learn/almadi',
  'learn/almadi-sheet',
  'learn/aladdins-dragon',
  'learn/aladdins-dragon-sheet',
] as const;
export type LearnPart = (typeof LEARN_PARTS)[number];
