import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

const after = (genie: 0 | 1) =>
  afterPlacing(firstTurn({ characters: true }), { genie }).change((s) => {
    giveCharacter(s, 0, 'badroulbadour');
  });

test('ALM-BADROULBADOUR-1 ALM-C5 a mosaic card when a genie is activated, even if nothing moves, once a turn', () => {
  const position = after(1).play('p0: bonus badroulbadour');
  expect(position.state.players[0]!.mosaics.reduce((a, b) => a + b)).toBe(1);
  position.expectRefusal('p0: bonus badroulbadour', 'used-this-turn', { character: 'badroulbadour' }).play('p0: end');
});

test('ALM-BADROULBADOUR-1 not without a genie, not from an empty deck', () => {
  after(0).expectRefusal('p0: bonus badroulbadour', 'no-genie-activated');
  after(1)
    .change((s) => {
      s.mosaicDeck.cards = [];
    })
    .expectRefusal('p0: bonus badroulbadour', 'deck-empty');
});

test('ALM-C18 also when recruited after the genie was activated in this turn', () => {
  const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
    s.characters = ['badroulbadour'];
    s.players[0]!.rubies = 4;
  });
  position.expectRefusal('p0: bonus badroulbadour', 'power-missing').play('p0: recruit badroulbadour');
  expect(position.legal(0)).toContain('bonus badroulbadour');
});
