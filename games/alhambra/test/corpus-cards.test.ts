import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../src/content/buildings.ts';
import { CURRENCY_LETTERS, cardText, faceValueOf } from '../src/content/cards.ts';
import { priceOf, tileText } from '../src/content/tiles.ts';
import { BAZAAR_TILES, currencyOfBazaar } from '../src/modules/bazaars/content.ts';
import { BONUS_CARDS } from '../src/modules/bonus-cards/content.ts';
import { currenciesOn, EXCHANGE_CARDS } from '../src/modules/bureau-de-change/content.ts';
import { CAMPS } from '../src/modules/camps/content.ts';
import {
  CARAVANSERAI_CARDS,
  caravanText,
  FIELDS,
  fieldText,
  moneyAt,
  stepsFrom,
} from '../src/modules/caravanserai/content.ts';
import { CHARACTERS, characterCard } from '../src/modules/characters/content.ts';
import { sidesOfCard, WALL_CARDS } from '../src/modules/city-walls/content.ts';
import { DIAMONDS } from '../src/modules/diamonds/content.ts';
import { MASTER_BUILDERS } from '../src/modules/master-builders/content.ts';
import { COUNTERS } from '../src/modules/moors/content.ts';
import { SCORE_CARDS } from '../src/modules/new-score-cards/content.ts';
import { currencyAsked, SULTAN_CARDS } from '../src/modules/sultan/content.ts';
import { THIEVES } from '../src/modules/thieves/content.ts';
import { HUTS } from '../src/modules/workers-huts/content.ts';
import { edgesOf } from '../src/rules/building.ts';
import { cards, table, tile, typesOf } from './table.ts';

/** Every one of a list comes up and is used once; a new one comes along by itself. */
const each = (list: readonly number[], use: (one: number, name: string) => void, name = cardText): void => {
  const kinds = [...new Set(list)];
  expect(kinds.length).toBeGreaterThan(3);
  for (const one of kinds) use(one, name(one));
};
const row = 'b5 b6 b7 b8';
const letter = (currency: number): string => CURRENCY_LETTERS[currency]!;
const marketWith = (name: string, square: number) => [null, null, null, null].with(square, name as never);

