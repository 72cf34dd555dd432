import { sumOf } from '../../rules/shelves.ts';
import { type SpellDef, targetFault } from '../play.ts';
import { caveWithTreasure } from '../targets.ts';

/** ADR-RETURN-1: during the tally, the treasure of a cave not yet tallied goes back. */
export const dragonsReturn: SpellDef = {
  id: 'dragonsReturn',
  targets: [caveWithTreasure],
  isTime: (s) => s.stage === 'tallying',
  resolve(x, seat, on) {
    if (targetFault(x.s, dragonsReturn, seat, on) !== null) return false;
    const [cave] = on;
    x.s.treasury[cave!]! += sumOf(x.s.caves[cave!]!);
    x.s.caves[cave!] = [];
    x.emit({ type: 'cavesChanged', cave: cave!, shelves: [] });
    return true;
  },
};
