import { RulesBug } from '@majlis/kernel';
import type { Rules } from '../hooks.ts';
import type { Options } from '../state.ts';

type Compile = (options: Options) => Rules;
let compile: Compile | null = null;

/** Rules must find the modules, and modules use rules: `compile.ts` closes the circle from outside. */
export function useCompiler(compiler: Compile): void {
  compile = compiler;
}

const compiled = new WeakMap<Options, Rules>();
let last: Rules | null = null;

/** The rules of this game: those of its options. */
export function rulesOf(s: { readonly options: Options }): Rules {
  if (last !== null && last.options === s.options) return last;
  let rules = compiled.get(s.options);
  if (rules === undefined) {
    if (compile === null) throw new RulesBug('no compiler for the rules');
    rules = { ...compile(s.options), options: s.options };
    compiled.set(s.options, rules);
  }
  last = rules;
  return rules;
}

/** A module's own part of the state, for that module: `inPlay(s.mod[id], id)`, the id written out. */
export function inPlay<Slice>(slice: Slice | undefined, id: string): Slice {
  if (slice === undefined) throw new RulesBug(`module "${id}" is not in play`);
  return slice;
}
