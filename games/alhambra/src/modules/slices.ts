import type { ChangeTypes } from './change/state.ts';
import type { CharactersTypes } from './characters/state.ts';
import type { CityGatesTypes } from './city-gates/state.ts';
import type { DirkTypes } from './dirk/state.ts';
import type { ThievesTypes } from './thieves/state.ts';
import type { VizierTypes } from './vizier/state.ts';

/** What each module adds to the types of the game; `never` where it adds nothing. */
export interface ModuleTypes {
  vizier: VizierTypes;
  'city-gates': CityGatesTypes;
  characters: CharactersTypes;
  thieves: ThievesTypes;
  change: ChangeTypes;
  dirk: DirkTypes;
}

type AnyModule = keyof ModuleTypes;

/** Modules a host may choose. Dirk comes with two players, chosen or not. */
export type ModuleId = Exclude<AnyModule, 'dirk'>;

/** What each module keeps in the state. */
export type Slices = { [Id in AnyModule]: ModuleTypes[Id]['slice'] };
/** What is shown of the modules in play. */
export type ModuleViews = { readonly [Id in AnyModule]?: ModuleTypes[Id]['view'] };
export type ModuleAction = ModuleTypes[AnyModule]['action'];
export type ModuleEvent = ModuleTypes[AnyModule]['event'];
export type ModuleFrame = ModuleTypes[AnyModule]['frame'];
