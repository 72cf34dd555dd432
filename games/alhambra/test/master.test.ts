import { describe, expect, it } from 'vitest';
import { TILES } from '../src/content/tiles.ts';
import { features } from '../src/heuristics/features.ts';
import { featuresOfMaster } from '../src/heuristics/master/index.ts';
import { type Position, table } from './table.ts';

const sees = (position: Position, seat: number, name: string): number =>
  featuresOfMaster.of(position.state, seat)[featuresOfMaster.names.indexOf(name)]!;

const wallsOf = ({ walls }: (typeof TILES)[number]): number => [1, 2, 4, 8].filter((side) => walls & side).length;

describe('what master of Alhambra sees', () => {
  it('begins with what hard sees', () => {
    const { state } = table(3);
    expect(featuresOfMaster.names.slice(0, features.names.length)).toEqual(features.names);
    expect(featuresOfMaster.of(state, 1).slice(0, features.names.length)).toEqual(features.of(state, 1));
    expect(featuresOfMaster.of(state, 1).length).toBe(featuresOfMaster.names.length);
    expect(new Set(featuresOfMaster.names).size).toBe(featuresOfMaster.names.length);
  });

  it('is what every kind has left in the bag', () => {
    const position = table(3, [], { bag: ['garden10', 'garden8-sw', 'tower12'] });
    expect(sees(position, 0, 'garden: left')).toBe(2 / 8);
    expect(sees(position, 2, 'tower: left')).toBe(1 / 8);
    expect(sees(position, 0, 'arcades: left')).toBe(0);
  });

  it('is what a scoring would bring at once (ALH-12), with tied places divided but not rounded down', () => {
    const position = table(3, [], {
      boards: {
        0: [
          ['tower12', 1, 0],
          ['garden10', -1, 0],
        ],
        1: [['garden8-sw', -1, 0]],
      },
    });
    // In the first round the tower is worth 6, the shared garden half of 5; the wall of garden 8 has two parts.
    expect(40 * sees(position, 0, 'points at once')).toBeCloseTo(8.5);
    expect(40 * sees(position, 1, 'points at once')).toBeCloseTo(4.5);
    expect(20 * sees(position, 0, 'points at once ahead of the best rival')).toBeCloseTo(4);
    expect(20 * sees(position, 2, 'points at once ahead of the best rival')).toBeCloseTo(-8.5);
  });

  it('is the best purchase that those who play before leave', () => {
    const market = ['pavilion2-new', 'seraglio3-esw', 'arcades4-nes', 'chambers5-nsw'];
    const rich = table(3, [], { market, hands: { 0: 'b9 b4', 1: 'b9 b4', 2: 'g9 g3' } });
    expect(sees(rich, 0, 'worth of the purchase that nobody can make before')).toBeGreaterThan(0);
    expect(sees(rich, 1, 'worth of the purchase that nobody can make before')).toBe(0);
    expect(sees(rich, 1, 'worth of the purchase that somebody can make before')).toBeGreaterThan(0);
    expect(sees(rich, 2, 'worth of the purchase that nobody can make before')).toBeGreaterThan(0);
    expect(sees(rich, 0, 'money of the next seat')).toBeCloseTo(13 / 30);
  });

  it('is how many new tiles could be paid on a square, and paid exactly', () => {
    const position = table(3, [], { hands: { 0: 'b4 g9' }, bag: ['arcades4-nes', 'seraglio9'] });
    // The one for 4 by both currencies, exactly by one; the one for 9 by dirhams alone, exactly.
    expect(sees(position, 0, 'new tiles that could be paid')).toBe(3 / 8);
    expect(sees(position, 0, 'new tiles that could be paid exactly')).toBe(2 / 8);
    expect(sees(position, 1, 'new tiles that could be paid')).toBe(0);
  });

  it('is how an Alhambra can be built on', () => {
    const position = table(3, [], { boards: { 1: [['garden8-sw', -1, 0]] } });
    const walls = TILES.reduce((sum, tile) => sum + wallsOf(tile), 0) / TILES.length;
    expect(sees(position, 0, 'tiles that fit')).toBeCloseTo(1);
    expect(sees(position, 0, 'walls that the next tile may bring')).toBeCloseTo(walls / 3);
    expect([sees(position, 0, 'cells to build on'), sees(position, 0, 'open sides')]).toEqual([4 / 12, 4 / 12]);
    // Beside it in the west and south lie its walls; in the north one can build on.
    expect([sees(position, 1, 'cells to build on'), sees(position, 1, 'open sides')]).toEqual([4 / 12, 4 / 12]);
    expect(sees(position, 1, 'walls beside the longest')).toBe(0);
  });
});
