import type { ModuleTesting } from '../../module-parts.ts';
import type { CampsSlice } from './state.ts';

export const campsTesting: ModuleTesting<CampsSlice> = {
  // Camps are counted with the other tiles.
  pieces() {},
};
