import type { ArtifactDef } from '../play.ts';

/** ADR-COUNTER-1 ADR-14: it answers a declared spell and has a window of its own (`frames/counter.ts`). */
export const counterspell: ArtifactDef = { id: 'counterspell', power: null };
