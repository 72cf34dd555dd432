import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, almadi } from '../src/index.ts';
import { at } from './support.ts';

const texts: readonly [string, object][] = [
  ['start 3', { type: 'start', tile: 3 }],
  ['keep ali aziza', { type: 'keep', characters: ['ali', 'aziza'] }],
  ['take 2a at 2.1', { type: 'take', slot: 2, cell: at('2.1') }],
  ['draw', { type: 'draw' }],
  ['place at 4.12', { type: 'place', cell: at('4.12') }],
  ['replace 4b at 3.1', { type: 'replace', slot: 7, cell: at('3.1') }],
  ['perform marteline', { type: 'perform', effect: 'marteline' }],
  ['claim 32', { type: 'claim', objective: 32 }],
  ['move 0.0 to 5.3', { type: 'move', from: at('0.0'), to: at('5.3') }],
  ['switch 1.1 with 1.2', { type: 'switch', first: at('1.1'), second: at('1.2') }],
  ['bonus aladdin', { type: 'bonus', character: 'aladdin' }],
  ['recruit harun-al-rashid', { type: 'recruit', character: 'harun-al-rashid' }],
  ['exchange stall 2', { type: 'exchange', give: 'stall', card: 2 }],
  ['copy jafar', { type: 'copy', character: 'jafar' }],
  ['decline', { type: 'decline' }],
  ['end', { type: 'end' }],
];

describe('actions as text', () => {
  test.each(texts)('%s', (text, action) => {
    expect(almadi.parseAction(text)).toEqual(action);
    expect(almadi.actionText(almadi.readAction(action)!)).toBe(text);
  });

  test('every type of action has one', () => {
    expect(texts.map(([, action]) => (action as { type: string }).type)).toEqual(ACTION_TYPES);
  });

  test.each([
    'take 5a at 1.1',
    'take 2c at 2.1',
    'take 2a at 6.1',
    'take 2a at 2.01',
    'take 2a at 2.69',
    'take 2a in 2.1',
    'claim 33',
    'perform genie',
    'keep ali aziza aziz',
    'recruit sindbad',
    'end now',
    '',
  ])('"%s" is none', (text) => {
    expect(almadi.parseAction(text)).toBeNull();
  });

  test.each([
    null,
    'end',
    { type: 'end', now: true },
    { type: 'move', from: at('1.1'), to: 0 },
    { type: 'move', from: at('1.1'), to: 1.5 },
    { type: 'take', slot: 8, cell: at('1.1') },
    { type: 'keep', characters: 'ali' },
  ])('%j is stopped at the door', (value) => {
    expect(almadi.readAction(value)).toBeNull();
  });
});
