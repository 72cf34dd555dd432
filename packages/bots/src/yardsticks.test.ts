import { playableById } from '@majlis/games/heuristics';
import { yardsticksOf } from '@majlis/games/yardsticks';
import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { limits, seedOf } from '../test/lantern.ts';
import { type AnyKnown, botByName, compare, playGame, Untunable } from './index.ts';
import type { Edge } from './search/tree.ts';

const knownOf = (id: string): AnyKnown => ({ ...playableById(id)!, yardsticks: yardsticksOf(id) });

function configOf({ game }: AnyKnown) {
  const checked = game.checkConfig({}, 3);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value as never;
}

describe.each(['alhambra', 'almadi', 'aladdins-dragon'])('the yardsticks of %s', (id) => {
  const known = knownOf(id);
  const { heuristics, yardsticks } = known;
  const { constants = {} } = heuristics;

  test('every constant is within its range, as it was set by hand and as it was tuned', () => {
    expect(Object.keys(constants).length).toBeGreaterThan(20);
    for (const [name, { usual, low, high }] of Object.entries(constants)) {
      expect(low, name).toBeLessThan(high);
      expect(Math.min(high, Math.max(low, usual)), name).toBe(usual);
    }
  });

  test('archetypes play a game to its end, and a version is one of the bots', () => {
    const names = Object.keys(yardsticks!.archetypes);
    expect(names.length).toBeGreaterThan(2);
    for (let from = 0; from < names.length; from += 2) {
      const seated = [names[from]!, names[from + 1] ?? names[0]!, 'medium@0.1'];
      const bots = seated.map((name) => botByName(name, known)!);
      expect(bots.map(({ name }) => name)).toEqual(seated);
      const { mishaps } = playGame({ known, config: configOf(known), seed: seedOf(from), bots }, limits);
      expect(mishaps).toEqual([]);
    }
  });

  test('levels of every version that was given out can be named', () => {
    for (const name of ['hard@0.1', 'master@1.0.0-rc.1']) expect(botByName(name, known)?.name).toBe(name);
  });

  test('levels of earlier versions think for as long as they did then', () => {
    const hard = id === 'almadi' ? 150 : 80;
    for (const { iterations, moves, ownMovesOnly, careful, believe } of Object.values(yardsticks!.versions)) {
      expect(iterations.hard).toBe(hard);
      expect(moves).toBeUndefined();
      expect([ownMovesOnly, careful, believe]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('earlier versions begin every decision anew, those of today go on from the one before', () => {
    const { game } = known;
    const state = game.setup(configOf(known), 3, seedOf(5), nullLog);
    while (game.legalActions(state, game.deciders(state)[0]!).length < 3) {
      const seat = game.deciders(state)[0]!;
      game.apply(state, seat, game.legalActions(state, seat)[0], nullLog);
    }
    const seat = game.deciders(state)[0]!;
    const question = { seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat), seed: 'q' };
    const edges = question.legal.map((action): [string, Edge<unknown>] => [
      game.actionText(action),
      { action, visits: 5, seen: 5, total: 5, worth: 0, next: null },
    ]);
    const before = [{ seat, visits: 5 * edges.length, edges: new Map(edges) }];
    const triesOf = (name: string, handed: object) =>
      botByName(name, known)!
        .choose({ ...question, ...handed })
        .candidates.map(({ visits }) => visits);
    expect(triesOf('search:30@0.1', { before })).toEqual(triesOf('search:30@0.1', {}));
    const mixes = heuristics.mixes?.(state, seat) === true;
    if (!mixes) expect(triesOf('search:30', { before })).not.toEqual(triesOf('search:30', {}));
  });

  test('a version plays by its own constants and not by those of today', () => {
    if (id === 'aladdins-dragon') return;
    const { game } = known;
    const state = game.setup(configOf(known), 3, seedOf(4), nullLog);
    // What comes first in Almadi is nothing to choose by worth.
    while (heuristics.rank(state, game.deciders(state)[0]!)[0]!.worth === 0) {
      const asked = game.deciders(state)[0]!;
      game.apply(state, asked, heuristics.quick(state, asked, rngFrom('first')), nullLog);
    }
    const seat = game.deciders(state)[0]!;
    const versions = [heuristics, ...Object.values(yardsticks!.versions)];
    const said = versions.map((of) => JSON.stringify(of.rank(state, seat)));
    expect(new Set(said).size).toBe(versions.length);
  });

  test('nobody is known by a name or a version that does not exist, and none without yardsticks', () => {
    const [archetype] = Object.keys(yardsticks!.archetypes);
    for (const name of ['hard@0.0', 'nobody@0.1', 'toString', 'hard@toString', `${archetype}@0.1`]) {
      expect(botByName(name, known), name).toBeNull();
    }
    const { yardsticks: _, ...bare } = known;
    for (const name of ['hard@0.1', archetype!]) expect(botByName(name, bare), name).toBeNull();
  });

  test('other constants play otherwise and leave the usual ones as they are', () => {
    const state = known.game.setup(configOf(known), 3, seedOf(4), nullLog);
    const seat = known.game.deciders(state)[0]!;
    const worths = (of: typeof heuristics) => of.rank(state, seat).map(({ worth }) => worth);
    const before = worths(heuristics);
    const extreme = Object.fromEntries(Object.entries(constants).map(([name, { high }]) => [name, high]));
    const ranked = known.heuristics.playing!(extreme);
    ranked.quick(state, seat, { below: () => 0 } as never);
    expect(worths(heuristics)).toEqual(before);
    expect(() => heuristics.playing!({ nonsense: 1 })).toThrow('nonsense');
  });
});

describe('comparing two sets of constants', () => {
  const known = knownOf('aladdins-dragon');
  const comparison = { known, config: configOf(known), seed: seedOf(1), bot: 'medium', others: ['sprinter'] };

  test('says what one got more than the other, the same every time', () => {
    const wise = { treasure: 0.05 };
    const foolish = { treasure: 0.3, entry: 0.1 };
    const gain = compare({ ...comparison, plus: wise, minus: foolish }, limits);
    expect(Math.abs(gain)).toBeLessThanOrEqual(1);
    expect(compare({ ...comparison, plus: wise, minus: foolish }, limits)).toBe(gain);
  });

  test('is refused where a game has no constants', () => {
    const { playing: _, ...heuristics } = known.heuristics;
    const bare = { ...comparison, known: { ...known, heuristics }, plus: {}, minus: {} };
    expect(() => compare(bare, limits)).toThrow(Untunable);
  });
});
