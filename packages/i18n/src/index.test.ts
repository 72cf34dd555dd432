import { describe, expect, test } from 'vitest';
import { LOCALES, loadMessages, PARTS, pickLocale } from './index.ts';

/** The names of a message's parameters, so that a translation cannot drop or invent one. */
const parametersOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!))].sort();

describe.each(PARTS)('the messages of %s', (part) => {
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

test('the first language we speak is chosen, English when there is none', () => {
  expect(pickLocale(['pt-BR', 'de-CH', 'fr'])).toBe('de');
  expect(pickLocale(['pt'])).toBe('en');
});
