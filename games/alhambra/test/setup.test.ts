import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { currencyOf, faceValueOf, isMoney, moneyPack, SCORING_CARDS } from '../src/content/cards.ts';
import { TILES } from '../src/content/tiles.ts';
import { alhambra } from '../src/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import { worthOf } from '../src/rules/money.ts';
import { pieces } from '../src/testing.ts';
import { table } from './table.ts';

const deals = [2, 3, 4, 5, 6].flatMap((seats) =>
  Array.from({ length: 12 }, (_, i) => given(alhambra, { seats, seed: `deal ${i}` })),
);

describe('setting up', () => {
  it('ALH-SETUP-1 everyone has a fountain without walls; four of 54 tiles lie on the market', () => {
    for (const { state } of deals) {
      for (const { board } of state.players) expect([board.tiles, board.walls]).toEqual([[-1], [0]]);
      expect(state.market.every((tile) => tile !== null)).toBe(true);
      const elsewhere = state.players.length === 2 ? 6 : 0;
      expect(state.bag).toHaveLength(TILES.length - 4 - elsewhere);
    }
  });
  it('ALH-SETUP-1 the numbers and prices of the buildings are those of the table on p.2', () => {
    const rows = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'].map((building) => {
      const prices = TILES.filter((tile) => tile.building === building).map((tile) => tile.price);
      return [prices.length, Math.min(...prices), Math.max(...prices)];
    });
    expect(rows).toEqual([
      [7, 2, 8],
      [7, 3, 9],
      [9, 4, 10],
      [9, 5, 11],
      [11, 6, 12],
      [11, 7, 13],
    ]);
  });
  it('ALH-SETUP-2 each square takes its own currency', () => {
    const hands = ['b9 b8', 'g9 g8', 'o9 o8', 'y9 y8'];
    const texts = hands.map((hand, square) =>
      table(3, [], { hands: { 0: hand } })
        .legal(0)
        .some((action) => action.startsWith(`buy ${square + 1} with`)),
    );
    expect(texts).toEqual([true, true, true, true]);
  });
  it('ALH-SETUP-3 ALH-DIRK-1 108 money cards, 72 for two players', () => {
    expect(moneyPack(3)).toHaveLength(108);
    expect(moneyPack(2)).toHaveLength(72);
    for (const [seats, copies] of [
      [2, 2],
      [4, 3],
    ] as const) {
      const { state } = given(alhambra, { seats });
      const money = Object.entries(pieces(state)).filter(([name]) => /^[bgoy]\d$/.test(name));
      expect(money).toHaveLength(36);
      expect(money.every(([, count]) => count === copies)).toBe(true);
    }
  });
  it('ALH-SETUP-4 starting money is worth 20 to 28, dealt openly', () => {
    for (const { state, events } of deals) {
      for (const { hand } of state.players) {
        expect(worthOf(hand)).toBeGreaterThanOrEqual(20);
        expect(worthOf(hand)).toBeLessThanOrEqual(28);
      }
      const dealt = events.flatMap((event) => (event.type === 'dealt' ? [event.cards] : []));
      expect(dealt.map((hand) => [...hand].sort((a, b) => a - b))).toEqual(state.players.map(({ hand }) => hand));
    }
  });
  it('ALH-SETUP-5 ALH-2 fewest cards begin, then the least money', () => {
    for (const { state, deciders } of deals) {
      const rank = state.players.map(({ hand }) => hand.length * 1000 + worthOf(hand));
      expect(rank[deciders[0]!]).toBe(Math.min(...rank));
    }
  });
  it('ALH-2 chance decides between equal hands', () => {
    const tied = Array.from({ length: 400 }, (_, i) => given(alhambra, { seats: 6, seed: `tie ${i}` })).filter(
      ({ state }) => {
        const rank = state.players.map(({ hand }) => hand.length * 1000 + worthOf(hand));
        return rank.filter((r) => r === Math.min(...rank)).length > 1;
      },
    );
    const seats = tied.map(({ state, deciders }) => {
      const rank = state.players.map(({ hand }) => hand.length * 1000 + worthOf(hand));
      return rank.indexOf(Math.min(...rank)) === deciders[0];
    });
    expect(new Set(seats)).toEqual(new Set([true, false]));
  });
  it('ALH-SETUP-6 ALH-1 five even piles with scoring cards in the second and fourth, the first on top', () => {
    for (const { state } of deals) {
      expect(state.row).toHaveLength(4);
      const piles = state.piles.map((_, i) => {
        const end = state.deck.length - state.piles.slice(0, i).reduce((a, b) => a + b, 0);
        return state.deck.slice(end - state.piles[i]!, end);
      });
      const found = SCORING_CARDS.map((card) => piles.findIndex((pile) => pile.includes(card)));
      expect(found).toEqual([1, 3]);
      const money = piles.map((pile) => pile.filter(isMoney).length);
      expect(money).toEqual([...money].sort((a, b) => b - a));
      expect(money[0]! - money[4]!).toBeLessThanOrEqual(1);
    }
  });
  it('names cards by colour and value', () => {
    expect([currencyOf(0), faceValueOf(0), currencyOf(35), faceValueOf(35)]).toEqual([0, 1, 3, 9]);
  });
});

describe('ALH-MOD-1 choosing modules', () => {
  it('accepts any set at any table, in canonical order', () => {
    const checked = alhambra.checkConfig({ modules: ['change', 'vizier'] }, 5);
    expect(checked).toEqual({ ok: true, value: { modules: ['vizier', 'change'] } });
    for (const wish of [undefined, null, {}]) expect(alhambra.checkConfig(wish, 3).ok).toBe(true);
  });
  it.each([
    [{ modules: ['dragons'] }, 'unknown-module'],
    [{ modules: ['dirk'] }, 'unknown-module'],
    [{ modules: ['vizier', 'vizier'] }, 'module-twice'],
    [{ modules: ['vizier:open'] }, 'unknown-variant'],
    [{ modules: [7] }, 'unknown-module'],
    [{ modules: 'vizier' }, 'bad-config'],
    [{ variants: [] }, 'bad-config'],
    ['vizier', 'bad-config'],
  ])('ALH-MOD-2 refuses %j', (wish, code) => {
    const checked = alhambra.checkConfig(wish, 3);
    expect(checked.ok ? null : checked.refusal.code).toBe(code);
  });
  it('names every module in the catalogue', () => {
    const ids = alhambra.catalogue.modules.map(({ id }) => id);
    expect(ids).toEqual(MODULE_IDS);
    expect(ids).not.toContain('dirk');
    expect(alhambra.catalogue.modules.find(({ id }) => id === 'invaders')?.variants).toEqual(['open']);
  });
});
