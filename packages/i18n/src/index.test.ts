import { readdirSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { LOCALES, loadMessages, MODULE_PARTS, modulePart, PARTS, pickLocale } from './index.ts';

/** The names of a message's parameters, so that a translation cannot drop or invent one. */
const parametersOf = (message: string): string[] => [...new Set(namesIn(compileMessage(message)))].sort();

/** A token is a text, or a parameter with its format and the messages of its choices (plurals have an offset, too). */
const namesIn = (tokens: unknown): string[] =>
  Array.isArray(tokens)
    ? tokens.flatMap((token) => {
        if (!Array.isArray(token)) return [];
        const [name, , choices] = token;
        return [name, ...Object.values(Object(choices)).flatMap(namesIn)];
      })
    : [];

describe.each(PARTS)('the messages of %s', (part) => {
  test.each(LOCALES)('can be read in %s', async (locale) => {
    for (const [id, message] of Object.entries(await loadMessages(part, locale)))
      expect(() => compileMessage(String(message)), id).not.toThrow();
  });

  for (const locale of LOCALES.filter((l) => l !== 'en')) {
    test(`are complete in ${locale}, with the same parameters`, async () => {
      const english = (await loadMessages(part, 'en')) as Record<string, string>;
      const other = (await loadMessages(part, locale)) as Record<string, string>;
      expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
      for (const [id, message] of Object.entries(english)) {
        expect(parametersOf(other[id]!), id).toEqual(parametersOf(message));
        expect(other[id]!.trim(), id).not.toBe('');
      }
    });
  }
});

describe.each(Object.entries(MODULE_PARTS))('the modules of %s', (game, modules) => {
  test.each(LOCALES)('are exactly those with a file in %s', (locale) => {
    // What a table of the game needs only later lies beside its modules.
    const all = readdirSync(new URL(`./${locale}/${game}/`, import.meta.url));
    const files = all.filter((file) => file !== 'told.json');
    expect(files.sort()).toEqual(modules.map((id) => `${id}.json`));
  });

  test.each(modules)('%s has a name, a line and a sentence for those who choose', async (module) => {
    const words = await loadMessages(modulePart(game, module)!, 'en');
    for (const what of ['', '.line', '.about']) expect(words).toHaveProperty([`module.${game}.${module}${what}`]);
  });
});

test('no message is said in two parts', async () => {
  const ids = (await Promise.all(PARTS.map((part) => loadMessages(part, 'en')))).flatMap(Object.keys);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('a module without words of its own is told so', () => {
  expect(modulePart('almadi', 'characters')).toBeNull();
  expect(modulePart('alhambra', 'vizier')).toBe('alhambra/vizier');
});

test('the first language we speak is chosen, English when there is none', () => {
  expect(pickLocale(['pt-BR', 'de-CH', 'fr'])).toBe('de');
  expect(pickLocale(['pt'])).toBe('en');
});
