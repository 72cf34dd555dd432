import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { cards, table, tile, typesOf } from '../table.ts';

const ALL = ['vizier', 'city-gates', 'characters', 'thieves', 'change'] as const;
const row = 'b5 b6 b7 b8';
const market = ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'];

describe('modules together', () => {
  it('ALH-CHANGE-5 change is given for a character paid too high', () => {
    const position = table(3, ['characters', 'change'], {
      row,
      hands: { 1: 'g9' },
      next: [characterCard('yusuf'), 'y1'],
    });
    position.play('p0: take b5', 'p1: characters.bid 2', 'p2: pass', 'p0: pass', 'p1: characters.pay g9');
    expect(position.state.mod.change!.coins[1]!.reduce((a, b) => a + b)).toBe(3);
  });
  it('ALH-CHANGE-2 ALH-CHAR-4 coins can be bid and paid in an auction', () => {
    const position = table(3, ['characters', 'change'], {
      row,
      hands: { 1: 'g5' },
      next: [characterCard('yusuf'), 'y1'],
      edit: (s) => {
        s.mod.change!.coins = [
          [0, 0, 0, 0],
          [0, 2, 0, 0],
          [0, 0, 0, 0],
        ];
      },
    });
    position.play('p0: take b5').expectRefusal('p1: characters.bid 8', 'bid-beyond-means', { means: 7 });
    position.play('p1: characters.bid 7', 'p2: pass', 'p0: pass', 'p1: characters.pay g5 coin-g coin-g').expectAsked(1);
    expect(position.state.mod.change!.coins[1]).toEqual([0, 0, 0, 0]);
  });
  it('ALH-CHANGE-2 a vizier may pay with coins; Abdul Karim gives no change', () => {
    const position = table(3, ['vizier', 'change', 'characters'], {
      row,
      market,
      hands: { 1: 'o5' },
      characters: { 0: ['abdul-karim'] },
      edit: (s) => {
        s.mod.change!.coins = [
          [0, 0, 0, 0],
          [0, 0, 1, 0],
          [0, 0, 0, 0],
        ];
      },
    });
    position.play('p0: buy 2 with karim');
    expect(position.state.mod.change!.coins[0]).toEqual([0, 0, 0, 0]);
    position.play('p0: take b5', 'p0: reserve tower12').expectAsked(0, 1, 2);
    expect(position.legal(1)).toContain('vizier.buy 3 with o5 coin-o');
  });
  it('ALH-G3 a gate may be used in a vizier move', () => {
    const position = table(3, ['vizier', 'city-gates'], {
      row,
      market: ['tower10-w', 'tower12', 'tower11', 'arcades9'],
      hands: { 1: 'b1 b9' },
      boards: { 1: [['arcades8-e', 1, 0]] },
      edit: (s) => {
        s.mod['city-gates']!.inHand = [0, 1, 0];
      },
    });
    position.play(
      'p0: take b5',
      'p0: pass',
      'p2: pass',
      'p1: vizier.buy 1 with b1 b9',
      'p1: place tower10-w at 2,0 through w',
    );
    expect(position.state.players[1]!.board.tiles).toContain(tile('tower10-w'));
  });
  it('ALH-C1 an auction inside the refill after a theft, and a scoring after it', () => {
    const position = table(3, ['thieves', 'characters'], {
      row: 'b5 g6 o7 y8',
      hands: { 1: 'y3' },
      next: ['b1', characterCard('yusuf'), SCORING_CARDS[0], 'g1'],
      edit: (s) => {
        s.mod.thieves!.hands = [[], [], [2]];
      },
    });
    position.play('p0: take b5', 'p2: thieves.steal o7').expectAsked(1);
    position.play('p1: characters.bid 3', 'p2: pass', 'p0: pass', 'p1: characters.pay y3').expectAsked(1);
    expect(typesOf(position)).toEqual([
      'characters.bid',
      'characters.bid',
      'characters.bid',
      'characters.won',
      'scoringCardTurnedUp',
      'moneyTurnedUp',
      'scored',
      'turnBegan',
    ]);
  });
  it('ALH-14 ALH-V1 all five: a vizier empties the bag and the game ends without another window', () => {
    const position = table(2, ALL, {
      row,
      market,
      bag: [],
      hands: { 1: 'o6' },
      edit: (s) => {
        s.mod.thieves!.hands = [[], []];
      },
    });
    position.play('p0: take b5', 'p0: pass', 'p1: vizier.buy 3 with o6', 'p1: dirk.give arcades6-sw');
    expect(typesOf(position)).toContain('bagRanOut');
    expect(position.state.players[0]!.hand).toEqual(cards('b5'));
    expect(position.expectAsked(0).legal(0)).toContain('place garden10 at 1,0');
  });
});
