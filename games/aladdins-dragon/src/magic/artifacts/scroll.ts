import type { ArtifactDef } from '../play.ts';

/** ADR-SCROLL-1: it only breaks a tie at the end (`rules/ending.ts`). */
export const scroll: ArtifactDef = { id: 'scroll', power: null };
