import type { Seat } from '@majlis/kernel';
import type { Currency } from '../content/cards.ts';
import type { X } from '../hooks.ts';
import type { State } from '../state.ts';
import { playerOf } from './hand.ts';
import { wealthOf } from './purses.ts';

/** Who has the most money of a currency; nobody when the most is shared or nothing (ALH-14). */
export function richestIn(s: State, currency: Currency): Seat | null {
  const totals = s.players.map((_, seat) => wealthOf(s, seat, currency));
  const most = Math.max(...totals);
  const seat = totals.indexOf(most);
  return most > 0 && totals.lastIndexOf(most) === seat ? seat : null;
}

/** Each tile left on the market goes to whoever has the most money of its square; nothing is paid. */
export function shareLeftovers(x: X): void {
  const { s } = x;
  s.market.forEach((tile, square) => {
    if (tile === null) return;
    const seat = richestIn(s, square as Currency);
    x.emit({ type: 'leftoverGiven', square, tile, seat });
    if (seat === null) return;
    s.market[square] = null;
    const player = playerOf(s, seat);
    player.waiting = [...player.waiting, tile];
  });
  // Hands were secret until they were compared.
  x.reveal();
}
