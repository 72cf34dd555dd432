import type { Seat } from '@majlis/kernel';
import { BUILDINGS } from '../../content/buildings.ts';
import type { Offer } from '../../hooks.ts';
import { kept } from '../../memo.ts';
import { type AlhambraRefusal, refuse } from '../../refusals.ts';
import { sliceOf } from '../../rules/compiled.ts';
import { IN_TURN, LIKE_A_BUILDING } from '../../rules/offers.ts';
import { ownBuildings } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import { type Field, KINDS_NEEDED, MOST_CARDS, PRICES } from './content.ts';
import type { Owned } from './state.ts';

export const caravanseraiOf = (s: State) => sliceOf(s, 'caravanserai');
export const ownedBy = (s: State, seat: Seat): readonly Owned[] => caravanseraiOf(s).owned[seat]!;

export function setMarker(s: State, seat: Seat, card: number, at: Field): void {
  const slice = caravanseraiOf(s);
  const owned = slice.owned[seat]!.map((one): Owned => (one.card === card ? { card, at } : one));
  slice.owned = slice.owned.with(seat, owned);
}

/** Kinds of building that stand in the Alhambra; the reserve does not count. */
function kindsIn(s: State, seat: Seat): number {
  let kinds = 0;
  for (let kind = 0; kind < BUILDINGS.length; kind++) if (ownBuildings(s, seat, kind) > 0) kinds++;
  return kinds;
}

function closedTo(owned: number, kinds: number): AlhambraRefusal | null {
  if (owned >= MOST_CARDS) return refuse('caravanserai-two-already');
  const needed = KINDS_NEEDED[owned as 0 | 1];
  return kinds < needed ? refuse('caravanserai-too-few-kinds', { kinds, needed }) : null;
}

/** The same offers come again and again: by card, kinds of building and cards owned. */
const knownOffers = new Map<number, Offer>();

/** The more kinds of building, the cheaper; in one currency of the buyer's choice. */
function offerOf(key: number, kinds: number, owned: number): Offer {
  return kept(knownOffers, (key * 10 + kinds) * 10 + owned, () => {
    const price = PRICES[kinds] ?? PRICES[KINDS_NEEDED[0]]!;
    const terms = { price, channels: IN_TURN, closed: closedTo(owned, kinds) };
    return { ...LIKE_A_BUILDING, key, tile: null, currency: null, ...terms };
  });
}

export function listOffers(s: State, seat: Seat, out: Offer[]): void {
  const { left } = caravanseraiOf(s);
  const kinds = kindsIn(s, seat);
  const owned = ownedBy(s, seat).length;
  for (let i = 0; i < left.length; i++) out.push(offerOf(left[i]!, kinds, owned));
}
