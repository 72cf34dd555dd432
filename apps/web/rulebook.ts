/** One numbered statement of a rulebook. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^##+ (.+)$/;
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
export function readRulebook(markdown: string): Section[] {
  const sections: { title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const title = HEADING.exec(line)?.[1];
    if (title !== undefined) sections.push({ title: plain(title), rules: [] });
    const rule = readRule(line);
    if (rule !== null) sections.at(-1)?.rules.push(rule);
  }
  return sections.filter(({ rules }) => rules.length > 0);
}
