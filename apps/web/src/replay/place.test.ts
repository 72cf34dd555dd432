import { describe, expect, test } from 'vitest';
import { readPlace, withoutPlace, writePlace } from './place.ts';

const EYES = ['spectator', 0, 1, 2] as const;

describe('the place in a replay', () => {
  test('is read from the end of the address', () => {
    expect(readPlace('m=12&seat=1', 40, EYES)).toEqual({ move: 12, viewer: 1 });
    expect(readPlace('seats=3&m=12', 40, EYES)).toEqual({ move: 12, viewer: 'spectator' });
  });

  test('is the end of the game where the address says nothing or too much', () => {
    expect(readPlace('seats=3', 40, EYES).move).toBe(40);
    expect(readPlace('m=99', 40, EYES).move).toBe(40);
  });

  test('is never through eyes that may not be borrowed', () => {
    expect(readPlace('m=1&seat=2', 40, [0]).viewer).toBe(0);
  });

  test('may be with every hand open', () => {
    const eyes = [0, 1, 'all'] as const;
    expect(writePlace('seats=2', 7, 'all', eyes)).toBe('seats=2&m=7&seat=all');
    expect(readPlace('seats=2&m=7&seat=all', 40, eyes)).toEqual({ move: 7, viewer: 'all' });
    expect(readPlace('seats=2&m=7&seat=all', 40, [0]).viewer).toBe(0);
    expect(withoutPlace('seats=2&m=7&seat=all')).toBe('seats=2');
  });

  test('leaves the rest of the address as it is, letter by letter', () => {
    const search = 'seats=3&modules=vizier,change&level=easy';
    const placed = writePlace(search, 7, 2, EYES);
    expect(placed).toBe(`${search}&m=7&seat=2`);
    expect(withoutPlace(placed)).toBe(search);
    expect(withoutPlace(writePlace('', 7, 'spectator', EYES))).toBe('');
  });
});
