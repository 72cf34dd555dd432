import { messages } from '@majlis/alhambra/testing';
import { LOCALES, loadMessages, modulePart } from '@majlis/i18n';
import { expect, test } from 'vitest';

test.each(LOCALES)('whatever the engine can say has words: %s', async (locale) => {
  const base = { ...(await loadMessages('alhambra', locale)), ...(await loadMessages('alhambra/told', locale)) };
  const missing: string[] = [];
  for (const { module, ids } of messages) {
    const part = module === null ? null : modulePart('alhambra', module);
    const words = { ...base, ...(part === null ? {} : await loadMessages(part, locale)) };
    missing.push(...ids.filter((id) => !(`alhambra.${id}` in words)).map((id) => `${module ?? 'base'}: ${id}`));
  }
  expect(missing).toEqual([]);
});