describe('every card and offer of the modules is met', () => {
  it('diamonds, master builders and exchange cards are turned up, taken and paid', () => {
    const modules = ['diamonds', 'master-builders', 'bureau-de-change'] as const;
    each([...DIAMONDS, ...MASTER_BUILDERS, ...EXCHANGE_CARDS], (card, name) => {
      const position = table(3, modules, { row, next: [card] }).play('p0: take b5');
      expect(position.state.row).toContain(card);
      position.playOn(({ state }) => state.turn.seat === 1 && state.stack.at(-1)!.kind === 'chooseAction');
      expect(position.legal(1)).toContain(`take ${name}`);
    });
    each(DIAMONDS, (card, name) => {
      const position = table(3, modules, { hands: { 0: name }, market: ['pavilion2-new', null, null, null] });
      const { state } = position.play(`p0: buy 1 with ${name}`);
      expect([faceValueOf(card) > 2, state.discard]).toEqual([true, [card]]);
    });
    each(EXCHANGE_CARDS, (card, name) => {
      const [one, other] = currenciesOn(card).map(letter);
      const square = currenciesOn(card)[0];
      const hand = { 0: `${one}1 ${other}1 ${name}` };
      const position = table(3, modules, { hands: hand, market: marketWith('pavilion2-new', square) });
      position.play(`p0: buy ${square + 1} with ${one}1 ${other}1 ${name}`).expectAsked(0);
    });
    each(MASTER_BUILDERS, (card, name) => {
      const square = 'bgoy'.indexOf(name.at(-1)!);
      const position = table(3, modules, { hands: { 0: name }, market: marketWith('pavilion3-sw', square) });
      expect(position.play(`p0: buy ${square + 1} with ${name}`).state.mod['master-builders']!.used).toEqual([card]);
    });
  });
  it('every sultan card is turned up and bought, and every mark claims a building', () => {
    each(SULTAN_CARDS, (card, name) => {
      const money = `${letter(currencyAsked(card))}7`;
      const position = table(3, ['sultan'], { row, hands: { 1: money }, next: [card, 'y1'] }).play('p0: take b5');
      position.play(`p1: buy ${name} with ${money}`, 'p1: sultan.keep');
      expect(position.state.mod.sultan!.owned[1]!.map((one) => one.card)).toEqual([card]);
    });
    const drawn = ['pavilion8', 'seraglio9', 'arcades9', 'chambers10', 'garden10', 'tower11'];
    BUILDINGS.forEach((_, mark) => {
      const position = table(3, ['sultan'], {
        hands: { 0: 'b9' },
        market: ['garden8-nw', 'tower12', null, null],
        bag: [drawn[mark]!],
        edit: (s) => {
          s.mod.sultan!.owned = [[], [{ card: SULTAN_CARDS[0]!, mark }], []];
        },
      }).play('p0: buy 1 with b9', 'p0: reserve garden8-nw', 'p1: sultan.claim', `p1: place ${drawn[mark]} at 0,1`);
      expect(position.state.players[1]!.board.tiles).toContain(tile(drawn[mark]!));
    });
  });
  it('every caravanserai is bought, and every field of its ways is reached and spent', () => {
    each(CARAVANSERAI_CARDS, (card) => {
      const name = caravanText(card);
      const boards = {
        0: [
          ['pavilion8', 1, 0],
          ['seraglio9', 2, 0],
          ['arcades9', 3, 0],
          ['tower11', 4, 0],
        ],
      } as const;
      const bought = table(3, ['caravanserai'], { boards, hands: { 0: 'b8' } }).play(`p0: buy ${name} with b8`);
      expect(bought.state.mod.caravanserai!.owned[0]).toEqual([{ card, at: 0 }]);
      for (const field of FIELDS) {
        const { currency, value } = moneyAt(card, field);
        const standing = (at: number) =>
          table(3, ['caravanserai'], {
            row,
            market: marketWith('pavilion2-new', currency),
            edit: (s) => {
              const slice = s.mod.caravanserai!;
              slice.owned = [[{ card, at }], [{ card, at }], []];
            },
          });
        const before = [0, ...FIELDS].find((from) => stepsFrom(from).includes(field))!;
        expect(standing(before).play('p0: take b5').legal(1)).toContain(
          `caravanserai.move ${name} to ${fieldText(field)}`,
        );
        if (value >= 2) standing(field).play(`p0: buy ${currency + 1} with ${name}`);
      }
    });
  });
  it('every bazaar is bought at the price of its square', () => {
    each(
      BAZAAR_TILES,
      (bazaar, name) => {
        const currency = currencyOfBazaar(bazaar);
        const money = `${letter(currency)}8`;
        const position = table(3, ['bazaars'], {
          hands: { 0: money },
          market: marketWith('pavilion8', currency),
          edit: (s) => {
            s.mod.bazaars!.beside = [bazaar];
          },
        }).play(`p0: buy ${name} with ${money}`, 'p0: pass', `p0: place ${name} at 1,0`);
        expect(position.state.players[0]!.board.tiles).toContain(bazaar);
      },
      tileText,
    );
  });
  it('every camp is bought for its price and leans on a wall', () => {
    const yard = [
      ['tower10-w', -1, 0],
      ['arcades8-n', 0, -1],
      ['arcades8-e', 1, 0],
      ['garden12-s', 0, 1],
    ] as const;
    each(
      CAMPS,
      (camp, name) => {
        const price = priceOf(camp);
        const money = price > 9 ? `b9 b${price - 9}` : `b${price}`;
        const set = { hands: { 0: money }, boards: { 0: yard }, market: [name, null, null, null] };
        const position = table(3, ['camps'], set).play(`p0: buy 1 with ${money}`, 'p0: pass');
        expect(
          position.legal(0).some((text) => text.startsWith(`place ${name} at`)),
          name,
        ).toBe(true);
      },
      tileText,
    );
  });
  it('every city-wall card is turned up and built', () => {
    each(WALL_CARDS, (card, name) => {
      const position = table(3, ['city-walls'], { row, next: [card, 'y1'] }).play('p0: take b5');
      position.play(`p1: city-walls.build ${name} on fountain`);
      expect(edgesOf(position.state, 1, -1)).toBe(sidesOfCard(card));
    });
  });
  it('every hut is taken', () => {
    each(
      HUTS,
      (hut, name) => {
        const kind = BUILDINGS.findIndex((building) => name.startsWith(`hut-${building}-`));
        const position = table(3, ['workers-huts'], {
          edit: (s) => {
            const slice = s.mod['workers-huts']!;
            slice.faceUp = slice.faceUp.with(kind, hut);
          },
        }).play(`p0: workers-huts.take ${BUILDINGS[kind]}`, `p0: reserve ${name}`);
        expect(position.state.players[0]!.reserve).toEqual([hut]);
      },
      tileText,
    );
  });
  it('every character is won, every bonus card played, every thief used', () => {
    for (const character of CHARACTERS) {
      const next = [characterCard(character), 'y1'];
      const position = table(3, ['characters'], { row, hands: { 1: 'g5' }, next }).play('p0: take b5');
      position.play('p1: characters.bid 1', 'p2: pass', 'p0: pass', 'p1: characters.pay g5');
      expect(typesOf(position)).toContain('characters.won');
    }
    each(
      BONUS_CARDS,
      (card, name) => {
        const position = table(3, ['bonus-cards'], {
          boards: { 0: [[name, 1, 0]] },
          edit: (s) => {
            s.mod['bonus-cards']!.hands = [[card], [], []];
          },
        }).play(`p0: bonus-cards.play ${name}`);
        expect(position.state.mod['bonus-cards']!.played[0]).toEqual([card]);
      },
      tileText,
    );
    each(THIEVES, (currency) => {
      const position = table(3, ['thieves'], {
        row: 'b9 g9 o9 y9',
        next: ['b1'],
        edit: (s) => {
          s.mod.thieves!.hands = [[], [], [currency as 0]];
        },
      }).play(currency === 0 ? 'p0: take g9' : 'p0: take b9', `p2: thieves.steal ${letter(currency)}9`);
      expect(position.state.players[2]!.hand).toEqual(cards(`${letter(currency)}9`));
    });
  });
  it('every culture counter is taken, every score card scores its garden', () => {
    const tens = ['6', '7', '8', '9', '10', '11', '12'];
    COUNTERS.forEach(({ prices }, counter) => {
      const position = table(3, ['moors'], {
        row,
        edit: (s) => {
          s.players[0]!.reserve = Array.from({ length: 54 }, (_, i) => i).filter((i) => prices.includes(priceOf(i)));
        },
      }).play('p0: take b5');
      expect(position.state.mod.moors!.owned[0]!.map((one) => one.counter)).toEqual([counter]);
      expect(tens).toContain(String(prices[0]));
    });
    expect(SCORE_CARDS.every((order) => new Set(order).size === BUILDINGS.length)).toBe(true);
  });
});
