import { type Messages as LinguiMessages, setupI18n } from '@lingui/core';
import { LOCALES, type Locale, loadMessages, type MessageId, type Part, pickLocale } from '@majlis/i18n';
import { create } from 'zustand';

const i18n = setupI18n();
const loaded = new Set<string>();
const STORE = 'majlis.locale';

interface LocaleState {
  readonly locale: Locale;
  /** Grows with every part that arrives, so that what is on the screen is said anew. */
  readonly version: number;
}

export const useLocale = create<LocaleState>(() => ({ locale: wantedLocale(), version: 0 }));

function wantedLocale(): Locale {
  const kept = localStorage.getItem(STORE);
  return LOCALES.find((locale) => locale === kept) ?? pickLocale(navigator.languages);
}

/** Call it before a page is shown that needs the part. */
export async function needMessages(part: Part, locale = useLocale.getState().locale): Promise<void> {
  const name = `${locale}/${part}`;
  if (!loaded.has(name)) {
    i18n.load(locale, (await loadMessages(part, locale)) as LinguiMessages);
    loaded.add(name);
  }
  i18n.activate(locale);
  document.documentElement.lang = locale;
  useLocale.setState(({ version }) => ({ locale, version: version + 1 }));
}

export async function changeLocale(locale: Locale, parts: readonly Part[] = ['common']): Promise<void> {
  localStorage.setItem(STORE, locale);
  for (const part of parts) await needMessages(part, locale);
}

export type Values = Record<string, string | number>;

/** Says a message in the visitor's language. */
export function useSay(): (id: MessageId, values?: Values) => string {
  useLocale();
  return say;
}

export const say = (id: MessageId, values?: Values): string => i18n._(id, values);
