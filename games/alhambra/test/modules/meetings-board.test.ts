import { describe, expect, it } from 'vitest';
import { cellAt } from '../../src/board/cells.ts';
import { BUILDINGS } from '../../src/content/buildings.ts';
import { parseCard, SCORING_CARDS } from '../../src/content/cards.ts';
import { alhambra, type State } from '../../src/index.ts';
import { BONUS_CARDS } from '../../src/modules/bonus-cards/content.ts';
import { edgesOf } from '../../src/rules/building.ts';
import { cards, type Laid, pointsOf, table, tile, tiles, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const [PAVILION, SERAGLIO, GARDEN, TOWER] = (['pavilion', 'seraglio', 'garden', 'tower'] as const).map((name) =>
  BUILDINGS.indexOf(name),
) as [number, number, number, number];
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

const traderAt = (s: State, column: number, line: number): void => {
  const slice = s.mod['street-trader']!;
  slice.traders = slice.traders.map((trader, seat) =>
    seat === 0 ? { citizens: [PAVILION, SERAGLIO, TOWER], cell: cellAt(column, line) } : trader,
  );
};
const holdsBonus = (s: State, ...names: readonly string[]): void => {
  const slice = s.mod['bonus-cards']!;
  slice.hands = s.players.map((_, seat) => (seat === 0 ? tiles(...names) : []));
  slice.undealt = BONUS_CARDS.filter((card) => !slice.hands.flat().includes(card));
};

describe('tiles of several modules', () => {
  it('ALH-35 a bazaar or a camp laid where the trader stands moves him on: nobody moves in, one may be exchanged', () => {
    const position = table(3, ['street-trader', 'bazaars', 'camps'], {
      row,
      reserves: { 0: ['bazaar-2', 'camp7-w'] },
      boards: { 0: [['arcades8-e', 1, 0]] },
      edit: (s) => traderAt(s, 0, 1),
    });
    const bazaar = position.fork().play('p0: add bazaar-2 at 0,1').expectAsked(0);
    bazaar.expectRefusal('p0: street-trader.moveIn for tower', 'trader-other-colour');
    expect(bazaar.legal(0)).toContain('street-trader.exchange seraglio for garden');
    position.change((s) => traderAt(s, 2, 0));
    position.play('p0: add camp7-w at 2,0').expectAsked(0);
    expect(position.legal(0).some((text) => text.startsWith('street-trader.moveIn'))).toBe(false);
    expect(position.legal(0)).toContain('street-trader.exchange seraglio for garden');
  });
  it('ALH-35 no chest stands on a bazaar, a camp or a hut', () => {
    const position = table(3, ['treasure-chamber', 'bazaars', 'camps', 'workers-huts'], {
      row,
      hands: { 0: 'b8' },
      boards: {
        0: [
          ['arcades8-e', 1, 0],
          ['camp7-w', 2, 0],
          ['bazaar-2', 0, 1],
          ['hut-garden-n', -1, 0],
        ],
      },
      edit: (s) => {
        const slice = s.mod['treasure-chamber']!;
        slice.rooms = slice.rooms.with(0, [GARDEN, SERAGLIO, TOWER, TOWER]);
      },
    }).play('p0: buy chests-1 with b8');
    expect(position.expectAsked(1).state.mod['treasure-chamber']!.held).toEqual([[], [], []]);
  });
  it('ALH-I1 ALH-I4 ALH-W2 huts, bazaars and the fountain are open to invaders; camps are not, and an added wall protects', () => {
    const modules = ['invaders', 'workers-huts', 'bazaars', 'camps', 'city-walls'] as const;
    /** What player 0 loses in the first scoring, who has points to lose. */
    const lost = (laid: readonly Laid[], from: number, walls: readonly string[] = []) => {
      const position = table(3, modules, {
        row,
        boards: { 0: laid },
        next: [SCORING_CARDS[0], 'y1'],
        edit: (s) => {
          const { pile } = s.mod.invaders!;
          s.mod.invaders!.pile = { ...pile, cards: [...pile.cards.filter((card) => card !== from), from] as never };
          s.mod['city-walls']!.open = walls.map((name) => parseCard(name)!);
        },
      });
      for (const name of walls) position.play(`p0: city-walls.build ${name} on fountain`);
      position.play(walls.length > 0 ? 'p1: take b5' : 'p0: take b5');
      return pointsOf(position, 0, 1).invaders ?? 0;
    };
    const camp: readonly Laid[] = [
      ['arcades8-e', 1, 0],
      ['camp7-w', 2, 0],
    ];
    // The fountain, the bazaar, the hut and the towers that pay for it: each has a side in the north.
    const open: readonly Laid[] = [
      ['bazaar-2', 1, 0],
      ['hut-garden-s', -1, 0],
      ['tower11', 2, 0],
      ['seraglio9', 3, 0],
    ];
    expect(lost(open, NORTH)).toBe(-5);
    expect(lost(open, NORTH, ['wall-n'])).toBe(-4);
    // Arcades and fountain, whose sides the camp neither opens nor closes: it costs nothing itself.
    expect([NORTH, EAST, SOUTH, WEST].map((from) => lost(camp, from))).toEqual([-2, 0, -2, -1]);
  });
  it('ALH-I4 the trader’s cell is empty for invaders', () => {
    const position = table(3, ['invaders', 'street-trader'], {
      row,
      next: [SCORING_CARDS[0], 'y1'],
      boards: { 0: [['tower11', 0, 1]] },
      edit: (s) => {
        const { pile } = s.mod.invaders!;
        s.mod.invaders!.pile = { ...pile, cards: [...pile.cards.filter((card) => card !== EAST), EAST] };
        traderAt(s, 1, 0);
      },
    }).play('p0: take b5');
    expect(pointsOf(position, 0, 1).invaders).toBe(-2);
  });
  it('ALH-W1 ALH-W2 a wall is added to a hut or a bazaar, on the reserve board too, not to a camp', () => {
    const position = table(3, ['city-walls', 'workers-huts', 'bazaars', 'camps'], {
      row,
      boards: { 0: [['bazaar-2', 1, 0]] },
      reserves: { 0: ['hut-garden-s', 'camp7-w'] },
      edit: (s) => {
        s.mod['city-walls']!.open = [parseCard('wall-n')!];
      },
    });
    expect(position.legal(0)).toEqual(
      expect.arrayContaining(['city-walls.build wall-n on bazaar-2', 'city-walls.build wall-n on hut-garden-s']),
    );
    position.expectRefusal('p0: city-walls.build wall-n on camp7-w', 'wall-on-leaning-tile');
    position.play('p0: city-walls.build wall-n on hut-garden-s');
    expect(edgesOf(position.state, 0, tile('hut-garden-s'))).not.toBe(0);
  });
  it('ALH-W2 a wall added to a hut separates it from its colour like a printed one', () => {
    const towers = (east: string) =>
      table(3, ['city-walls', 'workers-huts'], {
        row,
        boards: {
          0: [
            ['garden11', 0, 1],
            ['seraglio9', 1, 1],
            ['arcades9', 2, 1],
            [east, 2, 0],
          ],
        },
        reserves: { 0: ['hut-tower-n'] },
        next: ['y1', 'y2', SCORING_CARDS[0], 'y3'],
        edit: (s) => {
          s.mod['city-walls']!.open = [parseCard('wall-e')!];
        },
      });
    const counted = (position: ReturnType<typeof towers>) =>
      position.scores.find(({ seat, source }) => seat === 0 && source === 'tower')!.detail;
    const walled = towers('tower10-w');
    expect(walled.legal(0)).not.toContain('add hut-tower-n at 1,0');
    walled.play('p0: city-walls.build wall-e on hut-tower-n', 'p1: take b5', 'p2: take b6');
    walled.play('p0: add hut-tower-n at 1,0', 'p1: take b7');
    expect(counted(walled)).toEqual({ count: 1 });
    const open = towers('tower11').play('p0: add hut-tower-n at 1,0', 'p1: take b5', 'p2: take b6', 'p0: take b7');
    expect(counted(open)).toEqual({ count: 2 });
  });
  it('ALH-Z2 a camp on its square sets the price of a bazaar', () => {
    const position = table(3, ['bazaars', 'camps'], {
      hands: { 0: 'y8' },
      market: ['tower12', 'tower11', 'tower13-e', 'camp8-ne'],
      edit: (s) => {
        s.mod.bazaars!.beside = tiles('bazaar-2');
      },
    });
    expect(position.legal(0)).toContain('buy bazaar-2 with y8');
  });
  it('ALH-Z3 no camp, bonus card or half building counts for a bazaar', () => {
    // bazaar-2 counts seraglios, arcades and towers.
    const board: readonly Laid[] = [
      ['bazaar-2', 1, 0],
      ['tower11', 2, 0],
      ['chambers9-s', 1, 1],
      ['camp4-n', 1, 2],
    ];
    const position = table(3, ['bazaars', 'camps', 'bonus-cards', 'characters'], {
      row,
      boards: { 0: board },
      market: [null, 'tower12', 'tower13-e', 'garden12-s'],
      bag: [],
      characters: { 0: ['hakim'] },
      edit: (s) => holdsBonus(s, 'tower11'),
    });
    position.play('p0: bonus-cards.play tower11', 'p0: take b5', 'p0: characters.hakim tower');
    expect(pointsOf(position, 0, 3).bazaars).toBe(1);
  });
  it('ALH-B4 bonus cards are shown before Hakim’s kind is chosen', () => {
    const position = table(3, ['bonus-cards', 'characters'], {
      row,
      boards: { 0: [['tower11', 1, 0]] },
      next: [SCORING_CARDS[0], 'y1'],
      characters: { 0: ['hakim'] },
      edit: (s) => holdsBonus(s, 'tower11'),
    }).play('p0: take b5');
    expect(alhambra.prompt(position.state, 0)!.kind).toBe('bonus-cards.show');
    position.play('p0: bonus-cards.show tower11', 'p0: characters.hakim tower');
    expect(position.scores.find(({ source }) => source === 'tower')!.detail).toEqual({ count: 2.5 });
  });
  it('ALH-C4 a hut is no building for Hakim', () => {
    table(3, ['workers-huts', 'characters'], {
      row,
      boards: { 0: [['hut-garden-n', 1, 0]] },
      next: [SCORING_CARDS[0], 'y1'],
      characters: { 0: ['hakim'] },
    })
      .play('p0: take b5')
      .expectAsked(1);
  });
  it('ALH-BONUS-6 a master builder’s redesign takes the card of the tile back', () => {
    const position = table(3, ['bonus-cards', 'master-builders'], {
      row,
      hands: { 0: 'mb-y' },
      boards: { 0: [['tower11', 1, 0]] },
      edit: (s) => {
        for (const player of s.players) [player.unseen, player.unseenFrom] = [[], []];
        holdsBonus(s, 'tower11');
      },
    }).play('p0: bonus-cards.play tower11', 'p0: take b5', 'p0: master-builders.use mb-y', 'p0: remove 1,0');
    expect(position.state.mod['bonus-cards']).toMatchObject({
      hands: [tiles('tower11'), [], []],
      played: [[], [], []],
    });
    expect(position.state.mod['master-builders']!.used).toEqual(cards('mb-y'));
  });
  it('ALH-34 ALH-MOOR-8 the sultan claims no camp; camps and bazaars bring no culture counter', () => {
    const position = table(3, ['sultan', 'camps', 'moors', 'bazaars'], {
      row,
      hands: { 0: 'b8' },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      // With the pavilion for 8 the camp for 8 would be two of a price, and so would two bazaars.
      reserves: { 0: ['camp8-ne', 'bazaar-2', 'bazaar-3'] },
      bag: ['camp7-w'],
      edit: (s) => {
        s.mod.sultan!.owned = [[], BUILDINGS.map((_, mark) => ({ card: parseCard('sultan-2')!, mark })), []];
      },
    }).play('p0: buy 1 with b8', 'p0: pass', 'p0: reserve pavilion8');
    position.expectAsked(1);
    expect(position.state.market[0]).toBe(tile('camp7-w'));
    expect(alhambra.prompt(position.state, 1)!.kind).toBe('chooseAction');
    expect(position.state.mod.moors!.owned).toEqual([[], [], []]);
  });
  it('ALH-G3 a gate may be used with a claimed tile', () => {
    const position = table(3, ['sultan', 'city-gates'], {
      row,
      hands: { 0: 'b9' },
      market: ['pavilion8', 'tower12', 'tower11', 'tower13-e'],
      boards: { 1: [['arcades8-e', 1, 0]] },
      bag: ['tower10-w'],
      edit: (s) => {
        s.mod.sultan!.owned = [[], [{ card: parseCard('sultan-2')!, mark: TOWER }], []];
        s.mod['city-gates']!.inHand = [0, 1, 0];
      },
    }).play('p0: buy 1 with b9', 'p0: reserve pavilion8', 'p1: sultan.claim');
    position.play('p1: place tower10-w at 2,0 through w');
    expect(typesOf(position)).toContain('city-gates.built');
  });
  it('ALH-39 Laila replaces a camp, and a camp may come', () => {
    const position = table(3, ['characters', 'camps'], {
      market: ['camp8-ne', 'tower12', 'tower11', 'tower13-e'],
      bag: ['camp7-w'],
      characters: { 0: ['laila'] },
    }).play('p0: characters.laila 1');
    expect([position.state.market[0], position.state.bag]).toEqual([tile('camp7-w'), tiles('camp8-ne')]);
  });
});
