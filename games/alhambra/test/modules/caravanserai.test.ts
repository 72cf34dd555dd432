import type { Seat } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../../src/index.ts';
import { CARAVANSERAI_CARDS, moneyAt, stepsFrom } from '../../src/modules/caravanserai/content.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { cards, type Laid, type Table, table } from '../table.ts';

interface Caravans extends Table {
  /** Cards of a seat, from 1 on, and where their markers stand. */
  readonly owned?: Readonly<Record<Seat, readonly (readonly [card: number, at: number])[]>>;
}

const numberOf = (card: number) => CARAVANSERAI_CARDS[card - 1]!;

const withCaravans = (set: Caravans, ...others: readonly ModuleId[]) =>
  table(3, ['caravanserai', ...others], {
    ...set,
    edit(s) {
      const slice = s.mod.caravanserai!;
      slice.owned = s.players.map((_, seat) =>
        (set.owned?.[seat] ?? []).map(([card, at]) => ({ card: numberOf(card), at })),
      );
      const gone = slice.owned.flat().map(({ card }) => card);
      slice.left = CARAVANSERAI_CARDS.filter((card) => !gone.includes(card));
      set.edit?.(s);
    },
  });

const KINDS: readonly Laid[] = [
  ['pavilion8', 1, 0],
  ['seraglio9', 2, 0],
  ['arcades9', 3, 0],
  ['chambers10', 4, 0],
  ['garden10', 5, 0],
  ['tower11', 6, 0],
];
const kinds = (count: number) => KINDS.slice(0, count);

