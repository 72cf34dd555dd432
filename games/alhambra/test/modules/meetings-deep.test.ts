import { rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { cellAt } from '../../src/board/cells.ts';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { parseCard, SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra, type State } from '../../src/index.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { GATE_CARD } from '../../src/modules/city-gates/content.ts';
import { isMasterBuilder } from '../../src/modules/master-builders/content.ts';
import { COUNTERS } from '../../src/modules/moors/content.ts';
import { cards, type Position, table, tile, tiles, typesOf } from '../table.ts';

const [PAVILION, SERAGLIO, GARDEN, TOWER] = (['pavilion', 'seraglio', 'garden', 'tower'] as const).map((name) =>
  BUILDINGS.indexOf(name),
) as [number, number, number, number];
const asked = (position: Position, seat: number): string => alhambra.prompt(position.state, seat)!.kind;

/** The traders of these seats stand south of the fountain, with these citizens; those of the others west of it. */
const tradersWith = (s: State, citizens: Readonly<Record<number, readonly number[]>>): void => {
  const slice = s.mod['street-trader']!;
  slice.traders = slice.traders.map((trader, seat) =>
    seat in citizens
      ? { citizens: citizens[seat]!, cell: cellAt(0, 1) }
      : { citizens: trader.citizens, cell: cellAt(-1, 0) },
  );
};
const counterFor = (price: number): number => COUNTERS.findIndex(({ prices }) => prices.includes(price));

describe('many modules in one move', () => {
  it('ALH-30 ALH-SUL-10 ALH-MOOR-10 ALH-S3 ALH-CARA-10 ALH-I2 a claim inside a vizier’s refill: the citizen moves in, the trader is put back, a counter is taken', () => {
    const modules = ['vizier', 'sultan', 'street-trader', 'moors', 'invaders', 'caravanserai'] as const;
    const position = table(3, modules, {
      row: 'g6 g7 g8 g9',
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      hands: { 1: 'b8' },
      boards: { 2: [['chambers10', 1, 0]] },
      reserves: { 1: ['arcades8-n'] },
      bag: ['garden10', 'garden10-n'],
      edit(s) {
        s.mod.sultan!.owned = [[], [], [{ card: parseCard('sultan-2')!, mark: GARDEN }]];
        s.mod.invaders!.scouts = [GARDEN, TOWER];
        s.mod.caravanserai!.owned = s.mod.caravanserai!.owned.with(2, [{ card: s.mod.caravanserai!.left[0]!, at: 2 }]);
        tradersWith(s, { 1: [PAVILION, GARDEN, TOWER], 2: [SERAGLIO, GARDEN, TOWER] });
      },
    });
    position.play('p0: take g6', 'p1: vizier.buy 1 with b8', 'p2: pass', 'p0: pass').expectAsked(1);
    // The vizier's tile: somebody moves in, the trader is put back, a counter is taken; only then the square is refilled.
    position.play('p1: place pavilion8 at 0,1', 'p1: street-trader.moveIn for garden').expectAsked(1);
    expect(asked(position, 1)).toBe('street-trader.put');
    expect([position.state.mod.moors!.owned[1], position.state.market[0]]).toEqual([[], null]);
    position.play('p1: street-trader.put 0,2').expectAsked(2);
    expect(position.state.mod['street-trader']!.living[1]).toEqual(tiles('pavilion8'));
    expect(position.state.mod.moors!.owned[1]!.map(({ counter }) => counter)).toEqual([counterFor(8)]);
    expect(asked(position, 2)).toBe('sultan.claim');
    position.play('p2: sultan.claim');
    const garden = position.state.players[2]!.waiting[0]!;
    expect(tiles('garden10', 'garden10-n')).toContain(garden);
    const lay = position.legal(2).find((text) => text.endsWith('at 0,1'))!;
    position.play(`p2: ${lay}`).expectAsked(2);
    position.play('p2: street-trader.moveIn for tower');
    expect(position.state.mod['street-trader']!.living[2]).toEqual([garden]);
    position.play('p2: street-trader.put -1,0');
    // The end of the claim: the counter of the price 10. Then the refill goes on; nobody looked at the invasion.
    expect(position.state.mod.moors!.owned[2]).toEqual([{ counter: counterFor(10), at: 0, mark: expect.any(Number) }]);
    expect(position.state.market).not.toContain(null);
    expect(position.state.mod.invaders!.scouts).toEqual([GARDEN, TOWER]);
    expect(position.state.mod.caravanserai!.owned[2]![0]!.at).toBe(2);
  });

  it('ALH-30 the end of a turn: tiles, Ammar and a master builder, chests, the trader, counters; then the refill', () => {
    const modules = ['characters', 'master-builders', 'treasure-chamber', 'street-trader', 'moors'] as const;
    const position = table(3, modules, {
      row: 'g6 g7 g8 g9',
      market: ['tower11', 'tower12', 'garden12-s', 'tower13-e'],
      hands: { 0: 'b9 b2 o9 mb-y' },
      boards: { 0: [['seraglio9', 1, 0]] },
      reserves: { 0: ['arcades9', 'garden11'] },
      characters: { 0: ['ammar'] },
      edit(s) {
        for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
        const slice = s.mod['treasure-chamber']!;
        slice.rooms = slice.rooms.with(0, [TOWER, GARDEN, GARDEN, SERAGLIO]);
        tradersWith(s, { 0: [SERAGLIO, GARDEN, TOWER] });
      },
    });
    position.play('p0: buy 1 with b2 b9', 'p0: buy chests-1 with o9', 'p0: place tower11 at 0,1');
    position.play('p0: street-trader.moveIn for pavilion').expectAsked(0);
    const legalNow = position.legal(0);
    expect(legalNow).toContain('add garden11 at -1,0');
    position.play('p0: add garden11 at -1,0');
    expect(asked(position, 0)).toBe('master-builders.ask');
    position.play('p0: master-builders.use mb-y', 'p0: add arcades9 at 2,0');
    // Chests: the garden that Ammar added takes one, and so do tower and seraglio; one garden chest goes to the left.
    expect(position.state.mod['treasure-chamber']!.held[0]!.toSorted()).toEqual(
      tiles('seraglio9', 'garden11', 'tower11').toSorted(),
    );
    expect(asked(position, 0)).toBe('street-trader.put');
    expect(position.state.mod.moors!.owned[0]).toEqual([]);
    position.play('p0: street-trader.put 3,0');
    expect(position.state.mod.moors!.owned[0]!.map(({ counter }) => counter)).toContain(counterFor(9));
    expect(position.state.market).not.toContain(null);
    const types = typesOf(position);
    expect(types.indexOf('tileDrawn')).toBeGreaterThan(types.indexOf('moors.taken'));
  });

  it('ALH-C5 ALH-32 ALH-X3 ALH-C8 Yammerad turns up an exchange card, a scoring card and a character in a row, and more', () => {
    const modules = ['characters', 'bureau-de-change', 'city-walls', 'sultan', 'city-gates'] as const;
    const position = table(3, modules, {
      row: 'g6 g7 g8 g9',
      hands: { 0: 'y6', 1: 'b4' },
      boards: { 0: [['tower11', 1, 0]] },
      characters: { 0: ['yammerad'] },
      next: [
        parseCard('x-by')!,
        SCORING_CARDS[0],
        characterCard('yusuf'),
        parseCard('wall-n')!,
        parseCard('sultan-1')!,
        GATE_CARD,
        'y9',
      ],
    });
    position.play('p0: characters.yammerad').expectAsked(0);
    // The exchange card lies as a fifth; scoring came before the auction, which the player at turn begins.
    expect(position.state.row).toEqual([...cards('g6 g7 g8 g9'), parseCard('x-by')]);
    expect(position.state.scorings).toBe(1);
    expect(asked(position, 0)).toBe('characters.auction');
    position.play('p0: pass', 'p1: characters.bid 4', 'p2: pass', 'p1: characters.pay b4').expectAsked(0);
    expect(position.state.mod.characters!.owned[1]).toEqual([characterCard('yusuf')]);
    expect(position.state.mod['city-walls']!.open).toEqual([parseCard('wall-n')]);
    expect(position.state.mod.sultan!.open.map(({ card }) => card)).toEqual([parseCard('sultan-1')]);
    expect(position.state.players[0]).toMatchObject({ hand: cards('y6 y9'), unseen: cards('y9') });
    // Five lie open: one is taken and none replaces it.
    position.play('p0: take g6').expectAsked(1);
    expect(position.state.row).toEqual([...cards('g7 g8 g9'), parseCard('x-by')]);
  });

  it('ALH-39 ALH-Z2 Laila draws a bazaar while the bag runs out, and a claimed garden', () => {
    const start = () =>
      table(3, ['characters', 'bazaars', 'sultan', 'camps'], {
        row: 'g6 g7 g8 g9',
        hands: { 0: 'b8' },
        market: ['camp8-ne', 'tower12', 'tower11', 'tower13-e'],
        bag: ['bazaar-1', 'garden10'],
        characters: { 0: ['laila'] },
        edit(s) {
          s.mod.bazaars!.beside = [];
          s.mod.sultan!.owned = [[], [{ card: parseCard('sultan-2')!, mark: GARDEN }], []];
        },
      }).play('p0: characters.laila 1');
    const claimed = start().expectAsked(1);
    expect(alhambra.prompt(claimed.state, 1)).toMatchObject({
      kind: 'sultan.claim',
      params: { tile: tile('garden10') },
    });
    claimed.play('p1: sultan.claim', 'p1: place garden10 at 0,1').expectAsked(0);
    // Nothing is left to draw: the camp stays, the bazaar lies beside it, and the turn goes on.
    expect(claimed.state.mod.bazaars!.beside).toEqual(tiles('bazaar-1'));
    expect([claimed.state.market[0], claimed.state.bag]).toEqual([tile('camp8-ne'), []]);
    expect(claimed.state.mod.characters!.diamondUsed).toBe(true);
    expect(claimed.legal(0).some((text) => text.startsWith('take '))).toBe(true);
    // The camp is bought and cannot be replaced: the game ends, and nobody gets the bazaar.
    claimed.play('p0: buy 1 with b8', 'p0: pass', 'p0: reserve camp8-ne');
    expect(typesOf(claimed)).toContain('bagRanOut');
    expect([claimed.outcome, claimed.state.mod.bazaars!.beside]).toEqual([expect.anything(), tiles('bazaar-1')]);
    const declined = start().play('p1: pass').expectAsked(0);
    expect(declined.state.market[0]).toBe(tile('garden10'));
    expect([...declined.state.bag, ...declined.state.mod.bazaars!.beside].toSorted()).toEqual(
      tiles('camp8-ne', 'bazaar-1').toSorted(),
    );
  });

  it('ALH-31 the caravanserai’s step comes first, then Laila and Yammerad, then the actions', () => {
    const position = table(3, ['caravanserai', 'characters'], {
      row: 'g6 g7 g8 g9',
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      hands: { 1: 'b8' },
      characters: { 1: ['laila', 'yammerad'] },
      edit(s) {
        const slice = s.mod.caravanserai!;
        slice.owned = slice.owned.with(1, [{ card: slice.left[0]!, at: 1 }]);
        slice.left = slice.left.slice(1);
      },
    }).play('p0: take g6');
    expect(asked(position.expectAsked(1), 1)).toBe('caravanserai.step');
    for (const early of ['characters.laila 1', 'characters.yammerad', 'take g7'])
      position.expectRefusal(`p1: ${early}`, 'not-this-action');
    position.play('p1: caravanserai.move caravan-1 to 2').expectAsked(1);
    expect(position.legal(1)).toEqual(expect.arrayContaining(['characters.laila 1', 'characters.yammerad', 'take g7']));
    const acted = position.fork().play('p1: buy 1 with b8').expectAsked(1);
    acted.expectRefusal('p1: characters.yammerad', 'character-only-first');
    acted.expectRefusal('p1: characters.laila 2', 'character-only-first');
    acted.expectRefusal('p1: caravanserai.move caravan-1 to 3', 'not-this-action');
    expect(position.play('p1: characters.laila 2').legal(1)).toContain('buy 1 with b8');
  });

  it('ALH-36 ALH-M2 ALH-M4 an auction among players whose master builders nobody has seen', () => {
    const position = table(3, ['master-builders', 'characters', 'change'], {
      row: 'b5 b6 b7 b8',
      hands: { 0: 'o9 mb-o mb-b', 1: 'g9 mb-g mb-g', 2: 'y9 mb-y mb-y' },
      next: [characterCard('yusuf'), 'y1'],
      edit(s) {
        for (const player of s.players) player.unseen = player.hand.filter(isMasterBuilder);
      },
    }).play('p0: take b5');
    // Nobody sees what the others hold, and nobody is refused a bid he can pay with it.
    const secret = (seat: number) => JSON.stringify(position.view(seat).players[1]);
    expect(secret(1)).not.toBe(secret(2));
    position.expectRefusal('p1: characters.bid 16', 'bid-beyond-means', { means: 15 });
    position.play('p1: characters.bid 10', 'p2: characters.bid 12', 'p0: pass', 'p1: characters.bid 15');
    expect(position.legal(2)).toEqual(['pass']);
    // Who follows the bids knows that 15 is in that hand; what was not bid stays unknown.
    const worlds = Array.from({ length: 20 }, (_, i) =>
      alhambra.imagine(alhambra.knowledge(position.state, 2), rngFrom(`${i}`)),
    );
    for (const world of worlds) expect(world.players[1]!.hand).toEqual(cards('g9 mb-g mb-g'));
    expect(new Set(worlds.map((world) => world.players[0]!.unseen.join())).size).toBeGreaterThan(1);
    position.play('p2: pass').expectAsked(1);
    position.expectRefusal('p1: characters.pay g9 mb-g', 'pay-too-little', { missing: 3, price: 15 });
    position.play('p1: characters.pay g9 mb-g mb-g');
    expect(position.state.mod.characters!.owned[1]).toEqual([characterCard('yusuf')]);
    // The master builders leave the game; the nine is discarded, and the row is four again.
    expect([position.state.discard, position.state.mod['master-builders']!.used]).toEqual([
      cards('g9'),
      cards('mb-g mb-g'),
    ]);
    expect(position.state.row).toHaveLength(4);
    expect(position.state.players[1]!.unseen).toEqual([]);
  });

  it('ALH-32 what replaces a stolen card carries out its own rule: a gate, a wall, a sultan card; the row is four again', () => {
    const position = table(3, ['thieves', 'city-gates', 'city-walls', 'sultan', 'bureau-de-change'], {
      row: 'b5 g6 o7 y8',
      next: ['b1', GATE_CARD, parseCard('wall-n')!, parseCard('sultan-1')!, parseCard('x-by')!],
      edit(s) {
        s.mod.thieves!.hands = [[], [], [2]];
      },
    }).play('p0: take b5', 'p2: thieves.steal o7');
    expect(position.state.row).toHaveLength(4);
    expect(position.state.row).toContain(parseCard('x-by'));
    expect(position.state.mod['city-gates']!.open).toBeTruthy();
    expect(position.state.mod['city-walls']!.open).toEqual([parseCard('wall-n')]);
    expect(position.state.mod.sultan!.open).toHaveLength(1);
  });
});
