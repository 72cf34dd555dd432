import { faceValueOf } from '@majlis/alhambra/client';
import { isDiamond } from '@majlis/alhambra/modules/diamonds';
import { diamondCard } from '@majlis/art';
import type { ModuleUi } from '../slots.ts';

/** Diamonds lie in the row and in hands like other money; what they go with, the bill says. */
export const ui: ModuleUi = {
  art: {
    means: (ref, isSmall) =>
      isDiamond(ref) ? { box: '0 0 60 84', svg: diamondCard(faceValueOf(ref), { s: isSmall }) } : null,
  },
};
