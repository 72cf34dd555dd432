import { type Messages as LinguiMessages, setupI18n } from '@lingui/core';
import { LOCALES, type Locale, loadMessages, type MessageId, type Part, pickLocale } from '@majlis/i18n';
import { create } from 'zustand';

/** Words that are still on their way are left blank: nobody should ever read an id. */
const i18n = setupI18n({ missing: () => '' });
const loaded = new Set<string>();
/** What the pages visited so far need; a change of language fetches all of it. */
const needed = new Set<Part>();
const STORE = 'majlis.locale';

interface LocaleState {
  readonly locale: Locale;
  /** Grows with every part that arrives, so that what is on the screen is said again. */
  readonly version: number;
}

export const useLocale = create<LocaleState>(() => ({ locale: wantedLocale(), version: 0 }));

function wantedLocale(): Locale {
  // Outside a browser, as in a unit test, nobody has chosen.
  if (typeof localStorage === 'undefined') return 'en';
  const kept = localStorage.getItem(STORE);
  return LOCALES.find((locale) => locale === kept) ?? pickLocale(navigator.languages);
}

/** Call it before a page is shown that needs the parts. */
export async function needMessages(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await fetchMessages(useLocale.getState().locale);
}

/** A page, or a part of one, that is shown once its words are there. */
export async function withWords<T>(page: Promise<T>, ...parts: readonly Part[]): Promise<T> {
  const [loaded] = await Promise.all([page, needMessages(...parts)]);
  return loaded;
}

async function fetchMessages(locale: Locale): Promise<void> {
  const missing = [...needed].filter((part) => !loaded.has(`${locale}/${part}`));
  await Promise.all(
    missing.map(async (part) => {
      i18n.load(locale, (await loadMessages(part, locale)) as LinguiMessages);
      loaded.add(`${locale}/${part}`);
    }),
  );
  i18n.activate(locale);
  document.documentElement.lang = locale;
  useLocale.setState(({ version }) => ({ locale, version: version + 1 }));
}

export async function changeLocale(locale: Locale): Promise<void> {
  localStorage.setItem(STORE, locale);
  await fetchMessages(locale);
}

/** A language chosen in another tab of the device holds here too. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === STORE) void fetchMessages(wantedLocale());
  });
}

export type Values = Record<string, string | number>;
export type Say = (id: MessageId, values?: Values) => string;

export const say: Say = (id, values) => i18n._(id, values);

/** Whether there are words for it: codes of servers and rules may be newer than this page. */
export const hasWords = (id: string): id is MessageId => Object.hasOwn(i18n.messages, id);

/** Says messages in the visitor's language; what uses it is drawn again when that changes. */
export function useSay(): Say {
  useLocale();
  return say;
}
