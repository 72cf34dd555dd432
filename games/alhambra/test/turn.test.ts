import { describe, expect, it } from 'vitest';
import { cellAt } from '../src/board/cells.ts';
import { rulesFor } from '../src/compile.ts';
import { optionsFor } from '../src/config.ts';
import { SCORING_CARDS } from '../src/content/cards.ts';
import { alhambra } from '../src/index.ts';
import { cards, table, tile, tiles, typesOf } from './table.ts';

describe('taking money', () => {
  it('ALH-TAKE-1 ALH-TAKE-2 both small cards or one of the others (example p.3)', () => {
    const position = table(3, [], { row: 'g2 o3 b7 y8' });
    const takes = position.legal(0).filter((text) => text.startsWith('take'));
    expect(takes.sort()).toEqual(['take b7', 'take g2', 'take g2 o3', 'take o3', 'take y8']);
    position.expectRefusal('p0: take g2 o3 b7', 'take-too-much', { total: 12, limit: 5 });
    position.expectRefusal('p0: take b1', 'take-not-in-row');
    position.expectRefusal('p0: take g2 g2', 'take-not-in-row');
    position.expectRefusal('p0: take', 'take-nothing');
    expect(position.play('p0: take g2 o3').state.players[0]!.hand).toEqual(cards('g2 o3'));
  });
  it('ALH-3 any currencies, equal cards once, five together', () => {
    const takes = table(3, [], { row: 'b1 b1 g2 y2' })
      .legal(0)
      .filter((text) => text.startsWith('take'));
    expect(takes.sort()).toEqual([
      'take b1',
      'take b1 b1',
      'take b1 b1 g2',
      'take b1 b1 y2',
      'take b1 g2',
      'take b1 g2 y2',
      'take b1 y2',
      'take g2',
      'take g2 y2',
      'take y2',
    ]);
  });
});

describe('buying', () => {
  const market = ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'];
  it('ALH-BUY-1 ALH-BUY-2 a garden for 10 is paid with 11: the go is over and nothing comes back (example p.3)', () => {
    const position = table(3, [], { market, hands: { 0: 'b4 b7' } });
    expect(position.legal(0).filter((text) => text.startsWith('buy'))).toEqual(['buy 1 with b4 b7']);
    position.play('p0: buy 1 with b4 b7').expectAsked(0);
    expect(position.events[0]).toMatchObject({ type: 'bought', tile: tile('garden10'), price: 10, exact: false });
    expect(position.legal(0)).toContain('place garden10 at 1,0');
    expect(position.state.players[0]!.hand).toEqual([]);
  });
  it('ALH-BUY-4 money paid goes to the discard pile', () => {
    const position = table(3, [], { market, hands: { 0: 'b4 b7' } }).play('p0: buy 1 with b4 b7');
    expect(position.state.discard).toEqual(cards('b4 b7'));
  });
  it('ALH-BUY-1 refuses what is not enough, not owned or of another currency, and says what is missing', () => {
    const position = table(3, [], { market, hands: { 0: 'b4 b7 g9' } });
    position.expectRefusal('p0: buy 1 with b7', 'pay-too-little', { missing: 3, price: 10 });
    position.expectRefusal('p0: buy 1 with b9', 'pay-not-in-hand', { ref: cards('b9')[0] });
    position.expectRefusal('p0: buy 1 with b4 b7 b7', 'pay-not-in-hand');
    position.expectRefusal('p0: buy 1 with b4 g9', 'pay-wrong-currency', { ref: cards('g9')[0], currency: 0 });
  });
  it('ALH-4 needless cards may be paid, also where that is not listed', () => {
    const hand = 'b1 b2 b3 b4 b5 b6 b7 b8 b9';
    const position = table(3, [], { market, hands: { 0: hand } });
    expect(position.legal(0)).not.toContain(`buy 1 with ${hand}`);
    position.play(`p0: buy 1 with ${hand}`).expectRefusal('p0: take b1', 'not-this-action');
  });
  it('ALH-BUY-3 ALH-TURN-2 exact money four times, then one more action: five in a turn', () => {
    const position = table(3, [], { market, row: 'b5 b6 b7 b8', hands: { 0: 'b1 b9 g3 g9 o6 y9' } });
    position.play('p0: buy 1 with b1 b9', 'p0: buy 2 with g3 g9', 'p0: buy 3 with o6', 'p0: buy 4 with y9');
    expect(position.state.turn.actions).toBe(4);
    expect(position.legal(0).sort()).toEqual(['pass', 'take b5', 'take b6', 'take b7', 'take b8']);
    position.play('p0: take b8');
    expect(position.state.players[0]!.waiting).toHaveLength(4);
  });
  it('ALH-BUY-5 ALH-5 emptied squares stay empty until the turn is over', () => {
    const position = table(3, [], { market, hands: { 0: 'b1 b9 g9' } }).play('p0: buy 1 with b1 b9');
    expect(position.state.market[0]).toBeNull();
    position.expectRefusal('p0: buy 1 with g9', 'buy-empty-square', { square: 0 });
    const [first] = position.state.row;
    position.play(`p0: ${alhambra.actionText({ type: 'take', cards: [first!] })}`, 'p0: place garden10 at 1,0');
    expect(position.state.market.includes(null)).toBe(false);
  });
  it('ALH-21 pays with faces: equal cards are the same', () => {
    const position = table(3, [], { market, hands: { 0: 'o3 o3 o3' } });
    expect(position.legal(0).filter((text) => text.startsWith('buy 3'))).toEqual([
      'buy 3 with o3 o3',
      'buy 3 with o3 o3 o3',
    ]);
  });
});

