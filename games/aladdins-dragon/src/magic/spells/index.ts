import type { SpellId } from '../../content/spell-cards.ts';
import type { SpellDef } from '../play.ts';
import { abracadabra } from './abracadabra.ts';
import { charity } from './charity.ts';
import { cityTax } from './city-tax.ts';
import { donation } from './donation.ts';
import { dragonLeaves } from './dragon-leaves.ts';
import { dragonsReturn } from './dragons-return.ts';
import { eyeForAnEye } from './eye-for-an-eye.ts';
import { lastFirst } from './last-first.ts';
import { lunarEclipse } from './lunar-eclipse.ts';
import { magesApprentice } from './mages-apprentice.ts';
import { mirage } from './mirage.ts';
import { parasite } from './parasite.ts';
import { sacrifice } from './sacrifice.ts';
import { secondChance } from './second-chance.ts';
import { smuggler } from './smuggler.ts';
import { solarEclipse } from './solar-eclipse.ts';
import { spy } from './spy.ts';
import { sultansTax } from './sultans-tax.ts';
import { taboo } from './taboo.ts';
import { teleport } from './teleport.ts';
import { trade } from './trade.ts';

const spells: { readonly [S in SpellId]: SpellDef } = {
  secondChance,
  abracadabra,
  lastFirst,
  charity,
  cityTax,
  donation,
  dragonLeaves,
  dragonsReturn,
  eyeForAnEye,
  lunarEclipse,
  magesApprentice,
  mirage,
  parasite,
  sacrifice,
  smuggler,
  solarEclipse,
  spy,
  sultansTax,
  taboo,
  teleport,
  trade,
};

export const spellDef = (id: SpellId): SpellDef => spells[id];
