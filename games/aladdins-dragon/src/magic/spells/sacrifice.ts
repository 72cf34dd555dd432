import { giveBack } from './give-back.ts';

/** ADR-SACRIFICE-1. */
export const sacrifice = giveBack('sacrifice');
