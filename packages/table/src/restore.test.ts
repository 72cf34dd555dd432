import { games } from '@majlis/games';
import { hashJson, replay, rngFrom } from '@majlis/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../test/seats.ts';
import { Restoring, type Snapshot, show, showPositionAt, Table } from './index.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe.each(games)('$id', (game) => {
  /** Whole games with undos, takebacks, chat and pauses in between. */
  const wander = (seed: string, steps: number): Sitting => {
    const rng = rngFrom(seed);
    const seats = game.seats.min + rng.below(game.seats.max - game.seats.min + 1);
    const config = game.checkConfig({}, seats).ok ? seats : game.seats.min;
    const sitting = Sitting.started(game, { seats: config, seed: hashJson(seed) + hashJson(`${seed}2`) });
    for (let i = 0; i < steps; i++) {
      sitting.now += rng.below(5_000);
      const seat = rng.below(sitting.table.book.seats.length);
      const dice = rng.below(20);
      if (dice === 0) sitting.try({ do: 'undo', seat: sitting.table.book.line.at(-1)?.seat ?? seat });
      else if (dice === 1) sitting.try({ do: 'say', seat, text: `${i}` });
      else if (dice === 2 && rng.below(5) === 0) {
        const to = rng.below(sitting.table.book.line.length + 1);
        sitting.try({ do: 'proposeTakeback', seat, to });
        for (let s = 0; s < sitting.table.book.seats.length; s++)
          sitting.try({ do: 'answerTakeback', seat: s, yes: true });
      } else {
        const move = sitting.randomMove(rng);
        if (move === null) break;
        sitting.must(move);
      }
    }
    return sitting;
  };

  const everythingShown = (table: Table) => [
    show(table, 'spectator'),
    ...table.book.seats.map((_, seat) => show(table, seat)),
  ];

  test('a table made again from its journal is the same, with a snapshot and without', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 8 }), fc.nat(120), (seed, at) => {
        const sitting = wander(seed, 150);
        const journal = json(sitting.journal);
        const part = Table.restore(game, journal.slice(0, Math.min(at + 20, journal.length)), null, 0).table;
        const snapshot: Snapshot | null = json(part.snapshot());
        const [plain, fromSnapshot] = [null, snapshot].map((s) => Table.restore(game, journal, s, 0));
        const opened = new Restoring(game, snapshot, 0, {});
        if (snapshot !== null) {
          const { seqs } = opened.wants(1_000) as { seqs: number[] };
          opened.take(journal.filter(({ seq }) => seqs.includes(seq)));
        }
        const { after } = opened.wants(1_000) as { after: number };
        opened.take(journal.filter(({ seq }) => seq > after));
        const want = everythingShown(sitting.table);
        for (const { table, added } of [plain!, fromSnapshot!, opened.finish(0)]) {
          expect(added).toEqual([]);
          expect(everythingShown(table)).toEqual(want);
          expect(table.record()).toEqual(sitting.table.record());
          expect(table.pending()).toEqual(sitting.table.pending());
        }
      }),
      { numRuns: 8 },
    );
  });

  test('the record of a table replays to the hashes it carries, whatever was taken back', () => {
    const sitting = wander('record', 300);
    const record = json(sitting.table.record());
    expect([...replay(game, record)]).toHaveLength(record.segments[0]!.actions.length + 1);
  });

  test('any position can be looked at again as it was seen', () => {
    const sitting = Sitting.started(game);
    const rng = rngFrom('look');
    const seen = [show(sitting.table, 0).view];
    for (let i = 0; i < 40; i++) {
      const move = sitting.randomMove(rng);
      if (move === null) break;
      sitting.must(move);
      seen.push(show(sitting.table, 0).view);
    }
    const { table } = Table.restore(game, json(sitting.journal), null, 0);
    seen.forEach((view, moves) => {
      expect(showPositionAt(table, moves, 0).view).toEqual(view);
    });
  });

  test('under newer rules it goes on from where it is, as a new segment', () => {
    const sitting = Sitting.started(game).playOn(20);
    const newer = { ...game, rulesVersion: game.rulesVersion + 1 };
    const { table, added } = Table.restore(newer, json(sitting.journal), json(sitting.table.snapshot()), 5);
    expect(added.map(({ kind }) => kind)).toEqual(['migrated']);
    const [before, after] = table.record().segments;
    expect(before!.actions).toHaveLength(20);
    expect(after).toMatchObject({ rulesVersion: newer.rulesVersion, actions: [] });
    const again = Table.restore(newer, [...json(sitting.journal), ...json(added)], null, 6);
    expect(again.added).toEqual([]);
    expect(everythingShown(again.table)).toEqual(everythingShown(table));
  });
});
