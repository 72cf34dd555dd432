import { type AnyGame, rngFrom, type Seed, shuffle } from '@majlis/kernel';
import { InvalidArgumentError } from 'commander';
import { UsageError } from '../errors.ts';

/** A list of sets of modules: each alone, every two, or so many random ones of one size. */
export type Over = 'modules' | 'pairs' | { readonly sets: number; readonly size: number };

export function readOver(text: string): Over {
  if (text === 'modules' || text === 'pairs') return text;
  const [, sets, size] = /^([1-9]\d*)x([1-9]\d*)$/.exec(text) ?? [];
  if (sets === undefined)
    throw new InvalidArgumentError('Write modules, pairs or, for ten random sets of seven, 10x7.');
  return { sets: Number(sets), size: Number(size) };
}

/** The sets, drawn from `pool`; the same for the same seed. */
export function setsOver(over: Over, pool: readonly string[], seed: Seed): readonly (readonly string[])[] {
  if (over === 'modules') return pool.map((id) => [id]);
  if (over === 'pairs') return pool.flatMap((one, i) => pool.slice(i + 1).map((other) => [one, other]));
  if (over.size > pool.length) throw new UsageError(`no ${over.size} modules among ${pool.length}`);
  const rng = rngFrom(`sets:${seed}`);
  return Array.from({ length: over.sets }, () => {
    const drawn = new Set(shuffle([...pool], rng).slice(0, over.size));
    return pool.filter((id) => drawn.has(id));
  });
}

/** All modules of a game, unless some are named. */
export function poolOf({ id, catalogue }: AnyGame, named: readonly string[] | undefined): readonly string[] {
  const pool = named ?? catalogue.modules.map((module) => module.id);
  if (pool.length === 0) throw new UsageError(`${id} has no modules`);
  return pool;
}
