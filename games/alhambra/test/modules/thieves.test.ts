import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra } from '../../src/index.ts';
import { cards, type Table, table, typesOf } from '../table.ts';

const start = (hands: readonly (readonly (0 | 1 | 2 | 3)[])[], set: Table = {}) =>
  table(3, ['thieves'], {
    row: 'b5 g6 o7 y8',
    next: ['b1', 'g1', 'o1', 'y1'],
    ...set,
    edit(s) {
      s.mod.thieves!.hands = hands;
    },
  });

describe('the thieves', () => {
  it('ALH-THIEF-1 ALH-T1 twelve, dealt by the number of players; only the owner sees which', () => {
    const each = [2, 3, 4, 5, 6].map((seats) => {
      const position = given(alhambra, { seats, config: { modules: ['thieves'] } });
      const { hands, undealt } = position.state.mod.thieves!;
      expect([...hands.flat(), ...undealt].sort()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
      expect(position.view(1).mod.thieves!.hands[1]).toEqual({ count: hands[1]!.length, items: hands[1] });
      expect(position.view(1).mod.thieves!.hands[0]).toEqual({ count: hands[0]!.length });
      return hands[0]!.length;
    });
    expect(each).toEqual([4, 4, 3, 2, 2]);
  });
  it('ALH-THIEF-2 ALH-THIEF-3 one open card of its currency, whatever its value; the thief is gone', () => {
    const position = start([[0], [0], [2]])
      .play('p0: take b5')
      .expectAsked(0, 2);
    expect(position.legal(2)).toEqual(['thieves.steal o7', 'pass']);
    position.expectRefusal('p2: thieves.steal y8', 'thief-other-currency');
    position.expectRefusal('p2: thieves.steal o9', 'take-not-in-row');
    position.play('p0: pass', 'p2: thieves.steal o7');
    expect(position.state.players[2]!.hand).toEqual(cards('o7'));
    expect(position.state.mod.thieves).toMatchObject({ hands: [[0], [0], []], used: [2] });
  });
  it('ALH-THIEF-4 nobody steals before the own turn, nor without a thief', () => {
    const position = start([[0], [0], [2]]).play('p0: take b5');
    position.expectRefusal('p1: thieves.steal b1', 'not-asked');
    const both = table(3, ['thieves', 'vizier'], {
      row: 'b5 g6 o7 y8',
      edit: (s) => {
        s.mod.thieves!.hands = [[], [1], [2]];
      },
    });
    both.play('p0: take b5').expectRefusal('p1: thieves.steal g6', 'thief-before-own-turn');
    both.expectRefusal('p0: thieves.steal g6', 'thief-not-in-hand');
  });
  it('ALH-THIEF-5 the card is replaced at once, and one may go on stealing', () => {
    const position = start([[], [], [2, 2]])
      .play('p0: take b5', 'p2: thieves.steal o7')
      .expectAsked(2);
    expect(position.state.row).toHaveLength(4);
    position.change((s) => {
      s.row = cards('b1 g6 o1 y8');
    });
    position.play('p2: thieves.steal o1').expectAsked(1);
    expect(position.state.players[2]!.hand).toEqual(cards('o1 o7'));
  });
  it('ALH-10 a scoring card that replaces a stolen card is scored before anything else', () => {
    const position = start([[], [], [2]], { next: ['b1', SCORING_CARDS[0], 'g1'] });
    position.play('p0: take b5', 'p2: thieves.steal o7');
    expect(typesOf(position)).toEqual(
      expect.arrayContaining(['thieves.stole', 'scoringCardTurnedUp', 'moneyTurnedUp', 'scored', 'turnBegan']),
    );
  });
  it('ALH-THIEF-6 the order of play decides, also between thieves and viziers', () => {
    const position = table(3, ['thieves', 'vizier'], {
      row: 'b5 g6 o7 y8',
      market: ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'],
      hands: { 1: 'g9 g3' },
      edit: (s) => {
        s.mod.thieves!.hands = [[2], [], [2, 3]];
      },
    });
    position.play('p0: take b5', 'p0: thieves.steal o7', 'p2: thieves.steal o7', 'p1: vizier.buy 2 with g3 g9');
    position.play('p1: reserve tower12').expectAsked(0, 2);
    position.play('p0: thieves.steal o7', 'p2: thieves.steal o7');
    expect(position.state.players[2]!.hand).toEqual(cards('o7'));
    expect(position.state.players[0]!.hand).toEqual(cards('b5'));
    expect(position.legal(2)).toEqual(expect.arrayContaining(['thieves.steal y8', 'pass']));
  });
});
