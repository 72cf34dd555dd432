import { ARTIFACTS, BUILDINGS, buildingTile, LANDSCAPES, letterBuildings, relettered, TREASURES } from '@majlis/art';
import { LOCALES, loadMessages, type Part } from '@majlis/i18n';
import { describe, expect, test } from 'vitest';

const SETS = [
  ['alhambra', 'alhambra.letter', 'alhambra.building', BUILDINGS],
  ['almadi', 'almadi.letter', 'almadi.type', LANDSCAPES],
  ['aladdins-dragon', 'dragon.letter', 'dragon.space', TREASURES],
  ['aladdins-dragon', 'dragon.letter', 'dragon.artifact', ARTIFACTS],
] as const;

describe.each(LOCALES)('letters on pieces in %s', (locale) => {
  test.each(SETS)('%s: %s is a letter of %s, and no two kinds share one', async (part, letter, name, kinds) => {
    const words = (await loadMessages(part as Part, locale)) as unknown as Record<string, string>;
    const letters = Object.keys(kinds).map((kind) => words[`${letter}.${kind}`] ?? '');
    expect(new Set(letters).size).toBe(letters.length);
    for (const [at, kind] of Object.keys(kinds).entries()) {
      const plain = (words[`${name}.${kind}`] ?? '').normalize('NFD').toUpperCase();
      expect(letters[at]).toMatch(/^[A-Z]$/);
      // Gold is counted in bars, and its letter may be theirs.
      if (kind !== 'gold') expect(plain, `${kind}: ${letters[at]}`).toContain(letters[at]);
    }
  });
});

test('a picture drawn before the language was chosen gets its letters', () => {
  const english = { ...BUILDINGS };
  const picture = `<g>${buildingTile('garden', 8, 'NW')}${buildingTile('tower', 9, '')}</g>`;
  letterBuildings({ ...english, garden: 'J' });
  const french = `<g>${buildingTile('garden', 8, 'NW')}${buildingTile('tower', 9, '')}</g>`;
  expect(relettered(picture)).toBe(french);
  expect(french).not.toBe(picture);
  letterBuildings(english);
  expect(relettered(french)).toBe(picture);
});
