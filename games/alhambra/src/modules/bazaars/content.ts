import { BUILDINGS } from '../../content/buildings.ts';
import { CURRENCIES, type Currency } from '../../content/cards.ts';
import { defineTiles, type Tile } from '../../content/tiles.ts';
import { BAZAARS, type Bazaar } from './designed.ts';

const FIRST_TILE = 110;

/** Without walls, of no kind, and priced by a square of the market. */
export const BAZAAR_TILES: readonly number[] = defineTiles(
  FIRST_TILE,
  BAZAARS.map((_, i): Tile => ({ form: 'bazaar', building: null, price: null, edges: 0, name: `bazaar-${i + 1}` })),
);

export const isBazaar = (tile: number): boolean => tile >= FIRST_TILE && tile < FIRST_TILE + BAZAARS.length;

const currenciesOf = (list: readonly Bazaar[]) => list.map(({ currency }) => CURRENCIES.indexOf(currency) as Currency);
const coloursOf = (list: readonly Bazaar[]) =>
  list.map(({ colours: three }) => three.map((building) => BUILDINGS.indexOf(building)));
let currencies = currenciesOf(BAZAARS);
let colours = coloursOf(BAZAARS);
/** For content packs. */
export function printBazaars(list: readonly Bazaar[]): void {
  currencies = currenciesOf(list);
  colours = coloursOf(list);
}

/** The currency it asks for, and the square that sets its price. */
export const currencyOfBazaar = (tile: number): Currency => currencies[tile - FIRST_TILE]!;
/** The three kinds of building it counts. */
export const coloursOfBazaar = (tile: number): readonly number[] => colours[tile - FIRST_TILE]!;
