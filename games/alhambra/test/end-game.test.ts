import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../src/content/cards.ts';
import { pointsOf, table, tile, tiles, typesOf } from './table.ts';

const market = ['tower12', 'garden10', 'arcades9', null];

describe('the end of the game', () => {
  it('ALH-END-1 ALH-14 the market is filled as far as possible, then the game ends', () => {
    const goesOn = table(3, [], { market, bag: ['tower11'], row: 'b5 b6 b7 b8' })
      .play('p0: take b5')
      .expectAsked(1);
    expect(goesOn.state.market[3]).toBe(tile('tower11'));
    const ends = table(3, [], { market: [null, ...market.slice(1)], bag: ['tower11'], row: 'y1 y2 y3 y4' }).play(
      'p0: take y1',
    );
    expect(typesOf(ends)).toEqual(
      expect.arrayContaining(['tileDrawn', 'bagRanOut', 'leftoverGiven', 'scored', 'ended']),
    );
    expect(ends.outcome).not.toBeNull();
  });
  it('ALH-END-2 ALH-14 leftovers go to the most money of the currency, whatever the price; ties and zero leave them', () => {
    const position = table(3, [], {
      market,
      bag: [],
      row: 'y1 y2 y3 y4',
      hands: { 0: 'b9 g5', 1: 'b1 b9 g5', 2: 'b2' },
    }).play('p0: take y1');
    const given = position.events.flatMap((event) =>
      event.type === 'leftoverGiven' ? [[event.square, event.seat]] : [],
    );
    expect(given).toEqual([
      [0, 1],
      [1, null],
      [2, null],
    ]);
    position.expectAsked(1);
    expect(position.state.players[1]!.waiting).toEqual(tiles('tower12'));
    expect(position.state.players[1]!.hand).toHaveLength(3);
    expect(position.state.market).toEqual([null, tile('garden10'), tile('arcades9'), null]);
  });
  it('ALH-END-3 ALH-19 receivers place in the order of play, then the third scoring takes place', () => {
    const position = table(3, [], { market, bag: [], row: 'y1 y2 y3 y4', hands: { 0: 'b9', 1: 'o1', 2: 'g5' } });
    position.play('p0: take y1').expectAsked(1);
    position.play('p1: place arcades9 at 1,0').expectAsked(2);
    position.play('p2: reserve garden10').expectAsked(0);
    position.play('p0: place tower12 at 0,1');
    expect([pointsOf(position, 0, 3), pointsOf(position, 1, 3), pointsOf(position, 2, 3)]).toEqual([
      { tower: 21 },
      { arcades: 18 },
      {},
    ]);
    expect(position.outcome).toEqual({ scores: [21, 18, 0], ranks: [1, 2, 3] });
  });
  it('ALH-SCORE-5 the third scoring pays three places', () => {
    const boards = {
      0: [
        ['pavilion8', 1, 0],
        ['pavilion6-n', 2, 0],
        ['pavilion7-e', 0, 1],
      ],
      1: [
        ['pavilion5-nw', 1, 1],
        ['seraglio9', 0, 1],
        ['pavilion3-sw', -1, 0],
      ],
      2: [['pavilion4-es', 0, -1]],
    } as const;
    const position = table(3, [], { boards, market, bag: [], row: 'y1 y2 y3 y4' }).play('p0: take y1');
    expect([0, 1, 2].map((seat) => pointsOf(position, seat, 3).pavilion)).toEqual([16, 8, 1]);
  });
  it('ALH-15 a scoring that comes up in the same refill is done first', () => {
    const position = table(3, [], { market, bag: [], row: 'y1 y2 y3 y4', next: [SCORING_CARDS[1], 'b1'] }).play(
      'p0: take y1',
    );
    const rounds = position.events.flatMap((event) => (event.type === 'scored' ? [event.round] : []));
    expect(rounds).toEqual([2, 3]);
  });
  it('ALH-END-4 ALH-17 level players share the victory', () => {
    const boards = { 0: [['tower11', 1, 0]], 2: [['tower11-n', 1, 0]] } as const;
    const position = table(3, [], { boards, market: [null, null, null, null], bag: [], row: 'y1 y2 y3 y4' }).play(
      'p0: take y1',
    );
    expect(position.outcome).toEqual({ scores: [17, 0, 18], ranks: [2, 3, 1] });
    const level = table(3, [], { market: [null, null, null, null], bag: [], row: 'y1 y2 y3 y4' }).play('p0: take y1');
    expect(level.outcome).toEqual({ scores: [0, 0, 0], ranks: [1, 1, 1] });
  });
});

