export const LOCALES = ['en', 'fr', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** A message, by its id. English is the list of what there is; a test holds the others to it. */
type Common = typeof import('./en/common.json', { with: { type: 'json' }});
export type MessageId = keyof Common & string;
export type Messages = Record<string, unknown>;

/** What a page needs is loaded when it is needed: one part for the shell, one for each game. */
export const PARTS = ['common'] as const;
export type Part = (typeof PARTS)[number];

type Loader = () => Promise<{ readonly default: Messages }>;

const loaders: Record<Part, Record<Locale, Loader>> = {
  common: {
    en: () => import('./en/common.json', { with: { type: 'json' } }),
    fr: () => import('./fr/common.json', { with: { type: 'json' } }),
    de: () => import('./de/common.json', { with: { type: 'json' } }),
  },
};

export async function loadMessages(part: Part, locale: Locale): Promise<Messages> {
  return (await loaders[part][locale]()).default;
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
