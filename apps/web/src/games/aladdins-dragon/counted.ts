import type { Event, Treasures, View } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import { NOTHING } from './picking.ts';
import { artifactNumber } from './scene.ts';

/** What an event brought a seat, and what it cost. */
function treasuresBy(event: Event, seat: Seat): Treasures {
  if (!('seat' in event) || event.seat !== seat) return NOTHING;
  switch (event.type) {
    case 'treasureWon':
      return NOTHING.map((_, kind) => (kind === event.cave ? event.amount : 0));
    case 'treasureTaken':
      return event.treasures;
    case 'treasurePaid':
      return event.treasures.map((n) => -n);
    case 'treasureTraded':
      return event.taken.map((n, kind) => n - event.given[kind]!);
    default:
      return NOTHING;
  }
}

/** How a seat's hoard changed by what was told. */
export const hoardChange = (told: readonly Event[], seat: Seat): Treasures =>
  told.reduce<Treasures>((sum, event) => sum.map((n, kind) => n + treasuresBy(event, seat)[kind]!), NOTHING);

/** The view as its counters stand after what was told: hoards, artifacts, what is left in the rooms. */
export function countedAfter(view: View, told: readonly Event[]): View {
  const rooms = view.rooms.map((room) => ({ ...room }));
  const players = view.players.map((player, seat) => ({
    ...player,
    artifacts: [...player.artifacts],
    hoard: player.hoard === null ? null : player.hoard.map((n, kind) => n + hoardChange(told, seat)[kind]!),
  }));
  for (const event of told) {
    if (event.type === 'artifactTurnedUp') {
      rooms[event.room]!.open = artifactNumber(event.artifact);
      rooms[event.room]!.count--;
    }
    if (event.type === 'artifactBought') {
      players[event.seat]!.artifacts[artifactNumber(event.artifact)]!++;
      // From a pile that stays face down the one on top is bought.
      if (rooms[event.room]!.open === null) rooms[event.room]!.count--;
      rooms[event.room]!.open = null;
    }
    if (event.type === 'artifactSwapped') {
      players[event.seat]!.artifacts[artifactNumber(event.taken)]!++;
      players[event.seat]!.artifacts[artifactNumber(event.left)]!--;
      rooms[event.room]!.open = artifactNumber(event.left);
    }
  }
  return { ...view, players, rooms };
}
