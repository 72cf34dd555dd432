import { nullLog } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../../src/index.ts';
import { BAZAAR_TILES, isBazaar } from '../../src/modules/bazaars/content.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { type Laid, pointsOf, type Table, table, tile, tiles, typesOf } from '../table.ts';

interface Bazaars extends Table {
  readonly beside?: readonly string[];
}

const withBazaars = (set: Bazaars, ...others: readonly ModuleId[]) =>
  table(3, ['bazaars', ...others], {
    ...set,
    edit(s) {
      s.mod.bazaars!.beside = tiles(...(set.beside ?? []));
      set.edit?.(s);
    },
  });

/** Plays the last turn and comes to the last scoring. */
const scoredWith = (board: readonly Laid[], ...others: readonly ModuleId[]) => {
  const position = withBazaars(
    { boards: { 0: board }, market: [null, 'tower12', 'tower11', 'tower13-e'], bag: [], row: 'b5 b6 b7 b8' },
    ...others,
  ).play('p0: take b5');
  return pointsOf(position, 0, 3).bazaars;
};

/** bazaar-2 counts seraglios, arcades and towers. Around it: 6 buildings, 2 empty cells. */
const EXAMPLE: readonly Laid[] = [
  ['bazaar-2', 1, 0],
  ['seraglio9', 2, 0],
  ['seraglio8-s', 2, -1],
  ['arcades9', 1, -1],
  ['garden10', 0, -1],
  ['chambers10', 1, 1],
];

