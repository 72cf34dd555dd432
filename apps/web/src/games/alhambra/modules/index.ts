import type { View } from '@majlis/alhambra/client';
import type { Seat } from '@majlis/kernel';
import { needMessages, type Say } from '../../../i18n.ts';
import type { Picking } from '../selection.ts';
import type { ModuleUi } from './slots.ts';

/** One line for each module; fetched with a table that plays it. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly ui: ModuleUi }>>> = {
  'bureau-de-change': () => import('./bureau-de-change/index.tsx'),
  bazaars: () => import('./bazaars/index.tsx'),
  'bonus-cards': () => import('./bonus-cards/index.tsx'),
  camps: () => import('./camps/index.tsx'),
  caravanserai: () => import('./caravanserai/index.tsx'),
  change: () => import('./change/index.tsx'),
  characters: () => import('./characters/index.tsx'),
  'city-gates': () => import('./city-gates/index.tsx'),
  'city-walls': () => import('./city-walls/index.tsx'),
  diamonds: () => import('./diamonds/index.tsx'),
  dirk: () => import('./dirk/index.tsx'),
  invaders: () => import('./invaders/index.tsx'),
  moors: () => import('./moors/index.tsx'),
  'new-score-cards': () => import('./new-score-cards/index.tsx'),
  'master-builders': () => import('./master-builders/index.tsx'),
  sultan: () => import('./sultan/index.tsx'),
  'street-trader': () => import('./street-trader/index.tsx'),
  thieves: () => import('./thieves/index.tsx'),
  'treasure-chamber': () => import('./treasure-chamber/index.tsx'),
  vizier: () => import('./vizier/index.tsx'),
  'workers-huts': () => import('./workers-huts/index.tsx'),
};

export const MODULES_WITH_SCREENS: readonly string[] = Object.keys(LOADERS);

const loaded = new Map<string, ModuleUi>();

export async function loadModules(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !loaded.has(id) && Object.hasOwn(LOADERS, id));
  // What stands beside the market of such a table has words that others need only later.
  const words = ids.length > 0 ? needMessages('alhambra/told') : null;
  await Promise.all([words, ...missing.map(async (id) => loaded.set(id, (await LOADERS[id]!()).ui))]);
}

/** The modules of a table, in the game's order. */
export const modulesOn = (view: View): (readonly [id: string, ui: ModuleUi])[] =>
  Object.keys(view.mod).flatMap((id) => {
    const ui = loaded.get(id);
    return ui === undefined ? [] : [[id, ui] as const];
  });

/** What modules have put onto a tile that does not lie on a board. */
export const onTile = (say: Say, picking: Picking, seat: Seat, tile: number) =>
  modulesOn(picking.view).flatMap(([, ui]) => ui.onTile?.(say, picking, seat, tile) ?? []);

/** The name of the first module that knows. */
export const whoKnows = (ask: (ui: ModuleUi) => unknown): string | null =>
  [...loaded].find(([, ui]) => (ask(ui) ?? null) !== null)?.[0] ?? null;

/** The module that an action, event or question is named after. */
export const moduleOf = (name: string): ModuleUi | null => loaded.get(name.split('.')[0]!) ?? null;

/** What the first module that knows says of it. */
export function fromModules<T>(ask: (ui: ModuleUi) => T | null | undefined): T | null {
  for (const ui of loaded.values()) {
    const found = ask(ui);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}
