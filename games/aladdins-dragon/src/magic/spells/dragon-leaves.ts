import { shelvesOf } from '../../content/spell-cards.ts';
import { layTreasure } from '../../frames/round.ts';
import { anyTime, type SpellDef, targetFault } from '../play.ts';
import { caveWithoutTreasure } from '../targets.ts';

/** ADR-LEAVES-1: a cave without treasure is filled, as far as the treasury goes. */
export const dragonLeaves: SpellDef = {
  id: 'dragonLeaves',
  targets: [caveWithoutTreasure],
  isTime: anyTime,
  resolve(x, seat, on) {
    const [cave] = on;
    if (targetFault(x.s, dragonLeaves, seat, on) !== null || x.s.treasury[cave!] === 0) return false;
    layTreasure(x.s, cave!, shelvesOf('dragonLeaves'));
    x.emit({ type: 'cavesChanged', cave: cave!, shelves: [...x.s.caves[cave!]!] });
    return true;
  },
};
