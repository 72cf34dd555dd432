import { readFileSync } from 'node:fs';
import { REFUSALS as dragon } from '@majlis/aladdins-dragon/client';
import { REFUSALS as alhambra } from '@majlis/alhambra/client';
import { REFUSALS as almadi } from '@majlis/almadi/client';
import { describe, expect, test } from 'vitest';
import { readRulebook } from '../../rulebook.ts';
import { isPlayed, namedHeadings } from './applies.ts';

const REFUSED: Record<string, Record<string, string>> = { alhambra, almadi, 'aladdins-dragon': dragon };

const bookOf = (game: string) =>
  readFileSync(new URL(`../../../../games/${game}/rulebook.md`, import.meta.url), 'utf8');

describe.each(['alhambra', 'almadi', 'aladdins-dragon'])('the rulebook of %s', (game) => {
  const markdown = bookOf(game);
  const sections = readRulebook(markdown);

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
  const played = { config: { modules: ['vizier'] }, seats: 3 };
  expect(isPlayed('alhambra', "The Vizier's favour", played)).toBe(true);
  expect(isPlayed('alhambra', 'The thieves', played)).toBe(false);
  expect(isPlayed('alhambra', 'Two players', played)).toBe(false);
  expect(isPlayed('alhambra', 'Buying', played)).toBe(true);
});
