import { sendBack } from '../../rules/tokens.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { NONE, opposingTokenIfAny, ownTokenIfAny } from '../targets.ts';

/** ADR-EYE-1: one own and one opposing token go back; where one side has none, only the other's. */
export const eyeForAnEye: SpellDef = {
  id: 'eyeForAnEye',
  targets: [ownTokenIfAny, opposingTokenIfAny],
  isTime: anyTime,
  resolve(x, seat, on) {
    const still = on.filter((ref, i) => ref !== NONE && eyeForAnEye.targets[i]!.fault(x.s, seat, ref, []) === null);
    sendBack(x, still);
    return still.length > 0;
  },
};
