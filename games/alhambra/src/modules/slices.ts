import type { ChangeEvent, ChangeSlice } from './change/state.ts';
import type { CharactersAction, CharactersEvent, CharactersFrame, CharactersSlice } from './characters/state.ts';
import type { CityGatesAction, CityGatesEvent, CityGatesSlice } from './city-gates/state.ts';
import type { DirkAction, DirkEvent, DirkSlice } from './dirk/state.ts';
import type { ThievesAction, ThievesEvent, ThievesSlice } from './thieves/state.ts';
import type { VizierAction, VizierEvent, VizierSlice } from './vizier/state.ts';

/** Modules a host may choose, in the canonical order in which their hooks are asked. */
export const MODULE_IDS = ['vizier', 'city-gates', 'characters', 'thieves', 'change'] as const;
export type ModuleId = (typeof MODULE_IDS)[number];

/** What each module keeps in the state. Dirk comes with two players, chosen or not. */
export interface Slices {
  vizier: VizierSlice;
  'city-gates': CityGatesSlice;
  characters: CharactersSlice;
  thieves: ThievesSlice;
  change: ChangeSlice;
  dirk: DirkSlice;
}

export type ModuleAction = VizierAction | CityGatesAction | CharactersAction | ThievesAction | DirkAction;
export type ModuleEvent = VizierEvent | CityGatesEvent | CharactersEvent | ThievesEvent | ChangeEvent | DirkEvent;
export type ModuleFrame = CharactersFrame;
