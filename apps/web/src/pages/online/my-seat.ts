import type { TableSummary } from '@majlis/protocol';
import { api, me } from '../../play/remote/api.ts';

/** Whether somebody of this device's name has a seat there. */
export function isMine({ seats }: TableSummary): boolean {
  const id = me()?.id;
  return id !== undefined && seats.some(({ player }) => player === id);
}

/** A new key for the seat one already has; wherever it was open before, it closes. */
export async function sitHereAgain(table: string): Promise<void> {
  await api.join(table);
  location.reload();
}
