import type { ModuleTesting } from '../../module-parts.ts';
import type { VizierSlice } from './state.ts';

export const vizierTesting: ModuleTesting<VizierSlice> = {
  pieces: ({ faceUp }, add) => add('vizier', faceUp.length),
};
