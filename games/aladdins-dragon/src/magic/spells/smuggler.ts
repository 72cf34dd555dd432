import { isCity, spaceCount } from '../../content/board.ts';
import { hasTokens } from '../../rules/tokens.ts';
import type { State } from '../../state.ts';
import type { SpellDef } from '../play.ts';

const hasEmptyCitySpace = (s: State): boolean =>
  Array.from({ length: spaceCount(s.players.length) }, (_, space) => space).some(
    (space) => isCity(space) && !hasTokens(s, space),
  );

/** ADR-SMUGGLER-1: after the last cave, strongest in every empty city space; the tally does the rest (ADR-34). */
export const smuggler: SpellDef = {
  id: 'smuggler',
  targets: [],
  isTime: (s, _seat, at) => at === 'caves' && hasEmptyCitySpace(s),
  resolve(x, seat) {
    x.s.smuggler = seat;
    return true;
  },
};
