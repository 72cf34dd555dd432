import { copyJson } from '@majlis/kernel';
import { given } from '@majlis/testkit';
import { describe, expect, test } from 'vitest';
import { almadiWith, CHARACTER_IDS, checkPack, contentFrom, designedPack, type Pack } from '../index.ts';

/** A pack with something bent in it. */
type Loose = { [K in keyof Pack]: never } & Record<string, never>;
const bent = (bend: (pack: Loose) => void): string[] => {
  const pack = copyJson(designedPack) as unknown as Loose;
  bend(pack);
  return checkPack(pack, CHARACTER_IDS);
};
const set = (path: string, value: unknown) =>
  bent((pack) => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const target = keys.reduce(
      (at, key) => at[key] as unknown as Record<string, unknown>,
      pack as Record<string, unknown>,
    );
    if (value === undefined) delete target[last];
    else target[last] = value;
  });

describe('content packs', () => {
  test('the designed pack is valid', () => {
    expect(checkPack(designedPack, CHARACTER_IDS)).toEqual([]);
  });

  test.each([
    ['format', 'almadi-content/9', 'format: is "almadi-content/9", expected "almadi-content/1"'],
    ['name', '', 'name: is missing'],
    ['landscapes', 3, 'landscapes: is not an object with a list for each type'],
    ['landscapes.oasis', 'many', 'landscapes.oasis: is not a list'],
    ['landscapes.oasis.3', 'x', 'landscapes.oasis[3]: is not an object'],
    [
      'landscapes.oasis.3.sides',
      '>G>',
      'landscapes.oasis[3].sides: is ">G>", expected four letters: north, east, south, west',
    ],
    [
      'landscapes.oasis.3.sides',
      '>G>X',
      'landscapes.oasis[3].sides: ">G>X" has the unknown symbol "X"; known are . > G M S O R J',
    ],
    ['landscapes.oasis.3.sides', '>G>.', 'landscapes.oasis[3].sides: ">G>." has a side without a symbol'],
    ['landscapes.oasis.3.sides', '>GJR', 'landscapes.oasis[3].sides: has 1 Activation sides, expected 2'],
    ['landscapes.oasis.3.sides', '>>>>', 'landscapes.oasis: has 2 tiles with four Activation sides, expected 1'],
    ['landscapes.oasis.3.goods', { spice: 1 }, 'landscapes.oasis[3].goods: only markets have goods'],
    ['landscapes.market.0.goods', undefined, 'landscapes.market[0].goods: is missing'],
    ['landscapes.market.0.goods', {}, 'landscapes.market[0].goods: shows no good'],
    [
      'landscapes.market.0.goods',
      { silk: 4 },
      'landscapes.market[0].goods: unknown good "silk"; known are spice, leather, carpet, pottery',
    ],
    ['landscapes.market.0.goods', { spice: -1 }, 'landscapes.market[0].goods.spice: is -1, expected a count'],
    ['startingTiles', [], 'startingTiles: has 0 entries, expected 5'],
    [
      'startingTiles.1.2.type',
      'desert',
      'startingTiles[1][2].type: is "desert", expected one of oasis, caravan, market, palace',
    ],
    ['mosaics', 7, 'mosaics: is not a list'],
    ['mosaics.0', 7, 'mosaics[0]: is not an object'],
    ['mosaics.0.pattern', 7, 'mosaics[0].pattern: is missing'],
    ['mosaics.0.count', 9, 'mosaics: adds up to 33 cards, expected 32'],
    ['stalls.0.count', 1.5, 'stalls[0].count: is 1.5, expected a count'],
    ['objectivePoints.16', null, 'objectivePoints[16]: is null, expected the points of objective 17'],
    ['figures', null, 'figures: is not an object'],
    ['figures.2', undefined, 'figures.2: is missing'],
    [
      'figures.6',
      { grid: ['#'], rotate: true },
      'figures.6: is no objective with a figure; these are 2, 3, 4, 5, 7, 14, 15, 22, 27, 32',
    ],
    ['figures.2.rotate', 1, 'figures.2.rotate: is neither true nor false'],
    ['figures.2.grid', [], 'figures.2.grid: is not a list of 1 to 6 lines'],
    ['figures.2.grid', ['#######'], 'figures.2.grid: is 7 wide, expected 1 to 6'],
    ['figures.2.grid', ['##', '#'], 'figures.2.grid: has lines of different lengths'],
    ['figures.2.grid', ['#?'], 'figures.2.grid: has the unknown letter "?"; known are O C M P # 0 .'],
    ['figures.2.grid', ['0.'], 'figures.2.grid: asks for no landscape'],
    ['characterCosts', 4, 'characterCosts: is not an object'],
    ['characterCosts.jafar', undefined, 'characterCosts.jafar: is missing, expected a number of rubies'],
    ['characterCosts.sindbad', 4, 'characterCosts.sindbad: is no character of the game'],
  ])('%s = %j is refused with its place', (path, value, message) => {
    expect(set(path, value)).toContain(message);
  });

  test('what is no object at all is refused', () => {
    expect(checkPack('pack', CHARACTER_IDS)).toEqual(['the pack is not an object']);
  });

  test('loading a bad pack throws everything that is wrong with it', () => {
    expect(() => contentFrom({ ...designedPack, name: '', format: 1 })).toThrow(
      'this Almadi content pack cannot be used:\n- format: is 1, expected "almadi-content/1"\n- name: is missing',
    );
  });

  test('another pack is played under the same rules', () => {
    const other = copyJson(designedPack) as unknown as { -readonly [K in keyof Pack]: Pack[K] };
    other.name = 'other';
    other.characterCosts = Object.fromEntries(CHARACTER_IDS.map((id) => [id, 1]));
    other.objectivePoints = other.objectivePoints.map((_, i) => i);
    other.mosaics = [
      { pattern: 'star', count: 20 },
      { pattern: 'rose', count: 12 },
    ];
    const game = almadiWith(contentFrom(other));
    const position = given(game, { seats: 3, config: { modules: ['characters'] }, seed: 'other pack' });
    position.playOn((p) => p.outcome !== null);
    expect(position.state.players.every((player) => player.mosaics.length === 2)).toBe(true);
  });
});
