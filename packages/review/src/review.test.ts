import { type GameRecord, type Json, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { playable, played } from '../test/games.ts';
import { NOTHING_YET, type Progress, reviewOf, step, takeApart, weigh } from './index.ts';

const lantern = playable('lantern');

function recordOf(name: string, seats = 3): GameRecord {
  const game = played(lantern, seats, {}, name);
  for (let next = game.next(); ; next = game.next()) if (next.done) return next.value;
}

/** Takes so many steps, or all there are. */
function think(record: GameRecord, budget: number, from: Progress = NOTHING_YET, steps = 10_000): Progress {
  const taken = takeApart(lantern.game, record);
  let progress = from;
  for (let i = 0; i < steps; i++) {
    const next = step(lantern, taken, budget, progress);
    if (next === null) break;
    progress = next;
  }
  return progress;
}

describe('a review', () => {
  const record = recordOf('a');
  const taken = takeApart(lantern.game, record);
  const whole = think(record, 24);

  test('looks at every decision, and thinks about some for longer', () => {
    expect(taken.decisions.length).toBeGreaterThan(5);
    expect(whole.weighed.map(({ at }) => at)).toEqual(taken.decisions.map(({ at }) => at));
    expect(reviewOf(taken, whole).done).toBe(taken.decisions.length);
    expect(whole.moments.length).toBeGreaterThan(0);
  });

  test('for everybody, start and luck and skill and what the others did add up to the result', () => {
    for (const eyes of ['all', 0, 1, 2] as const) {
      const { accounts } = reviewOf(taken, whole, eyes);
      expect(accounts.length).toBe(3);
      for (const [seat, { win, score }] of accounts.entries()) {
        for (const { start, luck, skill, rivals, end } of [win, score])
          expect(start + luck + skill + rivals).toBeCloseTo(end, 8);
        expect(score.end).toBe(record.result!.outcome.scores[seat]);
      }
      expect(accounts.reduce((sum, { win }) => sum + win.end, 0)).toBeCloseTo(1, 8);
    }
  });

  test('left after any number of steps and taken up from what was kept, it comes to the same', () => {
    for (const steps of [1, 3, taken.decisions.length, taken.decisions.length + 1]) {
      const kept = JSON.parse(JSON.stringify(think(record, 24, NOTHING_YET, steps))) as Progress;
      expect(think(record, 24, kept)).toEqual(whole);
    }
  });

  test('thinking longer after a short look comes to the same as thinking longer from the beginning', () => {
    expect(think(record, 48, whole)).toEqual(think(record, 48));
  });

  test('through the eyes of one seat there is nothing but its own decisions', () => {
    const { curve, moments } = reviewOf(taken, whole, 1);
    expect(new Set(curve.map(({ seat }) => seat))).toEqual(new Set([1, null]));
    for (const { seat } of moments) expect(seat).toBe(1);
  });

  test('a mistake is told only beyond the noise, with what was better', () => {
    for (const { kind, loss, best, played: done, thought } of reviewOf(taken, whole).moments) {
      expect(thought).not.toBeNull();
      if (kind !== 'mistake') continue;
      expect(loss.value.mean).toBeGreaterThan(2 * loss.value.error);
      expect(best.text).not.toBe(done.text);
    }
  });

  test('a game that is not over is reviewed as far as it went', () => {
    const [segment] = record.segments;
    const half = { actions: segment!.actions.slice(0, 8), hashes: segment!.hashes.slice(0, 8) };
    const begun = { ...record, segments: [{ ...segment!, ...half }], result: null };
    const part = takeApart(lantern.game, begun);
    const { accounts } = reviewOf(part, think(begun, 8));
    for (const { win } of accounts) expect(win.start + win.luck + win.skill + win.rivals).toBeCloseTo(win.end, 8);
  });
});

test('a decision is weighed alike in worlds that differ only in what the seat could not know', () => {
  for (const [id, seats, wish] of [
    ['lantern', 3, {}],
    ['alhambra', 3, { modules: [] }],
    ['aladdins-dragon', 3, { version: 'basic' }],
  ] as const) {
    const known = playable(id);
    const { game } = known;
    let looked = 0;
    let n = 0;
    for (const { state, seat, legal } of played(known, seats, wish)) {
      if (legal.length < 2 || n++ % 11 !== 0) continue;
      const world: unknown = game.imagine(game.knowledge(state, seat), rngFrom(`${n}`));
      const pointIn = (s: unknown) => ({ at: 5, seat, knowledge: game.knowledge(s, seat) as Json, played: legal[0]! });
      expect(weigh(known, pointIn(world), 20)).toEqual(weigh(known, pointIn(state), 20));
      if (++looked === 4) break;
    }
    expect(looked).toBeGreaterThan(2);
  }
});

test('the worst answer to a plain question is found', () => {
  const known = playable('alhambra');
  for (const { state, seat, legal } of played(known, 2, { modules: [] })) {
    if (legal.length < 6) continue;
    const ranked = known.heuristics.rank(state, seat);
    const point = { at: 0, seat, knowledge: known.game.knowledge(state, seat) as Json, played: legal.at(-1)! };
    const { best, loss } = weigh(known, point, 120);
    expect(loss.value.mean).toBeGreaterThanOrEqual(0);
    expect([
      ...ranked.map(({ action }) => known.game.actionText(action)),
      known.game.actionText(point.played),
    ]).toContain(best.text);
    return;
  }
});
