import type { Seat } from '@majlis/kernel';
import { type Cell, neighbour, SIDES } from '../../board/cells.ts';
import { factsOf } from '../../board/facts.ts';
import { cellOf } from '../../board/sites.ts';
import { kindOf, tileFacts } from '../../content/tiles.ts';
import type { X } from '../../hooks.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf, withCard, without } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import { COLOURS, SERIES_POINTS } from './content.ts';
import type { Trader } from './state.ts';

export const tradersIn = (s: State) => inPlay(s.mod['street-trader'], 'street-trader');
export const traderOf = (s: State, seat: Seat): Trader => tradersIn(s).traders[seat]!;

export function setTrader(s: State, seat: Seat, trader: Trader): void {
  const slice = tradersIn(s);
  slice.traders = slice.traders.with(seat, trader);
}

function addToStock(s: State, citizen: number, by: 1 | -1): void {
  const slice = tradersIn(s);
  slice.stock = slice.stock.with(citizen, slice.stock[citizen]! + by);
}

export const inStock = (s: State): number[] => COLOURS.filter((colour) => tradersIn(s).stock[colour]! > 0);

/** A citizen with the trader has the colour of this building; what is no building has no colour (ALH-35). */
export const mayMoveIn = (s: State, seat: Seat, tile: number): boolean =>
  tileFacts(tile).form === 'building' && traderOf(s, seat).citizens.includes(kindOf(tile));

/** Keeps three; the others join the stock. */
export function keepCitizens(s: State, seat: Seat, citizens: readonly number[], cell: Cell): void {
  for (const citizen of citizens.reduce(without, traderOf(s, seat).citizens)) addToStock(s, citizen, 1);
  setTrader(s, seat, { citizens, cell });
}

export function moveIn(x: X, seat: Seat, tile: number, recruit: number | null): void {
  const slice = tradersIn(x.s);
  const { citizens, cell } = traderOf(x.s, seat);
  slice.living = slice.living.with(seat, withCard(slice.living[seat]!, tile));
  const left = without(citizens, kindOf(tile));
  x.emit({ type: 'street-trader.movedIn', seat, tile });
  setTrader(x.s, seat, { citizens: recruit === null ? left : withCard(left, recruit), cell });
  if (recruit === null) return;
  addToStock(x.s, recruit, -1);
  x.emit({ type: 'street-trader.recruited', seat, building: recruit });
}

export function exchange(x: X, seat: Seat, give: number, get: number): void {
  const { citizens, cell } = traderOf(x.s, seat);
  addToStock(x.s, give, 1);
  addToStock(x.s, get, -1);
  setTrader(x.s, seat, { citizens: withCard(without(citizens, give), get), cell });
  x.emit({ type: 'street-trader.exchanged', seat, citizen: give, building: get });
}

/** A citizen leaves with its building (ALH-S4); a trader with no tile beside him stands aside (ALH-S3). */
export function onLeft(x: X, seat: Seat, tile: number): void {
  const slice = tradersIn(x.s);
  if (slice.living[seat]!.includes(tile)) {
    slice.living = slice.living.with(seat, without(slice.living[seat]!, tile));
    addToStock(x.s, kindOf(tile), 1);
    x.emit({ type: 'street-trader.movedOut', seat, tile });
  }
  const trader = traderOf(x.s, seat);
  if (trader.cell !== null && !isBeside(x.s, seat, trader.cell)) setTrader(x.s, seat, { ...trader, cell: null });
}

const isBeside = (s: State, seat: Seat, cell: Cell): boolean => {
  const { cells } = playerOf(s, seat).board;
  return SIDES.some((side) => cells.includes(neighbour(cell, side)));
};

/** Free cells beside a tile. */
export const cellsForTrader = (s: State, seat: Seat): Cell[] =>
  factsOf(playerOf(s, seat).board).packedSites.map(cellOf);

/** One of each colour that is left makes a series, until none is left. */
export function seriesPoints(counts: readonly number[]): number {
  let points = 0;
  for (let series = 0; ; series++) {
    const colours = counts.filter((count) => count > series).length;
    if (colours === 0) return points;
    points += SERIES_POINTS[colours as 1]!;
  }
}

export const citizensOf = (s: State, seat: Seat): number[] => {
  const living = tradersIn(s).living[seat]!;
  return COLOURS.map((colour) => living.filter((tile) => kindOf(tile) === colour).length);
};
