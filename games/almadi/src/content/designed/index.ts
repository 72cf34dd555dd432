import { PACK_FORMAT, type Pack } from '../pack.ts';
import { mosaics, stalls } from './cards.ts';
import { characterCosts } from './character-costs.ts';
import { landscapes } from './landscapes.ts';
import { figures, objectivePoints } from './objectives.ts';
import { startingTiles } from './starting-tiles.ts';

/** What the rulebook does not state, designed within what it states; see the README for how to replace it. */
export const designedPack: Pack = {
  format: PACK_FORMAT,
  name: 'designed',
  landscapes,
  startingTiles,
  mosaics,
  stalls,
  objectivePoints,
  figures,
  characterCosts,
};
