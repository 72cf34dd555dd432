import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { alhambra } from '../../src/index.ts';
import { type Character, characterCard, isCharacter } from '../../src/modules/characters/content.ts';
import { cards, type Table, table, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
/** A character comes up as soon as player 0 takes the blue five. */
const auction = (character: Character, hands: Readonly<Record<number, string>>, set: Table = {}) =>
  table(3, ['characters'], { row, hands, next: [characterCard(character), 'y1', 'y2'], ...set }).play('p0: take b5');

describe('auctions of characters', () => {
  it('ALH-CHAR-1 two in each of piles 2, 3, 4 and four beside the table', () => {
    const { state } = given(alhambra, { seats: 4, config: { modules: ['characters'] } });
    let end = state.deck.length;
    const spread = state.piles.map((size) => {
      end -= size;
      return state.deck.slice(end, end + size).filter(isCharacter).length;
    });
    expect([spread, state.mod.characters!.surplus.length]).toEqual([[0, 2, 2, 2, 0], 4]);
    expect(given(alhambra, { seats: 4, config: { modules: ['characters'] } }).view(0).mod.characters!.surplus).toEqual({
      count: 4,
    });
  });
  it('ALH-CHAR-2 ALH-C1 it interrupts the refill, and the player due to play next begins', () => {
    const position = auction('yusuf', { 1: 'g5' }).expectAsked(1);
    expect(position.state.row).toHaveLength(3);
    expect(position.view('spectator').asking).toMatchObject({
      kind: 'characters.auction',
      about: { bid: 0, leader: null },
    });
    position.play('p1: characters.bid 5', 'p2: pass', 'p0: pass', 'p1: characters.pay g5').expectAsked(1);
    expect(position.state.row).toHaveLength(4);
  });
  it('ALH-CHAR-3 each raises or passes for good', () => {
    const position = auction('yusuf', { 0: 'g9', 1: 'g8', 2: 'o9' });
    expect(position.legal(1)).toHaveLength(9);
    position.play('p1: characters.bid 3').expectRefusal('p2: characters.bid 3', 'bid-not-higher', { bid: 3 });
    position.play('p2: characters.bid 4', 'p0: pass', 'p1: characters.bid 5', 'p2: pass').expectAsked(1);
    expect(position.legal(1)).toEqual(['characters.pay g8']);
  });
  it('ALH-CHAR-4 not more than can be paid in one currency', () => {
    const position = auction('yusuf', { 1: 'g8 g1 o9 y8' });
    position.expectRefusal('p1: characters.bid 10', 'bid-beyond-means', { means: 9 });
    position.expectRefusal('p1: take b6', 'not-this-action');
  });
  it('ALH-CHAR-5 the highest bidder pays at least the bid in one currency', () => {
    const position = auction('yusuf', { 1: 'g8 g1 o9 y8' }).play('p1: characters.bid 8', 'p2: pass', 'p0: pass');
    expect(position.legal(1).sort()).toEqual([
      'characters.pay g1 g8',
      'characters.pay g8',
      'characters.pay o9',
      'characters.pay y8',
    ]);
    position.expectRefusal('p1: characters.pay g1', 'pay-too-little', { missing: 7, price: 8 });
    position.expectRefusal('p1: characters.pay g8 y8', 'pay-not-mixable');
    position.expectRefusal('p1: characters.pay b8', 'pay-not-in-hand');
    position.expectRefusal('p1: pass', 'not-this-action');
    position.play('p1: characters.pay o9').expectAsked(1);
    expect(position.state.discard).toEqual(cards('o9'));
    expect(position.state.mod.characters!.owned).toEqual([[], [characterCard('yusuf')], []]);
  });
  it('ALH-CHAR-5 nobody bids: it leaves the game', () => {
    const position = auction('yusuf', {}).play('p1: pass', 'p2: pass', 'p0: pass').expectAsked(1);
    expect(typesOf(position)).toContain('characters.unwanted');
    expect(position.state.mod.characters).toMatchObject({ onOffer: null, out: [characterCard('yusuf')] });
  });
  it('ALH-CHAR-13 ALH-C3 Fatima: 8 points at once, or the top of the surplus', () => {
    const won = () =>
      auction(
        'fatima',
        { 1: 'g5' },
        {
          edit: (s) => {
            s.mod.characters!.surplus = [125, 121];
          },
        },
      ).play('p1: characters.bid 1', 'p2: pass', 'p0: pass', 'p1: characters.pay g5');
    const kept = won();
    kept.expectRefusal('p1: pass', 'not-this-action');
    kept.play('p1: characters.keepFatima').expectAsked(1);
    expect(kept.scores).toEqual([{ seat: 1, round: 0, source: 'fatima', points: 8 }]);
    expect(kept.state.mod.characters).toMatchObject({ owned: [[], [], []], out: [characterCard('fatima')] });
    const swapped = won().play('p1: characters.swapFatima');
    expect(swapped.state.mod.characters).toMatchObject({ owned: [[], [121], []], surplus: [125] });
    expect(swapped.scores).toEqual([]);
    const bare = won().change((s) => {
      s.mod.characters!.surplus = [];
    });
    bare.expectRefusal('p1: characters.swapFatima', 'not-this-action');
    expect(bare.legal(1)).toEqual(['characters.keepFatima']);
  });
});
