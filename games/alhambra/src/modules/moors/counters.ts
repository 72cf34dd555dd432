import type { Seat } from '@majlis/kernel';
import { kindOf, NO_KIND, priceOf } from '../../content/tiles.ts';
import type { X } from '../../hooks.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import { BUILDINGS_NEEDED, COUNTERS, priceText } from './content.ts';
import type { OwnCounter } from './state.ts';

export const moorsIn = (s: State) => inPlay(s.mod.moors, 'moors');

/** By price; undefined: no counter is for buildings that cost so much. */
const COUNTER_OF_PRICE: (number | undefined)[] = [];
for (const [counter, { prices }] of COUNTERS.entries()) for (const price of prices) COUNTER_OF_PRICE[price] = counter;

export const counterOf = (tile: number): number | null =>
  kindOf(tile) === NO_KIND ? null : (COUNTER_OF_PRICE[priceOf(tile)] ?? null);

const counts = COUNTERS.map(() => 0);

/** By counter: buildings of its price in the Alhambra and on the reserve board. The list is another one's the next time. */
export function buildingsByCounter(s: State, seat: Seat): readonly number[] {
  const { board, reserve } = playerOf(s, seat);
  counts.fill(0);
  count(board.tiles);
  count(reserve);
  return counts;
}

function count(tiles: readonly number[]): void {
  for (let i = 0; i < tiles.length; i++) {
    const counter = counterOf(tiles[i]!);
    if (counter !== null) counts[counter]!++;
  }
}

/** The section with that many squares, of several the one with the highest number; no further than there are. */
export function sectionFor(counter: number, count: number): number {
  const { squares } = COUNTERS[counter]!;
  let section = squares.length - 1;
  while (section >= 0 && squares[section]! > count) section--;
  return section;
}

export const mayTurn = ({ at, mark }: OwnCounter): boolean => at < mark;
export const pointsOf = ({ counter, at }: OwnCounter): number => COUNTERS[counter]!.points[at]!;

function setOwned(s: State, seat: Seat, counters: readonly OwnCounter[]): void {
  const slice = moorsIn(s);
  slice.owned = slice.owned.with(seat, counters);
}

/** At the end of a move: counters that are due are taken, and all marks are right (ALH-O1). */
export function takeAndMark(x: X, seat: Seat): void {
  const counts = buildingsByCounter(x.s, seat);
  for (let counter = 0; counter < counts.length; counter++) {
    if (counts[counter]! < BUILDINGS_NEEDED) continue;
    if (placeOf(moorsIn(x.s).owned[seat]!, counter) < 0 && !take(x, seat, counter)) continue;
    mark(x, seat, counter, counts[counter]!);
  }
}

function placeOf(owned: readonly OwnCounter[], counter: number): number {
  for (let i = 0; i < owned.length; i++) if (owned[i]!.counter === counter) return i;
  return -1;
}

/** False: there is none left. */
function take(x: X, seat: Seat, counter: number): boolean {
  const slice = moorsIn(x.s);
  if (slice.left[counter] === 0) return false;
  slice.left = slice.left.with(counter, slice.left[counter]! - 1);
  const owned = [...slice.owned[seat]!, { counter, at: 0, mark: 0 }];
  setOwned(
    x.s,
    seat,
    owned.sort((a, b) => a.counter - b.counter),
  );
  x.emit({ type: 'moors.taken', seat, counter, price: priceText(counter) });
  return true;
}

function mark(x: X, seat: Seat, counter: number, count: number): void {
  const section = sectionFor(counter, count);
  const owned = moorsIn(x.s).owned[seat]!;
  if (owned[placeOf(owned, counter)]!.mark === section) return;
  setOwned(
    x.s,
    seat,
    owned.map((own) => (own.counter === counter ? { counter, at: own.at, mark: section } : own)),
  );
  x.emit({ type: 'moors.marked', seat, counter, price: priceText(counter), count });
}

/** All own counters that may still be turned, by one section. */
export function turnCounters(x: X, seat: Seat): void {
  const owned = moorsIn(x.s).owned[seat]!;
  setOwned(
    x.s,
    seat,
    owned.map((own) => (mayTurn(own) ? { counter: own.counter, at: own.at + 1, mark: own.mark } : own)),
  );
  x.emit({ type: 'moors.turned', seat, counters: owned.filter(mayTurn).map(({ counter }) => counter) });
}
