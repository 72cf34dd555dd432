import { GUARD } from '../../content/board.ts';
import type { ArtifactDef } from '../play.ts';

/** ADR-KEY-1 ADR-17: entry without strength or bribe, after the guard is seen. */
export const key: ArtifactDef = {
  id: 'key',
  power: {
    targets: [],
    isTime: (s, seat, at) => at === 'space' && s.current === GUARD && !s.players[seat]!.hasKey,
    resolve(x, seat) {
      x.s.players[seat]!.hasKey = true;
      return true;
    },
  },
};
