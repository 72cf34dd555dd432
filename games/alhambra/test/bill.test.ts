import { describe, expect, it } from 'vitest';
import { alhambra } from '../src/index.ts';
import { COIN_REFS } from '../src/modules/change/content.ts';
import { KARIM_REF } from '../src/modules/characters/content.ts';
import type { ModuleId } from '../src/modules/slices.ts';
import { billFor, joinable, quote } from '../src/rules/bill.ts';
import { dueFor, offerOf } from '../src/rules/offers.ts';
import { table } from './table.ts';

const MODULES: readonly ModuleId[] = ['characters', 'change'];
const b7 = 6;
const b9 = 8;

function billOfTower(hand: string, coins = 0) {
  const { state } = table(3, MODULES, {
    hands: { 0: hand },
    market: ['tower10-w', null, null, null],
    characters: { 0: ['abdul-karim'] },
    edit: (s) => {
      s.mod.change!.coins = s.players.map(() => [coins, 0, 0, 0]);
    },
  });
  return billFor(state, 0, dueFor(offerOf(state, 0, 0)!, 'turn'));
}

describe('a bill says all there is to know about a payment', () => {
  it('ALH-CHAR-10 Abdul Karim is worth the price and mixes with nothing', () => {
    const bill = billOfTower('b7 b9');
    expect(quote(bill, [KARIM_REF])).toMatchObject({ total: 10, missing: 0, over: 0, again: true, refusal: null });
    expect(quote(bill, [b7, KARIM_REF]).refusal?.code).toBe('pay-not-mixable');
    expect(joinable(bill, [KARIM_REF])).toEqual([]);
    expect(joinable(bill, [b7])).toEqual([b9]);
  });
  it('ALH-E1 coins go in and out of a payment, and what comes back is said', () => {
    const bill = billOfTower('b7 b9', 3);
    expect(joinable(bill, [b7])).toEqual([b9, COIN_REFS[0]]);
    expect(quote(bill, [b7, COIN_REFS[0], COIN_REFS[0], COIN_REFS[0]])).toMatchObject({
      over: 0,
      again: true,
      coins: 0,
    });
    expect(quote(bill, [b7])).toMatchObject({ total: 7, missing: 3, again: false });
    expect(quote(bill, [b7, b9])).toMatchObject({ total: 16, over: 6, coins: 3, again: false, refusal: null });
  });
  it('ALH-VIZ-2 a special move takes the exact price only, and Abdul Karim not at all', () => {
    const { state } = table(3, MODULES, { hands: { 0: 'b7 b9' }, market: ['tower10-w', null, null, null] });
    const bill = billFor(state, 0, dueFor(offerOf(state, 0, 0)!, 'special'));
    expect(bill).toMatchObject({ exact: true, again: false });
    expect(quote(bill, [b7, b9]).refusal?.code).toBe('pay-not-exact');
  });
  it('card lists of an action may come in any order', () => {
    expect(alhambra.readAction({ type: 'buy', offer: 0, with: [8, 6] })).toEqual({
      type: 'buy',
      offer: 0,
      with: [6, 8],
    });
    expect(alhambra.readAction({ type: 'take', cards: [3, 1, 2] })).toEqual({ type: 'take', cards: [1, 2, 3] });
    expect(alhambra.parseAction('buy 1 with b9 b7')).toEqual({ type: 'buy', offer: 0, with: [6, 8] });
  });
});
