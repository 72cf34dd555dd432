/** What is said to those who play the deal of the day, a match with the same deals for everybody, or puzzles; English is the list of what there is. */
type Daily = typeof import('./en/solo/daily.json', { with: { type: 'json' }});
type Duplicate = typeof import('./en/solo/duplicate.json', { with: { type: 'json' }});
type Puzzles = typeof import('./en/solo/puzzles.json', { with: { type: 'json' }});

export type SoloMessageId = keyof (Daily & Duplicate & Puzzles) & string;

/** Files `<language>/solo/<part>.json`, fetched with their pages. */
export const SOLO_PARTS = ['solo/daily', 'solo/duplicate', 'solo/puzzles'] as const;
export type SoloPart = (typeof SOLO_PARTS)[number];
