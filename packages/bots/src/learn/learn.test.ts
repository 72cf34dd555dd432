import { gameById } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { known as lantern, seedOf } from '../../test/lantern.ts';
import type { AnyKnown } from '../bot.ts';
import { asMaster } from '../levels.ts';
import { inputNames } from './inputs.ts';
import { Judge, judgeOf, networkOf, shares, UnfitWeights, VERSION } from './judge.ts';
import { Network, sizeOf } from './network.ts';
import { type Lesson, playLesson } from './self-play.ts';
import { addGradient, lossOf, Trainer } from './trainer.ts';

const LEARNED = ['aladdins-dragon', 'alhambra', 'almadi'].flatMap((id): [string, string, AnyKnown][] => {
  const known = playableById(id)!;
  const ofMaster: [string, string, AnyKnown] = [`${id} for master`, id, asMaster(known)];
  return [[id, id, known], ...(known.heuristics.ofMaster === undefined ? [] : [ofMaster])];
});
const PLAN = { game: 'lantern', seed: 'plan', hidden: 6, lambda: 0.8, rate: 0.01, bot: null, further: false };

const lessons = (generation: number, games = 20): Lesson[] =>
  Array.from({ length: games }, (_, i) => {
    const seed = seedOf(1000 * generation + i);
    return playLesson({ known: { ...lantern } as never, config: { rounds: 5 }, seats: 3, seed });
  });

/** The Lantern Seller has only one milestone, so its lessons have no positions: its rounds count here. */
const rounds = {
  ...lantern,
  heuristics: { ...lantern.heuristics, milestone: (s: { round: number }) => s.round },
} as never;
const roundLessons = (generation: number, games = 20): Lesson[] =>
  Array.from({ length: games }, (_, i) =>
    playLesson({ known: rounds, config: { rounds: 5 }, seats: 3, seed: seedOf(1000 * generation + i) }),
  );

describe('the network', () => {
  test('has the slopes that small steps show', () => {
    const rng = rngFrom('slopes');
    const number = () => rng.below(2001) / 1000 - 1;
    const network = new Network(5, 4, Array.from({ length: sizeOf(5, 4) }, number));
    const judge = new Judge({ estimate: () => [], spread: 4 }, network);
    const position = { spread: 4, estimate: [3, 5, 4], inputs: [0, 1, 2].map(() => Array.from({ length: 5 }, number)) };
    const target = { scores: [6, 2, 4], wins: [0.5, 0, 0.5] };
    const slopes = new Float64Array(network.weights.length);
    addGradient(network, judge, position, target, slopes);
    const STEP = 1e-6;
    slopes.forEach((slope, i) => {
      const kept = network.weights[i]!;
      const [up, down] = [STEP, -STEP].map((step) => {
        network.weights[i] = kept + step;
        return lossOf(judge, position, target);
      });
      network.weights[i] = kept;
      expect(slope).toBeCloseTo((up! - down!) / (2 * STEP), 6);
    });
  });

  test('refuses weights of another number, version or other features', () => {
    expect(() => new Network(3, 2, [1, 2, 3])).toThrow(RangeError);
    const weights = {
      version: VERSION,
      game: 'g',
      command: '',
      features: ['a'],
      hidden: 1,
      weights: [0, 0, 0, 0, 0, 0],
    };
    expect(networkOf(weights, ['a']).hidden).toBe(1);
    expect(() => networkOf(weights, ['b'])).toThrow(UnfitWeights);
    expect(() => networkOf({ ...weights, features: ['a', 'b'] }, ['a'])).toThrow(UnfitWeights);
    expect(() => networkOf({ ...weights, version: 0 }, ['a'])).toThrow(UnfitWeights);
  });
});

test('features that came later count nothing, wherever they are listed', () => {
  const rng = rngFrom('later');
  const weights = Array.from({ length: sizeOf(2, 3) }, () => rng.below(2001) / 1000 - 1);
  const learned = { version: VERSION, game: 'g', command: '', features: ['a', 'b'], hidden: 3, weights };
  const outputs = (names: readonly string[], inputs: readonly number[]) => {
    const out = new Float64Array(2);
    networkOf(learned, names).run(inputs, out);
    return [...out];
  };
  const known = outputs(['a', 'b'], [0.3, -0.7]);
  const later = outputs(['new', 'b', 'a', 'newer'], [0.9, -0.7, 0.3, -0.4]);
  later.forEach((out, i) => {
    expect(out).toBeCloseTo(known[i]!, 12);
  });
  expect(outputs(['a', 'b'], [0.3, 0.7])[0]).not.toBeCloseTo(known[0]!, 3);
});

