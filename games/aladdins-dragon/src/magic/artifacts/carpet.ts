import { placingFault } from '../../rules/standing.ts';
import type { ArtifactDef } from '../play.ts';

/** ADR-CARPET-1 ADR-16: a token of strength 3 in the space being tallied; no sixth one in a room (ADR-43). */
export const carpet: ArtifactDef = {
  id: 'carpet',
  power: {
    targets: [],
    isTime: (s, seat, at) => at === 'space' && placingFault(s, seat, s.current) === null,
    resolve(x, seat) {
      const space = x.s.current;
      if (placingFault(x.s, seat, space) !== null) return false;
      x.s.carpets = [...x.s.carpets, { seat, space }];
      x.emit({ type: 'carpetLaid', seat, space });
      return true;
    },
  },
};
