import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

const after = (genie: 0 | 1) =>
  afterPlacing(firstTurn({ characters: true }), { genie }).change((s) => {
    giveCharacter(s, 0, 'paribanou');
  });

test('ALM-PARIBANOU-1 ALM-C5 a stall card when a genie is activated, even if nothing moves, once a turn', () => {
  const position = after(1).play('p0: bonus paribanou');
  expect(position.state.players[0]!.stalls.reduce((a, b) => a + b)).toBe(1);
  position.expectRefusal('p0: bonus paribanou', 'used-this-turn', { character: 'paribanou' }).play('p0: end');
});

test('ALM-PARIBANOU-1 not without a genie, not from an empty deck', () => {
  after(0).expectRefusal('p0: bonus paribanou', 'no-genie-activated');
  after(1)
    .change((s) => {
      s.stallDeck.cards = [];
    })
    .expectRefusal('p0: bonus paribanou', 'deck-empty');
});

test('ALM-C18 also when recruited after the genie was activated in this turn', () => {
  const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
    s.characters = ['paribanou'];
    s.players[0]!.rubies = 4;
  });
  position.expectRefusal('p0: bonus paribanou', 'power-missing').play('p0: recruit paribanou');
  expect(position.legal(0)).toContain('bonus paribanou');
});
