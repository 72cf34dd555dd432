import { amountOf, SPELLS } from '@majlis/aladdins-dragon/client';
import { LOCALES, loadMessages, MODULE_PARTS } from '@majlis/i18n';
import { describe, expect, test } from 'vitest';
import { readBooks } from '../../../rulebook.ts';
import { GAMES } from '../../pages/home/faces.ts';
import { GLOSSARY, glossaryParts, SPELL_AMOUNTS } from './glossary.ts';
import { loadSheet, sheetParts } from './index.ts';

const books = new URL('../../../../../games/', import.meta.url);

describe.each(GAMES.map(({ id }) => id))('the sheet of %s', (game) => {
  test('cites rules that are in the book', async () => {
    const { chapters } = await loadSheet(game);
    const known = new Set(readBooks(new URL(`${game}/`, books)).flatMap(({ rules }) => rules.map(({ id }) => id)));
    const cited = chapters.flatMap(({ lines }) => lines.flatMap(({ rules = [] }) => rules));
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
    expect(cited.length).toBeGreaterThan(10);
  });

  test('lets one step through every example that is printed in the rulebook', async () => {
    const rules = readBooks(new URL(`${game}/`, books)).flatMap((section) => section.rules);
    const printed = rules.filter(({ id, text }) => /\bexample\b|pictures? p\./i.test(text) || id.includes('-EXAMPLE-'));
    const { chapters } = await loadSheet(game);
    const stepped = chapters.flatMap(({ lines }) =>
      lines.flatMap(({ frames = [], rules: cited = [] }) => (frames.length > 1 ? cited : [])),
    );
    expect(printed.length).toBeGreaterThan(2);
    expect(printed.map(({ id }) => id).filter((id) => !stepped.includes(id))).toEqual([]);
  });

  test('has a picture for every rule', async () => {
    const { chapters } = await loadSheet(game);
    const bare = chapters.flatMap(({ lines }) =>
      lines.filter(({ figures, frames = [figures] }) => frames.some((frame) => frame.length === 0)),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test.each(LOCALES)('has words for every line, picture and entry in %s', async (locale) => {
    const parts = await Promise.all(
      [...sheetParts(game), 'learn/pages' as const].map((part) => loadMessages(part, locale)),
    );
    const words = Object.assign({}, ...parts) as Record<string, unknown>;
    const { panels, chapters } = await loadSheet(game);
    const wanted = [
      ...panels.flatMap(({ id, lines }) => [id, ...lines.map((line) => line.id)]),
      ...chapters.flatMap(({ id, lines }) => [
        `chapter.${id}`,
        ...lines.flatMap((line) => [
          line.id,
          `${line.id}.find`,
          ...(line.frames?.map((_, i) => `${line.id}.${i + 1}`) ?? [`${line.id}.more`]),
        ]),
      ]),
    ].map((id) => `learn.${game}.${id}`);
    const entries = GLOSSARY[game]!().flatMap((group) => group.entries.flatMap(({ name, does }) => [name, does]));
    const missing = [...wanted, ...entries].filter((id) => id !== null && !Object.hasOwn(words, id));
    expect(missing).toEqual([]);
    expect(glossaryParts(game).length).toBeGreaterThan(0);
  });
});

test('every module of Alhambra has its rule with a picture', async () => {
  const { chapters } = await loadSheet('alhambra');
  const told = chapters.flatMap(({ lines }) => lines.flatMap(({ module }) => module ?? []));
  expect(told.toSorted()).toEqual(MODULE_PARTS.alhambra.filter((id) => id !== ('told' as string)).toSorted());
});

test('every spell of the game is in the glossary, with its amount', () => {
  expect(SPELL_AMOUNTS).toEqual(Object.fromEntries(SPELLS.map((spell) => [spell, amountOf(spell)])));
});
