import { describe, expect, it } from 'vitest';
import {
  type Action,
  frame,
  pass,
  SEED,
  type State,
  say,
  Tiny,
  type TinyFrame,
  tell,
  tinyGame,
  type X,
} from '../test/tiny-game.ts';
import {
  ask,
  type GameRecord,
  hashJson,
  type Json,
  nullLog,
  Recorder,
  RecordMismatch,
  type ReplayStep,
  replay,
} from './index.ts';

const question = ask<State, TinyFrame, Action, { type: string }, TinyFrame>({
  prompt: () => ({ kind: 'question' }),
  legal: () => [pass, say('dice'), say('draw')],
  answer(x: X, _f, action) {
    if (action.type !== 'say') return;
    tell(x, action.word, action.word === 'dice' ? x.chance.below('dice', 1000) : x.turnUp(x.s.deck)!);
    return 'again';
  },
});
const game = tinyGame({ question }, () => [frame('question')], {
  scores: (s) => s.may.map((_, seat) => ({ seat, round: 1, source: 'told', points: s.told.length })),
  readAction: (value) => (typeof (value as Action | null)?.type === 'string' ? (value as Action) : null),
  checkConfig: (wish) => (wish === null ? { ok: true, value: null } : { ok: false, refusal: { code: 'odd-config' } }),
});

const script: Action[] = [say('dice'), say('draw'), say('dice'), pass];

function recorded(hashEvery = 1, actions = script): GameRecord {
  const state = game.setup(null, 2, SEED, nullLog);
  const recorder = new Recorder(game, { config: null, seats: 2, seed: SEED }, state, hashEvery);
  for (const action of actions) {
    game.apply(state, 0, action, nullLog);
    recorder.add(0, action, state);
  }
  return recorder.record(state);
}

const all = (record: GameRecord): number[] => [...replay(game, record)].map(({ at }) => at);
/** A record as it comes from a file, with something changed. */
type Loose = { -readonly [K in keyof GameRecord]: GameRecord[K] } & { segments: Record<string, unknown>[] };
function tampered(change: (record: Loose) => void, record = recorded()): GameRecord {
  const loose = JSON.parse(JSON.stringify(record)) as Loose;
  change(loose);
  return loose;
}
const reasonOf = (record: GameRecord): [string, number] => {
  try {
    all(record);
  } catch (error) {
    if (error instanceof RecordMismatch) return [error.message, error.at];
    throw error;
  }
  return ['accepted', -1];
};

describe('a record', () => {
  it('survives storage and is played again to the same end', () => {
    const record = JSON.parse(JSON.stringify(recorded())) as GameRecord;
    expect(all(record)).toEqual([0, 1, 2, 3, 4]);
    expect(record.result).toEqual({
      outcome: { ranks: [1, 1], scores: [0, 0] },
      scores: [0, 1].map((seat) => ({ seat, round: 1, source: 'told', points: 3 })),
    });
  });

  it('of a game that goes on has no result', () => {
    const record = recorded(1, script.slice(0, 2));
    expect(record.result).toBeNull();
    expect(all(record)).toEqual([0, 1, 2]);
  });

  it('keeps fewer hashes when told to, and always the last', () => {
    const { hashes } = recorded(3).segments[0]!;
    expect(hashes.map((hash) => hash !== null)).toEqual([false, false, true, true]);
    expect(all(recorded(3))).toHaveLength(5);
  });

  it('tells at each step what was played', () => {
    const steps: ReplayStep[] = [];
    for (const step of replay(game, recorded())) steps.push({ ...step, state: hashJson(step.state) });
    expect(steps.map(({ played }) => played)).toEqual([null, ...script.map((action) => [0, action])]);
    expect(steps[1]!.state).toBe(recorded().segments[0]!.hashes[0]);
  });

  it('is apart from the game it was made of', () => {
    const record = recorded();
    expect(recorded()).toEqual(record);
    expect(recorded().segments[0]!.actions).not.toBe(record.segments[0]!.actions);
  });

  it('may go on under newer rules from a position of its own', () => {
    const first = new Tiny(game, 2).act(0, say('dice'));
    const start = JSON.parse(JSON.stringify(first.s)) as Json;
    const startHash = hashJson(start);
    first.act(0, say('draw'));
    const record = tampered((loose) => {
      loose.result = null;
      loose.segments = [
        {
          rulesVersion: 1,
          start: null,
          startHash: loose.segments[0]!.startHash,
          actions: [[0, say('dice')]],
          hashes: [startHash],
        },
        { rulesVersion: 1, start, startHash, actions: [[0, say('draw')]], hashes: [hashJson(first.s)] },
      ];
    });
    expect(all(record)).toEqual([0, 1, 1, 2]);
  });
});

