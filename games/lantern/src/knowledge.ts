import { type Own, type Rng, type Seat, shuffle } from '@majlis/kernel';
import { copyTable, LANTERNS, OIL, type State } from './state.ts';

/** Everything but the two decks and the others' oil; of these the numbers. */
export interface Knowledge {
  readonly table: Own<State>;
  readonly hands: readonly number[];
}

export function knowledge(s: State, seat: Seat): Knowledge {
  const table = copyTable(s);
  table.lanternDeck = [];
  table.oilDeck = [];
  table.players.forEach((player, owner) => {
    if (owner !== seat) player.oil = [];
  });
  return { table, hands: s.players.map((p) => p.oil.length) };
}

export function imagine(known: Knowledge, seat: Seat, rng: Rng): Own<State> {
  const table = copyTable(known.table as State);
  const { players, spentOil, lantern, unsold } = table;
  const lanternsSeen = [
    ...players.flatMap((p) => [...p.lit, ...p.dark]),
    ...unsold,
    ...(lantern === null ? [] : [lantern]),
  ];
  table.lanternDeck = shuffle(without(LANTERNS, lanternsSeen), rng);
  const oil = shuffle(without(OIL, [...spentOil, ...players[seat]!.oil]), rng);
  players.forEach((player, owner) => {
    if (owner !== seat) player.oil = oil.splice(0, known.hands[owner]!);
  });
  table.oilDeck = oil;
  return table;
}

function without(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all];
  for (const value of seen) left.splice(left.indexOf(value), 1);
  return left;
}
