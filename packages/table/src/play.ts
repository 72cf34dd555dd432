import { hashJson, type Json, type Refusal, type Seat, sameJson } from '@majlis/kernel';
import type { Command } from './command.ts';
import type { Performed } from './commands.ts';
import type { EntryBody, Played } from './entry.ts';
import type { Table } from './table.ts';

type Play = Command & { do: 'play' };

/** Plays an action for a seat. If the rules throw, the table stops where it was. */
export function play(table: Table, command: Play): Performed {
  const refusal = checkDoor(table, command);
  if (refusal !== null) return refusal;
  try {
    return playByTheRules(table, command);
  } catch (error) {
    const failing = { seat: command.seat, action: command.action as Json };
    return { bodies: [{ kind: 'stopped', reason: reasonOf(error), failing }] };
  }
}

/** Whether an answer of this seat to its question would be accepted. Tells no more than trying it would. */
export function checkAnswer(table: Table, answer: Pick<Play, 'seat' | 'decision' | 'action'>): Refusal | null {
  if (table.book.seats[answer.seat] === undefined) return { code: 'no-such-seat' };
  const refusal = checkDoor(table, { ...answer, how: 'hand' });
  if (refusal !== null) return refusal;
  const judged = judge(table, answer);
  return 'code' in judged ? judged : null;
}

function checkDoor({ book }: Table, { seat, how }: Pick<Play, 'seat' | 'how'>): Refusal | null {
  if (book.phase === 'stopped') return { code: 'stopped' };
  if (book.phase === 'over') return { code: 'game-over' };
  if (book.phase !== 'playing') return { code: 'not-playing' };
  if (book.paused) return { code: 'paused' };
  const { holder, standIn } = book.seats[seat]!;
  if (how === 'bot' && holder.kind !== 'bot') return { code: 'stale-decision' };
  if (how === 'stand-in' && standIn === null) return { code: 'stale-decision' };
  return null;
}

function playByTheRules(table: Table, command: Play): Performed {
  const { game, position } = table;
  const { seat, how } = command;
  const judged = judge(table, command);
  if ('code' in judged) return judged;
  const { action } = judged;
  const prompt = game.prompt(position.state, seat)?.kind ?? '';
  const { state, events, revealed } = position.step(seat, action);
  const outcome = game.outcome(state);
  const isDue = table.hashIsDue(table.book.line.length + 1, outcome !== null);
  const played: Played = {
    kind: 'played',
    seat,
    action,
    how,
    prompt,
    revealed,
    events,
    asked: [...game.deciders(state)],
    outcome,
    hash: isDue ? hashJson(state) : null,
  };
  return { bodies: [...comeBack(table, command), played], state };
}

/** The action as the game reads it, or why it may not be done. */
function judge(table: Table, { seat, decision, action: value }: Omit<Play, 'do' | 'how'>): Refusal | { action: Json } {
  const { book } = table;
  if (!book.asked.includes(seat)) return { code: 'not-asked', params: { seats: [...book.asked] } };
  if (decision !== table.decisionOf(seat)) return { code: 'stale-decision' };
  const action = readAction(table, value);
  if (action === null) return { code: 'not-an-action' };
  return check(table, seat, action) ?? { action };
}

/** If the rules throw at an action they did not list, it was nonsense; at one they listed, they are broken. */
function check({ game, position: { state } }: Table, seat: Seat, action: Json): Refusal | null {
  try {
    return game.check(state, seat, action);
  } catch (error) {
    if (game.legalActions(state, seat).some((offered: Json) => sameJson(offered, action))) throw error;
    return { code: 'not-an-action' };
  }
}

/** What even the reader cannot read is not an action, and not a fault of the rules. */
function readAction({ game }: Table, value: unknown): Json | null {
  try {
    return game.readAction(value);
  } catch {
    return null;
  }
}

/** Whoever plays by hand is back: the bot that played for them leaves the seat. */
function comeBack({ book }: Table, { seat, how }: Play): EntryBody[] {
  return how === 'hand' && book.seats[seat]!.standIn !== null ? [{ kind: 'handedBack', seat }] : [];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