describe('the bazaars', () => {
  it('ALH-BAZ-1 ALH-BAZ-2 ALH-Z2 eight in the bag; one drawn lies beside and another tile is drawn, also at the start', () => {
    expect(BAZAAR_TILES).toHaveLength(8);
    let beside = 0;
    for (let i = 0; i < 30; i++) {
      const s = alhambra.setup({ modules: ['bazaars'] }, 3, `${i}`.padStart(32, '0'), nullLog);
      expect(s.market.some((one) => one === null || isBazaar(one))).toBe(false);
      expect(s.bag.filter(isBazaar).length + s.mod.bazaars!.beside.length).toBe(8);
      expect(s.bag).toHaveLength(54 + 8 - 4 - s.mod.bazaars!.beside.length);
      beside += s.mod.bazaars!.beside.length;
    }
    expect(beside).toBeGreaterThan(3);
    const refill = withBazaars({
      hands: { 0: 'b8' },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      bag: ['bazaar-1', 'bazaar-3'],
    }).play('p0: buy 1 with b8', 'p0: pass', 'p0: reserve pavilion8');
    expect(refill.state.mod.bazaars!.beside.toSorted()).toEqual(tiles('bazaar-1', 'bazaar-3'));
    expect(typesOf(refill)).toContain('bagRanOut');
  });
  it('ALH-BAZ-3 ALH-BAZ-4 costs 7 florins while a tile for 7 lies there; exactly, with another action (example p.24)', () => {
    const position = withBazaars({
      hands: { 0: 'y7 y9 b7' },
      beside: ['bazaar-2'],
      market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
    });
    position.expectRefusal('p0: buy bazaar-2 with y9', 'pay-not-exact', { over: 2, price: 7 });
    position.expectRefusal('p0: buy bazaar-2 with b7', 'pay-wrong-currency');
    expect(position.legal(0).filter((text) => text.startsWith('buy bazaar'))).toEqual(['buy bazaar-2 with y7']);
    position.play('p0: buy bazaar-2 with y7').expectAsked(0);
    expect(position.state.turn.actions).toBe(1);
    expect(position.state.mod.bazaars!.beside).toEqual([]);
    expect(position.state.market).not.toContain(null);
    position.play('p0: pass', 'p0: place bazaar-2 at 0,1');
    expect(position.state.players[0]!.board.tiles).toContain(tile('bazaar-2'));
  });
  it('ALH-BAZ-5 is placed and redesigned like a building, on the reserve board too', () => {
    const position = withBazaars({ reserves: { 0: ['bazaar-1'] }, boards: { 0: [['bazaar-3', 0, 1]] } });
    expect(position.legal(0)).toEqual(
      expect.arrayContaining(['add bazaar-1 at 1,0', 'remove 0,1', 'exchange bazaar-1 at 0,1']),
    );
    expect(position.legal(0).filter((text) => text.includes('bazaar-1 at 1,1'))).toHaveLength(1);
  });
  it('ALH-BAZ-6 4 buildings of 3 colours are 12; 3 of 2 are 6 without the purple one (example p.24)', () => {
    expect(scoredWith([...EXAMPLE, ['tower11', 2, 1]])).toBe(12);
    expect(scoredWith(EXAMPLE)).toBe(6);
  });
  it('ALH-BAZ-6 only in the last scoring', () => {
    const position = withBazaars({ boards: { 0: EXAMPLE }, row: 'b5 b6 b7 b8', next: [100, 'g1'] }).play('p0: take b5');
    expect(pointsOf(position, 0, 1).bazaars).toBeUndefined();
  });
  it('ALH-BAZ-7 ALH-BAZ-8 ALH-Z3 one building for two bazaars, whatever the walls; no bazaar, hut or fountain counts', () => {
    // bazaar-3 counts pavilions, seraglios, chambers; bazaar-4 pavilions, seraglios, gardens.
    const two: readonly Laid[] = [
      ['bazaar-3', 1, 0],
      ['bazaar-4', 3, 0],
      ['seraglio9', 2, 0],
    ];
    const position = withBazaars({
      boards: { 0: two },
      market: [null, 'tower12', 'tower11', 'tower13-e'],
      bag: [],
      row: 'b5 b6 b7 b8',
    }).play('p0: take b5');
    const lines = position.scores.filter(({ source }) => source === 'bazaars');
    expect(lines.map(({ points, detail }) => [points, detail])).toEqual([
      [1, { tile: tile('bazaar-3'), buildings: 1, colours: 1 }],
      [1, { tile: tile('bazaar-4'), buildings: 1, colours: 1 }],
    ]);
    const hut: readonly Laid[] = [
      ['bazaar-3', 1, 0],
      ['hut-seraglio-e', 1, -1],
    ];
    expect(scoredWith(hut, 'workers-huts')).toBeUndefined();
  });
  it('ALH-BAZ-9 ALH-BAZ-10 ALH-Z1 any number on offer; none while its square is empty', () => {
    const position = withBazaars({
      hands: { 0: 'y7 y6 y1 g9 g3' },
      beside: ['bazaar-1', 'bazaar-2', 'bazaar-8'],
      market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
    });
    position.play('p0: buy 4 with y7');
    position.expectRefusal('p0: buy bazaar-2 with y6 y1', 'bazaar-no-price', { square: 3 });
    expect(position.legal(0).filter((text) => text.startsWith('buy bazaar'))).toEqual([]);
  });
  it('ALH-BAZ-11 unsold ones are not shared out', () => {
    const position = withBazaars({
      hands: { 0: 'y9' },
      beside: ['bazaar-2'],
      market: [null, null, null, 'tower12'],
      bag: [],
      row: 'b5 b6 b7 b8',
    }).play('p0: take b5');
    expect(position.events.filter(({ type }) => type === 'leftoverGiven')).toHaveLength(1);
    expect(position.state.mod.bazaars!.beside).toEqual(tiles('bazaar-2'));
  });
  it('ALH-BAZ-12 ALH-38 a vizier and Abdul Karim buy it', () => {
    const karim = withBazaars(
      {
        beside: ['bazaar-2'],
        market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
        characters: { 0: ['abdul-karim'] },
      },
      'characters',
    ).play('p0: buy bazaar-2 with karim');
    expect(karim.state.players[0]!.waiting).toEqual(tiles('bazaar-2'));
    const vizier = withBazaars(
      {
        hands: { 1: 'y7' },
        beside: ['bazaar-2'],
        market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
        row: 'b5 b6 b7 b8',
      },
      'vizier',
    ).play('p0: take b5');
    expect(vizier.legal(1)).toContain('vizier.buy bazaar-2 with y7');
    vizier.play('p1: vizier.buy bazaar-2 with y7', 'p2: pass', 'p0: pass', 'p1: place bazaar-2 at 0,1');
    expect(vizier.state.players[1]!.board.tiles).toContain(tile('bazaar-2'));
  });
  it('ALH-X1 ALH-DIA-3 ALH-D2 exchange cards and diamonds pay it, exactly', () => {
    const position = withBazaars(
      {
        hands: { 0: 'y4 b3 x-by d7 d9' },
        beside: ['bazaar-2'],
        market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
      },
      'bureau-de-change',
      'diamonds',
    );
    const ways = position.legal(0).filter((text) => text.startsWith('buy bazaar'));
    expect(ways.sort()).toEqual(['buy bazaar-2 with b3 y4 x-by', 'buy bazaar-2 with d7']);
    position.expectRefusal('p0: buy bazaar-2 with d9', 'pay-not-exact');
  });
  it('ALH-39 ALH-Z2 Laila lays one beside and draws on; if the bag runs out the old tile stays', () => {
    const set: Bazaars = {
      beside: ['bazaar-2'],
      market: ['tower12', 'tower11', 'tower13-e', 'pavilion7-e'],
      bag: ['bazaar-1'],
      characters: { 0: ['laila'] },
    };
    const position = withBazaars(set, 'characters').play('p0: characters.laila 1').expectAsked(0);
    expect(position.state.market[0]).toBe(tile('tower12'));
    expect(position.state.mod.bazaars!.beside).toEqual(tiles('bazaar-2', 'bazaar-1'));
    expect(position.state.bag).toEqual([]);
  });
  it('ALH-Z2 the sultan claims no bazaar', () => {
    const position = withBazaars(
      {
        hands: { 0: 'b8' },
        market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
        bag: ['bazaar-1'],
        edit(s) {
          s.mod.sultan!.owned = s.players.map((_, seat) => (seat === 1 ? [{ card: 150, mark: 1 }] : []));
        },
      },
      'sultan',
    ).play('p0: buy 1 with b8', 'p0: pass', 'p0: reserve pavilion8');
    expect(typesOf(position)).not.toContain('sultan.shown');
  });
});
