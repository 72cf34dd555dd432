import type { SeatKey } from '@majlis/protocol';
import type { HeldSeat } from '../people/people.ts';
import type { Reception } from './house.ts';

/** A new key for a seat; whoever came with the old one is shown out, on this server and the others. */
export async function renewSeatKey(reception: Reception, held: HeldSeat): Promise<SeatKey> {
  const key = await reception.people.newSeatKey(held);
  showOut(reception, held);
  return key;
}

export async function dropSeatKey(reception: Reception, held: HeldSeat): Promise<void> {
  await reception.store.dropSeatKey(held);
  showOut(reception, held);
}

function showOut({ liveTables, revoke }: Reception, { table, seat }: HeldSeat): void {
  liveTables.find(table)?.guests.dismissSeat(seat);
  revoke(table, seat);
}
