import { EventLog, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { longestWallOf } from '../src/board/longest-wall.ts';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import { joinable, quote } from '../src/rules/bill.ts';
import { tellAlhambra } from '../src/tell/index.ts';
import type { Tell } from '../src/tell/types.ts';
import { cards, table } from './table.ts';

const toldTo = (position: ReturnType<typeof table>, seat = 0): Tell =>
  tellAlhambra(position.state, seat, alhambra.legalActions(position.state, seat));

describe('the bill', () => {
  test('knows what is exact, too much and too little', () => {
    const { bills } = toldTo(table(3, [], { hands: { 0: 'b9 b4 b1' } }));
    expect(bills.map(({ wish }) => wish)).toEqual([0, 1, 2, 3].map((offer) => ({ type: 'buy', offer })));
    expect(bills[0]!.best).toEqual(cards('b9 b4'));
    expect(quote(bills[0]!.bill, cards('b9 b4'))).toMatchObject({ over: 0, again: true, refusal: null });
    expect(quote(bills[0]!.bill, cards('b9 b4 b1'))).toMatchObject({ over: 1, again: false, refusal: null });
    expect(quote(bills[0]!.bill, cards('b9'))).toMatchObject({ missing: 4, refusal: { code: 'pay-too-little' } });
    expect(bills[1]!.best).toBeNull();
  });

  test('says what each means is worth for it: Abdul Karim pays anything, alone, and is not chosen unasked', () => {
    const position = table(3, ['characters'], { hands: { 0: 'b9 b7' }, characters: { 0: ['abdul-karim'] } });
    const [told, other] = toldTo(position).bills;
    expect(told!.best).toEqual(cards('b9 b7'));
    expect(other!.best).toHaveLength(1);
    const karim = other!.best!;
    expect(quote(told!.bill, karim)).toMatchObject({ total: 13, over: 0, again: true, refusal: null });
    expect(quote(told!.bill, [...cards('b9'), ...karim]).refusal).toMatchObject({ code: 'pay-not-mixable' });
    expect(joinable(told!.bill, karim)).toEqual([]);
    expect(joinable(told!.bill, cards('b9'))).toEqual(cards('b7'));
  });

  test('counts the coins that come back', () => {
    const [told] = toldTo(table(3, ['change'], { hands: { 0: 'b9 b8' } })).bills;
    expect(quote(told!.bill, cards('b9 b8'))).toMatchObject({ over: 4, coins: 2 });
  });
});

test('Faruk raises the limit of a take', () => {
  expect(toldTo(table(3)).takeLimit).toBe(5);
  expect(toldTo(table(3, ['characters'], { characters: { 0: ['faruk'] } })).takeLimit).toBe(7);
});

test('the forecast counts Dirk among the contenders', () => {
  const { forecast, rivals } = toldTo(table(2));
  expect(rivals).toEqual(['dirk']);
  expect(forecast!.totals).toHaveLength(3);
  expect(forecast!.totals[2]).toBeGreaterThan(0);
});

/** Walks through random games; at every question what was told must be what `check` and `apply` say. */
describe.each([
  [2, []],
  [3, MODULE_IDS],
  [5, ['characters', 'change', 'city-gates']],
] as const)('with %i players and %j', (seats, modules) => {
  test('bills agree with check, and outlooks with what happens', () => {
    const rng = rngFrom(`tell ${seats} ${modules.length}`);
    const checked = alhambra.checkConfig({ modules }, seats);
    if (!checked.ok) throw new Error(checked.refusal.code);
    const s = alhambra.setup(checked.value, seats, '7'.repeat(32), new EventLog());
    for (let move = 0; move < 250 && alhambra.outcome(s) === null; move++) {
      const seat = alhambra.deciders(s)[0]!;
      const legal = alhambra.legalActions(s, seat);
      const told = tellAlhambra(s, seat, legal);
      for (const { wish: unpaid, bill } of told.bills) {
        const means = bill.purses.flatMap(({ sources }) => sources.flatMap(({ ref, count }) => Array(count).fill(ref)));
        const some = [...new Set(means)].filter(() => rng.below(2) === 0).sort((a, b) => a - b);
        if (unpaid === null || some.length === 0) continue;
        const wish = alhambra.readAction({ ...unpaid, with: some })!;
        expect(quote(bill, some).refusal === null, JSON.stringify(wish)).toBe(alhambra.check(s, seat, wish) === null);
      }
      const at = rng.below(legal.length);
      const action = legal[at]!;
      const outlook = told.outlook[at];
      const before = s.players[seat]!.board;
      alhambra.apply(s, seat, action, new EventLog());
      if (outlook) {
        expect(outlook.wall).toEqual({ before: longestWallOf(before), after: longestWallOf(s.players[seat]!.board) });
      }
    }
  });
});
