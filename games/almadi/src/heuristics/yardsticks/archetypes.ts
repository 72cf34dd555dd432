import type { Archetype, Seat } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import { designedContent as content } from '../../almadi.ts';
import { oppositeOf, STEPS } from '../../realm/cells.ts';
import { mapOf, type RealmMap } from '../../realm/realm.ts';
import type { State } from '../../state.ts';
import { ACTIVATION, CARAVAN, GENIE, JAR, MARKET, MARTELINE, MOON, OASIS, PALACE, RUBY, STALL } from '../../words.ts';

/** Players of one idea, which share no code with the heuristics; what they have in common is how to see what lies beside a cell. */
type Player = Archetype<State, Action>;

interface Spot {
  readonly type: number;
  /** How many of each type lie beside it. */
  readonly beside: readonly number[];
  /** Effects that placing it there activates, by kind of side. */
  readonly effects: readonly number[];
}

function spotOf(map: RealmMap, landscape: number, cell: number): Spot {
  const beside = [0, 0, 0, 0];
  const effects = [0, 0, 0, 0, 0, 0, 0, 0];
  STEPS.forEach((step, direction) => {
    const neighbour = map[cell + step]!;
    if (neighbour === 0) return;
    beside[content.typeOf[neighbour - 1]!]!++;
    const own = content.sides[landscape * 4 + direction]!;
    const other = content.sides[(neighbour - 1) * 4 + oppositeOf(direction)]!;
    if (own === ACTIVATION && other > ACTIVATION) effects[other]!++;
    if (other === ACTIVATION && own > ACTIVATION) effects[own]!++;
  });
  return { type: content.typeOf[landscape]!, beside, effects };
}

const gifts = ({ effects }: Spot): number =>
  2 * effects[MARTELINE]! + 2 * effects[STALL]! + effects[RUBY]! + effects[JAR]! + 0.5 * effects[GENIE]!;

/** Fills in what a player likes of a landscape in a cell; every gift is taken, and moons only by who asks for them. */
const placing =
  (likes: (spot: Spot, s: State, seat: Seat) => number, claims = false): Player =>
  (s, seat) => {
    const map = mapOf(s.players[seat]!.realm);
    return (action) => {
      if (action.type === 'take') return likes(spotOf(map, s.board[action.slot]!, action.cell), s, seat);
      if (action.type === 'perform') return 10;
      if (action.type === 'claim') return claims ? 5 : -1;
      return action.type === 'end' || action.type === 'decline' ? 0 : -1;
    };
  };

/** Oases beside oases, and nothing else if it can be helped. */
const gardener = placing((spot) => (spot.type === OASIS ? 4 + 3 * spot.beside[OASIS]! : 0) + 0.5 * gifts(spot));

/** Goods, and caravans in one group to carry them. */
const trader = placing((spot) => {
  if (spot.type === CARAVAN) return 2 + 2 * spot.beside[CARAVAN]! + 0.5 * gifts(spot);
  return (spot.type === MARKET ? 3.5 : 0) + spot.effects[STALL]! + 0.5 * gifts(spot);
});

/** Whatever gives most at once. */
const jeweller = placing((spot) => 2 * gifts(spot) + (spot.type === OASIS && spot.beside[OASIS]! > 0 ? 3 : 0));

/** Palaces among oases and markets. */
const courtier = placing((spot) => {
  const around = spot.beside[OASIS]! + spot.beside[MARKET]!;
  const good = spot.type === OASIS || spot.type === MARKET;
  const palace = spot.type === PALACE ? 1 + 1.5 * around : 0;
  return (
    palace + (good ? 1.5 * spot.beside[PALACE]! + (spot.type === OASIS ? spot.beside[OASIS]! : 0) : 0) + gifts(spot)
  );
});

/** Every objective it can get. */
const seeker = placing((spot) => 4 * spot.effects[MOON]! + gifts(spot) + (spot.type === OASIS ? 2 : 1), true);

export const archetypes = { gardener, trader, jeweller, courtier, seeker };
