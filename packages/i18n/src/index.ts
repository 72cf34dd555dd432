import { LEARN_PARTS, type LearnMessageId, type LearnPart } from './learn.ts';
import { MODULE_PARTS, type ModuleMessageId, type ModulePart } from './modules.ts';
import { SOLO_PARTS, type SoloMessageId, type SoloPart } from './solo.ts';

export { MODULE_PARTS, modulePart } from './modules.ts';

export const LOCALES = ['en', 'fr', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

type Common = typeof import('./en/common.json', { with: { type: 'json' }});
type You = typeof import('./en/you.json', { with: { type: 'json' }});
type Notices = typeof import('./en/notices.json', { with: { type: 'json' }});
type Around = typeof import('./en/around.json', { with: { type: 'json' }});
type Composer = typeof import('./en/composer.json', { with: { type: 'json' }});
type Review = typeof import('./en/review.json', { with: { type: 'json' }});
type Slips = typeof import('./en/slips.json', { with: { type: 'json' }});
type Signs = typeof import('./en/signs.json', { with: { type: 'json' }});
type Alhambra = typeof import('./en/alhambra.json', { with: { type: 'json' }});
type Almadi = typeof import('./en/almadi.json', { with: { type: 'json' }});
type AladdinsDragon = typeof import('./en/aladdins-dragon.json', { with: { type: 'json' }});
type AlhambraTold = typeof import('./en/alhambra/told.json', { with: { type: 'json' }});
type AlmadiTold = typeof import('./en/almadi-told.json', { with: { type: 'json' }});
type AladdinsDragonTold = typeof import('./en/aladdins-dragon-told.json', { with: { type: 'json' }});

/** A message, by its id. English is the list of what there is; a test holds the others to it. */
export type MessageId =
  | (keyof (Common &
      Around &
      Review &
      Slips &
      Signs &
      AladdinsDragonTold &
      AlhambraTold &
      AlmadiTold &
      You &
      Notices &
      Composer &
      Alhambra &
      Almadi &
      AladdinsDragon) &
      string)
  | ModuleMessageId
  | LearnMessageId
  | SoloMessageId;
export type Messages = Record<string, unknown>;

/**
 * What a page needs is loaded when it is needed: one part for the shell, one for where tables are composed, one for
 * each game, one for each module, one for what is told elsewhere.
 */
const WHOLE = [
  'common',
  'around',
  'you',
  'notices',
  'composer',
  'review',
  'slips',
  'signs',
  'alhambra',
  'almadi',
  'almadi-told',
  'aladdins-dragon',
  'aladdins-dragon-told',
] as const;
type WholePart = (typeof WHOLE)[number];
/** Words of Alhambra that its table needs only once it is shown; in a file beside those of its modules. */
const ALHAMBRA_TOLD = 'alhambra/told';
export type Part = WholePart | ModulePart | LearnPart | SoloPart | typeof ALHAMBRA_TOLD;
export const PARTS: readonly Part[] = /* @__PURE__ */ partList();

function partList(): Part[] {
  return [
    ...WHOLE,
    ALHAMBRA_TOLD,
    ...LEARN_PARTS,
    ...SOLO_PARTS,
    ...MODULE_PARTS.alhambra.map((id) => `alhambra/${id}` as const),
  ];
}

type Loader = () => Promise<{ readonly default: Messages }>;

const loaders: Record<WholePart, Record<Locale, Loader>> = {
  common: {
    en: () => import('./en/common.json', { with: { type: 'json' } }),
    fr: () => import('./fr/common.json', { with: { type: 'json' } }),
    de: () => import('./de/common.json', { with: { type: 'json' } }),
  },
  you: {
    en: () => import('./en/you.json', { with: { type: 'json' } }),
    fr: () => import('./fr/you.json', { with: { type: 'json' } }),
    de: () => import('./de/you.json', { with: { type: 'json' } }),
  },
  notices: {
    en: () => import('./en/notices.json', { with: { type: 'json' } }),
    fr: () => import('./fr/notices.json', { with: { type: 'json' } }),
    de: () => import('./de/notices.json', { with: { type: 'json' } }),
  },
  around: {
    en: () => import('./en/around.json', { with: { type: 'json' } }),
    fr: () => import('./fr/around.json', { with: { type: 'json' } }),
    de: () => import('./de/around.json', { with: { type: 'json' } }),
  },
  composer: {
    en: () => import('./en/composer.json', { with: { type: 'json' } }),
    fr: () => import('./fr/composer.json', { with: { type: 'json' } }),
    de: () => import('./de/composer.json', { with: { type: 'json' } }),
  },
  review: {
    en: () => import('./en/review.json', { with: { type: 'json' } }),
    fr: () => import('./fr/review.json', { with: { type: 'json' } }),
    de: () => import('./de/review.json', { with: { type: 'json' } }),
  },
  slips: {
    en: () => import('./en/slips.json', { with: { type: 'json' } }),
    fr: () => import('./fr/slips.json', { with: { type: 'json' } }),
    de: () => import('./de/slips.json', { with: { type: 'json' } }),
  },
  signs: {
    en: () => import('./en/signs.json', { with: { type: 'json' } }),
    fr: () => import('./fr/signs.json', { with: { type: 'json' } }),
    de: () => import('./de/signs.json', { with: { type: 'json' } }),
  },
  alhambra: {
    en: () => import('./en/alhambra.json', { with: { type: 'json' } }),
    fr: () => import('./fr/alhambra.json', { with: { type: 'json' } }),
    de: () => import('./de/alhambra.json', { with: { type: 'json' } }),
  },
  almadi: {
    en: () => import('./en/almadi.json', { with: { type: 'json' } }),
    fr: () => import('./fr/almadi.json', { with: { type: 'json' } }),
    de: () => import('./de/almadi.json', { with: { type: 'json' } }),
  },
  'aladdins-dragon': {
    en: () => import('./en/aladdins-dragon.json', { with: { type: 'json' } }),
    fr: () => import('./fr/aladdins-dragon.json', { with: { type: 'json' } }),
    de: () => import('./de/aladdins-dragon.json', { with: { type: 'json' } }),
  },
  'almadi-told': {
    en: () => import('./en/almadi-told.json', { with: { type: 'json' } }),
    fr: () => import('./fr/almadi-told.json', { with: { type: 'json' } }),
    de: () => import('./de/almadi-told.json', { with: { type: 'json' } }),
  },
  'aladdins-dragon-told': {
    en: () => import('./en/aladdins-dragon-told.json', { with: { type: 'json' } }),
    fr: () => import('./fr/aladdins-dragon-told.json', { with: { type: 'json' } }),
    de: () => import('./de/aladdins-dragon-told.json', { with: { type: 'json' } }),
  },
};

export async function loadMessages(part: Part, locale: Locale): Promise<Messages> {
  const [folder, file] = part.split('/') as [WholePart, string | undefined];
  if (file === undefined) return (await loaders[folder][locale]()).default;
  // Apart, so that who plays without modules does not fetch the list of their files.
  const { loadFile } = await import('./load-file.ts');
  return (await loadFile(folder, file, locale)).default;
}

/** The first of the wanted languages that we speak. */
export function pickLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
