import type { Seat } from '@majlis/kernel';
import type { AlhambraAction, Buy, Take } from '../actions.ts';
import { cellsFor } from '../board/facts.ts';
import { isMoney } from '../content/cards.ts';
import { edgesOf } from '../rules/building.ts';
import { moneyLimitOf, takesOf } from '../rules/money.ts';
import { offerOf } from '../rules/offers.ts';
import { buysOf } from '../rules/purchase.ts';
import type { State } from '../state.ts';
import { cardsWorth } from './outlook.ts';

/** Moves that no one would make who sees what else there is: a better one differs from them in nothing but more. */
export function isDominated(s: State, seat: Seat, action: AlhambraAction): boolean {
  switch (action.type) {
    case 'take':
      return takesLess(s, seat, action);
    case 'buy':
      return overpays(s, seat, action);
    case 'reserve':
      return fits(s, seat, action.tile);
    default:
      return false;
  }
}

/** Less money than it may take, of the same cards. */
const takesLess = (s: State, seat: Seat, { cards }: Take): boolean =>
  takesOf(s.row, moneyLimitOf(s, seat)).some((more) => more.cards.length > cards.length && contains(more.cards, cards));

function contains(all: readonly number[], some: readonly number[]): boolean {
  const left = [...all];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** With the exact money in hand, or with cards that need not be paid. What is no money has its own worth. */
function overpays(s: State, seat: Seat, { offer: key, with: paid }: Buy): boolean {
  const offer = offerOf(s, seat, key);
  if (offer === null || !paid.every(isMoney) || cardsWorth(paid) <= offer.price) return false;
  return buysOf(s, seat, offer).some(
    ({ with: other }) =>
      other.every(isMoney) && other.length > 0 && (cardsWorth(other) === offer.price || isPart(other, paid)),
  );
}

const isPart = (some: readonly number[], all: readonly number[]): boolean =>
  some.length < all.length && contains(all, some);

/** A tile on the reserve board that could lie in the Alhambra. */
const fits = (s: State, seat: Seat, tile: number): boolean =>
  cellsFor(s.players[seat]!.board, edgesOf(s, seat, tile)).length > 0;
