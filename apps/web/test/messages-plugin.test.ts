import { expect, test } from 'vitest';
import { messages } from '../messages-plugin.ts';

const compiled = (language: string, text: string): string => {
  const { transform } = messages() as unknown as { transform(code: string, id: string): { code: string } };
  return transform(JSON.stringify({ a: text }), `/packages/i18n/src/${language}/common.json`).code;
};

test('in French no line begins with a mark that belongs to the word before it', () => {
  const text = 'Où va {name} ? « Ici » ; {count, plural, one {un : #} other {des !}}';
  expect(compiled('fr', text)).not.toMatch(/ [:;?!»]|« /);
  expect(compiled('fr', text)).toContain('Où va ');
  expect(compiled('de', text)).toMatch(/ [:;?!»]/);
});
