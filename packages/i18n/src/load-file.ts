import type { Locale, Messages } from './index.ts';

/** Bundlers find the files by this pattern, so that a module or a lesson needs no line here. */
export const loadFile = (folder: string, file: string, locale: Locale): Promise<{ readonly default: Messages }> =>
  import(`./${locale}/${folder}/${file}.json`, { with: { type: 'json' } });
