import { CARPET_STRENGTH } from '../../content/board.ts';
import { refsWhere, sendBack } from '../../rules/tokens.ts';
import { anyTime, type SpellDef, targetFault } from '../play.ts';
import { spaceWithFaceUp } from '../targets.ts';

/** Lunar and Solar eclipse: of the face-up tokens of a space (ADR-31) those with this remainder by 2 go back. */
export function eclipse(id: 'lunarEclipse' | 'solarEclipse', remainder: 0 | 1): SpellDef {
  const def: SpellDef = {
    id,
    targets: [spaceWithFaceUp],
    isTime: anyTime,
    resolve(x, seat, on) {
      if (targetFault(x.s, def, seat, on) !== null) return false;
      const [space] = on;
      const refs = refsWhere(x.s, (token) => token.space === space && token.up && token.value % 2 === remainder);
      const isCarpetHit = CARPET_STRENGTH % 2 === remainder;
      sendBack(x, refs, isCarpetHit ? x.s.carpets.filter((carpet) => carpet.space === space) : []);
      return true;
    },
  };
  return def;
}
