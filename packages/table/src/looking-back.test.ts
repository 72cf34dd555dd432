import { gameById } from '@majlis/games';
import { hashJson, rngFrom } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { Sitting } from '../test/seats.ts';
import { Table } from './index.ts';

const alhambra = gameById('alhambra')!;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

function played(moves: number) {
  let applied = 0;
  const game: typeof alhambra = {
    ...alhambra,
    apply(...args) {
      applied++;
      return alhambra.apply(...args);
    },
  };
  const sitting = Sitting.started(game, { seats: 3 }, { hashEvery: 100_000, freeze: false });
  const rng = rngFrom('looking back');
  const playTo = (end: number) => {
    while (sitting.table.book.line.length < end) sitting.must(sitting.randomMove(rng)!);
  };
  playTo(moves);
  /** How many moves were played again for it. */
  const cost = (moves: number): number => {
    const before = applied;
    sitting.table.position.at(moves);
    return applied - before;
  };
  return { sitting, playTo, cost };
}

test('whoever looks back again and again makes the server play few moves again', () => {
  const { cost } = played(200);
  expect(cost(190)).toBeGreaterThan(100);
  for (const moves of [190, 130, 189, 65, 20, 199]) expect(cost(moves)).toBeLessThanOrEqual(64);
});

test('what is kept of the way is the way: also after moves were taken back and others made', () => {
  const { sitting, playTo, cost } = played(200);
  cost(199);
  sitting.must({ do: 'proposeTakeback', seat: 0, to: 100 });
  for (const seat of [1, 2]) sitting.try({ do: 'answerTakeback', seat, yes: true });
  expect(sitting.table.book.line).toHaveLength(100);
  playTo(180);
  const fresh = Table.restore(alhambra, json(sitting.journal), null, 0).table;
  for (const moves of [64, 99, 100, 128, 150, 179, 130]) {
    expect(hashJson(sitting.table.position.at(moves))).toBe(hashJson(fresh.position.at(moves)));
  }
});