describe('the caravanserai', () => {
  it('ALH-CARA-1 eight cards, two of every currency', () => {
    const { state } = withCaravans({});
    expect(state.mod.caravanserai!.left).toHaveLength(8);
    const main = CARAVANSERAI_CARDS.map((card) => moneyAt(card, 1).currency);
    for (const currency of [0, 1, 2, 3]) expect(main.filter((one) => one === currency)).toHaveLength(2);
  });
  it.each([
    [4, 8],
    [5, 4],
    [6, 2],
  ])('ALH-CARA-3 ALH-A2 with %i kinds it costs %i, in one currency, exactly for another action', (count, price) => {
    const hand = `b${price} g1 o${price} d9`;
    const position = withCaravans({ boards: { 0: kinds(count) }, hands: { 0: hand } }, 'diamonds');
    const ways = position.legal(0).filter((text) => text.startsWith('buy caravan-3'));
    expect(ways).toEqual(
      expect.arrayContaining([`b${price}`, `o${price}`, 'd9'].map((w) => `buy caravan-3 with ${w}`)),
    );
    position.expectRefusal(`p0: buy caravan-3 with b${price} o${price}`, 'pay-not-mixable');
    position.play(`p0: buy caravan-3 with b${price}`).expectAsked(0);
    expect(position.state.turn.actions).toBe(1);
    expect(position.state.mod.caravanserai!.owned[0]).toEqual([{ card: numberOf(3), at: 0 }]);
  });
  it('ALH-CARA-2 ALH-CARA-4 ALH-CARA-5 four kinds for the first, five for the second, never three; the reserve does not count', () => {
    const three = withCaravans({ boards: { 0: kinds(3) }, reserves: { 0: ['tower12'] }, hands: { 0: 'b8' } });
    three.expectRefusal('p0: buy caravan-1 with b8', 'caravanserai-too-few-kinds', { kinds: 3, needed: 4 });
    const second = withCaravans({ boards: { 0: kinds(4) }, hands: { 0: 'b8' }, owned: { 0: [[1, 5]] } });
    second.expectRefusal('p0: buy caravan-2 with b8', 'caravanserai-too-few-kinds', { kinds: 4, needed: 5 });
    const full = withCaravans({
      boards: { 0: kinds(6) },
      hands: { 0: 'b2' },
      owned: {
        0: [
          [1, 5],
          [2, 14],
        ],
      },
    });
    full.expectRefusal('p0: buy caravan-3 with b2', 'caravanserai-two-already');
    expect(full.legal(0).some((text) => text.startsWith('buy caravan'))).toBe(false);
  });
  it('ALH-CARA-6 ALH-CARA-7 first of all one marker one step: 2 dirhams or 3 ducats, or 3 ducats or 4 denars (example p.28)', () => {
    // Card 3 climbs in ducats and branches to dirhams at 2; card 2 climbs in denars and branches to ducats at 3.
    const money = (card: number, at: number) =>
      stepsFrom(at).map((to) => {
        const { currency, value } = moneyAt(numberOf(card), to);
        return `${value} ${['denars', 'dirhams', 'ducats', 'florins'][currency]}`;
      });
    expect(money(3, 2)).toEqual(['3 ducats', '2 dirhams']);
    expect(money(2, 3)).toEqual(['4 denars', '3 ducats']);
  });
  it('ALH-CARA-6 ALH-A1 is asked as the turn begins, and may stay', () => {
    const position = withCaravans({
      owned: {
        1: [
          [3, 2],
          [2, 3],
        ],
      },
      row: 'b5 b6 b7 b8',
    }).play('p0: take b5');
    position.expectAsked(1);
    expect(alhambra.prompt(position.state, 1)!.kind).toBe('caravanserai.step');
    expect(position.legal(1)).toEqual([
      'caravanserai.move caravan-3 to 3',
      'caravanserai.move caravan-3 to 2-branch',
      'caravanserai.move caravan-2 to 4',
      'caravanserai.move caravan-2 to 3-branch',
      'pass',
    ]);
    position.expectRefusal('p1: caravanserai.move caravan-3 to 1', 'caravanserai-no-such-step');
    position.expectRefusal('p1: caravanserai.move caravan-1 to 1', 'caravanserai-no-such-step');
    position.play('p1: caravanserai.move caravan-3 to 2-branch').expectAsked(1);
    expect(alhambra.prompt(position.state, 1)!.kind).toBe('chooseAction');
    expect(stepsFrom(12)).toEqual([]);
    expect(stepsFrom(5)).toEqual([]);
  });
  it('ALH-CARA-8 ALH-CARA-9 ALH-A3 its money is spent with cards of the currency, all at once; the marker goes back to 0', () => {
    const position = withCaravans({
      hands: { 0: 'o5' },
      owned: { 0: [[3, 3]] },
      market: [null, null, 'pavilion8', null],
      row: 'b5 b6 b7 b8',
    });
    expect(position.legal(0)).toContain('buy 3 with o5 caravan-3');
    position.play('p0: buy 3 with o5 caravan-3').expectAsked(0);
    expect(position.state.discard).toEqual(cards('o5'));
    expect(position.state.mod.caravanserai!.owned[0]).toEqual([{ card: numberOf(3), at: 0 }]);
    expect(position.events.find(({ type }) => type === 'caravanserai.spent')).toMatchObject({ value: 3, currency: 2 });
  });
  it('both markers are listed in one order, whichever card was bought first', () => {
    const position = withCaravans({
      owned: {
        0: [
          [6, 3],
          [3, 3],
        ],
      },
      market: [null, null, 'pavilion6-n', null],
    });
    expect(position.legal(0)).toContain('buy 3 with caravan-3 caravan-6');
  });
  it('ALH-CARA-10 ALH-38 a vizier buys no card, but pays with the money on one', () => {
    const position = withCaravans(
      {
        hands: { 1: 'b8 o5' },
        boards: { 1: kinds(4) },
        owned: { 1: [[3, 3]] },
        market: ['tower12', 'tower11', 'seraglio8-s', 'tower13-e'],
        row: 'b5 b6 b7 b9',
      },
      'vizier',
    ).play('p0: take b5');
    position.expectRefusal('p1: vizier.buy caravan-1 with b8', 'buy-only-in-turn');
    expect(position.legal(1)).toEqual(['vizier.buy 3 with o5 caravan-3', 'pass']);
  });
  it('ALH-CARA-11 ALH-36 Yammerad does not count it; a bid does', () => {
    const position = withCaravans(
      {
        hands: { 0: 'b1 b2', 1: 'o5' },
        owned: { 0: [[1, 5]], 1: [[3, 5]] },
        characters: { 0: ['yammerad'] },
        row: 'b5 b6 b7 b8',
        next: [characterCard('yusuf'), 'y1'],
      },
      'characters',
    );
    expect(position.legal(0)).toContain('characters.yammerad');
    position.play('p0: take b5').expectAsked(1);
    position.expectRefusal('p1: characters.bid 11', 'bid-beyond-means', { means: 10 });
    position.play('p1: characters.bid 10', 'p2: pass', 'p0: pass', 'p1: characters.pay o5 caravan-3');
    expect(position.state.mod.caravanserai!.owned[1]).toEqual([{ card: numberOf(3), at: 0 }]);
  });
  it('ALH-CARA-12 ALH-37 counts among leftover tiles', () => {
    const position = withCaravans({
      hands: { 0: 'o4' },
      owned: { 1: [[3, 5]] },
      market: [null, null, 'tower12', null],
      bag: [],
      row: 'b5 b6 b7 b8',
    }).play('p0: take b5');
    expect(position.events.find(({ type }) => type === 'leftoverGiven')).toMatchObject({ seat: 1 });
  });
  it('ALH-A2 no exchange cards, change for too much', () => {
    const exchange = withCaravans({ boards: { 0: kinds(4) }, hands: { 0: 'b4 y4 x-by' } }, 'bureau-de-change');
    exchange.expectRefusal('p0: buy caravan-1 with b4 y4 x-by', 'pay-wrong-currency');
    const change = withCaravans({ boards: { 0: kinds(6) }, hands: { 0: 'b6' } }, 'change').play(
      'p0: buy caravan-1 with b6',
    );
    expect(change.events.find(({ type }) => type === 'change.given')).toMatchObject({ coins: { length: 2 } });
  });
  it('ALH-X4 a bill of exchange card, coins, master builder and caravanserai', () => {
    const paying = (tile: string) =>
      withCaravans(
        {
          hands: { 0: 'o2 mb-y x-oy' },
          owned: { 0: [[3, 3]] },
          market: [null, null, tile, 'tower13-e'],
          row: 'b5 b6 b7 b8',
          edit(s) {
            for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
            s.mod.change!.coins = s.players.map(() => [0, 0, 0, 1]);
          },
        },
        'bureau-de-change',
        'change',
        'master-builders',
      );
    const ALL = 'o2 mb-y caravan-3 coin-y x-oy';
    // 2 ducats, 3 florins of the master builder, 3 ducats of the caravanserai, 1 florin.
    const exact = paying('seraglio9');
    exact.expectRefusal('p0: buy 3 with o2 mb-y caravan-3 coin-y', 'pay-not-mixable');
    exact.expectRefusal('p0: buy 3 with o2 caravan-3 x-oy', 'exchange-needless');
    exact.expectRefusal('p0: buy 3 with o2 mb-y caravan-3 x-oy', 'pay-too-little', { missing: 1, price: 9 });
    exact.play(`p0: buy 3 with ${ALL}`).expectAsked(0);
    expect(exact.state.turn.actions).toBe(1);
    expect(exact.state.discard.toSorted()).toEqual(cards('o2 x-oy').toSorted());
    expect(exact.state.mod['master-builders']!.used).toEqual(cards('mb-y'));
    expect(exact.state.mod.caravanserai!.owned[0]).toEqual([{ card: numberOf(3), at: 0 }]);
    expect(exact.state.mod.change!.coins[0]).toEqual([0, 0, 0, 0]);
    expect(exact.state.players[0]!.hand).toEqual([]);
    // 3 too much: one coin comes back, drawn before the one that was paid returns to the bag.
    const over = paying('arcades6-sw').play(`p0: buy 3 with ${ALL}`);
    expect(over.events.find(({ type }) => type === 'change.given')).toMatchObject({ coins: { length: 1 } });
    expect(over.state.mod.change!.coins[0]!.reduce((a, b) => a + b)).toBe(1);
    expect(over.state.turn.over).toBe(true);
  });
});
