import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** One numbered statement of a rulebook. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  /** The module these rules belong to; null: they are of the base game. */
  readonly module: string | null;
  readonly rules: readonly Rule[];
}

const HEADING = /^#+ (.+)$/;
const STATEMENT = /^- \*\*([A-Z][A-Z0-9-]+)\*\* (.+)$/;
const ROW = /^\| *([A-Z]+-[A-Z0-9-]+) *\|(.+)\|$/;

const plain = (text: string): string => text.replace(/[*`]/g, '').trim();

function readRule(line: string): Rule | null {
  const [, id, text] = STATEMENT.exec(line) ?? [];
  if (id !== undefined) return { id, text: plain(text!) };
  const [, cell, rest] = ROW.exec(line) ?? [];
  if (cell === undefined) return null;
  const words = rest!
    .split('|')
    .map(plain)
    .filter((word) => word !== '');
  return { id: cell, text: words.join(' · ') };
}

/** The numbered statements under their headings; what the book says about itself is left out. */
export function readRulebook(markdown: string, module: string | null = null): Section[] {
  const sections: { title: string; module: string | null; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined) sections.push({ title: plain(title), module, rules: [] });
    const rule = readRule(line);
    if (rule !== null) sections.at(-1)?.rules.push(rule);
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

/** Where a game's rules are written down: its own book, and one in the folder of each module. */
export function booksOf(game: URL): { readonly file: URL; readonly module: string | null }[] {
  const modules = new URL('src/modules/', game);
  const ids = existsSync(modules) ? readdirSync(modules).sort() : [];
  const books = ids.map((id) => ({ file: new URL(`${id}/rulebook.md`, modules), module: id }));
  return [{ file: new URL('rulebook.md', game), module: null }, ...books.filter(({ file }) => existsSync(file))];
}

export const readBooks = (game: URL): Section[] =>
  booksOf(game).flatMap(({ file, module }) => readRulebook(readFileSync(file, 'utf8'), module));
