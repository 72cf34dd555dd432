import type { ArtifactDef } from '../play.ts';

/** ADR-LAMP-1: it is lit by playing the first spell of the round, and never for its own sake. */
export const lamp: ArtifactDef = { id: 'lamp', power: null };
