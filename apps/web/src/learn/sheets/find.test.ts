import { type Locale, loadMessages } from '@majlis/i18n';
import { describe, expect, test } from 'vitest';
import { finds } from '../../find.ts';
import type { Line } from './figure.ts';
import { loadSheet, sheetParts } from './index.ts';

test('case, accents and little words do not matter; every other word does', () => {
  expect(finds('END of the market', 'when the game ends')).toBe(false);
  expect(finds('END of the game', 'when the game ends')).toBe(true);
  expect(finds('end of game', 'End of the game')).toBe(true);
  expect(finds('egalite', 'À égalité, on partage')).toBe(true);
  expect(finds('strasse', 'Straßenhändler')).toBe(true);
  expect(finds('', 'anything')).toBe(true);
  expect(finds('tie', 'properties')).toBe(false);
});

/** What beginners type, and where they should end up. */
const TYPED: Readonly<Record<Locale, Readonly<Record<string, readonly (readonly [string, string])[]>>>> = {
  en: {
    alhambra: [
      ['tie', 'rule.ties'],
      ['wall', 'rule.longest'],
      ['exact', 'rule.exact'],
      ['overpay', 'rule.exact'],
      ['change', 'rule.change'],
      ['end of game', 'rule.end'],
      ['discard', 'rule.reserve'],
      ['swap', 'rule.redesign'],
      ['win', 'rule.win'],
      ['rotate', 'rule.roofs'],
      ['why not', 'rule.try'],
      ['auction', 'rule.characters'],
      ['two players', 'rule.dirk'],
      ['second place', 'rule.places'],
    ],
    almadi: [
      ['lamp', 'rule.genie'],
      ['combo', 'rule.genie'],
      ['tie', 'rule.rubies'],
      ['camel', 'rule.caravans'],
      ['task', 'rule.moon'],
      ['win', 'rule.end'],
    ],
    'aladdins-dragon': [
      ['bluff', 'rule.bluff'],
      ['dragon', 'rule.where'],
      ['bribe', 'rule.guard'],
      ['tie', 'rule.tie'],
      ['cost', 'rule.price'],
      ['pass', 'rule.unsold'],
      ['spell', 'rule.artifacts'],
    ],
  },
  fr: {
    alhambra: [
      ['égalité', 'rule.ties'],
      ['muraille', 'rule.longest'],
      ['payer trop', 'rule.exact'],
      ['fin de partie', 'rule.end'],
      ['échanger', 'rule.redesign'],
      ['gagner', 'rule.win'],
      ['enchère', 'rule.characters'],
      ['défausser', 'rule.reserve'],
    ],
    almadi: [
      ['lampe', 'rule.genie'],
      ['gagner', 'rule.end'],
      ['chameau', 'rule.caravans'],
    ],
    'aladdins-dragon': [
      ['bluff', 'rule.bluff'],
      ['pot-de-vin', 'rule.guard'],
      ['égalité', 'rule.tie'],
    ],
  },
  de: {
    alhambra: [
      ['gleichstand', 'rule.ties'],
      ['mauer', 'rule.longest'],
      ['zu viel', 'rule.exact'],
      ['spielende', 'rule.end'],
      ['tauschen', 'rule.redesign'],
      ['gewinnen', 'rule.win'],
      ['versteigerung', 'rule.characters'],
      ['abwerfen', 'rule.reserve'],
    ],
    almadi: [
      ['lampe', 'rule.genie'],
      ['sieger', 'rule.end'],
      ['kamel', 'rule.caravans'],
    ],
    'aladdins-dragon': [
      ['bluff', 'rule.bluff'],
      ['bestechen', 'rule.guard'],
      ['gleichstand', 'rule.tie'],
    ],
  },
};

const cases = Object.entries(TYPED).flatMap(([locale, games]) =>
  Object.entries(games).flatMap(([game, words]) => words.map(([typed, line]) => ({ locale, game, typed, line }))),
);

describe('the words people use are found', () => {
  test.each(cases)('$locale $game: $typed', async ({ locale, game, typed, line }) => {
    const parts = await Promise.all(sheetParts(game).map((part) => loadMessages(part, locale as Locale)));
    const words = Object.assign({}, ...parts) as Record<string, unknown>;
    const textOf = ({ id, frames }: Line) =>
      [id, `${id}.more`, `${id}.find`, ...(frames ?? []).map((_, i) => `${id}.${i + 1}`)]
        .flatMap((one) => words[`learn.${game}.${one}`] ?? '')
        .join(' ');
    const { chapters } = await loadSheet(game);
    const lines = chapters.flatMap((chapter) => chapter.lines);
    const found = lines.filter((one) => finds(typed, textOf(one))).map(({ id }) => id);
    expect(found).toContain(line);
    expect(found.length).toBeLessThan(lines.length / 2);
  });
});