describe('training', () => {
  test('keeps no position where a game has only one milestone, and one for each otherwise', () => {
    expect(lessons(0, 1)[0]!.positions).toEqual([]);
    expect(roundLessons(0, 1)[0]!.positions.length).toBeGreaterThanOrEqual(4);
  });

  test('begins as the estimate itself and comes nearer to how games end', () => {
    const trainer = new Trainer(lantern.heuristics, PLAN);
    const progress = Array.from({ length: 8 }, (_, g) => trainer.learn(roundLessons(g, 40), 8));
    expect(progress[0]!.loss).toBeCloseTo(progress[0]!.plain, 9);
    expect(progress.at(-1)!.loss).toBeLessThan(0.95 * progress.at(-1)!.plain);
  });

  test('comes to the same weights from the same seed, and to others from another', () => {
    const weightsOf = (seed: string) => {
      const trainer = new Trainer(lantern.heuristics, { ...PLAN, seed });
      for (let g = 0; g < 3; g++) trainer.learn(roundLessons(g), 3);
      return trainer.weights('').weights;
    };
    expect(weightsOf('one')).toEqual(weightsOf('one'));
    expect(weightsOf('two')).not.toEqual(weightsOf('one'));
  });

  test('learns more from a generation that it goes through several times', () => {
    const errorAfter = (passes: number) => {
      const trainer = new Trainer(lantern.heuristics, { ...PLAN, passes });
      const generation = roundLessons(0, 40);
      trainer.learn(generation, 2);
      return trainer.learn(generation, 2).loss;
    };
    expect(errorAfter(5)).toBeLessThan(errorAfter(1));
    const once = [{ ...PLAN, passes: 1 }, PLAN].map((plan) => {
      const trainer = new Trainer(lantern.heuristics, plan);
      trainer.learn(roundLessons(0), 1);
      return trainer.weights('').weights;
    });
    expect(once[0]).toEqual(once[1]);
  });

  test('goes on from a checkpoint as if it had never stopped', () => {
    const whole = new Trainer(lantern.heuristics, PLAN);
    const first = new Trainer(lantern.heuristics, PLAN);
    for (let g = 0; g < 4; g++) whole.learn(roundLessons(g), 4);
    for (let g = 0; g < 2; g++) first.learn(roundLessons(g), 4);
    const second = new Trainer(lantern.heuristics, PLAN);
    expect(second.resume(JSON.parse(JSON.stringify(first.checkpoint())))).toBe(true);
    for (let g = second.generation; g < 4; g++) second.learn(roundLessons(g), 4);
    expect(second.checkpoint()).toEqual(whole.checkpoint());
    expect(new Trainer(lantern.heuristics, { ...PLAN, hidden: 7 }).resume(first.checkpoint())).toBe(false);
  });
});

describe.each(LEARNED)('what was learned about %s', (_, id, known) => {
  const { heuristics } = known;

  test('fits the features the game has today, and is small', () => {
    const { weights } = heuristics;
    expect(weights).toMatchObject({ game: id, version: VERSION });
    expect(inputNames(heuristics)).toEqual(expect.arrayContaining([...weights!.features]));
    expect(weights!.command).toMatch(new RegExp(`^majlis train ${id} .*--generations \\d+ .*--seed [0-9a-f]{32}`));
    expect(JSON.stringify(weights).length).toBeLessThan(30_000);
  });

  test('is nearer to how games end than the estimate, and shares out every win', () => {
    const judge = judgeOf(heuristics)!;
    const plain = new Judge(heuristics, new Network(inputNames(heuristics).length, 1));
    let learned = 0;
    let estimated = 0;
    for (let n = 0; n < 12; n++) {
      const config = gameById(id)!.checkConfig({}, 3);
      if (!config.ok) throw new Error(config.refusal.code);
      const lesson = playLesson({ known, config: config.value as never, seats: 3, seed: seedOf(4000 + n) });
      for (const position of lesson.positions) {
        for (const inputs of position.inputs) expect(inputs.length).toBe(inputNames(heuristics).length);
        learned += lossOf(judge, position, lesson);
        estimated += lossOf(plain, position, lesson);
        const wins = shares(judge.correct(position).logits);
        expect(wins.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      }
    }
    expect(learned).toBeLessThan(estimated);
  });
});
