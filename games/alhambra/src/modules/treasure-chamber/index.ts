import type { AnyScoreLine, Seat } from '@majlis/kernel';
import { tile } from '../../action-text.ts';
import type { Round } from '../../content/score-table.ts';
import type { AlhambraModule, Offer, Purchase, X } from '../../hooks.ts';
import { sharePlaces } from '../../rules/majorities.ts';
import { IN_TURN, newOffer } from '../../rules/offers.ts';
import { majorityLines, rivalsOf } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { treasureChamberBots } from './bots.ts';
import { chestCounts, chestsIn, fillRoom, loseChest } from './chests.ts';
import { CHEST_PLACES, CHESTS, FIRST_OFFER, OFFER_NAMES, PRICE, ROOMS } from './content.ts';
import { distribute, place } from './distribute.ts';
import { TREASURE_CHAMBER_REFUSALS } from './refusals.ts';
import { TREASURE_CHAMBER_EVENTS, type TreasureChamberSlice, treasureChamberField } from './state.ts';
import { tellChests } from './tell.ts';
import { treasureChamberTesting } from './testing.ts';

/** At least 8 of any money, mixed; nothing comes back and there is no further action (ALH-R2). */
const ROOM_OFFERS: readonly Offer[] = Array.from({ length: ROOMS }, (_, room) => {
  const terms = { price: PRICE, mixed: true, again: false, change: false };
  return newOffer({ key: FIRST_OFFER + room, tile: null, currency: null, channels: IN_TURN, ...terms });
});

function offers(s: State, _seat: Seat, out: Offer[]): void {
  const { rooms } = chestsIn(s);
  for (let room = 0; room < rooms.length; room++) if (rooms[room]!.length > 0) out.push(ROOM_OFFERS[room]!);
}

function claimSold(x: X, seat: Seat, { offer, paid }: Purchase): boolean {
  const slice = chestsIn(x.s);
  const room = offer.key - FIRST_OFFER;
  const chests = slice.rooms[room];
  if (chests === undefined) return false;
  slice.rooms = slice.rooms.with(room, []);
  slice.waiting = { room, chests };
  x.emit({ type: 'treasure-chamber.bought', seat, room, buildings: chests, with: paid });
  return true;
}

function scoring(s: State, round: Round, out: AnyScoreLine[]): void {
  const counts = chestCounts(s);
  majorityLines(s, round, 'treasure-chamber', { counts, points: sharePlaces(counts, CHEST_PLACES[round]) }, out);
}

/** Four chests of a room for 8; the most chests score. */
export const treasureChamber: AlhambraModule<'treasure-chamber'> = {
  id: 'treasure-chamber',
  begin: (seats) => ({
    bag: CHESTS.slice(),
    rooms: Array.from({ length: ROOMS }, () => []),
    isClosed: false,
    held: Array.from({ length: seats }, () => []),
    heldByRivals: [],
    waiting: null,
  }),
  setup(x) {
    chestsIn(x.s).heldByRivals = rivalsOf(x.s).map(() => []);
    for (let room = 0; room < ROOMS; room++) fillRoom(x, room);
  },
  hooks: { offers, claimSold, scoring, onLeft: loseChest },
  moveSteps: [
    {
      id: 'distributeChests',
      when: (s) => chestsIn(s).waiting !== null,
      run: (x, { seat }) => x.push({ kind: 'treasure-chamber.distribute', buyer: seat }),
    },
  ],
  frames: { 'treasure-chamber.distribute': distribute, 'treasure-chamber.place': place },
  actions: { 'treasure-chamber.place': { tile: { codec: tile } } },
  offers: OFFER_NAMES,
  refusals: TREASURE_CHAMBER_REFUSALS,
  testing: treasureChamberTesting,
  tell: tellChests,
  bots: treasureChamberBots,
  prompts: ['treasure-chamber.place'],
  sources: ['treasure-chamber'],
  events: TREASURE_CHAMBER_EVENTS,
  field: treasureChamberField,
  copy: ({ bag, rooms, isClosed, held, heldByRivals, waiting }) => ({
    bag: bag.slice(),
    rooms,
    isClosed,
    held,
    heldByRivals,
    waiting,
  }),
  known: ({ bag, ...rest }) => ({ bag: bag.slice().sort((a, b) => a - b), ...rest }),
  imagine: (known: TreasureChamberSlice) => ({ ...known, bag: known.bag.slice() }),
};
