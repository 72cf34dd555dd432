import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../../src/board/cells.ts';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra, type State } from '../../src/index.ts';
import { seriesPoints } from '../../src/modules/street-trader/citizens.ts';
import { type Position, pointsOf, type Table, table, tiles, typesOf } from '../table.ts';

const [PAVILION, SERAGLIO, ARCADES, CHAMBERS, GARDEN, TOWER] = [0, 1, 2, 3, 4, 5] as const;
const EAST_OF_FOUNTAIN = cellAt(1, 0);

const street = (position: Position) => position.state.mod['street-trader']!;
const play = (citizens: readonly number[], set: Table = {}, more: (s: State) => void = () => {}) =>
  table(3, ['street-trader'], {
    row: 'b5 b6 b7 b8',
    hands: { 0: 'b9 b9' },
    ...set,
    edit(s) {
      const slice = s.mod['street-trader']!;
      slice.traders = slice.traders.map((trader, seat) =>
        seat === 0 ? { citizens, cell: EAST_OF_FOUNTAIN } : { ...trader, cell: cellAt(-1, 0) },
      );
      more(s);
    },
  });
const BUY = 'p0: buy 1 with b9 b9';

describe('the street trader', () => {
  it('ALH-TRADER-1 ALH-TRADER-2 ALH-S1 ALH-S2 all choose three citizens and a side in secret, before tiles are drawn', () => {
    const position = given(alhambra, { seats: 3, config: { modules: ['street-trader'] } });
    expect(position.state.market).toEqual([null, null, null, null]);
    expect(position.legal(1)).toHaveLength(80);
    position.play('p1: street-trader.choose garden tower pavilion at e');
    expect(JSON.stringify(position.view(0))).not.toContain('[0,4,5]');
    position.expectRefusal('p0: street-trader.choose garden tower at e', 'trader-three-citizens');
    position.expectRefusal('p0: pass', 'not-this-action');
    position.play(
      'p0: street-trader.choose seraglio tower pavilion at n',
      'p2: street-trader.choose arcades chambers garden at w',
    );
    const { traders, stock } = position.view('spectator').mod['street-trader']!;
    expect(traders[1]).toEqual({ citizens: [PAVILION, GARDEN, TOWER], cell: EAST_OF_FOUNTAIN });
    expect(stock).toEqual([5, 6, 6, 6, 5, 5]);
    expect(position.state.market).not.toContain(null);
  });
  it('ALH-TRADER-3 ALH-TRADER-4 ALH-TRADER-8 a citizen of its colour moves in, and a new one joins the trader', () => {
    const position = play([GARDEN, TOWER, TOWER]).play(BUY, 'p0: place tower13-e at 1,0').expectAsked(0);
    position.expectRefusal('p0: street-trader.exchange garden for arcades', 'trader-no-exchange');
    position.play('p0: street-trader.moveIn for seraglio');
    expect(street(position).living[0]).toEqual(tiles('tower13-e'));
    expect(street(position).traders[0]).toEqual({ citizens: [SERAGLIO, GARDEN, TOWER], cell: null });
  });
  it('ALH-TRADER-4 from an empty stock there is none to choose', () => {
    const position = play([GARDEN, GARDEN, TOWER], {}, (s) => {
      s.mod['street-trader']!.stock = [0, 0, 0, 0, 0, 0];
    }).play(BUY, 'p0: place tower13-e at 1,0');
    expect(position.legal(0)).toEqual(['street-trader.moveIn', 'pass']);
    position.expectRefusal('p0: street-trader.moveIn for tower', 'trader-not-in-stock');
    position.play('p0: street-trader.moveIn');
    expect(street(position).traders[0]!.citizens).toEqual([GARDEN, GARDEN]);
  });
  it('ALH-TRADER-5 ALH-TRADER-9 another colour: nobody moves in, one may be exchanged, and the trader moves on', () => {
    const position = play([PAVILION, SERAGLIO, GARDEN]).play(BUY, 'p0: place tower13-e at 1,0');
    position.expectRefusal('p0: street-trader.moveIn for tower', 'trader-other-colour');
    position.expectRefusal('p0: street-trader.exchange tower for garden', 'trader-no-exchange');
    const passed = position.fork().play('p0: pass', 'p0: street-trader.put 0,1').expectAsked(1);
    expect(street(passed).traders[0]).toEqual({ citizens: [PAVILION, SERAGLIO, GARDEN], cell: cellAt(0, 1) });
    position.play('p0: street-trader.exchange seraglio for tower');
    expect(street(position).traders[0]!.citizens).toEqual([PAVILION, GARDEN, TOWER]);
    expect(street(position).living[0]).toEqual([]);
  });
  it('ALH-TRADER-6 ALH-S1 he is put back at the end of the move, on a free cell beside a tile, not at a corner', () => {
    const position = play([PAVILION, SERAGLIO, GARDEN])
      .play(BUY, 'p0: place tower13-e at 1,0', 'p0: pass')
      .expectAsked(0);
    position.expectRefusal('p0: street-trader.put 0,0', 'trader-not-beside');
    position.expectRefusal('p0: street-trader.put 2,1', 'trader-not-beside');
    expect(position.legal(0)).toContain('street-trader.put 2,0');
    position.expectRefusal('p0: pass', 'not-this-action');
  });
  it('ALH-TRADER-7 3 red, 2 white, 2 green and 1 blue are 10 + 6 + 1 = 17 points, in every scoring', () => {
    expect(seriesPoints([1, 3, 0, 2, 2, 0])).toBe(17);
    expect([1, 2, 3, 4, 5, 6].map((n) => seriesPoints(Array.from({ length: 6 }, (_, i) => (i < n ? 1 : 0))))).toEqual([
      1, 3, 6, 10, 15, 21,
    ]);
    const position = play([PAVILION, SERAGLIO, GARDEN], { next: [SCORING_CARDS[0], 'y1'] }, (s) => {
      s.mod['street-trader']!.living = [tiles('pavilion8', 'seraglio9', 'chambers10', 'chambers11'), [], []];
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 1)).toEqual({ 'street-trader': 6 + 1 });
    expect(CHAMBERS).toBe(3);
  });
  it('ALH-TRADER-10 ALH-S4 a citizen returns to the stock when its building leaves, in an exchange too', () => {
    const start = (more: Table = {}) =>
      play([PAVILION, SERAGLIO, GARDEN], { boards: { 0: [['tower11', 0, 1]] }, ...more }, (s) => {
        s.mod['street-trader']!.living = [tiles('tower11'), [], []];
      });
    const before = street(start()).stock[TOWER]!;
    const removed = start().play('p0: remove 0,1');
    expect([street(removed).living[0], street(removed).stock[TOWER]]).toEqual([[], before + 1]);
    const exchanged = start({ reserves: { 0: ['seraglio9'] } }).play('p0: exchange seraglio9 at 0,1');
    expect(street(exchanged).living[0]).toEqual([]);
    expect(typesOf(exchanged)).toContain('street-trader.movedOut');
  });
  it('ALH-S3 a change that leaves no tile beside him moves him on; his cell is empty for building rules', () => {
    const position = play([PAVILION, SERAGLIO, GARDEN], { boards: { 0: [['tower11', 0, 1]] } }, (s) => {
      const slice = s.mod['street-trader']!;
      slice.traders = slice.traders.with(0, { citizens: [PAVILION, SERAGLIO, GARDEN], cell: cellAt(0, 2) });
    }).play('p0: remove 0,1');
    position.expectAsked(0);
    expect(street(position).traders[0]!.cell).toBeNull();
    const added = play([PAVILION, SERAGLIO, ARCADES], { reserves: { 0: ['arcades9'] } }).play(
      'p0: add arcades9 at 1,0',
    );
    expect(added.legal(0)).toContain('street-trader.moveIn for tower');
  });
  it('ALH-35 ALH-TRADER-11 a hut laid where he stands moves him on; nobody moves in, one may be exchanged', () => {
    const position = table(3, ['street-trader', 'workers-huts'], {
      row: 'b5 b6 b7 b8',
      edit(s) {
        const slice = s.mod['street-trader']!;
        slice.traders = slice.traders.with(0, { citizens: [0, 1, 5], cell: EAST_OF_FOUNTAIN });
      },
    });
    const takes = position.legal(0).filter((action) => action.startsWith('workers-huts.take'));
    const taken = takes.map((take) => position.fork().play(`p0: ${take}`));
    const lays = (one: Position) => one.legal(0).filter((action) => action.endsWith('at 1,0'));
    const laid = taken.find((one) => lays(one).length > 0)!;
    laid.play(`p0: ${lays(laid)[0]!}`);
    expect(laid.legal(0).some((action) => action.startsWith('street-trader.moveIn'))).toBe(false);
    expect(laid.legal(0)).toContain('pass');
  });
});
