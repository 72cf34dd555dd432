import type { Section } from '../../rulebook.ts';

type Loader = () => Promise<{ readonly default: readonly Section[] }>;

/** Fetched when somebody asks for them. */
const books: Readonly<Record<string, Loader>> = {
  alhambra: () => import('./books/alhambra.rulebook'),
  almadi: () => import('./books/almadi.rulebook'),
  'aladdins-dragon': () => import('./books/aladdins-dragon.rulebook'),
};

/** The numbered statements of a game and all its modules; null for a game without a book. */
export const loadBook = (game: string): Promise<readonly Section[]> | null =>
  books[game]?.().then((book) => book.default) ?? null;
