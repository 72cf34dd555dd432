import { describe, expect, test } from 'vitest';
import { EXHIBITS } from './exhibits.ts';

const drawings = EXHIBITS.flatMap(({ shelves }) => shelves.flat()).flatMap(({ name, art, small }) => [
  { name, art },
  ...(small === undefined ? [] : [{ name: `${name}, small`, art: small }]),
]);

/** Every tag that is opened is closed, in order. */
function isWellFormed(art: string): boolean {
  const open: string[] = [];
  for (const [, close, tag, self] of art.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (close === '') open.push(tag!);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

describe('every drawing', () => {
  test.each(drawings)('$name can be shown', ({ art }) => {
    expect(art).not.toMatch(/undefined|NaN|\[object/);
    // The server's content policy forbids styles within a drawing.
    expect(art).not.toContain('style=');
    expect(isWellFormed(art)).toBe(true);
  });

  test('a broken drawing would be found', () => {
    expect(isWellFormed('<g><path d="M0 0"/></g>')).toBe(true);
    expect(isWellFormed('<g><text>1</g></text>')).toBe(false);
    expect(isWellFormed('<g>')).toBe(false);
  });
});
