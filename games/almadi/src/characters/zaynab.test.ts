import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

const withZaynab = () =>
  firstTurn({ characters: true }).change((s) => {
    giveCharacter(s, 0, 'zaynab');
    s.players[0]!.mosaics = [0, 1, 0, 0];
    s.players[0]!.stalls = [2, 0, 0, 0];
    s.mosaicDeck.cards = [0, 0, 2];
    s.stallDeck.cards = [1, 1, 3];
  });

test('ALM-ZAYNAB-1 ALM-C7 a mosaic for the top stall card; it goes under its deck', () => {
  const position = withZaynab().play('p0: exchange mosaic 1');
  expect(position.state.players[0]).toMatchObject({ mosaics: [0, 0, 0, 0], stalls: [2, 0, 0, 1] });
  expect(position.state.mosaicDeck).toEqual({ cards: [1, 0, 0, 2], known: 1 });
  expect(position.state.stallDeck.cards).toEqual([1, 1]);
  expect(position.revealed).toBe(true);
  position.expectRefusal('p0: exchange stall 0', 'used-this-turn', { character: 'zaynab' });
});

test('ALM-ZAYNAB-1 or the other way round, at any moment of the turn', () => {
  const position = withZaynab();
  position.play(`p0: ${position.legal(0)[0]}`, 'p0: exchange stall 0');
  expect(position.state.players[0]).toMatchObject({ mosaics: [0, 1, 1, 0], stalls: [1, 0, 0, 0] });
});

test('ALM-C7 ALM-22 a card she put under an empty deck is its top card', () => {
  const position = withZaynab().change((s) => {
    s.mosaicDeck.cards = [];
  });
  position.play('p0: exchange mosaic 1');
  expect(position.view(1)).toMatchObject({ mosaicDeck: { count: 1, top: 1, under: [1] } });
  afterPlacing(position, { marteline: 1 }).play('p0: perform marteline');
  expect(position.state.mosaicDeck).toEqual({ cards: [], known: 0 });
});

test('ALM-C7 not a card one does not have, not from an empty deck', () => {
  withZaynab()
    .expectRefusal('p0: exchange mosaic 3', 'card-not-held', { give: 'mosaic', card: 3 })
    .change((s) => {
      s.stallDeck.cards = [];
    })
    .expectRefusal('p0: exchange mosaic 1', 'deck-empty', { deck: 'stall' });
});

test('ALM-9 a card she brings may complete an objective', () => {
  const position = withZaynab().change((s) => {
    s.players[0]!.stalls = [1, 1, 1, 0];
    s.players[0]!.objectives = [19];
    s.objectives = [];
  });
  position.play('p0: exchange mosaic 1');
  expect(position.state.players[0]!.completed).toEqual([19]);
});
