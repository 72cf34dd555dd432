import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE, MAX_STANDING, readClientMessage, tidyText } from './index.ts';

const play = { type: 'play', id: 'm-1', seat: 0, decision: '0.65536', action: { type: 'pass' } };
const table = 'a'.repeat(26);

describe('messages from clients', () => {
  test('are read when they are exactly as they should be', () => {
    const messages = [
      play,
      { type: 'hello', protocol: 1, table, seats: [] },
      { type: 'hello', protocol: 1, table, seats: [`majlis-seat-${'a'.repeat(52)}`] },
      { type: 'say', id: 'x', seat: 3, text: 'مساء الخير' },
      {
        type: 'setStanding',
        id: 'x',
        seat: 3,
        answers: [
          {
            prompt: 'gusts',
            action: { type: 'pass' },
            while: [
              { field: 'round', is: 2 },
              { field: 'tallied', below: 9 },
              { param: 'declared', is: 0 },
            ],
            until: 'asked',
          },
        ],
      },
      { ...play, type: 'check' },
      { type: 'sync' },
    ];
    for (const message of messages) {
      expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
    }
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"constructor"}'],
    ['a missing field', JSON.stringify({ ...play, decision: undefined })],
    ['a field too many', JSON.stringify({ ...play, extra: 1 })],
    ['a seat that is none', JSON.stringify({ ...play, seat: -1 })],
    ['a seat that is no integer', JSON.stringify({ ...play, seat: 0.5 })],
    ['an id with markup', JSON.stringify({ ...play, id: '<b>' })],
    ['a token that is none', JSON.stringify({ type: 'hello', protocol: 1, table, seats: ['x'] })],
  ])('%s is refused', (_, text) => {
    expect(readClientMessage(text)).toEqual({ ok: false, code: 'bad-message' });
  });

  test('a greeting in another version of the language is known as one', () => {
    const hello = { type: 'hello', protocol: 2, table, seats: [], more: 1 };
    expect(readClientMessage(JSON.stringify(hello))).toEqual({ ok: false, code: 'old-client' });
    const nonsense = { ...hello, protocol: 'x' };
    expect(readClientMessage(JSON.stringify(nonsense))).toEqual({ ok: false, code: 'bad-message' });
  });

  test('too long a message is refused before it is looked at', () => {
    expect(readClientMessage('['.repeat(MAX_MESSAGE + 1))).toEqual({ ok: false, code: 'too-long' });
  });

  test('what is nested too deep is refused, and what is not is read', () => {
    const play = (depth: number) => {
      const action = `${'['.repeat(depth)}${']'.repeat(depth)}`;
      return `{"type":"play","id":"a","seat":0,"decision":"0.1","action":${action}}`;
    };
    expect(readClientMessage(play(20)).ok).toBe(true);
    for (const depth of [30, 8_000]) expect(readClientMessage(play(depth))).toEqual({ ok: false, code: 'bad-message' });
  });

  test('standing answers are kept, and may be shorter than other messages', () => {
    const answers = [{ prompt: 'gusts', action: 'x'.repeat(MAX_STANDING), until: 'asked' }];
    const text = JSON.stringify({ type: 'setStanding', id: 'a', seat: 0, answers });
    expect(readClientMessage(text)).toEqual({ ok: false, code: 'too-long' });
  });

  test('nothing that is sent makes the reader throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readClientMessage(text).ok).toBe(false);
      }),
    );
  });
});

test('texts lose what could disguise them', () => {
  expect(tidyText('  a\u202Eb\u0000\n\t c\u200D ')).toBe('ab c');
  expect(tidyText('شهرزاد')).toBe('شهرزاد');
});
