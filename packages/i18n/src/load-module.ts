import type { Locale, Messages } from './index.ts';

/** Bundlers find the files by this pattern, so that a module needs no line here. */
export const loadModule = (module: string, locale: Locale): Promise<{ readonly default: Messages }> =>
  import(`./${locale}/alhambra/${module}.json`, { with: { type: 'json' } });
