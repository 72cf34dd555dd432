import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Line, LineSplitter, TOO_LONG } from './lines.ts';

const LIMIT = 10;

function split(chunks: readonly Buffer[]): Line[] {
  const splitter = new LineSplitter(LIMIT);
  return [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
}

const show = (line: Line) => (line === TOO_LONG ? 'too long' : line.toString());

describe('lines', () => {
  test('empty ones count, and so does a last one without an end', () => {
    expect(split([Buffer.from('a\n\nb')]).map(show)).toEqual(['a', '', 'b']);
    expect(split([Buffer.from('a\n')]).map(show)).toEqual(['a']);
    expect(split([]).map(show)).toEqual([]);
  });

  test('one byte over the limit is too long, and the next line is whole again', () => {
    expect(split([Buffer.from(`${'x'.repeat(11)}\n${'y'.repeat(10)}\n${'z'.repeat(30)}`)]).map(show)).toEqual([
      'too long',
      'y'.repeat(10),
      'too long',
    ]);
  });

  test('where the input is cut into chunks does not matter', () => {
    const bytes = fc.array(fc.constantFrom(...Buffer.from('ab\n')), { maxLength: 60 });
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(60)), (input, cuts) => {
        const whole = Buffer.from(input);
        const at = [0, ...cuts, whole.length].sort((a, b) => a - b);
        const chunks = at.slice(1).map((to, i) => whole.subarray(at[i], to));
        expect(split(chunks).map(show)).toEqual(split([whole]).map(show));
      }),
    );
  });
});
