import { expect, test } from 'vitest';
import type { GameFacts } from '../../play/remote/api.ts';
import { readSet, setSearch } from './set-link.ts';

const facts: GameFacts = {
  id: 'alhambra',
  name: 'Alhambra',
  seats: { min: 2, max: 6 },
  catalogue: {
    options: [{ id: 'version', choices: ['basic', 'magic'], standard: 'basic' }],
    modules: [{ id: 'vizier' }, { id: 'thieves' }, { id: 'invaders', variants: ['open'] }],
  },
};

test('an address says what is chosen, and is read as it was written', () => {
  const set = {
    modules: ['vizier', 'invaders'],
    variants: { invaders: 'open' },
    options: { version: 'magic' },
    seats: 5,
  };
  const search = setSearch(facts, set);
  expect(search).toBe('?modules=vizier,invaders:open&seats=5&version=%22magic%22');
  expect(readSet(facts, search)).toEqual({ set, unknown: [] });
});

test('the usual game has the plain address', () => {
  expect(setSearch(facts, { modules: [], variants: {}, options: {}, seats: 3 })).toBe('');
  expect(readSet(facts, '')).toEqual({ set: { modules: [], variants: {}, options: {}, seats: 3 }, unknown: [] });
});

test('what is not known is named, what makes no sense is left out', () => {
  expect(readSet(facts, 'modules=vizier,dragons,vizier,thieves:loud&seats=9&version="other"')).toEqual({
    set: { modules: ['vizier'], variants: {}, options: {}, seats: 3 },
    unknown: ['dragons', 'thieves:loud'],
  });
});
