import { rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { almadi, designedContent as content, type State } from '../src/index.ts';
import { firstTurn, giveCharacter } from './support.ts';

/** A position with something of everything hidden. */
const midGame = (): State => {
  const position = firstTurn({ seats: 3, characters: true }).change((s) => {
    s.players[0]!.hand = ['ali', 'aziz'];
    s.players[1]!.hand = ['dunya', 'jafar'];
    s.players[2]!.hand = ['aziza'];
    s.characters = ['abriza'];
    giveCharacter(s, 2, 'zaynab');
    s.players[2]!.mosaics = [0, 1, 0, 0];
    s.turn.seat = 0;
  });
  position.play(`p0: ${position.legal(0)[0]}`, 'p0: end');
  position.play(`p1: ${position.legal(1)[0]}`, 'p1: end', 'p2: exchange mosaic 1');
  return position.state;
};

const worlds = (s: State, seat: number, count = 200): State[] => {
  const rng = rngFrom('worlds');
  const known = almadi.knowledge(s, seat);
  return Array.from({ length: count }, () => almadi.imagine(known, rng));
};
const typesOf = (tiles: readonly number[]) =>
  [0, 1, 2, 3].map((type) => tiles.filter((t) => content.typeOf[t] === type).length);

describe('what a seat knows and imagines', () => {
  test('ALM-SETUP-3 how many of each type are left in the supply, not which', () => {
    const s = midGame();
    const imagined = worlds(s, 0);
    for (const world of imagined) expect(typesOf(world.supply)).toEqual(typesOf(s.supply));
    const everywhere = new Set(imagined.flatMap((world) => world.supply));
    const seen = new Set([...s.board, ...s.players.flatMap((p) => p.realm.landscapes)]);
    expect(everywhere.size).toBe(
      content.tiles - [...seen].filter((tile) => tile !== null && tile < content.tiles).length,
    );
  });

  test('ALM-CHAR-2 the own hand, not those of others', () => {
    const s = midGame();
    const imagined = worlds(s, 0);
    for (const world of imagined) {
      expect(world.players[0]!.hand).toEqual(['ali', 'aziz']);
      expect(world.players.map((p) => p.hand.length)).toEqual([2, 2, 1]);
    }
    const guessed = new Set(imagined.flatMap((world) => world.players[1]!.hand));
    // All but the own two, the one on the table and the recruited one.
    expect(guessed.size).toBe(22);
  });

  test('ALM-22 the top of a deck and what was put under it', () => {
    const s = midGame();
    const imagined = worlds(s, 1);
    for (const { mosaicDeck, stallDeck } of imagined) {
      expect(mosaicDeck).toMatchObject({ known: 1 });
      expect([mosaicDeck.cards[0], mosaicDeck.cards.at(-1)]).toEqual([1, s.mosaicDeck.cards.at(-1)]);
      expect(mosaicDeck.cards).toHaveLength(s.mosaicDeck.cards.length);
      expect(stallDeck.cards.at(-1)).toBe(s.stallDeck.cards.at(-1));
    }
    expect(new Set(imagined.map(({ mosaicDeck }) => mosaicDeck.cards.join())).size).toBeGreaterThan(100);
  });
});
