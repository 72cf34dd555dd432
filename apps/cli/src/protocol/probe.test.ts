// biome-ignore-all lint/suspicious/noExplicitAny: positions are spoiled in ways no type would allow
import { gameById } from '@majlis/games';
import { nullLog } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../test/run.ts';
import { checkPosition } from './probe.ts';

const lantern = gameById('lantern')!;
const deal = () => lantern.setup({ rounds: 5 }, 3, SEED, nullLog);

describe('what may become the held game', () => {
  test('a position does', () => {
    expect(() => checkPosition(lantern, deal())).not.toThrow();
  });

  test.each([
    ['a field too many', (s: any) => (s.extra = 1)],
    ['a field too few', (s: any) => delete s.unsold],
    ['players for another number of seats', (s: any) => s.players.pop()],
    ['too many seats', (s: any) => s.answers.push(0, 0)],
    ['coins that are text', (s: any) => (s.players[0].coins = 'many')],
    ['no cards in hand', (s: any) => (s.players[0].oil = [])],
    ['nothing under way', (s: any) => (s.stack = [])],
    ['a frame of no kind', (s: any) => (s.stack[1].kind = 'constructor')],
    ['a question to a seat that is not there', (s: any) => (s.stack.at(-1).mem.seats[0] = 7)],
    ['an invalid outcome', (s: any) => (s.over = { ranks: 'first' })],
    ['a deck that runs out', (s: any) => (s.oilDeck = [])],
  ])('not with %s', (_, spoil) => {
    const state = deal();
    spoil(state);
    expect(() => checkPosition(lantern, state)).toThrow();
    // A sentence about the position, never what the language says of it.
    expect(() => checkPosition(lantern, state)).not.toThrow(/undefined|is not |Cannot read|NaN/);
  });
});
