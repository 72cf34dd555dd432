import { readdirSync } from 'node:fs';
import { alhambra } from '@majlis/alhambra';
import { expect, test } from 'vitest';
import { MODULES_WITH_SCREENS } from './index.ts';

test('every module of the game has a folder of screens, and every folder a line in the list', () => {
  const played = [...alhambra.catalogue.modules.map(({ id }) => id), 'dirk'].sort();
  expect([...MODULES_WITH_SCREENS].sort()).toEqual(played);
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true });
  expect(folders.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()).toEqual(played);
});
