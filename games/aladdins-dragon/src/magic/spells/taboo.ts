import { anyTime, type SpellDef } from '../play.ts';
import { spaceNotTallied } from '../targets.ts';

/** ADR-TABOO-1: nothing more is placed in one space this round; `rules/standing.ts` looks at it. */
export const taboo: SpellDef = {
  id: 'taboo',
  targets: [spaceNotTallied],
  isTime: anyTime,
  resolve(x, _seat, [space]) {
    x.s.taboo = space!;
    return true;
  },
};
