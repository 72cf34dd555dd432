import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { parseCard } from '../../src/content/cards.ts';
import { alhambra } from '../../src/index.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { isSultanCard, oppositeOf, SULTAN_CARDS } from '../../src/modules/sultan/content.ts';
import { cards, type Table, table, tile, tiles, typesOf } from '../table.ts';

const kind = (name: (typeof BUILDINGS)[number]): number => BUILDINGS.indexOf(name);
const card = (n: number): number => parseCard(`sultan-${n}`)!;

interface Sultan extends Table {
  /** Cards and marks in front of seats, and open ones. */
  readonly owned?: Readonly<Record<number, readonly [card: number, mark: (typeof BUILDINGS)[number]][]>>;
  readonly open?: readonly [card: number, mark: (typeof BUILDINGS)[number]][];
}

const marked = ([n, mark]: readonly [number, (typeof BUILDINGS)[number]]) => ({ card: card(n), mark: kind(mark) });

function withSultan(seats: number, set: Sultan, ...others: readonly ModuleId[]) {
  return table(seats, ['sultan', ...others], {
    ...set,
    edit(s) {
      const slice = s.mod.sultan!;
      slice.open = (set.open ?? []).map(marked);
      slice.owned = s.players.map((_, seat) => (set.owned?.[seat] ?? []).map(marked));
      set.edit?.(s);
    },
  });
}

const MARKET = ['tower13-e', 'tower12', 'tower11', 'garden12-s'];