describe('a record that was tampered with is refused', () => {
  it.each<[string, (record: Loose) => void, string, number]>([
    ['for another game', (r) => Object.assign(r, { game: 'chess' }), 'a record of "chess", not of "tiny"', 0],
    [
      'for another seed',
      (r) => Object.assign(r, { seed: `1${SEED.slice(1)}` }),
      'the seed is not the one committed to',
      0,
    ],
    [
      'for another commitment',
      (r) => Object.assign(r, { commitment: '00' }),
      'the seed is not the one committed to',
      0,
    ],
    [
      'for another rules version',
      (r) => Object.assign(r.segments[0]!, { rulesVersion: 2 }),
      'played under rules version 2; these are 1',
      0,
    ],
    [
      'for another configuration',
      (r) => Object.assign(r, { config: {} }),
      'the configuration is refused: odd-config',
      0,
    ],
    [
      'for seats the game does not have',
      (r) => Object.assign(r, { seats: 9 }),
      'the configuration is refused: wrong-seats',
      0,
    ],
    ['for other seats', (r) => Object.assign(r, { seats: 3 }), 'the seed deals another position', 0],
    [
      'for another start hash',
      (r) => Object.assign(r.segments[0]!, { startHash: '00' }),
      'the seed deals another position',
      0,
    ],
    [
      'for an action left out',
      (r) => (r.segments[0]!.actions as unknown[]).splice(1, 1),
      'other hash after action 2',
      2,
    ],
    [
      'for an action of another',
      (r) => ((r.segments[0]!.actions as unknown[])[1] = [1, say('draw')]),
      'action 2 is refused: not-asked',
      1,
    ],
    [
      'for another action',
      (r) => ((r.segments[0]!.actions as unknown[])[1] = [0, say('dice')]),
      'other hash after action 2',
      2,
    ],
    [
      'for an illegal action',
      (r) => ((r.segments[0]!.actions as unknown[])[1] = [0, say('fly')]),
      'action 2 is refused: not-possible-now',
      1,
    ],
    ['for what is no action', (r) => ((r.segments[0]!.actions as unknown[])[1] = [0, 17]), 'action 2 is none', 1],
    [
      'for an action after the end',
      (r) => (r.segments[0]!.actions as unknown[]).push([0, pass]),
      'action 5 is refused: game-over',
      4,
    ],
    [
      'for another hash',
      (r) => ((r.segments[0]!.hashes as unknown[])[2] = '0123456789abcdef'),
      'other hash after action 3',
      3,
    ],
    [
      'for another outcome',
      (r) => Object.assign(r.result!.outcome, { ranks: [2, 1] }),
      'it ends with another result',
      4,
    ],
    ['for other scores', (r) => Object.assign(r.result!.scores[0]!, { points: 99 }), 'it ends with another result', 4],
    [
      'for a result before the end',
      (r) => (r.segments[0]!.actions as unknown[]).pop(),
      'it ends with another result',
      3,
    ],
    [
      'for a segment with another start',
      (r) => Object.assign(r.segments[0]!, { start: { told: [] } }),
      'the segment starts from another position',
      0,
    ],
    ['for having no segment', (r) => Object.assign(r, { segments: [] }), 'a record without a segment', 0],
    [
      'for a second deal',
      (r) => r.segments.push({ ...r.segments[0]! }),
      'only the first segment starts from the deal',
      4,
    ],
  ])('%s', (_, change, reason, at) => {
    expect(reasonOf(tampered(change))).toEqual([reason, at]);
  });
});
