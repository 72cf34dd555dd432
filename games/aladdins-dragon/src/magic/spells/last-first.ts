import { anyTime, type SpellDef } from '../play.ts';

/** ADR-LASTFIRST-1: from this space on the weakest comes first; rankings at the guard do not look at it. */
export const lastFirst: SpellDef = {
  id: 'lastFirst',
  targets: [],
  isTime: anyTime,
  resolve(x) {
    x.s.weakestFirst = true;
    return true;
  },
};
