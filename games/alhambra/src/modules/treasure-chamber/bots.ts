import type { Seat } from '@majlis/kernel';
import { BUILDINGS } from '../../content/buildings.ts';
import type { Outlook } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import { countOf } from '../../rules/hand.ts';
import { sharePlaces } from '../../rules/majorities.ts';
import type { State } from '../../state.ts';
import { chestCounts, chestsIn, freeBuildings } from './chests.ts';
import { CHEST_PLACES, FIRST_OFFER } from './content.ts';
import type { TreasureChamberAction } from './state.ts';

/** Points in the scorings to come if the chests stayed as they are; what is far ahead counts less. */
function chestPoints(counts: readonly number[], seat: Seat, { rounds, ahead }: Outlook): number {
  const sure = 1 - 0.5 * ahead;
  return rounds.reduce((sum, round) => sum + sure * sharePlaces(counts, CHEST_PLACES[round])[seat]!, 0);
}

/** What this room's chests would add: those the seat can place. */
function roomWorth(s: State, seat: Seat, room: number, outlook: Outlook): number {
  const chests = chestsIn(s).rooms[room]!;
  const placed = BUILDINGS.reduce(
    (sum, _, kind) => sum + Math.min(countOf(chests, kind), freeBuildings(s, seat, kind).length),
    0,
  );
  const counts = chestCounts(s);
  const then = counts.with(seat, counts[seat]! + placed);
  return chestPoints(then, seat, outlook) - chestPoints(counts, seat, outlook) + 0.8 * placed * outlook.ahead;
}

export const treasureChamberBots: ModuleBots<TreasureChamberAction> = {
  worth: { 'treasure-chamber.place': () => 0 },
  offer(s, seat, { key }, outlook) {
    const room = key - FIRST_OFFER;
    return chestsIn(s).rooms[room] === undefined ? null : roomWorth(s, seat, room, outlook);
  },
  estimate: (s, seat, outlook) => chestPoints(chestCounts(s), seat, outlook),
};
