import type { Catalogue, Checked } from '@majlis/kernel';
import { kept } from './memo.ts';
import { MODULE_IDS, MODULES } from './modules/index.ts';
import type { ModuleId } from './modules/slices.ts';
import { type RefusalCode, refuse } from './refusals.ts';
import { keyOf, type Options } from './state.ts';

/** A module, or one of its variants: `invaders`, `invaders:open`. */
export type ModuleChoice = ModuleId | `${ModuleId}:${string}`;

export interface Config {
  readonly modules: readonly ModuleChoice[];
}

const variantsOf = (id: string): readonly string[] => MODULES.find((module) => module.id === id)?.variants ?? [];

/** Any set of modules goes with any number of players. */
export const catalogue: Catalogue = {
  options: [],
  modules: MODULE_IDS.map((id) => ({ id, ...(variantsOf(id).length === 0 ? {} : { variants: variantsOf(id) }) })),
};

const moduleOf = (choice: ModuleChoice): ModuleId => choice.split(':')[0] as ModuleId;
const isModule = (value: unknown): boolean =>
  typeof value === 'string' && MODULE_IDS.includes(moduleOf(value as never));

function isChoice(value: unknown): value is ModuleChoice {
  const [id, variant, ...more] = String(value).split(':');
  return isModule(value) && more.length === 0 && (variant === undefined || variantsOf(id!).includes(variant));
}

const wrong = (code: RefusalCode, module?: unknown): Checked<Config> => ({
  ok: false,
  refusal: module === undefined ? refuse(code) : refuse(code, { module: String(module) }),
});

/** Modules come out in canonical order, however they were chosen. */
export function checkConfig(wish: unknown): Checked<Config> {
  if (wish === undefined || wish === null) return { ok: true, value: { modules: [] } };
  if (typeof wish !== 'object' || Object.keys(wish).some((key) => key !== 'modules')) return wrong('bad-config');
  const { modules = [] } = wish as { modules?: unknown };
  if (!Array.isArray(modules)) return wrong('bad-config');
  const stranger = modules.find((choice) => !isModule(choice));
  if (stranger !== undefined) return wrong('unknown-module', stranger);
  const unheard = modules.find((choice) => !isChoice(choice));
  if (unheard !== undefined) return wrong('unknown-variant', unheard);
  const choices = modules as readonly ModuleChoice[];
  const twice = choices.find((choice, i) => choices.findIndex((other) => moduleOf(other) === moduleOf(choice)) !== i);
  if (twice !== undefined) return wrong('module-twice', twice);
  const chosen = MODULE_IDS.flatMap((id) => choices.find((choice) => moduleOf(choice) === id) ?? []);
  return { ok: true, value: { modules: chosen } };
}

const interned = new Map<string, Options>();

/** The same object for the same options, so that rules compiled for them are found at once. */
export function optionsFor(seats: number, choices: readonly ModuleChoice[]): Options {
  const variants = choices.filter((choice) => choice.includes(':'));
  const options = { seats, modules: choices.map(moduleOf), ...(variants.length === 0 ? {} : { variants }) };
  return kept(interned, keyOf(options), () => options);
}

/** As they were chosen. */
export const choicesOf = ({ modules, variants = [] }: Options): ModuleChoice[] =>
  modules.map((id) => (variants.find((variant) => variant.startsWith(`${id}:`)) as ModuleChoice | undefined) ?? id);
