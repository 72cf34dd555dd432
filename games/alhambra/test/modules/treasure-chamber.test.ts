import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import type { State } from '../../src/index.ts';
import { CHESTS } from '../../src/modules/treasure-chamber/content.ts';
import { type Position, pointsOf, type Table, table, tile, tiles, typesOf } from '../table.ts';

const [PAVILION, SERAGLIO, ARCADES, , GARDEN, TOWER] = [0, 1, 2, 3, 4, 5] as const;

const rooms =
  (first: readonly number[], more: (s: State) => void = () => {}) =>
  (s: State) => {
    const slice = s.mod['treasure-chamber']!;
    slice.rooms = slice.rooms.with(0, first);
    more(s);
  };
const chamber = (position: Position) => position.state.mod['treasure-chamber']!;
const play = (seats: number, first: readonly number[], set: Table, more?: (s: State) => void) =>
  table(seats, ['treasure-chamber'], {
    row: 'b5 b6 b7 b8',
    hands: { 0: 'b3 g4 o3' },
    ...set,
    edit: rooms(first, more),
  });
const BUY = 'p0: buy chests-1 with b3 g4 o3';

describe('the treasure chamber', () => {
  it('ALH-CHEST-1 42 chests, four in each of three rooms', () => {
    expect(CHESTS).toHaveLength(42);
    const { bag, rooms: filled } = table(4, ['treasure-chamber']).view(1).mod['treasure-chamber']!;
    expect([bag.count, ...filled.map(({ length }) => length)]).toEqual([30, 4, 4, 4]);
  });
  it('ALH-CHEST-2 ALH-R2 8 are paid with 3 + 3 + 4 of three currencies: no change, no further action', () => {
    const position = table(3, ['treasure-chamber', 'change'], {
      row: 'b5 b6 b7 b8',
      hands: { 0: 'b3 g4 o3 y2' },
      edit: rooms([TOWER, TOWER, TOWER, TOWER]),
    });
    position.expectRefusal('p0: buy chests-1 with b3 o3', 'pay-too-little', { missing: 2, price: 8 });
    position.play(BUY);
    expect(typesOf(position)).not.toContain('change.given');
    position.expectAsked(1);
    const exact = play(3, [TOWER, TOWER, TOWER, TOWER], { hands: { 0: 'b5 g3 o1' } });
    exact.play('p0: buy chests-1 with b5 g3').expectAsked(1);
  });
  it('ALH-CHEST-3 ALH-R1 one a building of its colour, buildings bought in the turn too, none in reserve', () => {
    const position = play(3, [TOWER, TOWER, GARDEN, SERAGLIO], {
      hands: { 0: 'b9 b4 g4 o4' },
      boards: {
        0: [
          ['garden10', 1, 0],
          ['garden11', -1, 0],
        ],
      },
      reserves: { 0: ['seraglio9'] },
    }).play('p0: buy 1 with b4 b9', 'p0: buy chests-1 with g4 o4', 'p0: place tower13-e at 0,1');
    position.expectAsked(0);
    expect(position.legal(0).sort()).toEqual(['treasure-chamber.place garden10', 'treasure-chamber.place garden11']);
    position.expectRefusal('p0: treasure-chamber.place seraglio9', 'chest-not-in-alhambra');
    position.expectRefusal('p0: treasure-chamber.place tower13-e', 'chest-one-a-building');
    position.expectRefusal('p0: take b5', 'not-this-action');
    position.play('p0: treasure-chamber.place garden11');
    expect(chamber(position).held[0]).toEqual(tiles('garden11', 'tower13-e'));
  });
  it('ALH-CHEST-3 a building whose colour is not among the chests gets none', () => {
    const position = play(3, [GARDEN, TOWER, TOWER, TOWER], {
      boards: {
        0: [
          ['garden10', 1, 0],
          ['garden11', -1, 0],
          ['pavilion8', 0, 1],
        ],
      },
    }).play(BUY);
    position.expectRefusal('p0: treasure-chamber.place pavilion8', 'chest-other-colour');
  });
  it('ALH-CHEST-4 the rest goes to the left, and back into the bag what nobody can place', () => {
    const position = play(3, [TOWER, TOWER, GARDEN, ARCADES], {
      boards: {
        0: [['tower11', 1, 0]],
        1: [
          ['garden10', 1, 0],
          ['garden11', -1, 0],
        ],
        2: [['tower11-n', 1, 0]],
      },
    });
    const before = chamber(position).bag.length;
    position.play(BUY).expectAsked(1);
    expect(chamber(position).held).toEqual([tiles('tower11'), [], []]);
    position.play('p1: treasure-chamber.place garden10');
    expect(chamber(position).held).toEqual([tiles('tower11'), tiles('garden10'), tiles('tower11-n')]);
    expect(position.events).toContainEqual({ type: 'treasure-chamber.returned', buildings: [ARCADES] });
    expect(chamber(position).bag.length).toBe(before + 1 - 4);
  });
  it('ALH-CHEST-5 ALH-R3 the room is refilled; with too few chests it stays empty, and so do all from then on', () => {
    const refilled = play(3, [TOWER, TOWER, TOWER, TOWER], {}).play(BUY);
    expect(chamber(refilled).rooms[0]).toHaveLength(4);
    const few = play(3, [TOWER, PAVILION, PAVILION, PAVILION], { boards: { 0: [['tower11', 1, 0]] } }, (s) => {
      const slice = s.mod['treasure-chamber']!;
      slice.held = slice.held.with(1, [tile('pavilion8')]);
      slice.bag = [];
    }).play(BUY);
    expect([chamber(few).rooms[0], chamber(few).isClosed]).toEqual([[], true]);
    few.play('p1: take b6', 'p2: take b7');
    const later = few.change((s) => {
      s.players[0]!.hand = [7];
      s.mod['treasure-chamber']!.bag = [0, 0, 0, 0, 0, 0];
    });
    later.play('p0: buy chests-2 with b8');
    expect(chamber(later).rooms[1]).toEqual([]);
  });
  it('ALH-CHEST-6 ALH-CHEST-7 only their number counts: 7; 14 and 7; shared by who tie', () => {
    const scored = (round: 1 | 2, held: readonly (readonly number[])[]) =>
      play(3, [], { next: [SCORING_CARDS[round - 1]!, 'y1'] }, (s) => {
        s.mod['treasure-chamber']!.held = held;
      }).play('p0: take b5');
    const first = scored(1, [tiles('tower11'), tiles('garden10', 'garden11'), []]);
    expect([0, 1, 2].map((seat) => pointsOf(first, seat, 1)['treasure-chamber'])).toEqual([undefined, 7, undefined]);
    const second = scored(2, [tiles('tower11'), tiles('garden10', 'garden11'), tiles('tower12', 'garden12-s')]);
    expect([0, 1, 2].map((seat) => pointsOf(second, seat, 2)['treasure-chamber'])).toEqual([undefined, 10, 10]);
  });
  it('ALH-CHEST-8 ALH-R4 ALH-R1 with two players first to Dirk, who takes part in the majority', () => {
    const position = play(
      2,
      [GARDEN, GARDEN, TOWER, ARCADES],
      {
        next: [SCORING_CARDS[0], 'y1'],
        boards: {
          1: [
            ['garden10', 1, 0],
            ['tower11', -1, 0],
          ],
        },
      },
      (s) => {
        s.mod.dirk!.tiles = tiles('garden9-e', 'garden8-sw');
      },
    ).play(BUY);
    expect(chamber(position).heldByRivals).toEqual([tiles('garden9-e', 'garden8-sw')]);
    expect(chamber(position).held).toEqual([[], tiles('tower11')]);
    const scored = position.play('p1: take b5');
    expect(scored.scores).toContainEqual(
      expect.objectContaining({ seat: null, contender: 'dirk', source: 'treasure-chamber', points: 7 }),
    );
  });
  it('ALH-CHEST-9 a chest goes back into the bag with its building, in an exchange too', () => {
    const start = (more: Table) =>
      play(3, [], { boards: { 0: [['tower11', 1, 0]] }, ...more }, (s) => {
        s.mod['treasure-chamber']!.held = [tiles('tower11'), [], []];
      });
    const removed = start({}).play('p0: remove 1,0');
    expect([chamber(removed).held[0], chamber(removed).bag.at(-1)]).toEqual([[], TOWER]);
    const exchanged = start({ reserves: { 0: ['seraglio9'] } }).play('p0: exchange seraglio9 at 1,0');
    expect(chamber(exchanged).held[0]).toEqual([]);
    expect(typesOf(exchanged)).toContain('treasure-chamber.lost');
  });
  it('ALH-CHEST-10 workers huts hold no chests', () => {
    const position = table(3, ['treasure-chamber', 'workers-huts'], {
      row: 'b5 b6 b7 b8',
      hands: { 0: 'b3 g4 o3' },
      edit: rooms([TOWER, TOWER, GARDEN, SERAGLIO], (s) => {
        const [hut] = s.mod['workers-huts']!.piles.flat().filter((one) => one >= 0);
        s.players[0]!.board = { ...s.players[0]!.board, tiles: [-1, hut!], cells: [32896, 32897], walls: [0, 0] };
      }),
    }).play(BUY);
    expect(chamber(position).held[0]).toEqual([]);
  });
});
