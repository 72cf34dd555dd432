import type { AnyGame, Json } from '@majlis/kernel';

/** Tokens that differ so little that one does as well as the other. */
const STRENGTHS = [2, 6, 9];

/**
 * What a move is at heart. In Aladdin's Dragon many moves differ in what hardly matters: which treasures a bribe is
 * paid in, an 8 or a 9 in the same space. A puzzle asks for the sort that is best; within it several may be right.
 */
export function sortOf(game: AnyGame, move: Json): string {
  const text = game.actionText(move);
  if (game.id !== 'aladdins-dragon') return text;
  const action = move as { readonly type: string; readonly token?: number; readonly space?: number };
  const { type, token, space } = action;
  if (type === 'place') return `${type} ${space} ${STRENGTHS.find((strongest) => token! <= strongest)}`;
  return type === 'bribe' || type === 'buy' || type === 'pay' ? type : text;
}
