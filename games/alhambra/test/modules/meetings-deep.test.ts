import { describe, expect, it } from 'vitest';
import { cellAt } from '../../src/board/cells.ts';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { parseCard, SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra, type State } from '../../src/index.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { GATE_CARD } from '../../src/modules/city-gates/content.ts';
import { COUNTERS } from '../../src/modules/moors/content.ts';
import { cards, type Position, table, tile, tiles, typesOf } from '../table.ts';

const [SERAGLIO, GARDEN, TOWER] = (['seraglio', 'garden', 'tower'] as const).map((name) => BUILDINGS.indexOf(name)) as [
  number,
  number,
  number,
];
const TEN = COUNTERS.findIndex(({ prices }) => prices.includes(10));
const NINE = COUNTERS.findIndex(({ prices }) => prices.includes(9));
const asked = (position: Position, seat: number): string => alhambra.prompt(position.state, seat)!.kind;

const tradersAt = (s: State, seat: number, citizens: readonly number[], column: number, row: number): void => {
  const slice = s.mod['street-trader']!;
  slice.traders = slice.traders.map((trader, i) =>
    i === seat ? { citizens, cell: cellAt(column, row) } : { ...trader, cell: cellAt(-1, 0) },
  );
};

describe('many modules in one move', () => {
  it('ALH-SUL-10 ALH-MOOR-10 ALH-S3 ALH-CARA-10 ALH-I2 a claim inside a vizier’s refill: the citizen moves in, the trader is put back, a counter is taken', () => {
    const modules = ['vizier', 'sultan', 'street-trader', 'moors', 'invaders', 'caravanserai'] as const;
    const position = table(3, modules, {
      row: 'g6 g7 g8 g9',
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      hands: { 1: 'b8' },
      boards: { 2: [['chambers10', 1, 0]] },
      bag: ['garden10', 'garden10-n'],
      edit(s) {
        s.mod.sultan!.owned = [[], [], [{ card: parseCard('sultan-2')!, mark: GARDEN }]];
        s.mod.invaders!.scouts = [GARDEN, TOWER];
        s.mod.caravanserai!.owned = s.mod.caravanserai!.owned.with(2, [{ card: s.mod.caravanserai!.left[0]!, at: 2 }]);
        tradersAt(s, 2, [SERAGLIO, GARDEN, TOWER], 0, 1);
      },
    });
    position.play('p0: take g6', 'p1: vizier.buy 1 with b8', 'p2: pass', 'p0: pass').expectAsked(1);
    position.play('p1: reserve pavilion8').expectAsked(2);
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
    expect(position.state.mod.moors!.owned[2]).toEqual([{ counter: TEN, at: 0, mark: expect.any(Number) }]);
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
        tradersAt(s, 0, [SERAGLIO, GARDEN, TOWER], 0, 1);
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
    expect(position.state.mod.moors!.owned[0]!.map(({ counter }) => counter)).toContain(NINE);
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
    const position = table(3, ['characters', 'bazaars', 'sultan', 'camps'], {
      market: ['camp8-ne', 'tower12', 'tower11', 'tower13-e'],
      bag: ['bazaar-1', 'garden10'],
      characters: { 0: ['laila'] },
      edit(s) {
        s.mod.bazaars!.beside = [];
        s.mod.sultan!.owned = [[], [{ card: parseCard('sultan-2')!, mark: GARDEN }], []];
      },
    });
    position.play('p0: characters.laila 1').expectAsked(1);
    position.play('p1: sultan.claim', 'p1: place garden10 at 0,1').expectAsked(0);
    expect(position.state.mod.bazaars!.beside).toEqual(tiles('bazaar-1'));
    expect([position.state.market[0], position.state.bag]).toEqual([tile('camp8-ne'), []]);
    expect(position.legal(0).some((text) => text.startsWith('take '))).toBe(true);
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