describe('placing what was bought', () => {
  const start = () =>
    table(3, [], {
      market: ['tower12', 'garden10', 'tower11', 'arcades9'],
      row: 'b5 b6 b7 b8',
      hands: { 0: 'b4 b8 g1 g9' },
    }).play('p0: buy 1 with b4 b8', 'p0: buy 2 with g1 g9', 'p0: take b5');
  it('ALH-PLACE-1 ALH-PLACE-2 in any order, each into the Alhambra or the reserve', () => {
    const position = start();
    expect(position.legal(0)).toEqual(
      expect.arrayContaining(['place tower12 at 1,0', 'place garden10 at 0,-1', 'reserve tower12', 'reserve garden10']),
    );
    position.expectRefusal('p0: place tower11 at 1,0', 'build-tile-not-waiting', { tile: tile('tower11') });
    position.play('p0: place garden10 at 1,0', 'p0: reserve tower12').expectAsked(1);
    expect(position.state.players[0]!.board.cells).toContain(cellAt(1, 0));
    expect(position.state.players[0]!.reserve).toEqual(tiles('tower12'));
  });
  it('ALH-6 bought tiles are out of reach of redesigning before that', () => {
    const position = table(3, [], { market: ['tower12', null, null, null], hands: { 0: 'b4 b8' } }).play(
      'p0: buy 1 with b4 b8',
    );
    position.expectRefusal('p0: add tower12 at 1,0', 'redesign-tile-not-in-reserve', { tile: tile('tower12') });
  });
  it('ALH-BUILD-1 there is no way to say that a tile is turned', () => {
    const turned = { type: 'place', tile: 1, cell: cellAt(1, 0), passage: null, turned: true };
    expect(alhambra.readAction(turned)).toBeNull();
  });
  it.each([
    ['ALH-BUILD-2', 'seraglio7-w', '1,0', 'build-edges-differ'],
    ['ALH-BUILD-3', 'tower10-w', '2,0', 'build-not-reachable'],
    ['ALH-BUILD-4', 'tower12', '1,1', 'build-not-joined'],
    ['ALH-BUILD-4', 'tower12', '0,0', 'build-occupied'],
    ['ALH-BUILD-5', 'chambers10', '0,1', 'build-encloses-space'],
  ])('%s refuses %s at %s', (rule, name, at, code) => {
    const ring = [
      ['tower11', 1, 0],
      ['arcades9', 2, 0],
      ['garden11', 2, 1],
      ['garden10', 2, 2],
      ['chambers11', 1, 2],
    ] as const;
    const wall = [['arcades8-e', 1, 0]] as const;
    const boards = { 0: rule === 'ALH-BUILD-5' ? ring : rule === 'ALH-BUILD-3' ? wall : [] };
    const position = table(3, [], {
      boards,
      edit: (s) => {
        s.players[0]!.waiting = tiles(name);
        s.stack.at(-1)!.id++;
        s.stack[s.stack.length - 1] = { kind: 'placeTiles', seat: 0, from: 'bought', id: 99, mem: null };
      },
    });
    position.expectRefusal(`p0: place ${name} at ${at}`, code);
  });
});

