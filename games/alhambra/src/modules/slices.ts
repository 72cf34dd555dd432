import { BAZAARS_REFUSALS } from './bazaars/refusals.ts';
import type { BazaarsTypes } from './bazaars/state.ts';
import { BONUS_CARDS_REFUSALS } from './bonus-cards/refusals.ts';
import type { BonusCardsTypes } from './bonus-cards/state.ts';
import { BUREAU_DE_CHANGE_REFUSALS } from './bureau-de-change/refusals.ts';
import type { BureauDeChangeTypes } from './bureau-de-change/state.ts';
import { CAMPS_REFUSALS } from './camps/refusals.ts';
import type { CampsTypes } from './camps/state.ts';
import { CARAVANSERAI_REFUSALS } from './caravanserai/refusals.ts';
import type { CaravanseraiTypes } from './caravanserai/state.ts';
import { CHANGE_REFUSALS } from './change/refusals.ts';
import type { ChangeTypes } from './change/state.ts';
import { CHARACTERS_REFUSALS } from './characters/refusals.ts';
import type { CharactersTypes } from './characters/state.ts';
import { CITY_GATES_REFUSALS } from './city-gates/refusals.ts';
import type { CityGatesTypes } from './city-gates/state.ts';
import { CITY_WALLS_REFUSALS } from './city-walls/refusals.ts';
import type { CityWallsTypes } from './city-walls/state.ts';
import { DIAMONDS_REFUSALS } from './diamonds/refusals.ts';
import type { DiamondsTypes } from './diamonds/state.ts';
import { DIRK_REFUSALS } from './dirk/refusals.ts';
import type { DirkTypes } from './dirk/state.ts';
import { INVADERS_REFUSALS } from './invaders/refusals.ts';
import type { InvadersTypes } from './invaders/state.ts';
import { MASTER_BUILDERS_REFUSALS } from './master-builders/refusals.ts';
import type { MasterBuildersTypes } from './master-builders/state.ts';
import { MOORS_REFUSALS } from './moors/refusals.ts';
import type { MoorsTypes } from './moors/state.ts';
import { NEW_SCORE_CARDS_REFUSALS } from './new-score-cards/refusals.ts';
import type { NewScoreCardsTypes } from './new-score-cards/state.ts';
import { STREET_TRADER_REFUSALS } from './street-trader/refusals.ts';
import type { StreetTraderTypes } from './street-trader/state.ts';
import { SULTAN_REFUSALS } from './sultan/refusals.ts';
import type { SultanTypes } from './sultan/state.ts';
import { THIEVES_REFUSALS } from './thieves/refusals.ts';
import type { ThievesTypes } from './thieves/state.ts';
import { TREASURE_CHAMBER_REFUSALS } from './treasure-chamber/refusals.ts';
import type { TreasureChamberTypes } from './treasure-chamber/state.ts';
import { VIZIER_REFUSALS } from './vizier/refusals.ts';
import type { VizierTypes } from './vizier/state.ts';
import { WORKERS_HUTS_REFUSALS } from './workers-huts/refusals.ts';
import type { WorkersHutsTypes } from './workers-huts/state.ts';

/** What each module adds to the types of the game; `never` where it adds nothing. */
export interface ModuleTypes {
  vizier: VizierTypes;
  'city-gates': CityGatesTypes;
  characters: CharactersTypes;
  thieves: ThievesTypes;
  change: ChangeTypes;
  'bonus-cards': BonusCardsTypes;
  'city-walls': CityWallsTypes;
  'workers-huts': WorkersHutsTypes;
  camps: CampsTypes;
  diamonds: DiamondsTypes;
  'bureau-de-change': BureauDeChangeTypes;
  'new-score-cards': NewScoreCardsTypes;
  invaders: InvadersTypes;
  moors: MoorsTypes;
  'master-builders': MasterBuildersTypes;
  sultan: SultanTypes;
  'treasure-chamber': TreasureChamberTypes;
  'street-trader': StreetTraderTypes;
  bazaars: BazaarsTypes;
  caravanserai: CaravanseraiTypes;
  dirk: DirkTypes;
}

export type AnyModule = keyof ModuleTypes;

/** What each module may refuse, and by which of its statements. */
export const MODULE_REFUSALS = {
  vizier: VIZIER_REFUSALS,
  'city-gates': CITY_GATES_REFUSALS,
  characters: CHARACTERS_REFUSALS,
  thieves: THIEVES_REFUSALS,
  change: CHANGE_REFUSALS,
  'bonus-cards': BONUS_CARDS_REFUSALS,
  'city-walls': CITY_WALLS_REFUSALS,
  'workers-huts': WORKERS_HUTS_REFUSALS,
  camps: CAMPS_REFUSALS,
  diamonds: DIAMONDS_REFUSALS,
  'bureau-de-change': BUREAU_DE_CHANGE_REFUSALS,
  'new-score-cards': NEW_SCORE_CARDS_REFUSALS,
  invaders: INVADERS_REFUSALS,
  moors: MOORS_REFUSALS,
  'master-builders': MASTER_BUILDERS_REFUSALS,
  sultan: SULTAN_REFUSALS,
  'treasure-chamber': TREASURE_CHAMBER_REFUSALS,
  'street-trader': STREET_TRADER_REFUSALS,
  bazaars: BAZAARS_REFUSALS,
  caravanserai: CARAVANSERAI_REFUSALS,
  dirk: DIRK_REFUSALS,
} as const satisfies Readonly<Record<AnyModule, Readonly<Record<string, string>>>>;

type Refusals = typeof MODULE_REFUSALS;
export type ModuleRefusal = { [Id in AnyModule]: keyof Refusals[Id] & string }[AnyModule];

/** Modules a host may choose. Dirk comes with two players, chosen or not. */
export type ModuleId = Exclude<AnyModule, 'dirk'>;

/** What each module keeps in the state. */
export type Slices = { [Id in AnyModule]: ModuleTypes[Id]['slice'] };
/** What is shown of the modules in play. */
export type ModuleViews = { readonly [Id in AnyModule]?: ModuleTypes[Id]['view'] };
export type ModuleAction = ModuleTypes[AnyModule]['action'];
export type ModuleEvent = ModuleTypes[AnyModule]['event'];
export type ModuleFrame = ModuleTypes[AnyModule]['frame'];
