import { expect, test } from 'vitest';
import { aheadInDeal, stationOf } from '../src/index.ts';

const halls = [2, 3, 4].flatMap((tables) => [2, 3, 4, 5].map((seats) => ({ tables, seats })));

test.each(halls)('$tables tables of $seats: at every deal each place has a chair of its own', (hall) => {
  const places = Array.from({ length: hall.tables * hall.seats }, (_, place) => place);
  for (let deal = 0; deal < hall.seats; deal++) {
    const chairs = places.map((place) => stationOf(hall, place, deal)).map(({ table, seat }) => `${table}/${seat}`);
    expect(new Set(chairs).size).toBe(places.length);
  }
});

test.each(halls)('$tables tables of $seats: everybody has every seat once, beside others of their row', (hall) => {
  for (let place = 0; place < hall.tables * hall.seats; place++) {
    const seats = Array.from({ length: hall.seats }, (_, deal) => stationOf(hall, place, deal).seat);
    expect(new Set(seats).size).toBe(hall.seats);
  }
  // As many players as tables: each plays alone against bots, all in the same seat, and is compared with all others.
  const row = Array.from({ length: hall.tables }, (_, place) => stationOf(hall, place, 1));
  expect(new Set(row.map(({ seat }) => seat)).size).toBe(1);
  expect(new Set(row.map(({ table }) => table)).size).toBe(hall.tables);
});

test('good cards fall out: what counts is what was made of them', () => {
  const [first, second, none] = aheadInDeal([[100, 40], [80, 46], null]);
  expect(first).toEqual([10, -3]);
  expect(second).toEqual([-10, 3]);
  expect(none).toBeNull();
});
