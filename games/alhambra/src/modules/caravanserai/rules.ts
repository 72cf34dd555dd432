import type { Seat } from '@majlis/kernel';
import { kindCountsOf } from '../../board/kinds.ts';
import type { Offer } from '../../hooks.ts';
import { type AlhambraRefusal, refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import { playerOf } from '../../rules/hand.ts';
import { IN_TURN, newOffer } from '../../rules/offers.ts';
import type { State } from '../../state.ts';
import { CARAVANSERAI_CARDS, type Field, KINDS_NEEDED, MOST_CARDS, PRICES } from './content.ts';
import type { Owned } from './state.ts';

export const caravanseraiOf = (s: State) => inPlay(s.mod.caravanserai, 'caravanserai');
export const ownedBy = (s: State, seat: Seat): readonly Owned[] => caravanseraiOf(s).owned[seat]!;

export function setMarker(s: State, seat: Seat, card: number, at: Field): void {
  const slice = caravanseraiOf(s);
  const owned = slice.owned[seat]!.map((one): Owned => (one.card === card ? { card, at } : one));
  slice.owned = slice.owned.with(seat, owned);
}

/** Kinds of building that stand in the Alhambra; the reserve does not count. */
function kindsIn(s: State, seat: Seat): number {
  const counts = kindCountsOf(playerOf(s, seat).board);
  let kinds = 0;
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > 0) kinds++;
  return kinds;
}

function closedTo(owned: number, kinds: number): AlhambraRefusal | null {
  if (owned >= MOST_CARDS) return refuse('caravanserai-two-already');
  const needed = KINDS_NEEDED[owned as 0 | 1];
  return kinds < needed ? refuse('caravanserai-too-few-kinds', { kinds, needed }) : null;
}

/** The same offers come again and again: by card, kinds of building and cards owned. */
const knownOffers: (Offer | undefined)[] = [];

/** The more kinds of building, the cheaper; in one currency of the buyer's choice. */
function offerOf(key: number, kinds: number, owned: number): Offer {
  const at = ((key - CARAVANSERAI_CARDS[0]!) * 10 + kinds) * 10 + owned;
  const known = knownOffers[at];
  if (known !== undefined) return known;
  const price = PRICES[kinds] ?? PRICES[KINDS_NEEDED[0]]!;
  const closed = closedTo(owned, kinds);
  const offer = newOffer({ key, tile: null, currency: null, price, channels: IN_TURN, closed });
  knownOffers[at] = offer;
  return offer;
}

export function listOffers(s: State, seat: Seat, out: Offer[]): void {
  const { left } = caravanseraiOf(s);
  const kinds = kindsIn(s, seat);
  const owned = ownedBy(s, seat).length;
  for (let i = 0; i < left.length; i++) out.push(offerOf(left[i]!, kinds, owned));
}
