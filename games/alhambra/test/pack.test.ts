import { copyJson } from '@majlis/kernel';
import { given } from '@majlis/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTile, priceOf } from '../src/content/tiles.ts';
import { alhambra } from '../src/index.ts';
import { moneyAt } from '../src/modules/caravanserai/content.ts';
import { checkPack, designedPack, usePack } from '../src/pack/index.ts';
import { table, tile } from './table.ts';

// A pack is plain JSON: bent here without types.
// biome-ignore lint/suspicious/noExplicitAny: see above
const bent = (bend: (pack: any) => void): unknown => {
  const pack = copyJson(designedPack);
  bend(pack);
  return pack;
};

afterEach(() => usePack(designedPack));

describe('content packs', () => {
  it('the designed pack is valid, and has what the rulebook does not tell', () => {
    expect(checkPack(designedPack)).toEqual([]);
    expect(Object.values(designedPack.workersHuts).flat()).toHaveLength(24);
    expect([designedPack.camps.length, designedPack.bazaars.length, designedPack.caravanserais.length]).toEqual([
      8, 8, 8,
    ]);
  });
  it.each([
    ['format', 'x', 'format: is "x", expected "alhambra-content/1"'],
    ['name', '', 'name: is missing'],
    ['workersHuts', 3, 'workersHuts: is not an object with a list for each kind of building'],
    ['workersHuts.garden', ['N'], 'workersHuts.garden: is not a list of 5 huts'],
    [
      'workersHuts.garden.1',
      'EN',
      'workersHuts.garden[1]: is "EN", expected 0 to 3 of the letters N E S W, in this order',
    ],
    ['camps', {}, 'camps: is not a list'],
    ['camps.0.price', 0, 'camps[0].price: is 0, expected a price from 1 to 30'],
    ['camps.0.bastions', '', 'camps[0].bastions: is "", expected 1 to 3 of the letters N E S W, in this order'],
    ['camps.1', { bastions: 'N', price: 4 }, 'camps[1]: is there twice'],
    ['bazaars', [], 'bazaars: has 0 entries, expected 8'],
    ['bazaars.2', 7, 'bazaars[2]: is not an object'],
    ['bazaars.2.currency', 'euro', 'bazaars[2].currency: is "euro", expected one of denar, dirham, ducat, florin'],
    [
      'bazaars.2.colours',
      ['tower', 'tower', 'garden'],
      'bazaars[2].colours: is ["tower","tower","garden"], expected three different of pavilion, seraglio, arcades, chambers, garden, tower',
    ],
    [
      'caravanserais.3.branch',
      null,
      'caravanserais[3].branch.2: is missing, expected one of denar, dirham, ducat, florin',
    ],
    ['cultureCounters.6', 1, 'cultureCounters.6: is missing'],
    [
      'cultureCounters.6.points',
      [0, 5, 3, 6, 7, 8],
      'cultureCounters.6.points: is [0,5,3,6,7,8], expected 6 numbers, none lower than the one before',
    ],
    ['cultureCounters.6.points', [1, 1, 2, 3, 4, 5], 'cultureCounters.6.points: does not begin with 0'],
    ['cultureCounters.12/13.squares', [3, 3, 3, 3, 3, 3], 'cultureCounters.12/13.squares: does not begin with 2'],
  ])('%s = %j is refused with its place', (path, value, message) => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const pack = bent((whole) => {
      keys.reduce((at, key) => at[key], whole)[last] = value;
    });
    expect(checkPack(pack)).toContain(message);
    expect(() => usePack(pack)).toThrow(message);
  });
  it('what is no object at all is refused', () => {
    expect(checkPack('pack')).toEqual(['the pack is not an object']);
  });
  it('a changed pack is played under the same rules', () => {
    const pack = bent((whole) => {
      whole.name = 'my box';
      whole.workersHuts.garden = ['', 'NE', 'S', 'W', 'S'];
      whole.camps[0].price = 12;
      whole.bazaars[1] = { currency: 'denar', colours: ['garden', 'tower', 'pavilion'] };
      whole.caravanserais[0].main = 'florin';
      whole.cultureCounters['6'].points = [0, 2, 4, 6, 8, 10];
    });
    usePack(pack);
    expect([priceOf(tile('camp12-n')), parseTile('camp4-n'), parseTile('hut-garden-open')]).toEqual([
      12,
      null,
      64 + 10,
    ]);
    expect(moneyAt(160, 3)).toEqual({ currency: 3, value: 3 });
    const position = table(3, ['bazaars', 'camps'], {
      hands: { 0: 'b8' },
      market: ['pavilion8', null, null, null],
      edit: (s) => {
        s.mod.bazaars!.beside = [tile('bazaar-2')];
      },
    });
    expect(position.legal(0)).toContain('buy bazaar-2 with b8');
    const modules = ['workers-huts', 'camps', 'bazaars', 'caravanserai', 'moors'];
    const whole = given(alhambra, { seats: 2, config: { modules }, seed: 'my box' });
    whole.playOn((p) => p.outcome !== null);
    expect(whole.outcome!.ranks).toContain(1);
  });
  it('and the designed one is back afterwards', () => {
    expect([parseTile('camp12-n'), parseTile('camp4-n')]).toEqual([null, 90]);
  });
});
