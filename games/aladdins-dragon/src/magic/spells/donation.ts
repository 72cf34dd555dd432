import { giveBack } from './give-back.ts';

/** ADR-DONATION-1. */
export const donation = giveBack('donation');