describe('redesigning', () => {
  const start = () =>
    table(3, [], {
      boards: {
        0: [
          ['tower12', 1, 0],
          ['garden11', 0, 1],
        ],
      },
      reserves: { 0: ['arcades8-n', 'tower10-w'] },
    });
  it('ALH-REDESIGN-1 adds a tile of the reserve', () => {
    const position = start().play('p0: add arcades8-n at 2,0').expectAsked(1);
    expect(position.state.players[0]!.board.tiles).toContain(tile('arcades8-n'));
    expect(position.state.players[0]!.reserve).toEqual(tiles('tower10-w'));
  });
  it('ALH-REDESIGN-2 removes a tile to the reserve', () => {
    const position = start().play('p0: remove 0,1').expectAsked(1);
    expect(position.state.players[0]!.reserve).toEqual(tiles('arcades8-n', 'tower10-w', 'garden11'));
  });
  it('ALH-REDESIGN-3 exchanges in exactly the same place', () => {
    const position = start();
    position.expectRefusal('p0: exchange tower10-w at 1,0', 'build-edges-differ', { cell: cellAt(1, 0), sides: [3] });
    position.play('p0: exchange arcades8-n at 1,0');
    expect(position.state.players[0]!.reserve).toEqual(tiles('tower10-w', 'tower12'));
    expect(position.events[0]).toMatchObject({ type: 'exchanged', old: tile('tower12') });
  });
  it('ALH-REDESIGN-4 two exact purchases, a redesign, then the new tiles (example p.4)', () => {
    const position = table(3, [], {
      market: ['tower12', 'garden10', 'tower11', 'arcades10'],
      hands: { 0: 'b4 b8 g1 g9' },
      boards: { 0: [['garden11', 0, 1]] },
      reserves: { 0: ['arcades9'] },
    });
    position.play('p0: buy 1 with b4 b8', 'p0: buy 2 with g1 g9', 'p0: exchange arcades9 at 0,1').expectAsked(0);
    position.expectRefusal('p0: take b1', 'not-this-action', { type: 'take' });
    position.play('p0: place tower12 at 0,2', 'p0: place garden10 at 1,0').expectAsked(1);
  });
  it('ALH-REDESIGN-5 ALH-8 the fountain stays; nothing is cut off or enclosed', () => {
    const position = start();
    position.expectRefusal('p0: remove 0,0', 'redesign-fountain');
    position.expectRefusal('p0: exchange arcades8-n at 0,0', 'redesign-fountain');
    position.expectRefusal('p0: remove 5,5', 'redesign-no-tile-there', { cell: cellAt(5, 5) });
    position.play('p0: add arcades8-n at 2,0');
    position.change((s) => {
      s.players[1]!.board = s.players[0]!.board;
    });
    position.expectRefusal('p1: remove 1,0', 'redesign-cuts-off', { cell: cellAt(1, 0) });
  });
});

