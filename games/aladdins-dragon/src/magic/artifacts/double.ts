import { numberOf, ownerOf, tokenOf } from '../../rules/tokens.ts';
import { type ArtifactDef, type Play, targetFault } from '../play.ts';
import { tokenToDouble } from '../targets.ts';

/** ADR-DOUBLE-1 ADR-15. A Carpet is no token that could be named here (ADR-20). */
const power: Play = {
  targets: [tokenToDouble],
  isTime: (_s, _seat, at) => at === 'space',
  resolve(x, seat, on) {
    const [ref] = on;
    if (targetFault(x.s, power, seat, on) !== null || tokenOf(x.s, ref!)!.doubled) return false;
    tokenOf(x.s, ref!)!.doubled = true;
    x.emit({ type: 'tokenDoubled', seat: ownerOf(ref!), token: numberOf(ref!) });
    return true;
  },
};

export const double: ArtifactDef = { id: 'double', power };
