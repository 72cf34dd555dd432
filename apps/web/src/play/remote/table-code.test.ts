import { expect, test } from 'vitest';
import { codeOf, readCode } from './table-code.ts';

const TABLE = 'b7kqox2mzzzzzzzzzzzzzzzzzz';

test('a code is short, and is understood however it is typed', () => {
  expect(codeOf(TABLE)).toBe('B7K-QOX');
  for (const typed of ['B7K-QOX', 'b7kqox', ' b7k qox ', 'B7K–QOX', '87K-Q0X']) {
    expect(readCode(typed), typed).toBe('b7kqox');
  }
});

test('a link, an id and other words are no code', () => {
  for (const typed of ['', 'b7kqo', 'b7kqoxx', TABLE, 'http://x.example/t/b7kqox', 'b7kq9x', 'b7k/ox']) {
    expect(readCode(typed), typed).toBeNull();
  }
});
