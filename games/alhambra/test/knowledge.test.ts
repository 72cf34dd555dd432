import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../src/content/cards.ts';
import { alhambra, type State } from '../src/index.ts';
import { meansOf } from '../src/modules/characters/auction.ts';
import { characterCard } from '../src/modules/characters/content.ts';
import type { ModuleId } from '../src/modules/slices.ts';
import { pieces } from '../src/testing.ts';
import { cards, type Position, table } from './table.ts';

const worldsOf = (position: Position, seat: number, count = 40): State[] =>
  Array.from({ length: count }, (_, i) => alhambra.imagine(alhambra.knowledge(position.state, seat), rngFrom(`${i}`)));

const deal = (seats: number, ...modules: readonly ModuleId[]): State =>
  alhambra.setup({ modules }, seats, '0123456789abcdef0123456789abcdef', nullLog);

describe('what a seat knows', () => {
  it('every card that was dealt, taken or paid openly', () => {
    const position = table(3, [], { row: 'b5 b6 b7 b8', hands: { 0: 'y9', 1: 'g1 g2' } }).play('p0: take b5');
    const { game } = alhambra.knowledge(position.state, 2);
    expect(game.players.map(({ seen, unseen }) => [seen, unseen.length])).toEqual([
      [cards('b5 y9'), 0],
      [cards('g1 g2'), 0],
      [[], 0],
    ]);
    for (const world of worldsOf(position, 2, 5)) expect(world.players[0]!.hand).toEqual(cards('b5 y9'));
  });
  it('not what Yammerad drew: it is dealt again from what is unseen', () => {
    const position = table(3, ['characters'], { hands: { 0: 'y9' }, characters: { 0: ['yammerad'] }, next: ['g9'] });
    position.play('p0: characters.yammerad');
    const { game } = alhambra.knowledge(position.state, 1);
    expect([game.players[0]!.seen, game.players[0]!.unseen]).toEqual([cards('y9'), [0]]);
    const drawn = new Set(worldsOf(position, 1).map((world) => world.players[0]!.unseen[0]));
    expect(drawn.size).toBeGreaterThan(8);
    for (const world of worldsOf(position, 0, 5)) expect(world.players[0]!.unseen).toEqual(cards('g9'));
  });
  it('not which of the cards drawn from two piles is the higher one', () => {
    const drawn = (text: string) =>
      table(3, ['characters'], {
        edit: (s) => {
          s.players[0]!.hand = cards('b1 y9');
          s.players[0]!.unseen = cards('b1 y9');
          s.players[0]!.unseenFrom = text === 'lower first' ? [3, 4] : [4, 3];
          s.reshuffled = [[]];
        },
      });
    const [one, other] = ['lower first', 'higher first'].map((text) => alhambra.knowledge(drawn(text).state, 1));
    expect(one).toEqual(other);
  });
  it('in which pile the scoring cards must be, not where in it', () => {
    const position = table(4);
    const places = worldsOf(position, 0).map(({ deck, piles }) => {
      const fromTop = SCORING_CARDS.map((card) => deck.length - 1 - deck.indexOf(card));
      const pileOf = (depth: number) =>
        piles.findIndex((_, i) => depth < piles.slice(0, i + 1).reduce((a, b) => a + b, 0));
      expect(fromTop.map(pileOf)).toEqual([1, 3]);
      return fromTop.join();
    });
    expect(new Set(places).size).toBeGreaterThan(20);
  });
  it('which characters are left, not where they are', () => {
    const state = deal(3, 'characters');
    const worlds = Array.from({ length: 30 }, (_, i) =>
      alhambra.imagine(alhambra.knowledge(state, 0), rngFrom(`c${i}`)),
    );
    expect(new Set(worlds.map((world) => world.mod.characters!.surplus.join())).size).toBeGreaterThan(20);
    for (const world of worlds) expect(world.mod.characters!.surplus).toHaveLength(4);
  });
  it('its own thieves and how many others have', () => {
    const position = table(3, ['thieves']);
    const { hands } = position.state.mod.thieves!;
    const worlds = worldsOf(position, 1);
    for (const world of worlds) expect(world.mod.thieves!.hands[1]).toEqual(hands[1]);
    expect(new Set(worlds.map((world) => world.mod.thieves!.hands[0]!.join())).size).toBeGreaterThan(3);
  });
  it('that who leads an auction can pay the bid', () => {
    const position = table(3, ['characters'], {
      row: 'b5 b6 b7 b8',
      next: [characterCard('yusuf'), 'y1'],
      edit: (s) => {
        s.players[1]!.hand = cards('y7 y8 y9');
        s.players[1]!.unseen = cards('y7 y8 y9');
        s.players[1]!.unseenFrom = [0, 0, 0];
      },
    });
    position.play('p0: take b5', 'p1: characters.bid 24');
    for (const world of worldsOf(position, 2)) expect(meansOf(world, 1)).toBeGreaterThanOrEqual(24);
  });
  it('what is in the bag, by elimination; worlds have the same pieces as the table', () => {
    const state = deal(4, 'vizier', 'city-gates', 'characters', 'thieves', 'change');
    const world = alhambra.imagine(alhambra.knowledge(state, 3), rngFrom('w'));
    expect(pieces(world)).toEqual(pieces(state));
    expect([...world.bag].sort()).toEqual([...state.bag].sort());
  });
});
