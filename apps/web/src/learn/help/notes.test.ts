import { LOCALES, loadMessages } from '@majlis/i18n';
import { expect, test } from 'vitest';
import { lessonOf, NOTES, noteFor } from './notes.ts';

const shown = (events: readonly string[], asked: string | null) =>
  ({
    game: 'alhambra',
    decision: asked === null ? null : { id: '1', prompt: { kind: asked }, legal: [1, 2] },
    log: { from: 0, entries: [{ seat: 0, how: 'hand', at: 0, events: events.map((type) => ({ event: { type } })) }] },
  }) as const;

test('the first scoring is explained, and never again', () => {
  expect(noteFor(shown(['laid', 'scored'], null), [])).toBe('alhambra.scoring');
  expect(noteFor(shown(['laid', 'scored'], null), ['alhambra.scoring'])).toBeNull();
});

test('a question is explained when it is put to the viewer', () => {
  expect(noteFor(shown([], 'characters.auction'), [])).toBe('alhambra.auction');
  expect(noteFor(shown([], 'chooseAction'), [])).toBeNull();
});

test('a module is explained when something of it first comes up, with its lesson', () => {
  expect(noteFor(shown(['thieves.dealt'], null), [])).toBe('module.alhambra.thieves');
  expect(noteFor(shown(['thieves.stole'], null), ['module.alhambra.thieves'])).toBeNull();
  expect(lessonOf('module.alhambra.thieves')).toBe('alhambra/thieves');
  expect(lessonOf('alhambra.scoring')).toBeNull();
});

test.each(LOCALES)('every note has its words in %s', async (locale) => {
  const words = await loadMessages('learn/help', locale);
  const ids = Object.entries(NOTES).flatMap(([game, notes]) => notes.map(({ id }) => `note.${game}.${id}`));
  expect(ids.flatMap((id) => [id, `${id}.more`]).filter((id) => !Object.hasOwn(words, id))).toEqual([]);
});
