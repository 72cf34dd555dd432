import { describe, expect, test } from 'vitest';
import { type Decision, plain } from './bot.ts';
import { Thoughts } from './thoughts.ts';

const thought = [{ seat: 1, visits: 3, edges: new Map() }];
const decided: Decision<unknown> = { ...plain('a move'), thought };
const at = (moves: number, seat = 1, line = 'a table') => ({ line, moves, seat });

describe('what a bot thought', () => {
  test('is there for its next decision', () => {
    const thoughts = new Thoughts();
    thoughts.keep(at(7), decided);
    expect(thoughts.before(at(8))).toEqual({ before: thought });
  });

  test('is never handed to another seat or table, nor after another move', () => {
    const thoughts = new Thoughts();
    thoughts.keep(at(7), decided);
    for (const moment of [at(8, 0), at(8, 1, 'another table'), at(9), at(7)])
      expect(thoughts.before(moment)).toEqual({});
  });

  test('is forgotten once it has decided without thinking', () => {
    const thoughts = new Thoughts();
    thoughts.keep(at(7), decided);
    thoughts.keep(at(8), plain('another'));
    expect(thoughts.before(at(8))).toEqual({});
    expect(thoughts.before(at(9))).toEqual({});
  });

  test('is kept for a few tables, the latest', () => {
    const thoughts = new Thoughts();
    for (let n = 0; n < 100; n++) thoughts.keep(at(7, 1, `table ${n}`), decided);
    const known = Array.from({ length: 100 }, (_, n) => thoughts.before(at(8, 1, `table ${n}`)).before !== undefined);
    expect(known.indexOf(true)).toBe(84);
    expect(known.slice(84).every(Boolean)).toBe(true);
  });
});
