import { describe, expect, it } from 'vitest';
import { heuristics } from '../src/heuristics/index.ts';
import { MODULE_IDS } from '../src/modules/index.ts';
import type { State } from '../src/state.ts';
import { table } from './table.ts';

type Modules = Parameters<typeof table>[1];
const before = (modules: Modules): State => structuredClone(table(3, modules).state);

describe('what a seat may expect', () => {
  it('counts what it can still use: who has used it up, expects less', () => {
    const used: [Modules, (s: State) => void][] = [
      [['vizier'], (s) => Object.assign(s.mod, { vizier: { faceUp: [false, true, true] } })],
      [['thieves'], (s) => Object.assign(s.mod.thieves!, { hands: s.mod.thieves!.hands.with(0, []) })],
      [['workers-huts'], (s) => Object.assign(s.mod['workers-huts']!, { taken: [[1, 2, 3], [], []] })],
    ];
    for (const [modules, use] of used) {
      const s = before(modules);
      const [own, next] = heuristics.estimate(s);
      use(s);
      expect(heuristics.estimate(s)[0]).toBeLessThan(own!);
      expect(heuristics.estimate(s)[1]).toBe(next);
    }
  });

  it('lies further apart, and is asked for later, with every module', () => {
    const all = before(MODULE_IDS);
    expect(heuristics.spreadOf!(before([]))).toBe(heuristics.spread);
    expect(heuristics.spreadOf!(all)).toBeGreaterThan(2 * heuristics.spread);
    expect(heuristics.paceOf!(before([]))).toBe(1);
    expect(heuristics.paceOf!(all)).toBeGreaterThan(1.8);
  });
});
