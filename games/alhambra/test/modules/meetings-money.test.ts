import { describe, expect, it } from 'vitest';
import { GATE_CARD } from '../../src/modules/city-gates/content.ts';
import { cards, type Laid, table, tiles, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const market = ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'];
const KINDS: readonly Laid[] = [
  ['pavilion8', 1, 0],
  ['seraglio9', 2, 0],
  ['arcades9', 3, 0],
];

describe('money of several modules', () => {
  it('ALH-GATE-2 ALH-TAKE-3 ALH-33 a gate card or an exchange card is taken, each alone', () => {
    const position = table(3, ['bureau-de-change', 'city-gates'], {
      row: 'b1 b2 x-by y9',
      edit: (s) => {
        s.mod['city-gates']!.open = true;
      },
    });
    expect(position.legal(0)).toEqual(expect.arrayContaining(['take x-by', 'city-gates.take', 'take b1 b2']));
    position.expectRefusal('p0: take b1 x-by', 'take-alone');
    position.play('p0: city-gates.take').expectAsked(1);
    position.play('p1: take x-by');
    expect([position.state.mod['city-gates']!.inHand, position.state.players[1]!.hand]).toEqual([
      [1, 0, 0],
      cards('x-by'),
    ]);
  });
  it('ALH-33 exchange cards and discarded gate cards are in the new deck; a master builder that was paid is not', () => {
    const position = table(3, ['bureau-de-change', 'city-gates', 'master-builders'], {
      row,
      hands: { 0: 'b4 y3 x-by mb-b' },
      market: ['garden10', null, null, null],
      edit: (s) => {
        for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
        s.discard = [GATE_CARD];
      },
    }).play('p0: buy 1 with b4 y3 mb-b x-by');
    expect(position.state.discard.toSorted()).toEqual([...cards('b4 y3 x-by'), GATE_CARD].toSorted());
    position.change((s) => {
      s.deck = [];
      s.piles = [0];
    });
    position.play('p0: take b5', 'p0: reserve garden10');
    expect(typesOf(position)).toContain('moneyReshuffled');
    const everywhere = [...position.state.deck, ...position.state.row, ...position.state.discard];
    expect(everywhere).not.toContain(cards('mb-b')[0]);
    expect(everywhere).toContain(cards('x-by')[0]);
  });
  it('ALH-D2 ALH-38 ALH-M2 ALH-M3 a vizier pays with diamonds or a master builder, exactly, and gets no redesign for one', () => {
    const position = table(3, ['vizier', 'diamonds', 'master-builders', 'city-walls', 'treasure-chamber'], {
      row,
      market: ['garden9-e', 'tower12', 'arcades6-sw', 'chambers9-s'],
      hands: { 1: 'd9 b6 mb-b mb-y' },
      edit: (s) => {
        for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
        s.mod['city-walls']!.open = cards('wall-n');
      },
    }).play('p0: take b5');
    const ways = position.legal(1).filter((text) => text !== 'pass');
    expect(ways.every((text) => text.startsWith('vizier.buy '))).toBe(true);
    expect(ways).toEqual(expect.arrayContaining(['vizier.buy 1 with d9', 'vizier.buy 1 with b6 mb-b']));
    position.expectRefusal('p1: vizier.buy chests-1 with d9', 'buy-only-in-turn');
    position.expectRefusal('p1: city-walls.build wall-n on fountain', 'not-this-action');
    position.play('p1: vizier.buy 1 with b6 mb-b', 'p2: pass', 'p0: pass', 'p1: place garden9-e at 1,0');
    expect(position.state.mod['master-builders']!.used).toEqual(cards('mb-b'));
    // The others are asked again: no redesign was asked about.
    position.expectAsked(0, 2);
  });
  it('ALH-DIA-4 diamonds are not mixed with master builders or the money on a caravanserai', () => {
    const position = table(3, ['diamonds', 'master-builders', 'caravanserai'], {
      row,
      market,
      hands: { 0: 'd7 mb-b' },
      edit: (s) => {
        const slice = s.mod.caravanserai!;
        slice.owned = slice.owned.with(0, [{ card: slice.left[1]!, at: 3 }]);
      },
    });
    position.expectRefusal('p0: buy 1 with d7 mb-b', 'pay-not-mixable');
    position.expectRefusal('p0: buy 1 with d7 caravan-2', 'pay-not-mixable');
  });
  it('ALH-R2 chests: diamonds, coins, a master builder and a caravanserai in any mix; no exchange card, no change', () => {
    const modules = [
      'treasure-chamber',
      'diamonds',
      'change',
      'master-builders',
      'caravanserai',
      'bureau-de-change',
    ] as const;
    const position = table(3, modules, {
      row,
      market,
      hands: { 0: 'd3 mb-b x-by' },
      edit: (s) => {
        for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
        s.mod.change!.coins = s.players.map(() => [0, 0, 0, 1]);
        const slice = s.mod.caravanserai!;
        slice.owned = slice.owned.with(0, [{ card: slice.left[1]!, at: 3 }]);
        slice.left = slice.left.filter((_, i) => i !== 1);
      },
    });
    position.expectRefusal('p0: buy chests-1 with d3 mb-b caravan-2 x-by', 'pay-wrong-currency');
    const given = position.fork().play('p0: buy chests-1 with d3 mb-b caravan-2 coin-y');
    expect(typesOf(given)).not.toContain('change.given');
    expect(given.state.mod['master-builders']!.used).toEqual(cards('mb-b'));
    given.expectAsked(1);
  });
  it('ALH-X1 ALH-34 an exchange card buys a camp', () => {
    const position = table(3, ['bureau-de-change', 'camps'], {
      row,
      market: ['camp8-ne', null, null, null],
      hands: { 0: 'b5 y3 x-by' },
    }).play('p0: buy 1 with b5 y3 x-by');
    expect(position.expectAsked(0).state.players[0]!.waiting).toEqual(tiles('camp8-ne'));
  });
  it('ALH-34 huts, camps and bazaars are no kinds for the price of a caravanserai', () => {
    const position = table(3, ['caravanserai', 'workers-huts', 'camps', 'bazaars'], {
      hands: { 0: 'b8' },
      boards: {
        0: [...KINDS, ['hut-garden-n', -1, 0], ['bazaar-2', 0, 1], ['arcades8-e', 0, -1], ['camp7-w', 1, -1]],
      },
    });
    position.expectRefusal('p0: buy caravan-1 with b8', 'caravanserai-too-few-kinds', { kinds: 3, needed: 4 });
  });
  it('ALH-U3 money on a caravanserai pays a sultan card', () => {
    const position = table(3, ['caravanserai', 'sultan'], {
      hands: { 0: 'b4' },
      edit: (s) => {
        const slice = s.mod.caravanserai!;
        slice.owned = slice.owned.with(0, [{ card: slice.left[1]!, at: 3 }]);
        slice.left = slice.left.filter((_, i) => i !== 1);
        s.mod.sultan!.open = [{ card: cards('sultan-1')[0]!, mark: 0 }];
      },
    });
    position.play('p0: buy sultan-1 with b4 caravan-2', 'p0: sultan.keep').expectAsked(0);
  });
});
