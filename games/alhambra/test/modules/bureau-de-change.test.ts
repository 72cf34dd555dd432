import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { parseCard } from '../../src/content/cards.ts';
import { alhambra } from '../../src/index.ts';
import { EXCHANGE_CARDS, isExchangeCard } from '../../src/modules/bureau-de-change/content.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { cards, type Table, table, tiles, typesOf } from '../table.ts';

const bureau = (set: Table, ...others: readonly ModuleId[]) => table(3, ['bureau-de-change', ...others], set);
const buys = (position: ReturnType<typeof table>) => position.legal(0).filter((text) => text.startsWith('buy'));
/** 7 and 2 denars, 9 florins and the blue-and-yellow card. */
const EXAMPLE = 'b7 b2 y9 x-by';

describe('the bureau de change', () => {
  it('ALH-EXCH-1 two of six cards in each of the second, third and fourth pile', () => {
    const s = alhambra.setup({ modules: ['bureau-de-change'] }, 4, 'f'.repeat(32), nullLog);
    let end = s.deck.length;
    const inPiles = s.piles.map((size) => {
      end -= size;
      return s.deck.slice(end, end + size).filter(isExchangeCard);
    });
    expect(inPiles.map((pile) => pile.length)).toEqual([0, 2, 2, 2, 0]);
    expect(inPiles.flat().sort()).toEqual(EXCHANGE_CARDS);
  });
  it('ALH-TAKE-3 ALH-EXCH-2 ALH-EXCH-3 lies among the four open cards and is taken alone, instead of money', () => {
    const position = bureau({ row: 'b1 b2 b3 g9', next: ['x-go', 'x-by'], hands: { 0: 'x-by' } });
    position.play('p0: take g9');
    expect(position.state.row).toEqual([...cards('b1 b2 b3'), parseCard('x-go')]);
    position.expectRefusal('p1: take b1 x-go', 'take-alone', { card: parseCard('x-go')! });
    expect(position.legal(1)).toContain('take x-go');
    position.play('p1: take x-go');
    expect(position.state.players[1]!.hand).toEqual(cards('x-go'));
    expect(position.state.row).toHaveLength(4);
  });
  it('ALH-EXCH-4 9 florins and 2 denars for the garden, or 7 denars exactly for the pavilion (example p.8)', () => {
    const market = ['garden11', null, null, 'pavilion7-e'];
    const garden = bureau({ hands: { 0: EXAMPLE }, market });
    expect(buys(garden)).toContain('buy 1 with b2 y9 x-by');
    garden.play('p0: buy 1 with y9 b2 x-by').expectAsked(0);
    expect(garden.state.players[0]!.waiting).toEqual(tiles('garden11'));
    const pavilion = bureau({ hands: { 0: EXAMPLE }, market })
      .play('p0: buy 4 with b7 x-by')
      .expectAsked(0);
    expect(pavilion.state.turn.actions).toBe(1);
    pavilion.expectRefusal('p0: buy 1 with b2 y9', 'pay-wrong-currency');
  });
  it('ALH-EXCH-5 it is discarded, and good for one tile', () => {
    const position = bureau({
      hands: { 0: 'b2 y3 y4 b1 x-by' },
      market: ['pavilion5-nw', 'tower12', null, 'pavilion7-e'],
    });
    position.play('p0: buy 1 with b2 y3 x-by').expectAsked(0);
    expect(position.state.discard).toEqual([...cards('b2 y3'), parseCard('x-by')]);
    position.expectRefusal('p0: buy 4 with y4 x-by', 'pay-not-in-hand', { ref: parseCard('x-by')! });
  });
  it('ALH-X1 one card a purchase, and only one that shows the square', () => {
    const position = bureau({ hands: { 0: 'b3 g3 y3 x-by x-bg' }, market: ['seraglio9', null, 'seraglio8-s', null] });
    position.expectRefusal('p0: buy 1 with b3 g3 y3 x-by x-bg', 'pay-not-mixable');
    position.expectRefusal('p0: buy 3 with b3 y3 x-by', 'pay-wrong-currency');
  });
  it('ALH-EXCH-6 ALH-33 played cards are in the new deck', () => {
    const position = bureau({
      row: 'b5 b6 b7 b8',
      edit: (s) => {
        s.deck = [];
        s.piles = [0];
        s.discard = cards('x-by');
      },
    });
    expect(typesOf(position.play('p0: take b5'))).toContain('moneyReshuffled');
    expect(position.state.row).toContain(parseCard('x-by'));
  });
  it('ALH-EXCH-7 ALH-X4 is refused where its other currency is not part of the payment', () => {
    const position = bureau({ hands: { 0: EXAMPLE }, market: ['seraglio9', null, null, null] });
    position.expectRefusal('p0: buy 1 with b7 b2 x-by', 'exchange-needless');
    expect(buys(position)).toEqual(['buy 1 with b2 b7', 'buy 1 with y9 x-by']);
  });
  it('ALH-X4 coins of both currencies may be part of it, and too much gives change', () => {
    const position = bureau(
      {
        hands: { 0: 'b7 x-by' },
        market: ['seraglio9', null, null, null],
        edit: (s) => {
          s.mod.change!.coins = s.players.map(() => [1, 0, 0, 2]);
        },
      },
      'change',
    );
    position.play('p0: buy 1 with b7 coin-b coin-y x-by').expectAsked(0);
    expect(position.state.mod.change!.coins[0]).toEqual([0, 0, 0, 1]);
  });
  it('ALH-EXCH-8 ALH-37 nothing for leftover tiles', () => {
    const position = bureau({
      hands: { 0: 'b1', 1: 'x-bg x-by', 2: 'g1' },
      market: ['garden6-esw', 'tower12', null, null],
      bag: [],
      row: 'o9 o8 o7 o6',
    });
    position.play('p0: take o9');
    expect(position.events.filter(({ type }) => type === 'leftoverGiven')).toMatchObject([{ seat: 0 }, { seat: 2 }]);
  });
  it('ALH-X1 ALH-DIA-6 no diamonds, no auctions', () => {
    const position = bureau({ hands: { 0: 'd5 y4 x-by' }, market: ['seraglio9', null, null, null] }, 'diamonds');
    position.expectRefusal('p0: buy 1 with d5 y4 x-by', 'pay-not-mixable');
    const auction = bureau(
      { hands: { 1: 'b7 y9 x-by' }, row: 'b5 b6 b7 b8', next: [characterCard('yusuf'), 'y1'] },
      'characters',
    );
    auction.play('p0: take b5');
    auction.expectRefusal('p1: characters.bid 10', 'bid-beyond-means', { means: 9 });
  });
  it('ALH-X2 thieves, Knihstig and Machma leave exchange cards alone; Yammerad does not count them', () => {
    const position = bureau(
      { hands: { 0: 'b9 g9 x-by' }, row: 'x-go b6 b7 b8', characters: { 0: ['machma', 'yammerad'] } },
      'characters',
    );
    expect(position.legal(0)).toContain('characters.yammerad');
    const machma = position.legal(0).filter((text) => text.startsWith('characters.machma'));
    expect(machma.length).toBeGreaterThan(0);
    expect(machma.filter((text) => text.includes('x-'))).toEqual([]);
    const knihstig = bureau(
      {
        hands: { 0: 'b9 b2' },
        row: 'x-go x-by x-bg b8',
        market: ['garden11', null, null, null],
        characters: { 0: ['abdul-knihstig'] },
      },
      'characters',
    ).play('p0: buy 1 with b9 b2');
    expect(knihstig.legal(0)).toEqual(['characters.pick b8', 'pass']);
    const thief = bureau(
      {
        row: 'x-go x-by x-bg b8',
        next: ['x-gy'],
        edit: (s) => {
          s.mod.thieves!.hands = [[], [], [0, 1]];
        },
      },
      'thieves',
    );
    expect(thief.play('p0: take b8').legal(2)).toEqual(['pass']);
  });
  it('ALH-X3 ALH-32 Yammerad lays one with the open cards, as a fifth, and looks at the next', () => {
    const position = bureau(
      { hands: { 0: 'y6' }, row: 'b5 b6 b7 b8', characters: { 0: ['yammerad'] }, next: ['x-by', 'g9'] },
      'characters',
    );
    position.play('p0: characters.yammerad').expectAsked(0);
    expect(position.state.row).toEqual([...cards('b5 b6 b7 b8'), parseCard('x-by')]);
    expect(position.state.players[0]!.hand).toEqual(cards('g9 y6'));
    position.play('p0: take b5');
    expect(position.state.row).toHaveLength(4);
  });
  it('ALH-X5 a vizier pays exactly with one', () => {
    const position = bureau(
      { hands: { 1: EXAMPLE }, row: 'g5 g6 g7 g8', market: ['garden11', 'tower12', 'tower13-e', 'tower11'] },
      'vizier',
    );
    position.play('p0: take g5').expectAsked(0, 1, 2);
    position.expectRefusal('p1: vizier.buy 1 with b7 y9 x-by', 'pay-not-exact');
    expect(position.legal(1)).toContain('vizier.buy 1 with b2 y9 x-by');
  });
  it('which card is in which pile is dealt again in imagined worlds', () => {
    const s = alhambra.setup({ modules: ['bureau-de-change'] }, 3, 'a'.repeat(32), nullLog);
    const orders = Array.from({ length: 20 }, (_, i) =>
      alhambra
        .imagine(alhambra.knowledge(s, 0), rngFrom(`${i}`))
        .deck.filter(isExchangeCard)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});
