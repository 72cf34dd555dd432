import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../../src/board/cells.ts';
import { alhambra } from '../../src/index.ts';
import { GATE_CARD } from '../../src/modules/city-gates/content.ts';
import { type Laid, table, tile, tiles, typesOf } from '../table.ts';

const wall: readonly Laid[] = [['arcades8-e', 1, 0]];
const row = 'b5 b6 b7 b8';

/** Player 0 has a tower to place and some gates. */
const placing = (gates: number, ...names: readonly string[]) =>
  table(3, ['city-gates'], {
    boards: { 0: wall },
    edit(s) {
      s.players[0]!.waiting = tiles(...names);
      s.mod['city-gates']!.inHand = [gates, 0, 0];
      s.stack[s.stack.length - 1] = { kind: 'placeTiles', seat: 0, from: 'bought', id: 99, mem: null };
    },
  });

describe('the city gates', () => {
  it('ALH-REFILL-3 all money is in hands: discarded gate cards are not shuffled round and round, the row stays short', () => {
    const position = table(3, ['city-gates'], {
      row,
      edit(s) {
        s.deck = [];
        s.piles = [0];
        s.discard = [GATE_CARD];
        s.mod['city-gates']!.open = true;
      },
    }).play('p0: take b5');
    expect(position.state.row).toHaveLength(3);
    expect(position.state.discard).toEqual([GATE_CARD]);
    position.expectAsked(1);
  });
  it('ALH-GATE-1 ALH-G1 as many cards as players, over piles 3, 4 and 5, an earlier pile taking more', () => {
    const spread = [2, 3, 4, 5, 6].map((seats) => {
      const { state } = given(alhambra, { seats, config: { modules: ['city-gates'] } });
      let end = state.deck.length;
      return state.piles.map((size) => {
        end -= size;
        return state.deck.slice(end, end + size).filter((card) => card === GATE_CARD).length;
      });
    });
    expect(spread).toEqual([
      [0, 0, 1, 1, 0],
      [0, 0, 1, 1, 1],
      [0, 0, 2, 1, 1],
      [0, 0, 2, 2, 1],
      [0, 0, 2, 2, 2],
    ]);
  });
  it('ALH-GATE-2 a gate card lies open beside the row; taking it is an action; a second one is discarded', () => {
    const position = table(3, ['city-gates'], { row, next: [GATE_CARD, 'g1', GATE_CARD, 'g2'] });
    position.expectRefusal('p0: city-gates.take', 'gate-none-open');
    position.play('p0: take b5');
    expect([position.state.mod['city-gates']!.open, position.state.row.length]).toEqual([true, 4]);
    position.play('p1: take b6');
    expect(position.events).toContainEqual({ type: 'city-gates.turnedUp', discarded: true });
    expect(position.state.discard).toEqual([GATE_CARD]);
    expect(position.legal(2)).toContain('city-gates.take');
    position.play('p2: city-gates.take').expectAsked(0);
    expect(position.state.mod['city-gates']).toEqual({ open: false, inHand: [0, 0, 1], built: 0 });
  });
  it('ALH-GATE-3 several cards in hand, several used in a turn, used ones leave the game', () => {
    const position = placing(2, 'tower10-w', 'tower9-nw');
    position.play('p0: place tower10-w at 2,0 through w');
    expect(position.state.mod['city-gates']).toEqual({ open: false, inHand: [1, 0, 0], built: 1 });
    expect(position.legal(0).some((text) => text.includes('through'))).toBe(false);
    placing(0, 'tower10-w').expectRefusal('p0: place tower10-w at 2,0 through w', 'passage-none-left');
  });
  it('ALH-GATE-4 ALH-G2 on the double wall of the tile that is being laid, and nowhere else', () => {
    const position = placing(1, 'tower10-w');
    expect(position.legal(0)).toContain('place tower10-w at 2,0 through w');
    position.expectRefusal('p0: place tower10-w at 2,0', 'build-not-reachable', { cell: cellAt(2, 0), passageAt: [3] });
    position.expectRefusal('p0: place tower10-w at 2,0 through n', 'passage-needs-double-wall');
  });
  it('ALH-GATE-5 only where one could not walk', () => {
    placing(1, 'tower12').expectRefusal('p0: place tower12 at 1,1 through n', 'passage-not-needed', {
      cell: cellAt(1, 1),
    });
  });
  it('ALH-GATE-6 the double wall is passable: more can be built behind it (example p.11)', () => {
    const position = placing(1, 'tower10-w', 'tower12').play('p0: place tower10-w at 2,0 through w');
    expect(position.legal(0)).toContain('place tower12 at 3,0');
    expect(typesOf(position)).toEqual(['laid', 'city-gates.built']);
  });
  it('ALH-GATE-7 gate and tiles stay', () => {
    const position = placing(1, 'tower10-w').play('p0: place tower10-w at 2,0 through w');
    position.change((s) => {
      s.turn.seat = 0;
      s.turn.over = false;
      s.players[0]!.reserve = tiles('arcades9');
      s.stack[s.stack.length - 1] = { kind: 'chooseAction', seat: 0, id: 100, mem: null };
    });
    position.expectRefusal('p0: remove 2,0', 'redesign-fixed', { cell: cellAt(2, 0) });
    position.expectRefusal('p0: exchange arcades9 at 1,0', 'redesign-fixed');
    expect(position.legal(0).some((text) => text.startsWith('remove'))).toBe(false);
  });
  it('ALH-GATE-8 ALH-G3 also when adding from the reserve, and with leftover tiles', () => {
    const gates = (s: { mod: { 'city-gates'?: { inHand: readonly number[] } } }) => {
      s.mod['city-gates']!.inHand = [1, 0, 0];
    };
    const adding = table(3, ['city-gates'], { boards: { 0: wall }, reserves: { 0: ['tower10-w'] }, edit: gates });
    adding.play('p0: add tower10-w at 2,0 through w');
    expect(adding.state.players[0]!.board.tiles).toContain(tile('tower10-w'));
    expect(adding.state.mod['city-gates']!.built).toBe(1);
    const leftover = table(3, ['city-gates'], {
      boards: { 0: wall },
      market: ['tower10-w', null, null, null],
      bag: [],
      row,
      edit: gates,
    });
    leftover.play('p0: take b5', 'p0: place tower10-w at 2,0 through w');
    expect(leftover.outcome).not.toBeNull();
  });
});
