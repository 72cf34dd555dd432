import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULE_IDS, MODULES } from '../src/modules/index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

interface Row {
  readonly pair: string;
  readonly what: string;
  readonly says: readonly string[];
  readonly shows: readonly Shown[];
}

interface Shown {
  readonly file: string;
  /** How the name of the test begins. */
  readonly name: string;
}

const shownIn = (cell: string): Shown[] =>
  cell.split('; `').flatMap((one) => {
    const [, file, name] = /^`?([\w-]+)`: (.+)$/.exec(one) ?? [];
    return file === undefined || name === undefined ? [] : [{ file, name }];
  });

function rowsOf(page: string): Row[] {
  return page.split('\n## ').flatMap((chapter, i) => {
    if (i === 0) return [];
    const [one, ...lines] = chapter.split('\n');
    return lines
      .filter((line) => line.startsWith('| ') && !/^\| (with|---)/.test(line))
      .map((line) => {
        const [, other, what, says, shows] = line.split('|').map((cell) => cell.trim()) as [string, ...string[]];
        return {
          pair: `${one} ${other}`,
          what: what!,
          says: says!.split(', ').filter(Boolean),
          shows: shownIn(shows!),
        };
      });
  });
}

const page = read('../modules-together.md');
const rows = rowsOf(page);
const books = ['../rulebook.md', ...MODULES.map(({ id }) => `../src/modules/${id}/rulebook.md`)];
const statements = new Set(
  books.flatMap((book) => [...read(book).matchAll(/^(?:- \*\*|\| )(ALH-[A-Z0-9]+(?:-\d+)?)\b/gm)].map(([, id]) => id!)),
);

/** A test from its name to the next one; null if there is none. */
function testOf({ file, name }: Shown): { body: string } | null {
  const path = new URL(`modules/${file}.test.ts`, import.meta.url);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const begins = text.indexOf(`('${name}`);
  if (begins < 0) return null;
  const ends = text.indexOf('\n  it', begins);
  return { body: text.slice(begins, ends < 0 ? undefined : ends) };
}

/** What is wrong with the tests a row names: each is there, and together they cite what says so with both in play. */
function faultsOfTests({ pair, says, shows }: Row): string[] {
  const missing = shows.filter((shown) => testOf(shown) === null);
  if (missing.length > 0)
    return missing.map(({ file, name }) => `${pair}: no test "${name}" in modules/${file}.test.ts`);
  const bodies = shows.map((shown) => testOf(shown)!.body).join('\n');
  const names = shows.map((shown) => testOf(shown)!.body.split("', ")[0]!).join(' ');
  return [
    ...says.filter((id) => !new RegExp(`${id}\\b(?!-)`).test(names)).map((id) => `${pair}: no test cites ${id}`),
    ...pair
      .split(' ')
      // A file of one module plays it in all its tests.
      .filter((id) => !bodies.includes(`'${id}'`) && !shows.some(({ file }) => file === id))
      .map((id) => `${pair}: no test plays ${id}`),
  ];
}

/** What is wrong with a row. */
function faults(row: Row): string[] {
  const { pair, what, says, shows } = row;
  if (what === 'nothing') return says.length === 0 && shows.length === 0 ? [] : [`${pair}: nothing, and yet something`];
  return [
    ...(what === '' ? [`${pair}: what happens?`] : []),
    ...(says.length === 0 ? [`${pair}: who says so?`] : []),
    ...(shows.length === 0 ? [`${pair}: what shows it?`] : []),
    ...says.filter((id) => !statements.has(id)).map((id) => `${pair}: no statement ${id}`),
    ...faultsOfTests(row),
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
    const row = {
      pair: 'vizier moors',
      what: 'Something.',
      says: ['ALH-38'],
      shows: [{ file: 'vizier', name: 'never' }],
    };
    expect(faults(row)).toEqual(['vizier moors: no test "never" in modules/vizier.test.ts']);
    const other = { ...row, shows: [{ file: 'vizier', name: 'ALH-VIZ-5' }] };
    expect(faults(other)).toEqual(['vizier moors: no test cites ALH-38', 'vizier moors: no test plays moors']);
    expect(faults({ ...other, says: ['nowhere'] })).toContain('vizier moors: no statement nowhere');
    expect(faults({ ...row, what: 'nothing' })).toEqual(['vizier moors: nothing, and yet something']);
  });
});