describe('redesigning a tile with neighbours on all sides', () => {
  it('ALH-8 is refused: its space would be enclosed', () => {
    const names = ['tower12', 'tower11', 'garden11', 'garden10', 'arcades9', 'arcades10', 'chambers10', 'chambers11'];
    const ring = [
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 1],
    ] as const;
    const position = table(3, [], { boards: { 0: ring.map(([column, row], i) => [names[i]!, column, row] as const) } });
    position.expectRefusal('p0: remove 1,1', 'redesign-encloses-space', { cell: cellAt(1, 1) });
  });
});

describe('the end of a turn', () => {
  it('ALH-TURN-1 ALH-TURN-3 ALH-9 money, scoring, market, next player', () => {
    const position = table(3, [], {
      market: ['tower12', 'tower13-e', 'tower11', 'arcades9'],
      hands: { 0: 'b4 b9' },
      row: 'b5 b6 b7',
      next: [SCORING_CARDS[0], 'y1'],
      boards: { 1: [['tower11-s', 1, 0]] },
    });
    position.play('p0: buy 1 with b4 b9', 'p0: place tower12 at 1,0').expectAsked(1);
    expect(typesOf(position)).toEqual([
      'bought',
      'laid',
      'scoringCardTurnedUp',
      'moneyTurnedUp',
      'scored',
      'tileDrawn',
      'turnBegan',
    ]);
    position.expectRefusal('p0: take b5', 'not-asked');
  });
  it('ALH-REFILL-1 squares 2 and 4 are refilled in that order (example p.4)', () => {
    const position = table(3, [], { market: ['tower13-e', null, 'tower12', null], row: 'b5 b6 b7 b8' }).play(
      'p0: take b5',
    );
    const drawn = position.events.flatMap((event) => (event.type === 'tileDrawn' ? [event.square] : []));
    expect(drawn).toEqual([1, 3]);
  });
  it('ALH-REFILL-2 ALH-11 an empty deck is shuffled from the discard pile; without one the row stays short', () => {
    const empty = (discard: string) => (s: Parameters<NonNullable<Parameters<typeof table>[2]>['edit'] & {}>[0]) => {
      s.deck = [];
      s.piles = [0, 0, 0, 0, 0];
      s.discard = cards(discard);
    };
    const shuffled = table(3, [], { row: 'b5 b6 b7 b8', edit: empty('g1 g2 g3') }).play('p0: take b5');
    expect(typesOf(shuffled)).toContain('moneyReshuffled');
    expect(shuffled.state.row).toHaveLength(4);
    expect(shuffled.state.piles).toEqual([2]);
    const short = table(3, [], { row: 'b5 b6 b7 b8', edit: empty('') }).play('p0: take b5');
    expect(short.state.row).toEqual(cards('b6 b7 b8'));
  });
  it('ALH-31 ALH-30 a turn: what modules begin it with, the actions, its tiles, the refills', () => {
    const { turnSteps } = rulesFor(optionsFor(3, ['characters', 'vizier']));
    expect(turnSteps.map(({ id }) => id)).toEqual([
      'chooseActions',
      'placeBought',
      'extraRedesign',
      'refillMoney',
      'score',
      'refillMarket',
      'specialMoves',
      'nextPlayer',
    ]);
  });
  it('ALH-16 the first action is never declined by who can do something', () => {
    const position = table(3, [], { row: 'b5 b6 b7 b8' });
    position.expectRefusal('p0: pass', 'must-act');
    expect(position.legal(0)).not.toContain('pass');
    const stuck = table(3, [], {
      edit: (s) => {
        s.row = [];
        s.deck = [];
        s.discard = [];
        s.piles = [0];
      },
    });
    expect(stuck.legal(0)).toEqual(['pass']);
    expect(typesOf(stuck.play('p0: pass'))).toContain('passed');
  });
  it('ALH-16 the further action after an exact payment may be declined', () => {
    const position = table(3, [], { hands: { 0: 'g3 g9 b2' }, row: 'b5 b6 b7 b8' }).play('p0: buy 2 with g3 g9');
    expect(position.legal(0)).toContain('pass');
    position.play('p0: pass').expectAsked(0);
    expect(position.state.stack.at(-1)!.kind).toBe('placeTiles');
  });
});
