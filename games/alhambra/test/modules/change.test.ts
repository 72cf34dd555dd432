import { describe, expect, it } from 'vitest';
import type { Currency } from '../../src/content/cards.ts';
import type { State } from '../../src/index.ts';
import { type Table, table, tile } from '../table.ts';

const market = ['tower10-w', 'tower12', 'arcades9', 'chambers9-s'];
const row = 'g5 b6 b7 b8';
const coinsIn = (s: State) => s.mod.change!.coins.map((coins) => coins.reduce((a, b) => a + b));
const setCoins = (coins: readonly (readonly number[])[], bag?: readonly Currency[]) => (s: State) => {
  s.mod.change!.coins = coins;
  if (bag !== undefined) s.mod.change!.bag = [...bag];
};
const start = (hand: string, set: Table = {}) => table(3, ['change'], { market, row, hands: { 0: hand }, ...set });

describe('the change', () => {
  it('ALH-CHANGE-1 ALH-E1 17 paid for a tower that costs 10: 7 too much give 3 coins (example p.18)', () => {
    const position = start('b8 b9').play('p0: buy 1 with b8 b9');
    expect(coinsIn(position.state)).toEqual([3, 0, 0]);
    expect(position.state.mod.change!.bag).toHaveLength(21);
    expect(position.events.find((event) => event.type === 'change.given')).toMatchObject({ seat: 0 });
    expect(position.revealed).toBe(true);
  });
  it('ALH-CHANGE-1 one unit too much gives nothing, and paying too much still ends the actions', () => {
    const position = start('b2 b9').play('p0: buy 1 with b2 b9');
    expect(coinsIn(position.state)).toEqual([0, 0, 0]);
    expect(position.legal(0)).toContain('reserve tower10-w');
  });
  it('ALH-CHANGE-2 coins pay like money of their currency and go back into the bag', () => {
    const position = start('b9', {
      edit: setCoins([
        [2, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]),
    });
    expect(position.legal(0)).toEqual(expect.arrayContaining(['buy 1 with b9 coin-b', 'buy 1 with b9 coin-b coin-b']));
    position.expectRefusal('p0: buy 1 with b9 coin-g', 'pay-not-in-hand');
    position.expectRefusal('p0: buy 1 with b9 coin-b coin-b coin-b', 'pay-not-in-hand');
    position.play('p0: buy 1 with b9 coin-b').expectAsked(0);
    expect(position.legal(0)).toContain('take g5');
    expect(position.events).toContainEqual({ type: 'change.returned', seat: 0, coins: [0] });
    expect(position.state.mod.change!.coins[0]).toEqual([1, 0, 0, 0]);
  });
  it('ALH-CHANGE-3 ALH-E2 from an empty bag there is none, not even of the coins just paid', () => {
    const none: readonly (readonly number[])[] = [
      [2, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const position = start('b9 b8', { edit: setCoins(none, [3]) }).play('p0: buy 1 with b8 b9 coin-b');
    expect(position.state.mod.change).toEqual({
      bag: [0],
      coins: [
        [1, 0, 0, 1],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
  });
  it('ALH-CHANGE-4 paying far too much on purpose is allowed', () => {
    const position = start('b1 b7 b8 b9').play('p0: buy 1 with b1 b7 b8 b9');
    expect(coinsIn(position.state)[0]).toBe(7);
  });
  it('ALH-CHANGE-6 coins count when leftover tiles are shared out', () => {
    const position = start('b3', {
      market: ['tower10-w', null, null, null],
      bag: [],
      hands: { 0: 'b3', 1: 'b2' },
      edit: setCoins([
        [0, 0, 0, 0],
        [2, 0, 0, 0],
        [0, 0, 0, 0],
      ]),
    }).play('p0: take g5');
    expect(position.expectAsked(1).state.players[1]!.waiting).toEqual([tile('tower10-w')]);
  });
});
