import { BUILDINGS } from '../../content/buildings.ts';
import { countOf } from '../../rules/hand.ts';
import type { State } from '../../state.ts';
import { chestsIn, freeBuildings } from './chests.ts';

export interface TreasureChamberTold {
  /** By seat and room: how many of its chests would find a place in that Alhambra now. */
  readonly fits: readonly (readonly number[])[];
}

export const tellChests = (s: State): TreasureChamberTold => ({
  fits: s.players.map((_, seat) =>
    chestsIn(s).rooms.map((chests) =>
      BUILDINGS.reduce(
        (sum, _building, kind) => sum + Math.min(countOf(chests, kind), freeBuildings(s, seat, kind).length),
        0,
      ),
    ),
  ),
});
