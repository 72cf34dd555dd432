import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULE_IDS, MODULES } from '../src/modules/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Row {
  readonly pair: string;
  readonly what: string;
  readonly says: readonly string[];
  readonly file: string;
  /** How the name of the test begins. */
  readonly shows: string;
}

function rowsOf(page: string): Row[] {
  return page.split('\n## ').flatMap((chapter, i) => {
    if (i === 0) return [];
    const [one, ...lines] = chapter.split('\n');
    return lines
      .filter((line) => line.startsWith('| ') && !/^\| (with|---)/.test(line))
      .map((line) => {
        const [, other, what, says, shows] = line.split('|').map((cell) => cell.trim()) as [string, ...string[]];
        const [, file = '', name = ''] = /^`([\w-]+)`: (.+)$/.exec(shows!) ?? [];
        return { pair: `${one} ${other}`, what: what!, says: says!.split(', ').filter(Boolean), file, shows: name };
      });
  });
}

const page = read('../modules-together.md');
const rows = rowsOf(page);
const books = ['../rulebook.md', ...MODULES.map(({ id }) => `../src/modules/${id}/rulebook.md`)];
const statements = new Set(
  books.flatMap((book) => [...read(book).matchAll(/^(?:- \*\*|\| )(ALH-[A-Z0-9]+(?:-\d+)?)\b/gm)].map(([, id]) => id!)),
);

/** What is wrong with a row. */
function faults({ pair, what, says, file, shows }: Row): string[] {
  if (what === 'nothing') return says.length === 0 && shows === '' ? [] : [`${pair}: nothing, and yet something`];
  const path = `modules/${file}.test.ts`;
  const tests = file !== '' && existsSync(new URL(path, import.meta.url)) ? read(path) : '';
  return [
    ...(what === '' ? [`${pair}: what happens?`] : []),
    ...(says.length === 0 ? [`${pair}: who says so?`] : []),
    ...says.filter((id) => !statements.has(id)).map((id) => `${pair}: no statement ${id}`),
    ...(shows !== '' && tests.includes(`('${shows}`) ? [] : [`${pair}: no test "${shows}" in ${path}`]),
  ];
}

describe('modules-together.md', () => {
  it('has every two modules once', () => {
    const pairs = MODULE_IDS.flatMap((one, i) => MODULE_IDS.slice(i + 1).map((other) => [one, other].sort().join(' ')));
    const told = rows.map(({ pair }) => pair.split(' ').sort().join(' '));
    expect(pairs).toHaveLength(190);
    expect(told.toSorted()).toEqual(pairs.toSorted());
  });
  it('names statements and tests that exist', () => {
    expect(rows.flatMap(faults)).toEqual([]);
    expect(rows.filter(({ what }) => what !== 'nothing').length).toBeGreaterThan(100);
  });
  it('what is missing is named', () => {
    const row = { pair: 'a b', what: 'Something.', says: ['nowhere'], file: 'vizier', shows: 'never' };
    expect(faults(row)).toEqual(['a b: no statement nowhere', 'a b: no test "never" in modules/vizier.test.ts']);
    expect(faults({ ...row, what: 'nothing' })).toEqual(['a b: nothing, and yet something']);
  });
});
