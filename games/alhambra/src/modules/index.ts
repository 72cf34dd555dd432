import type { AlhambraModule } from '../hooks.ts';
import { bazaars } from './bazaars/index.ts';
import { bonusCards } from './bonus-cards/index.ts';
import { bureauDeChange } from './bureau-de-change/index.ts';
import { camps } from './camps/index.ts';
import { caravanserai } from './caravanserai/index.ts';
import { change } from './change/index.ts';
import { characters } from './characters/index.ts';
import { cityGates } from './city-gates/index.ts';
import { cityWalls } from './city-walls/index.ts';
import { diamonds } from './diamonds/index.ts';
import { dirk } from './dirk/index.ts';
import { invaders } from './invaders/index.ts';
import { masterBuilders } from './master-builders/index.ts';
import { moors } from './moors/index.ts';
import { newScoreCards } from './new-score-cards/index.ts';
import type { ModuleId } from './slices.ts';
import { streetTrader } from './street-trader/index.ts';
import { sultan } from './sultan/index.ts';
import { thieves } from './thieves/index.ts';
import { treasureChamber } from './treasure-chamber/index.ts';
import { vizier } from './vizier/index.ts';
import { workersHuts } from './workers-huts/index.ts';

/**
 * In the order in which their hooks are asked, whatever the order in which a host chose them. At the end of a move
 * redesigns come before chests, then the trader, then culture counters (ALH-30).
 */
export const MODULES: readonly AlhambraModule[] = [
  vizier,
  bonusCards,
  cityGates,
  cityWalls,
  characters,
  masterBuilders,
  thieves,
  change,
  workersHuts,
  camps,
  diamonds,
  bureauDeChange,
  newScoreCards,
  invaders,
  treasureChamber,
  streetTrader,
  moors,
  bazaars,
  sultan,
  caravanserai,
  dirk,
];

/** Those a host may choose. */
export const MODULE_IDS: readonly ModuleId[] = MODULES.map(({ id }) => id).filter((id) => id !== 'dirk');
