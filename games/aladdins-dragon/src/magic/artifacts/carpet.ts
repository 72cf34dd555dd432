import { standingFault } from '../../rules/standing.ts';
import type { ArtifactDef } from '../play.ts';

/** ADR-CARPET-1 ADR-16: a token of strength 3 in the space being tallied. */
export const carpet: ArtifactDef = {
  id: 'carpet',
  power: {
    targets: [],
    isTime: (s, seat, at) => at === 'space' && standingFault(s, seat, s.current) === null,
    resolve(x, seat) {
      const space = x.s.current;
      if (standingFault(x.s, seat, space) !== null) return false;
      x.s.carpets = [...x.s.carpets, { seat, space }];
      x.emit({ type: 'carpetLaid', seat, space });
      return true;
    },
  },
};
