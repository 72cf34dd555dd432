import { describe, expect, it } from 'vitest';
import { frame, pass, SEED, say, tell, tinyGame, type X } from '../test/tiny-game.ts';
import {
  type AnyGame,
  ask,
  CannotMigrate,
  type GameRecord,
  hashJson,
  type Json,
  type Migration,
  migrateEvents,
  migrateState,
  nullLog,
  Recorder,
  RecordMismatch,
  replay,
} from './index.ts';

const question = ask({
  prompt: () => ({ kind: 'question' }),
  legal: () => [pass, say('a')],
  answer(x: X, _f: unknown, action: { type: string }) {
    if (action.type !== 'say') return;
    tell(x, 'a', 1);
    return 'again' as const;
  },
});
const readAction = (value: unknown) => value as never;
const game = tinyGame({ question } as never, () => [frame('question')], { readAction }) as AnyGame;

const migrations: readonly Migration[] = [
  { name: 'b-for-a', state: (s) => Object.assign(s, { b: s.a, a: undefined }), event: ({ a }) => ({ b: a }) },
  { name: 'twice', state: (s) => Object.assign(s, { b: s.b * 2 }) },
];
const later = { ...game, stateVersion: 3, migrations } as AnyGame;

describe('a stored position', () => {
  it('gets every change since its version, in order, and stays as it is stored', () => {
    const stored: Json = { a: 2 };
    expect(migrateState(later, stored, 1)).toMatchObject({ b: 4 });
    expect(migrateState(later, { b: 2 }, 2)).toEqual({ b: 4 });
    expect(migrateState(later, { b: 2 }, 3)).toEqual({ b: 2 });
    expect(stored).toEqual({ a: 2 });
  });

  it('of a newer version is refused', () => {
    expect(() => migrateState(later, {}, 4)).toThrow(CannotMigrate);
  });

  it('has events in the form of today, and its secrets', () => {
    const entries = [{ event: { a: 1 }, secret: { 0: 'x' } }];
    expect(migrateEvents(later, entries, 1)).toEqual([{ event: { b: 1 }, secret: { 0: 'x' } }]);
    expect(migrateEvents(later, entries, 2)).toEqual(entries);
  });
});

describe('a record of an older version', () => {
  const record = (() => {
    const state = game.setup(null, 2, SEED, nullLog);
    const recorder = new Recorder(game, { config: null, seats: 2, seed: SEED }, state);
    for (const action of [say('a'), pass]) {
      game.apply(state, 0, action, nullLog);
      recorder.add(0, action, state);
    }
    return recorder.record(state);
  })();
  /** Rules under which other positions come out. */
  const changed = {
    ...later,
    rulesVersion: 2,
    apply: (s: { told: unknown[] }) => ({ revealed: s.told.push('otherwise') > 0 }),
  } as unknown as AnyGame;

  it('names the rules and the form of its positions', () => {
    expect(record.segments[0]).toMatchObject({ rulesVersion: 1, stateVersion: 1 });
  });

  it('is played again, and its hashes verified, by the rules that made them', () => {
    const steps = [...replay(changed, record, (_, versions) => (versions.rulesVersion === 1 ? game : null))];
    expect(steps.map(({ at, rules }) => [at, rules])).toEqual([0, 1, 2].map((at) => [at, game]));
    expect(hashJson(steps.at(-1)!.state)).toBe(record.segments[0]!.hashes.at(-1));
  });

  it('is refused where they were not kept, naming what is missing', () => {
    const fault =
      (one: AnyGame, r: GameRecord = record) =>
      () => [...replay(one, r)];
    expect(fault(changed)).toThrow(new RecordMismatch('played under rules version 1; these are 2', 0));
    expect(fault(later)).toThrow('its positions are of state version 1; these are 3');
  });

  it('without a state version is of the first', () => {
    const { stateVersion: _, ...segment } = record.segments[0]!;
    expect([...replay(game, { ...record, segments: [segment] })]).toHaveLength(3);
  });
});
