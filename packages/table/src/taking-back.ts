import type { Refusal, Seat } from '@majlis/kernel';
import type { Book } from './book.ts';
import type { Performed } from './commands.ts';
import type { EntryBody } from './entry.ts';
import type { Table } from './table.ts';

/** Why this seat may not undo its last move; null if it may. */
export function checkUndo(book: Book, seat: Seat): Refusal | null {
  if (book.phase !== 'playing') return { code: 'not-playing' };
  if (book.paused) return { code: 'paused' };
  const last = book.line.at(-1);
  if (last === undefined) return { code: 'nothing-to-undo' };
  if (last.seat !== seat) return { code: 'undo-past-other-seat', params: { seat: last.seat } };
  if (book.line.length > book.floor) return null;
  // Also when that other seat has undone its move since: this one has seen it.
  return { code: last.revealed ? 'undo-past-reveal' : 'undo-past-other-seat' };
}

/** Back by one move of this seat: nobody has learned anything by it and nobody else has acted since. */
export function undo(table: Table, seat: Seat): Performed {
  const refusal = checkUndo(table.book, seat);
  if (refusal !== null) return refusal;
  const to = table.book.line.length - 1;
  const state = table.position.at(to);
  return { bodies: [{ kind: 'undone', seat, to, asked: [...table.game.deciders(state)] }], state };
}

export function checkTakeback(book: Book, seat: Seat, to: number, now: number): Refusal | null {
  if (book.phase !== 'playing') return { code: 'not-playing' };
  if (book.terms.rated) return { code: 'rated' };
  if (book.takeback !== null) return { code: 'takeback-open' };
  const { mayProposeAt } = book.seats[seat]!;
  if (now < mayProposeAt) return { code: 'takeback-too-soon', params: { wait: mayProposeAt - now } };
  const first = book.segments.at(-1)!.from;
  if (!Number.isInteger(to) || to < first || to >= book.line.length) return { code: 'no-such-move', params: { first } };
  return null;
}

/** Back to after `to` moves, if everybody agrees. Bots do. */
export function proposeTakeback(table: Table, seat: Seat, to: number, now: number): Performed {
  const refusal = checkTakeback(table.book, seat, to, now);
  if (refusal !== null) return refusal;
  const proposed: EntryBody = { kind: 'takebackProposed', seat, to };
  return mustAgree(table.book, seat, to).length === 0 ? takeBack(table, [proposed], to) : { bodies: [proposed] };
}

export function answerTakeback(table: Table, seat: Seat, yes: boolean): Performed {
  const { book } = table;
  if (book.takeback === null) return { code: 'no-takeback' };
  const { seat: proposer, to, yes: agreed } = book.takeback;
  const missing = mustAgree(book, proposer, to).filter((other) => !agreed.includes(other));
  // The proposer may withdraw it.
  if (seat === proposer ? yes : !missing.includes(seat)) return { code: 'already-answered' };
  const answered: EntryBody = { kind: 'takebackAnswered', seat, yes };
  return yes && missing.length === 1 ? takeBack(table, [answered], to) : { bodies: [answered] };
}

function takeBack(table: Table, before: readonly EntryBody[], to: number): Performed {
  const state = table.position.at(to);
  return { bodies: [...before, { kind: 'tookBack', to, asked: [...table.game.deciders(state)] }], state };
}

/** People at the table other than the one who asks; those a bot plays for, if it goes back to before it came. */
function mustAgree(book: Book, proposer: Seat, to: number): Seat[] {
  return book.seats.flatMap(({ holder, standIn, standInFrom }, seat) => {
    const isConcerned = holder.kind === 'human' && (standIn === null || to < standInFrom);
    return seat !== proposer && isConcerned ? [seat] : [];
  });
}
