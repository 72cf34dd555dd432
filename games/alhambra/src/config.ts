import type { Catalogue, Checked } from '@majlis/kernel';
import { kept } from './memo.ts';
import { MODULE_IDS } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import type { Options } from './state.ts';

export interface Config {
  readonly modules: readonly ModuleId[];
}

/** Any set of modules goes with any number of players. */
export const catalogue: Catalogue = { options: [], modules: MODULE_IDS.map((id) => ({ id })) };

const isModule = (value: unknown): value is ModuleId => (MODULE_IDS as readonly unknown[]).includes(value);
const wrong = (code: RefusalCode, params?: string): Checked<Config> => ({
  ok: false,
  refusal: params === undefined ? refuse(code) : refuse(code, { module: params }),
});

/** Modules come out in canonical order, however they were chosen. */
export function checkConfig(wish: unknown): Checked<Config> {
  if (wish === undefined || wish === null) return { ok: true, value: { modules: [] } };
  if (typeof wish !== 'object' || Object.keys(wish).some((key) => key !== 'modules')) return wrong('bad-config');
  const { modules = [] } = wish as { modules?: unknown };
  if (!Array.isArray(modules)) return wrong('bad-config');
  const stranger = modules.find((id) => !isModule(id));
  if (stranger !== undefined) return wrong('unknown-module', String(stranger));
  const twice = modules.find((id, i) => modules.indexOf(id) !== i);
  if (twice !== undefined) return wrong('module-twice', String(twice));
  return { ok: true, value: { modules: MODULE_IDS.filter((id) => modules.includes(id)) } };
}

const interned = new Map<string, Options>();

/** The same object for the same options, so that rules compiled for them are found at once. */
export function optionsFor(seats: number, modules: readonly ModuleId[]): Options {
  const key = `${seats}:${modules.join()}`;
  return kept(interned, key, () => ({ seats, modules: [...modules] }));
}
