import { botSeed } from '@majlis/daily';
import type { AnyGame, Json, Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import type { Given } from './messages.ts';

interface Move {
  readonly seat: Seat;
  readonly decision: string;
  readonly action: Json;
}

/** The next move of what was played before anybody sat down; null once that is done. Throws where it cannot be read. */
export function nextOfOpening(table: Table, game: AnyGame, { opening }: Given): Move | null {
  const text = opening[table.book.line.length];
  if (text === undefined) return null;
  const at = text.indexOf(' ');
  const seat = Number(text.slice(0, at));
  const action = game.parseAction(text.slice(at + 1)) as Json | null;
  if (action === null) throw new Error(`no move "${text}"`);
  return { seat, decision: table.decisionOf(seat), action };
}

/** With which seed a bot in that seat decides now. */
export const givenSeed = ({ book }: Table, { seed }: Given, seat: Seat): string =>
  botSeed(seed, seat, book.line.filter((move) => move.seat === seat).length);
