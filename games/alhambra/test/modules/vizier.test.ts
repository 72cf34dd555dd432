import { describe, expect, it } from 'vitest';
import { table, tile, tiles, typesOf } from '../table.ts';

const market = ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'];
const start = (hands: Readonly<Record<number, string>>, bag?: readonly string[]) =>
  table(3, ['vizier'], { market, hands, row: 'b5 b6 b7 b8', ...(bag === undefined ? {} : { bag }) });

describe("the Vizier's favour", () => {
  it('ALH-VIZ-1 ALH-V1 after every turn all with a face-up vizier are asked, also those who cannot pay', () => {
    const position = start({ 1: 'g9 g3' }).play('p0: take b5').expectAsked(0, 1, 2);
    expect(position.legal(1)).toEqual(['vizier.buy 2 with g3 g9', 'pass']);
    expect(position.legal(2)).toEqual(['pass']);
    position.play('p0: pass', 'p1: pass', 'p2: pass').expectAsked(1);
    expect(position.legal(1)).toContain('buy 2 with g3 g9');
  });
  it('ALH-VIZ-2 ALH-V2 exact money, no further action, placed and refilled at once', () => {
    const position = start({ 2: 'g9 g4' }).play('p0: take b5');
    position.expectRefusal('p2: vizier.buy 2 with g4 g9', 'pay-not-exact', { over: 1, price: 12 });
    const exact = start({ 2: 'g9 g3 b9 b1' }).play(
      'p0: take b5',
      'p0: pass',
      'p1: pass',
      'p2: vizier.buy 2 with g3 g9',
    );
    exact.expectAsked(2).expectRefusal('p2: vizier.buy 1 with b1 b9', 'not-this-action');
    exact.play('p2: place tower12 at 1,0');
    expect(typesOf(exact)).toEqual(['laid', 'tileDrawn']);
    expect(exact.state.turn.seat).toBe(0);
  });
  it('ALH-VIZ-3 the vizier is turned face down; the tile may go to the reserve or to Dirk', () => {
    const position = start({ 2: 'g9 g3' }).play('p0: take b5', 'p0: pass', 'p1: pass', 'p2: vizier.buy 2 with g3 g9');
    expect(position.state.mod.vizier!.faceUp).toEqual([true, true, false]);
    position.play('p2: reserve tower12').expectAsked(0, 1);
    expect(position.state.players[2]!.reserve).toEqual(tiles('tower12'));
    const two = table(2, ['vizier'], { market, hands: { 1: 'g9 g3' }, row: 'b5 b6 b7 b8' });
    two.play('p0: take b5', 'p0: pass', 'p1: vizier.buy 2 with g3 g9', 'p1: dirk.give tower12');
    expect(two.state.mod.dirk!.tiles).toContain(tile('tower12'));
  });
  it('ALH-VIZ-4 the next player comes first, the last player last, and everyone decides again', () => {
    const position = start({ 0: 'g9 g3', 1: 'g9 g3 b9 b1', 2: 'g9 g3' }).play('p0: take b5');
    position.play('p0: vizier.buy 2 with g3 g9', 'p2: vizier.buy 2 with g3 g9', 'p1: vizier.buy 2 with g3 g9');
    position.expectAsked(1).play('p1: reserve tower12').expectAsked(0, 2);
    expect(position.state.players[0]!.hand).toHaveLength(3);
    position.play('p2: pass', 'p0: pass').expectAsked(1);
  });
  it('ALH-VIZ-5 turning it face up is an action of the turn', () => {
    const position = start({ 1: 'g9 g3' }).play(
      'p0: take b5',
      'p0: pass',
      'p2: pass',
      'p1: vizier.buy 2 with g3 g9',
      'p1: reserve tower12',
    );
    position.play('p0: pass', 'p2: pass').expectAsked(1);
    expect(position.legal(1)).toContain('vizier.recall');
    position.play('p1: vizier.recall');
    expect(position.state.mod.vizier!.faceUp).toEqual([true, true, true]);
    start({}).expectRefusal('p0: vizier.recall', 'vizier-face-up');
    table(3, ['vizier', 'thieves'], {
      market,
      hands: { 1: 'g9 g3' },
      row: 'b5 b6 b7 b8',
      edit: (s) => {
        s.mod.vizier!.faceUp = [false, false, false];
      },
    })
      .play('p0: take b5')
      .expectRefusal('p2: vizier.buy 2 with g3 g9', 'vizier-face-down');
  });
  it('ALH-VIZ-6 ALH-14 no window opens once the game has ended, also when a vizier empties the bag', () => {
    const ended = table(3, ['vizier'], {
      market: [null, 'tower12', null, null],
      bag: [],
      hands: { 1: 'g9 g3' },
      row: 'b5 b6 b7 b8',
    });
    ended.play('p0: take b5').expectAsked(1);
    expect(ended.legal(1)).toContain('place tower12 at 1,0');
    const emptied = start({ 1: 'g9 g3', 2: 'o5' }, []).play(
      'p0: take b5',
      'p0: pass',
      'p2: pass',
      'p1: vizier.buy 2 with g3 g9',
    );
    emptied.play('p1: reserve tower12');
    expect(typesOf(emptied)).toContain('bagRanOut');
  });
  it('ALH-BUY-5 a square that is empty cannot be bought', () => {
    const position = start({ 1: 'g9 g3' })
      .play('p0: take b5')
      .change((s) => {
        s.market[0] = null;
      });
    position.expectRefusal('p1: vizier.buy 1 with g3 g9', 'buy-empty-square');
  });
});
