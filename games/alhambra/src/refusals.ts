import type { Json, Refusal } from '@majlis/kernel';
import { MODULE_REFUSALS, type ModuleRefusal } from './modules/slices.ts';

/** Every reason to refuse an action in the base game, with the statement of `rulebook.md` it breaks. */
export const BASE_REFUSALS = {
  'unknown-module': 'ALH-MOD-1',
  'unknown-variant': 'ALH-MOD-2',
  'module-twice': 'ALH-MOD-1',
  'bad-config': 'ALH-MOD-1',

  'not-this-action': 'ALH-TURN-1',
  'must-act': 'ALH-16',

  'take-nothing': 'ALH-TAKE-1',
  'take-not-in-row': 'ALH-TAKE-1',
  'take-too-much': 'ALH-TAKE-2',
  'take-alone': 'ALH-TAKE-3',

  'buy-empty-square': 'ALH-BUY-5',
  'buy-only-in-turn': 'ALH-VIZ-1',
  'pay-not-in-hand': 'ALH-BUY-1',
  'pay-wrong-currency': 'ALH-BUY-1',
  'pay-not-mixable': 'ALH-BUY-1',
  'pay-too-little': 'ALH-BUY-1',
  'pay-not-exact': 'ALH-VIZ-2',

  'build-occupied': 'ALH-BUILD-4',
  'build-not-joined': 'ALH-BUILD-4',
  'build-edges-differ': 'ALH-BUILD-2',
  'build-not-reachable': 'ALH-BUILD-3',
  'build-encloses-space': 'ALH-BUILD-5',
  'build-leans-on-nothing': 'ALH-BUILD-6',
  'build-tile-not-waiting': 'ALH-PLACE-1',

  'redesign-tile-not-in-reserve': 'ALH-REDESIGN-1',
  'redesign-no-tile-there': 'ALH-REDESIGN-2',
  'redesign-fountain': 'ALH-REDESIGN-5',
  'redesign-cuts-off': 'ALH-8',
  'redesign-encloses-space': 'ALH-8',
  'redesign-support': 'ALH-BUILD-6',
  'redesign-fixed': 'ALH-GATE-7',

  'passage-none-left': 'ALH-GATE-3',
  'passage-not-needed': 'ALH-GATE-5',
  'passage-needs-double-wall': 'ALH-GATE-4',
} as const satisfies Readonly<Record<string, string>>;

/** Those of all modules are told apart by their names; each stands in the module's own folder. */
export const REFUSALS: Readonly<Record<RefusalCode, string>> = Object.assign(
  {},
  BASE_REFUSALS,
  ...Object.values(MODULE_REFUSALS),
);

export type RefusalCode = keyof typeof BASE_REFUSALS | ModuleRefusal;

export interface AlhambraRefusal extends Refusal {
  readonly code: RefusalCode;
}

export const refuse = (code: RefusalCode, params?: Json): AlhambraRefusal =>
  params === undefined ? { code } : { code, params };
