/** What is said to those who play the deal of the day, or puzzles; English is the list of what there is. */
type Solo = typeof import('./en/solo/daily.json', { with: { type: 'json' }});

export type SoloMessageId = keyof Solo & string;

/** Files `<language>/solo/<part>.json`, fetched with their pages. */
export const SOLO_PARTS = ['solo/daily'] as const;
export type SoloPart = (typeof SOLO_PARTS)[number];
