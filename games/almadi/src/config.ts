import { type Catalogue, type Checked, read } from '@majlis/kernel';
import { refuse } from './refusals.ts';

export const MODULES = ['characters'] as const;
export const STARTING_TILE_CHOICES = ['chosen', 'dealt'] as const;

export interface Config {
  modules: (typeof MODULES)[number][];
  /** ALM-23 */
  startingTiles: (typeof STARTING_TILE_CHOICES)[number];
}

export const catalogue: Catalogue = {
  options: [{ id: 'startingTiles', choices: STARTING_TILE_CHOICES, standard: 'chosen' }],
  modules: MODULES.map((id) => ({ id })),
};

const hasForm = read.record({
  modules: read.list(read.literal(...MODULES), MODULES.length),
  startingTiles: read.literal(...STARTING_TILE_CHOICES),
});

export function checkConfig(wish: unknown): Checked<Config> {
  const config = { modules: [], startingTiles: 'chosen', ...(typeof wish === 'object' ? wish : {}) };
  if (hasForm(config))
    return { ok: true, value: { modules: [...config.modules], startingTiles: config.startingTiles } };
  return {
    ok: false,
    refusal: refuse('bad-config', { modules: MODULES, startingTiles: STARTING_TILE_CHOICES }),
  };
}
