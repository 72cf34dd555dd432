import { readFileSync } from 'node:fs';
import { REFUSALS as dragon } from '@majlis/aladdins-dragon/client';
import { REFUSALS as alhambra } from '@majlis/alhambra/client';
import { REFUSALS as almadi } from '@majlis/almadi/client';
import type { Json } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { booksOf, readBooks } from '../../rulebook.ts';
import { isPlayed, namedHeadings } from './applies.ts';

const REFUSED: Record<string, Record<string, string>> = { alhambra, almadi, 'aladdins-dragon': dragon };

const folderOf = (game: string) => new URL(`../../../../games/${game}/`, import.meta.url);

describe.each(['alhambra', 'almadi', 'aladdins-dragon'])('the rulebook of %s', (game) => {
  const books = booksOf(folderOf(game)).map(({ file }) => readFileSync(file, 'utf8'));
  const markdown = books.join('\n');
  const sections = readBooks(folderOf(game));

  test('gives every numbered statement, once, with words', () => {
    const rules = sections.flatMap((section) => section.rules);
    const statements = [...markdown.matchAll(/^- \*\*([A-Z][A-Z0-9-]+)\*\*/gm)].map(([, id]) => id!);
    expect(statements.length).toBeGreaterThan(20);
    expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining(statements));
    for (const { id, text } of rules) expect(text, id).toMatch(/\w/);
  });

  test('has the rule of every refusal, so that its link leads somewhere', () => {
    const numbers = new Set(sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
    const missing = Object.values(REFUSED[game]!).filter((rule) => !numbers.has(rule));
    expect(missing).toEqual([]);
  });

  test('has all the headings that depend on options', () => {
    for (const heading of namedHeadings(game)) expect(markdown).toContain(`# ${heading}\n`);
  });
});

test('only the modules on the table are shown', () => {
  const sections = readBooks(folderOf('alhambra'));
  const shown = (config: object, seats: number) => {
    const played = sections.filter((section) => isPlayed('alhambra', section, { config: config as Json, seats }));
    return new Set(played.map(({ module }) => module));
  };
  expect(shown({ modules: ['vizier'] }, 3)).toEqual(new Set([null, 'vizier']));
  expect(shown({ modules: ['thieves:open'] }, 2)).toEqual(new Set([null, 'thieves', 'dirk']));
});
