import { games } from '@majlis/games';
import { type AnyGame, type GameRecord, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { adopt, type Holder, Table } from './index.ts';

const SEED = '0123456789abcdef0123456789abcdef';
const TERMS = { rated: false, clock: { kind: 'none' }, standIn: 'medium' } as const;

const holdersFor = (seats: number): Holder[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'human', player: 'ann' } : { kind: 'bot', level: 'easy' },
  );

/** Any legal action, until the game is over or that many moves were made. */
function played(game: AnyGame, most = 5_000): GameRecord {
  const seats = game.seats.min;
  const { table } = Table.create(game, { config: {}, seats, seed: SEED, terms: TERMS }, 0);
  for (const [seat, holder] of holdersFor(seats).entries()) table.handle({ do: 'seat', seat, holder }, 0);
  table.handle({ do: 'start' }, 0);
  const rng = rngFrom('a game to keep');
  for (let i = 0; i < most && table.book.phase === 'playing'; i++) {
    const seat = table.book.asked[0]!;
    const legal = game.legalActions(table.position.state, seat);
    const action = legal[rng.below(legal.length)];
    table.handle({ do: 'play', seat, action, decision: table.decisionOf(seat), how: 'hand' }, 0);
  }
  return table.record();
}

describe.each(games.map((game) => [game.id, game] as const))('a finished game of %s', (_, game) => {
  const record = played(game);
  const holders = holdersFor(record.seats);

  test('is taken in whole, and its journal makes the same table again', () => {
    const adopted = adopt(game, record, holders, 5);
    if ('code' in adopted) throw new Error(JSON.stringify(adopted));
    const { table } = Table.restore(game, adopted.entries, null, 6);
    expect(table.record()).toEqual(record);
    expect(table.book.phase).toBe('over');
    expect(table.book.seats.map(({ holder }) => holder)).toEqual(holders);
  });

  test('is refused when anything about it is not so', () => {
    const [segment] = record.segments;
    const changed = (change: Partial<GameRecord>) => adopt(game, { ...record, ...change }, holders, 5);
    const other = { ...record.result!, outcome: { ...record.result!.outcome, ranks: [] } };
    expect(changed({ seed: SEED.replace('0', '1') })).toMatchObject({ code: 'record-mismatch' });
    expect(changed({ result: other })).toMatchObject({ code: 'record-mismatch' });
    const cut = { ...segment!, actions: segment!.actions.slice(0, -1), hashes: segment!.hashes.slice(0, -1) };
    expect(changed({ segments: [cut] })).toMatchObject({ code: 'record-mismatch' });
    const twice = { ...segment!, actions: [...segment!.actions, segment!.actions[0]!] };
    expect(changed({ segments: [twice] })).toMatchObject({ code: 'record-mismatch' });
    expect(changed({ result: null })).toEqual({ code: 'not-finished' });
    expect(changed({ segments: [{ ...segment!, rulesVersion: 0 }] })).toEqual({ code: 'older-rules' });
    expect(changed({ segments: [{ ...segment!, start: {} }] })).toEqual({ code: 'older-rules' });
    expect(changed({ game: 'chess' })).toEqual({ code: 'bad-record' });
    expect(changed({ config: { modules: ['moon'] } })).toHaveProperty('code');
    expect(adopt(game, record, holders.slice(1), 5)).toEqual({ code: 'seats-open' });
  });

  test('is refused before it is finished', () => {
    expect(adopt(game, played(game, 2), holders, 5)).toEqual({ code: 'not-finished' });
  });
});
