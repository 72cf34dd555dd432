import { moveToken } from '../../rules/tokens.ts';
import { anyTime, type SpellDef, targetFault } from '../play.ts';
import { ownToken, spaceToMoveTo } from '../targets.ts';

/** ADR-SECONDCHANCE-1: one own token moves, keeping its face. */
export const secondChance: SpellDef = {
  id: 'secondChance',
  targets: [ownToken, spaceToMoveTo],
  isTime: anyTime,
  resolve(x, seat, on) {
    if (targetFault(x.s, secondChance, seat, on) !== null) return false;
    moveToken(x, on[0]!, on[1]!);
    return true;
  },
};
