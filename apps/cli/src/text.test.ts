import { describe, expect, test } from 'vitest';
import { dataText, inline } from './text.ts';

describe('plain data as text', () => {
  test('on one line', () => {
    expect(inline({ coins: 12, oil: [3, 5], leader: null, name: 'a b', lit: [{ value: 1 }, { value: 2 }] })).toBe(
      '{coins: 12, oil: [3 5], leader: -, name: "a b", lit: [{value: 1}, {value: 2}]}',
    );
  });

  test('what does not fit goes below, indented', () => {
    const wide = Array.from({ length: 60 }, (_, i) => i);
    const text = dataText({ round: 2, players: [{ hand: wide }], empty: [] });
    expect(text.split('\n')).toEqual([
      'round: 2',
      'players:',
      '  0:',
      '    hand:',
      expect.stringMatching(/^ {6}0 1 2 /),
      expect.stringMatching(/ 59$/),
      'empty: []',
    ]);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});
