import type { AnyGame, Json, Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import type { Line } from './messages.ts';

/** The learner answers last where several are asked, as the line was found. */
const LEARNER = 0;

/** The next move of a lesson's line, while the game has kept to it. */
export function nextOnLine(
  table: Table,
  game: AnyGame,
  { line }: Line,
): { readonly seat: Seat; readonly decision: string; readonly action: Json } | null {
  const { book, position } = table;
  const text = line[book.line.length];
  const hasKept = book.line.every(({ action }, at) => game.actionText(action) === line[at]);
  const action = text === undefined || !hasKept ? null : game.parseAction(text);
  const seat = book.asked.find((asked) => asked !== LEARNER) ?? book.asked[0];
  if (action === null || seat === undefined || game.check(position.state, seat, action) !== null) return null;
  return { seat, decision: table.decisionOf(seat), action };
}
