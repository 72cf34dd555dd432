import type { Locale } from '@majlis/i18n';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeLocale, needMessages, say } from '../../i18n.ts';
import type { Telling } from '../ui.ts';
import { event } from './events.ts';

const NAMES = ['Mira', 'Jo', 'Ada'];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  await needMessages('aladdins-dragon', 'aladdins-dragon-told');
});
afterAll(() => vi.unstubAllGlobals());

/** Null: somebody who looks at a replay. */
const readerAt = (seat: number | null): Telling =>
  ({
    say,
    shown: { viewer: seat ?? 0 },
    isViewer: (other: number) => other === seat,
    nameOf: (other: number) => NAMES[other]!,
  }) as unknown as Telling;

async function told(seat: number | null, locale: Locale, happened: object, secret?: string): Promise<string | null> {
  await changeLocale(locale);
  return event(readerAt(seat), { event: happened, secret } as never);
}

describe('the log speaks to its reader', () => {
  test.each([
    ['en', 'You gave the camel to Jo.', 'Mira gave the camel to you.', 'Mira gave the camel to Jo.'],
    ['fr', 'Vous avez donné le chameau à Jo.', 'Mira vous a donné le chameau.', 'Mira a donné le chameau à Jo.'],
    ['de', 'Du hast das Kamel an Jo gegeben.', 'Mira hat dir das Kamel gegeben.', 'Mira hat das Kamel an Jo gegeben.'],
  ] as const)('who gives and who gets the camel, in %s', async (locale, giver, getter, other) => {
    const happened = { type: 'camelGiven', by: 0, to: 1 };
    expect(await told(0, locale, happened)).toBe(giver);
    expect(await told(1, locale, happened)).toBe(getter);
    expect(await told(2, locale, happened)).toBe(other);
  });

  test('a spell that comes to the reader', async () => {
    const happened = { type: 'spellKept', seat: 0, second: 1 };
    expect(await told(1, 'de', happened, 'spy')).toBe('Mira hat einen Zauber behalten; Spion geht an dich.');
    expect(await told(1, 'fr', happened, 'spy')).toBe('Mira a gardé un sort ; vous recevez Espion.');
    expect(await told(2, 'en', happened)).toBe('Mira kept one spell; the other went to Jo.');
  });

  test('a replay through the eyes of a seat names everybody', async () => {
    expect(await told(null, 'fr', { type: 'camelGiven', by: 0, to: 1 })).toBe('Mira a donné le chameau à Jo.');
  });
});
