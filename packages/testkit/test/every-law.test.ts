import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokenConformance } from './broken/conformance.ts';
import { brokenHidden } from './broken/hidden.ts';
import { brokenOthers } from './broken/others.ts';

/** Laws about the test's own set-up, not about the game. */
const OF_THE_TEST = ['throws', 'budget', 'pieces'];

function lawsIn(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return lawsIn(new URL(`${entry.name}/`, folder));
    const source = readFileSync(new URL(entry.name, folder), 'utf8');
    return [
      ...source.matchAll(/\bfail\(\s*'([a-z-]+)'|'(?:conformance|nonInterference|conservation)',\s*'([a-z-]+)'/g),
    ].map(([, one, other]) => (one ?? other)!);
  });
}

it('every law a check can name is broken by a planted fault', () => {
  const laws = new Set(lawsIn(new URL('../src/', import.meta.url)));
  expect(laws.size).toBeGreaterThan(25);
  const broken = new Set([...brokenConformance, ...brokenHidden, ...brokenOthers].flatMap((fault) => fault.laws));
  expect([...laws].filter((law) => !broken.has(law) && !OF_THE_TEST.includes(law))).toEqual([]);
});
