import { moduleSign } from '@majlis/art';
import { gameById } from '@majlis/games';
import { loadMessages, MODULE_PARTS, modulePart } from '@majlis/i18n';
import { describe, expect, test } from 'vitest';
import type { GameFacts } from '../../play/remote/api.ts';
import { drawn, isSame, setsOf, shelvesOf, weighed } from './box.ts';

const factsWith = (...ids: string[]): GameFacts => ({
  id: 'alhambra',
  name: 'Alhambra',
  seats: { min: 2, max: 6 },
  catalogue: { options: [], modules: ids.map((id) => ({ id })) },
});
const TWENTY = MODULE_PARTS.alhambra.filter((id) => id !== 'dirk');

describe('the shelves', () => {
  test('hold the twenty modules of the five extensions, four each', () => {
    const shelves = shelvesOf(factsWith(...TWENTY));
    expect(shelves.map(({ number, modules }) => [number, modules.length])).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
      [5, 4],
    ]);
    expect(shelves.flatMap(({ modules }) => modules.map(({ id }) => id)).sort()).toEqual([...TWENTY].sort());
  });

  test('show what the engine can play, no more, and also what no extension knows', () => {
    const shelves = shelvesOf(factsWith('thieves', 'vizier', 'unheard-of'));
    expect(shelves.map(({ number, modules }) => [number, ...modules.map(({ id }) => id)])).toEqual([
      [1, 'vizier'],
      [3, 'thieves'],
      [null, 'unheard-of'],
    ]);
  });

  test('every module the engine can play has a shelf, a sign and words', async () => {
    const { catalogue } = gameById('alhambra')!;
    for (const { id } of catalogue.modules) {
      expect(TWENTY, id).toContain(id);
      expect(moduleSign, id).toHaveProperty([id]);
      expect(await loadMessages(modulePart('alhambra', id)!, 'en'), id).toHaveProperty([`module.alhambra.${id}`]);
    }
  });
});

describe('the sets', () => {
  test('are offered when all of their modules exist', () => {
    const ids = (facts: GameFacts) => setsOf(facts).map(({ id }) => id);
    expect(ids(factsWith('vizier', 'thieves'))).toEqual(['base', 'everything']);
    expect(ids(factsWith('vizier', 'city-gates', 'diamonds', 'change'))).toEqual([
      'base',
      'first-evening',
      'everything',
    ]);
    expect(ids(factsWith(...TWENTY))).toEqual([
      'base',
      'first-evening',
      'open-board',
      'bluff-and-money',
      'extension-1',
      'extension-2',
      'extension-3',
      'extension-4',
      'extension-5',
      'everything',
    ]);
  });

  test('have a name each', async () => {
    const words = await loadMessages('composer', 'en');
    for (const { id } of setsOf(factsWith(...TWENTY))) expect(words).toHaveProperty([`composer.set.${id}`]);
  });
});

test('every module makes a game longer and not lighter', () => {
  const shelves = shelvesOf(factsWith(...TWENTY));
  const base = weighed(shelves, [], 45);
  expect(base).toMatchObject({ from: 45, weight: 1 });
  for (const id of TWENTY) expect(weighed(shelves, [id], 45).from).toBeGreaterThanOrEqual(base.from);
  expect(weighed(shelves, TWENTY, 45).weight).toBe(4);
});

test('a draw has as many different modules as were asked for', () => {
  let state = 1;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  for (let count = 0; count <= TWENTY.length + 1; count++) {
    const set = drawn(TWENTY, count, random);
    expect(new Set(set).size).toBe(Math.min(count, TWENTY.length));
    expect(TWENTY).toEqual(expect.arrayContaining(set));
  }
});

test('two sets are the same in any order', () => {
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(true);
  expect(isSame(['a'], ['a', 'b'])).toBe(false);
});

test('every meeting that has words is of two modules that exist', async () => {
  const words = Object.keys(await loadMessages('composer', 'en')).filter((id) => id.startsWith('composer.meet.'));
  expect(words.length).toBeGreaterThan(15);
  for (const id of words) {
    const [a, b] = id.split('.').slice(2);
    expect(TWENTY, id).toContain(a);
    expect(TWENTY, id).toContain(b);
  }
});
