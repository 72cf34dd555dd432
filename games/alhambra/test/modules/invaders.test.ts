import { rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../src/board/cells.ts';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra } from '../../src/index.ts';
import { costOf, unprotected } from '../../src/modules/invaders/losses.ts';
import { boardOf, pointsOf, type Table, table, typesOf } from '../table.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;
const TOWER = 5;

const next =
  (direction: Side, more: NonNullable<Table['edit']> = () => {}): NonNullable<Table['edit']> =>
  (s) => {
    const { pile } = s.mod.invaders!;
    s.mod.invaders!.pile = { ...pile, cards: [...pile.cards.filter((card) => card !== direction), direction] };
    more(s);
  };

/** A row of three with the fountain in the middle: open to the north three times, to the sides twice, and more. */
const ROW = [
  ['seraglio9', 1, 0],
  ['arcades10', -1, 0],
] as const;

describe('invaders', () => {
  it('ALH-INV-1 four invasion cards face down, two of six scouts face up', () => {
    const { pile, scouts, scoutPile } = table(3, ['invaders']).view(0).mod.invaders!;
    expect([pile.count, pile.next, scouts.length, scoutPile.count]).toEqual([4, null, 2, 4]);
  });
  it('ALH-INV-2 ALH-I1 sides that face the attack at the edge and have no wall are unprotected', () => {
    const board = boardOf(['tower11-n', 1, 0], ['seraglio9', 0, 1]);
    expect([NORTH, EAST, SOUTH, WEST].map((side) => unprotected(board, side))).toEqual([1, 2, 2, 2]);
  });
  it('ALH-INV-3 ALH-INV-4 ALH-I4 after the first scoring each costs 1: three sides cost 3', () => {
    const position = table(3, ['invaders'], {
      row: 'b5 b6 b7 b8',
      next: [SCORING_CARDS[0], 'y1'],
      boards: { 0: ROW },
      edit: next(NORTH),
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 1)).toEqual({ seraglio: 2, arcades: 3, invaders: -3 });
    expect(typesOf(position).indexOf('invaders.came')).toBeGreaterThan(typesOf(position).indexOf('scored'));
    expect(position.state.mod.invaders!.came).toEqual([NORTH]);
  });
  it('ALH-INV-5 after the second each costs 2', () => {
    expect(costOf(boardOf(...ROW), NORTH, 2)).toBe(6);
  });
  it('ALH-INV-6 after the third 3, and 1 from the neighbouring directions: twelve in all', () => {
    const board = boardOf(['seraglio9', 1, 0], ['arcades10', -1, 0], ['tower11', 0, 1]);
    expect([NORTH, EAST, WEST].map((side) => unprotected(board, side))).toEqual([3, 2, 2]);
    expect(costOf(board, NORTH, 3)).toBe(13);
    const example = boardOf(['seraglio9', 1, 0], ['arcades10', -1, 0], ['garden9-e', 0, 1]);
    expect(costOf(example, NORTH, 1)).toBe(3);
    expect(costOf(example, NORTH, 3)).toBe(12);
  });
  it('ALH-INV-7 nobody falls below zero', () => {
    const position = table(3, ['invaders'], {
      row: 'b5 b6 b7 b8',
      next: [SCORING_CARDS[1], 'y1'],
      boards: { 0: [['pavilion8', 1, 0]], 1: ROW },
      edit: next(SOUTH),
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 2)).toEqual({ pavilion: 8, invaders: -4 });
    expect(pointsOf(position, 2, 2)).toEqual({});
    expect(position.events.find(({ type }) => type === 'invaders.came')).toMatchObject({ losses: [4, 6, 0] });
  });
  it('ALH-INV-8 ALH-I2 ALH-I4 an exact payment for a building of a scout lets the buyer look; nobody else sees it', () => {
    const start = (hand: string) =>
      table(3, ['invaders'], {
        hands: { 0: hand },
        edit: next(EAST, (s) => {
          s.mod.invaders!.scouts = [TOWER, 0];
          s.mod.invaders!.scoutPile = [1, 2, 3, 4];
        }),
      });
    const over = start('b9 b5').play('p0: buy 1 with b5 b9');
    expect(over.state.mod.invaders!.scouts).toEqual([TOWER, 0]);
    const won = start('b9 b4').play('p0: buy 1 with b4 b9').expectAsked(0);
    expect(won.legal(0)).toEqual(['invaders.look', 'pass']);
    won.expectRefusal('p0: take b5', 'not-this-action');
    expect(won.state.mod.invaders).toMatchObject({ scouts: [0], scoutsOut: [TOWER] });
    const declined = won.fork().play('p0: pass');
    expect(declined.view(0).mod.invaders!.pile.next).toBeNull();
    won.play('p0: invaders.look');
    expect([0, 1].map((seat) => won.view(seat).mod.invaders!.pile.next)).toEqual([EAST, null]);
    expect(won.view('spectator').mod.invaders!.pile).toEqual({ count: 4, lookers: [0], isOpen: false, next: null });
    const topIn = (seat: number) =>
      Array.from({ length: 20 }, (_, i) => {
        const world = alhambra.imagine(alhambra.knowledge(won.state, seat), rngFrom(`${i}`));
        return world.mod.invaders!.pile.cards.at(-1);
      });
    expect(new Set(topIn(0))).toEqual(new Set([EAST]));
    expect(new Set(topIn(1)).size).toBeGreaterThan(1);
  });
  it('ALH-INV-9 two new scouts after the first and the second scoring, the old ones leave', () => {
    const position = table(3, ['invaders'], { row: 'b5 b6 b7 b8', next: [SCORING_CARDS[0], 'y1'] });
    const before = position.state.mod.invaders!.scouts;
    position.play('p0: take b5');
    const { scouts, scoutsOut, scoutPile } = position.state.mod.invaders!;
    expect([scouts.length, scoutPile.length]).toEqual([2, 2]);
    expect(scoutsOut).toEqual(before);
  });
  it('ALH-INV-10 a vizier and Abdul Karim pay exactly', () => {
    const scouting = next(WEST, (s) => {
      s.mod.invaders!.scouts = [TOWER, 0];
      s.mod.invaders!.scoutPile = [1, 2, 3, 4];
    });
    const vizier = table(3, ['vizier', 'invaders'], { row: 'b5 b6 b7 b8', hands: { 1: 'g9 g3' }, edit: scouting });
    vizier.play('p0: take b5', 'p1: vizier.buy 2 with g3 g9', 'p0: pass', 'p2: pass').expectAsked(1);
    expect(vizier.legal(1)).toContain('invaders.look');
    const karim = table(3, ['characters', 'invaders'], { characters: { 0: ['abdul-karim'] }, edit: scouting });
    karim.play('p0: buy 1 with karim');
    expect(karim.legal(0)).toContain('invaders.look');
  });
  it('ALH-INV-11 ALH-I3 played open everybody sees the next invasion, and there are no scouts', () => {
    const position = table(3, ['invaders:open'], {
      row: 'b5 b6 b7 b8',
      next: [SCORING_CARDS[0], 'y1'],
      boards: { 0: ROW },
    });
    const seen = position.view('spectator').mod.invaders!;
    expect(seen).toMatchObject({ scouts: [], scoutPile: { count: 0 }, pile: { isOpen: true } });
    const direction = seen.pile.next;
    expect(direction).not.toBeNull();
    position.play('p0: take b5');
    expect(position.state.mod.invaders!.came).toEqual([direction]);
    expect(typesOf(position)).toContain('invaders.sighted');
    expect(alhambra.checkConfig({ modules: ['invaders', 'invaders:open'] }, 3).ok).toBe(false);
  });
  it('ALH-I5 the last invasion comes before the winner is found', () => {
    const position = table(3, ['invaders'], {
      market: [null, null, null, null],
      bag: [],
      row: 'y1 y2 y3 y4',
      boards: { 0: ROW, 1: [['arcades9', 1, 0]] },
      edit: next(NORTH),
    }).play('p0: take y1');
    expect(pointsOf(position, 0, 3).invaders).toBe(-costOf(boardOf(...ROW), NORTH, 3));
    expect(position.outcome!.scores[0]).toBe(17 + 14 - costOf(boardOf(...ROW), NORTH, 3));
  });
});