describe('two players', () => {
  it('ALH-DIRK-2 Dirk gets six tiles openly', () => {
    expect(table(2).view(0).mod.dirk?.tiles).toHaveLength(6);
    expect(table(3).view(0).mod.dirk).toBeUndefined();
  });
  it('ALH-DIRK-3 ALH-20 he takes part in majorities only, and is not ranked', () => {
    const position = table(2, [], {
      row: 'b5 b6 b7 b8',
      next: [SCORING_CARDS[1], 'y1'],
      boards: { 0: [['tower11', 1, 0]], 1: [['tower11-n', 1, 0]] },
      edit: (s) => {
        s.mod.dirk!.tiles = tiles('tower12', 'tower10-w', 'garden6-esw');
      },
    }).play('p0: take b5');
    expect([pointsOf(position, 0, 2), pointsOf(position, 1, 2)]).toEqual([{ tower: 3 }, { tower: 3, wall: 1 }]);
    expect(position.state.mod.dirk!.lines).toEqual([
      { round: 2, source: 'garden', points: 12 },
      { round: 2, source: 'tower', points: 13 },
    ]);
    const end = position.fork().playOn(
      ({ outcome }) => outcome !== null,
      (actions) => actions.find(({ type }) => type === 'buy') ?? actions[0]!,
    );
    expect(end.outcome?.scores).toHaveLength(2);
  });
  it('ALH-DIRK-4 ALH-18 six more after the first scoring, a third of the bag after the second, before the market', () => {
    const after = (round: 0 | 1) =>
      table(2, [], {
        row: 'b5 b6 b7 b8',
        next: [SCORING_CARDS[round], 'y1'],
        market: ['tower12', null, 'tower11', 'arcades9'],
      });
    const first = after(0);
    const drawn = (position: typeof first) =>
      position.events.flatMap((e) => (e.type === 'dirk.drew' ? [e.tiles.length] : []));
    expect(drawn(first.play('p0: take b5'))).toEqual([6]);
    const second = after(1);
    const { length } = second.state.bag;
    expect(drawn(second.play('p0: take b5'))).toEqual([Math.floor(length / 3)]);
    expect(typesOf(second).indexOf('dirk.drew')).toBeLessThan(typesOf(second).indexOf('tileDrawn'));
  });
  it('ALH-DIRK-5 a bought tile may be given to Dirk, a leftover one may not', () => {
    const position = table(2, [], { hands: { 0: 'b9 b9' } }).play('p0: buy 1 with b9 b9', 'p0: dirk.give tower13-e');
    expect(position.state.mod.dirk!.tiles).toContain(tile('tower13-e'));
    const leftover = table(2, [], { market, bag: [], row: 'y1 y2 y3 y4', hands: { 1: 'b1' } }).play('p0: take y1');
    leftover.expectRefusal('p1: dirk.give tower12', 'dirk-only-bought', { tile: tile('tower12') });
    expect(leftover.legal(1)).not.toContain('dirk.give tower12');
    table(3, [], { hands: { 0: 'b9 b9' } })
      .play('p0: buy 1 with b9 b9')
      .expectRefusal('p0: dirk.give tower13-e', 'not-this-action');
  });
});
