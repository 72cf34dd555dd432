import { gameById } from '@majlis/games';
import { fetchAllOlderRules } from '@majlis/games/kept';
import { type AnyGame, hashJson, type Json, type Rng, replay, rngFrom, type Seat } from '@majlis/kernel';
import { checkStored } from '@majlis/testkit';
import { describe, expect, test } from 'vitest';
import { type Entry, type Snapshot, show, Table } from '../../src/index.ts';
import { type StoredGame, storedFiles } from './fixture.ts';

/** As a server finds it after it has crashed, or a device, which keeps the journal alone. */
const crashed = ({ snapshots }: StoredGame, seq: number) => snapshots.findLast((one) => one.seq <= seq) ?? null;
const onDevice = () => null;

const older = await fetchAllOlderRules();
const NOW = 2_000_000_000_000;
/** One moment in so many is played to the end of its game; MAJLIS_STORED=all: every one. */
const TO_THE_END = process.env.MAJLIS_STORED === 'all' ? 1 : 3;
/** Moves played at the table itself; `checkStored` plays to the end without one, which is quicker. */
const AT_THE_TABLE = 25;

function open(game: AnyGame, journal: readonly Entry[], snapshot: Snapshot | null) {
  const { table, added } = Table.restore(game, journal, snapshot, NOW, { older });
  return { table, journal: [...journal, ...added] };
}

/** Any legal move of any seat that is asked. */
function anyMove(game: AnyGame, state: unknown, rng: Rng): { seat: Seat; action: Json } | null {
  const asked = game.deciders(state);
  if (asked.length === 0) return null;
  const seat = asked[rng.below(asked.length)]!;
  const legal: Json[] = game.legalActions(state, seat);
  return { seat, action: legal[rng.below(legal.length)]! };
}

function playOn(table: Table, rng: Rng): Entry[] {
  const entries: Entry[] = [];
  for (let i = 0; i < AT_THE_TABLE; i++) {
    const move = anyMove(table.game, table.position.state, rng);
    if (move === null) break;
    const handled = table.handle({ do: 'play', ...move, decision: table.decisionOf(move.seat), how: 'hand' }, NOW);
    if (!handled.ok) throw new Error(`refused: ${JSON.stringify(handled.refusal)}`);
    entries.push(...handled.entries);
  }
  return entries;
}

const everythingShown = (table: Table) => [
  show(table, 'spectator'),
  ...table.book.seats.map((_, seat) => show(table, seat)),
];

const files = storedFiles();

describe.each(files)('$release: $game, $name', (file) => {
  const stored = file.read();
  const game = gameById(stored.game)!;

  test('its record is played again', () => {
    const steps = [...replay(game, stored.record, older)];
    expect(steps.at(-1)!.at).toBe(stored.record.segments[0]!.actions.length);
  });

  test('left at any moment, it goes on to its end', () => {
    const { config, seats } = stored.record;
    for (const [i, { seq, asks, snapshot }] of stored.moments.entries()) {
      const { stateVersion = 1, state } = snapshot;
      if (i % TO_THE_END === 0) checkStored(game, { config, seats, stateVersion, state, name: asks });
      const { table, journal } = open(game, stored.journal.slice(0, seq), snapshot);
      const before = hashJson(everythingShown(table));
      expect(hashJson(everythingShown(open(game, journal, table.snapshot()).table)), asks).toBe(before);
      const rng = rngFrom(asks);
      journal.push(...playOn(table, rng));
      expect(hashJson(everythingShown(open(game, journal, snapshot).table))).toBe(hashJson(everythingShown(table)));
    }
  });

  test.each([
    ['a server that crashed', crashed],
    ['a device', onDevice],
  ])('kept by %s, it is the same', (_, keep) => {
    for (const { seq, asks, snapshot } of stored.moments.filter((_, i) => i % 5 === 0)) {
      const journal = stored.journal.slice(0, seq);
      const closed = open(game, journal, snapshot).table;
      const { table } = open(game, journal, keep(stored, seq));
      expect(everythingShown(table), asks).toEqual(everythingShown(closed));
    }
  });

  test('finished, it can be looked at again', () => {
    for (const snapshot of [null, stored.snapshots.at(-1)!]) {
      const { table } = open(game, stored.journal, snapshot);
      expect(table.book.outcome).toEqual(stored.record.result!.outcome);
      // Later versions may list more, as the points of somebody without a seat.
      const { scores } = show(table, 'spectator');
      expect(scores).toEqual(expect.arrayContaining([...stored.record.result!.scores]));
    }
  });
});

test('there are stored games of every game', () => {
  expect([...new Set(files.map(({ game }) => game))].sort()).toEqual([
    'aladdins-dragon',
    'alhambra',
    'almadi',
    'lantern',
  ]);
});
