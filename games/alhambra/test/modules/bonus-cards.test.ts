import { given } from '@majlis/testkit';
import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { tileText } from '../../src/content/tiles.ts';
import { alhambra } from '../../src/index.ts';
import { BONUS_CARDS } from '../../src/modules/bonus-cards/content.ts';
import { type Position, type Table, table, tiles, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const bonus = (position: Position) => position.state.mod['bonus-cards']!;

/** Who holds which cards, by name. */
const holding = (hands: readonly (readonly string[])[], set: Table = {}) =>
  table(hands.length, ['bonus-cards'], {
    row,
    ...set,
    edit(s) {
      const slice = s.mod['bonus-cards']!;
      slice.hands = hands.map((names) => tiles(...names));
      slice.undealt = BONUS_CARDS.filter((card) => !slice.hands.flat().includes(card));
      set.edit?.(s);
    },
  });
const scoringNext = { next: [SCORING_CARDS[0], 'g1'] };
const gardens = (position: Position, seat: number) =>
  position.scores.find((line) => line.seat === seat && line.source === 'garden')?.detail;

describe('the bonus cards', () => {
  it('ALH-BONUS-1 the ten buildings without a wall', () => {
    expect(BONUS_CARDS.map(tileText)).toEqual([
      'pavilion8',
      'seraglio9',
      'arcades9',
      'arcades10',
      'chambers10',
      'chambers11',
      'garden10',
      'garden11',
      'tower11',
      'tower12',
    ]);
  });
  it('ALH-BONUS-2 ALH-BONUS-3 3, 2 or 1 each, the rest laid aside; only owners see them', () => {
    const dealt = [2, 3, 4, 5, 6].map((seats) => {
      const { state } = given(alhambra, { seats, config: { modules: ['bonus-cards'] } });
      const { hands, undealt } = state.mod['bonus-cards']!;
      const view = alhambra.view(state, 1).mod['bonus-cards']!;
      expect(view.hands[1]).toEqual({ count: hands[1]!.length, items: hands[1] });
      expect(view.hands[0]).toEqual({ count: hands[0]!.length });
      expect(view.undealt).toEqual({ count: undealt.length });
      return [hands[0]!.length, undealt.length];
    });
    expect(dealt).toEqual([
      [3, 4],
      [3, 1],
      [2, 2],
      [2, 0],
      [1, 4],
    ]);
  });
  it('ALH-BONUS-4 ALH-B2 played when its building stands in the own Alhambra; that is no action', () => {
    const position = holding([['garden10', 'tower12'], [], []], { boards: { 0: [['garden10', 1, 0]] } });
    expect(position.legal(0)).toContain('bonus-cards.play garden10');
    position.expectRefusal('p0: bonus-cards.play tower12', 'bonus-not-built');
    position.expectRefusal('p0: bonus-cards.play garden11', 'bonus-not-in-hand');
    position.play('p0: bonus-cards.play garden10').expectAsked(0);
    expect(position.state.turn.actions).toBe(0);
    expect(bonus(position)).toMatchObject({ hands: [tiles('tower12'), [], []], played: [tiles('garden10'), [], []] });
  });
  it('ALH-BONUS-4 a building in the reserve is not enough', () => {
    const position = holding([['garden10'], [], []], { reserves: { 0: ['garden10'] } });
    expect(position.legal(0).filter((text) => text.startsWith('bonus'))).toEqual([]);
    position.expectRefusal('p0: bonus-cards.play garden10', 'bonus-not-built');
  });
  it('ALH-BONUS-5 the garden 10 and its card are two gardens (example p.9)', () => {
    const position = holding([['garden10'], [], []], { boards: { 0: [['garden10', 1, 0]] }, ...scoringNext });
    position.play('p0: bonus-cards.play garden10', 'p0: take b5');
    expect(gardens(position, 0)).toEqual({ count: 2 });
  });
  it('ALH-BONUS-6 ALH-B1 removed to the reserve, neither counts, and the card is back in the hand', () => {
    const position = holding([['garden10'], [], []], { boards: { 0: [['garden10', 1, 0]] }, ...scoringNext });
    position.play('p0: bonus-cards.play garden10', 'p0: remove 1,0');
    expect(typesOf(position)).toContain('bonus-cards.takenBack');
    expect(bonus(position)).toMatchObject({ hands: [tiles('garden10'), [], []], played: [[], [], []] });
    position.play('p1: take b5').expectAsked(0).play('p0: bonus-cards.show').expectAsked(2);
    expect(gardens(position, 0)).toBeUndefined();
    position.play('p2: take b6', 'p0: add garden10 at 0,1', 'p1: take b7', 'p2: take b8');
    expect(position.expectAsked(0).legal(0)).toContain('bonus-cards.play garden10');
  });
  it('ALH-B3 exchanged for another tile, the card goes back, too', () => {
    const position = holding([['garden10'], [], []], {
      boards: { 0: [['garden10', 1, 0]] },
      reserves: { 0: ['garden11'] },
    });
    position.play('p0: bonus-cards.play garden10', 'p0: exchange garden11 at 1,0');
    expect(bonus(position)).toMatchObject({
      hands: [tiles('garden10'), [], []],
      seen: [tiles('garden10'), [], []],
      played: [[], [], []],
    });
  });
  it('ALH-BONUS-7 ALH-B2 before a scoring all who hold any are asked at once, whatever they hold', () => {
    const position = holding([['garden10', 'garden11'], ['tower12'], []], {
      boards: {
        0: [
          ['garden10', 1, 0],
          ['garden11', 2, 0],
        ],
      },
      ...scoringNext,
    });
    position.play('p0: take b5').expectAsked(0, 1);
    expect(position.legal(0)).toHaveLength(4);
    expect(position.legal(1)).toEqual(['bonus-cards.show']);
    position.expectRefusal('p0: bonus-cards.show tower12', 'bonus-not-in-hand');
    position.expectRefusal('p1: bonus-cards.show tower12', 'bonus-not-built');
    position.expectRefusal('p0: bonus-cards.show garden10 garden10', 'bonus-not-in-hand');
    position.expectRefusal('p0: take b6', 'not-this-action');
    position.play('p0: bonus-cards.show garden10 garden11').expectAsked(1);
    expect(bonus(position).played[0]).toEqual([]);
    position.play('p1: bonus-cards.show').expectAsked(1);
    expect(gardens(position, 0)).toEqual({ count: 4 });
  });
  it('ALH-BONUS-7 ALH-B2 in the third scoring after leftover tiles are placed', () => {
    const position = holding([['garden11'], [], []], {
      market: ['garden11', null, null, null],
      bag: [],
      hands: { 0: 'b1' },
    });
    position.play('p0: take b5', 'p0: place garden11 at 1,0').expectAsked(0);
    position.play('p0: bonus-cards.show garden11');
    expect(position.outcome).not.toBeNull();
    expect(gardens(position, 0)).toEqual({ count: 2 });
  });
  it('ALH-BONUS-8 a card waits unseen; ALH-B4 one that was taken back is known to all', () => {
    const position = holding([['garden10', 'tower12', 'tower11'], ['garden11'], []], {
      boards: { 0: [['garden10', 1, 0]] },
    });
    expect(alhambra.view(position.state, 1).mod['bonus-cards']!.hands[0]).toEqual({ count: 3 });
    position.play('p0: bonus-cards.play garden10', 'p0: remove 1,0');
    expect(alhambra.view(position.state, 1).mod['bonus-cards']!.seen[0]).toEqual(tiles('garden10'));
  });
});