describe('the power of the sultan', () => {
  it('ALH-SUL-1 three, two and three cards in the first three piles', () => {
    const s = alhambra.setup({ modules: ['sultan'] }, 4, 'c'.repeat(32), nullLog);
    let end = s.deck.length;
    const inPiles = s.piles.map((size) => {
      end -= size;
      return s.deck.slice(end, end + size).filter(isSultanCard).length;
    });
    expect(inPiles).toEqual([3, 2, 3, 0, 0]);
  });
  it('ALH-SUL-2 ALH-32 turned up it lies beside, a die marks it, and the row is completed', () => {
    const position = withSultan(3, { row: 'b5 b6 b7 b8', next: [card(1), card(2), 'g1'] }).play('p0: take b5');
    expect(position.state.row).toEqual(cards('b6 b7 b8 g1'));
    expect(position.state.mod.sultan!.open.map((one) => one.card)).toEqual([card(1), card(2)]);
    for (const { mark } of position.state.mod.sultan!.open) expect(BUILDINGS[mark]).toBeDefined();
  });
  it('ALH-SUL-3 ALH-U3 is an offer of 7 in its currency; exact money gives another action', () => {
    const position = withSultan(3, { hands: { 0: 'b7 b9 g7' }, open: [[1, 'garden']], market: MARKET });
    position.expectRefusal('p0: buy sultan-1 with g7', 'pay-wrong-currency');
    position.expectRefusal('p0: buy sultan-2 with g7', 'buy-empty-square');
    expect(position.legal(0)).toContain('buy sultan-1 with b7');
    position.play('p0: buy sultan-1 with b7', 'p0: sultan.keep').expectAsked(0);
    expect(position.state.turn.actions).toBe(1);
    const over = withSultan(3, { hands: { 0: 'b9' }, open: [[1, 'garden']], market: MARKET, row: 'b1 b2 b3 b4' });
    over.play('p0: buy sultan-1 with b9', 'p0: sultan.keep').expectAsked(1);
    expect(over.state.mod.sultan!.owned[0]).toEqual([marked([1, 'garden'])]);
  });
  it('ALH-SUL-4 ALH-SUL-5 rolling again marks what shows or its opposite: arcades or chambers (example p.27)', () => {
    expect(oppositeOf(kind('arcades'))).toBe(kind('chambers'));
    expect(oppositeOf(kind('pavilion'))).toBe(kind('tower'));
    expect(oppositeOf(kind('seraglio'))).toBe(kind('garden'));
    const position = withSultan(3, { hands: { 0: 'b7' }, open: [[1, 'garden']], market: MARKET });
    position.play('p0: buy sultan-1 with b7', 'p0: sultan.roll').expectAsked(0);
    const rolled = position.events.find(({ type }) => type === 'sultan.rolled') as { building: number };
    const choices = [rolled.building, oppositeOf(rolled.building)].map((one) => BUILDINGS[one]!);
    expect(position.legal(0)).toEqual(choices.map((name) => `sultan.choose ${name}`));
    const other = BUILDINGS.find((name) => !choices.includes(name))!;
    position.expectRefusal(`p0: sultan.choose ${other}`, 'not-this-action');
    position.play(`p0: sultan.choose ${choices[1]!}`);
    expect(position.state.mod.sultan!.owned[0]).toEqual([marked([1, choices[1]!])]);
  });
  it('ALH-SUL-6 ALH-SUL-7 ALH-U2 asked in order from the next player; the claim is placed before the next tile is drawn', () => {
    const position = withSultan(3, {
      hands: { 0: 'b9' },
      owned: { 0: [[1, 'garden']], 1: [[2, 'tower']], 2: [[3, 'garden']] },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['garden10'],
      row: 'g6 g7 g8 g9',
    });
    position.play('p0: buy 1 with b9', 'p0: reserve pavilion8').expectAsked(2);
    expect(alhambra.prompt(position.state, 2)).toMatchObject({
      kind: 'sultan.claim',
      params: { tile: tile('garden10'), square: 0 },
    });
    position.play('p2: pass').expectAsked(0).play('p0: sultan.claim').expectAsked(0);
    expect(position.state.players[0]!.waiting).toEqual(tiles('garden10'));
    expect(position.state.mod.sultan!.used).toEqual([card(1)]);
    position.play('p0: place garden10 at 0,1');
    expect(typesOf(position)).toContain('bagRanOut');
  });
  it('ALH-SUL-9 unclaimed, it takes its square', () => {
    const position = withSultan(3, {
      hands: { 0: 'b9' },
      owned: { 1: [[2, 'garden']] },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['garden10'],
    });
    position.play('p0: buy 1 with b9', 'p0: reserve pavilion8', 'p1: pass').expectAsked(1);
    expect(position.state.market[0]).toBe(tile('garden10'));
    expect(position.state.mod.sultan).toMatchObject({ drawn: null, used: [] });
  });
  it('ALH-SUL-8 money and scoring come before the market', () => {
    const position = withSultan(3, {
      hands: { 0: 'b9' },
      owned: { 1: [[2, 'garden']] },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['garden10'],
      row: 'g6 g7 g8',
      next: [100, 'g9'],
    });
    position.play('p0: buy 1 with b9', 'p0: reserve pavilion8').expectAsked(1);
    const order = typesOf(position).slice(-4);
    expect(order).toEqual(['scoringCardTurnedUp', 'moneyTurnedUp', 'scored', 'sultan.shown']);
  });
  it('ALH-SUL-10 ALH-38 a vizier comes after the claims and buys no sultan card; his refill can be claimed', () => {
    const position = withSultan(
      3,
      {
        hands: { 1: 'b7 b8' },
        open: [[1, 'garden']],
        owned: { 2: [[2, 'garden']] },
        market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
        bag: ['garden10'],
        row: 'g6 g7 g8 g9',
      },
      'vizier',
    );
    position.play('p0: take g6').expectAsked(0, 1, 2);
    position.expectRefusal('p1: vizier.buy sultan-1 with b7', 'buy-only-in-turn');
    expect(position.legal(1)).toEqual(['vizier.buy 1 with b8', 'pass']);
    position.play('p1: vizier.buy 1 with b8', 'p2: pass', 'p0: pass', 'p1: reserve pavilion8').expectAsked(2);
    position.play('p2: sultan.claim', 'p2: place garden10 at 0,1');
    expect(position.state.players[2]!.board.tiles).toContain(tile('garden10'));
  });
  it('ALH-SUL-11 ALH-U3 exchange cards, diamonds, coins and master builders pay it; Karim does not', () => {
    const set: Sultan = {
      hands: { 0: 'b4 y3 x-by d7 mb-b' },
      open: [[1, 'garden']],
      market: MARKET,
      characters: { 0: ['abdul-karim'] },
    };
    const modules = ['bureau-de-change', 'diamonds', 'master-builders', 'characters', 'change'] as const;
    const start = () => withSultan(3, set, ...modules);
    const ways = start()
      .legal(0)
      .filter((text) => text.startsWith('buy sultan-1'));
    expect(ways).toEqual(expect.arrayContaining(['b4 mb-b', 'd7', 'b4 y3 x-by'].map((w) => `buy sultan-1 with ${w}`)));
    start().expectRefusal('p0: buy sultan-1 with karim', 'pay-not-in-hand');
    const coins = withSultan(
      3,
      {
        hands: { 0: 'b6' },
        open: [[1, 'garden']],
        edit: (s) => {
          s.mod.change!.coins = s.players.map(() => [1, 0, 0, 0]);
        },
      },
      'change',
    );
    coins.play('p0: buy sultan-1 with b6 coin-b', 'p0: sultan.keep').expectAsked(0);
  });
  it('ALH-SUL-12 ALH-39 what Laila draws may be claimed; then she draws on, and the old tile goes back', () => {
    const position = withSultan(
      3,
      {
        owned: { 1: [[2, 'garden']] },
        market: MARKET,
        bag: ['garden10'],
        characters: { 0: ['laila'] },
      },
      'characters',
    );
    position.play('p0: characters.laila 1').expectAsked(1);
    expect(position.state.stack.some(({ kind: frame }) => frame === 'characters.laila')).toBe(true);
    position.play('p1: sultan.claim', 'p1: place garden10 at 0,1').expectAsked(0);
    // The bag ran out before another came: the old tile stays.
    expect(position.state.market[0]).toBe(tile('tower13-e'));
    const passed = withSultan(
      3,
      { owned: { 1: [[2, 'garden']] }, market: MARKET, bag: ['garden10'], characters: { 0: ['laila'] } },
      'characters',
    ).play('p0: characters.laila 1', 'p1: pass');
    expect(passed.state.market[0]).toBe(tile('garden10'));
    expect(passed.state.bag).toEqual(tiles('tower13-e'));
  });
  it('ALH-SUL-13 ALH-U1 with two players: not what Dirk draws, but a claim may go to him', () => {
    const position = withSultan(2, {
      hands: { 0: 'b9' },
      owned: { 1: [[2, 'garden']] },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['garden10'],
    });
    position.play('p0: buy 1 with b9', 'p0: reserve pavilion8', 'p1: sultan.claim');
    expect(position.legal(1)).toContain('dirk.give garden10');
    position.play('p1: dirk.give garden10');
    expect(position.state.mod.dirk!.tiles).toContain(tile('garden10'));
  });
  it('ALH-U2 no claim without a fitting card', () => {
    const position = withSultan(3, {
      hands: { 0: 'b9' },
      owned: { 1: [[2, 'garden']], 2: [[3, 'tower']] },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['garden10'],
    });
    position.play('p0: buy 1 with b9', 'p0: reserve pavilion8').expectAsked(1);
    position.change((s) => {
      s.mod.sultan!.owned = s.mod.sultan!.owned.with(1, []);
    });
    position.expectRefusal('p1: sultan.claim', 'sultan-no-claim');
  });
  it('which card is in which pile is dealt again in imagined worlds', () => {
    const s = alhambra.setup({ modules: ['sultan'] }, 3, 'a'.repeat(32), nullLog);
    const orders = Array.from({ length: 20 }, (_, i) => {
      const found = alhambra.imagine(alhambra.knowledge(s, 0), rngFrom(`${i}`)).deck.filter(isSultanCard);
      expect(found.toSorted()).toEqual(SULTAN_CARDS);
      return found.join();
    });
    expect(new Set(orders).size).toBeGreaterThan(15);
  });
});
