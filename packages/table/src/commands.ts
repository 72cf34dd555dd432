import { type AnyGame, EventLog, hashJson, type Json, type Refusal, versionsOf } from '@majlis/kernel';
import type { Book, SeatBook } from './book.ts';
import { deadlineOf } from './clock.ts';
import type { Command } from './command.ts';
import { type EntryBody, OTHER_RULES } from './entry.ts';
import { play } from './play.ts';
import { isReadable, MAX_STANDING } from './standing.ts';
import type { Table } from './table.ts';
import { answerTakeback, proposeTakeback, undo } from './taking-back.ts';
import { isFullFor } from './weight.ts';

export type Performed = Refusal | { readonly bodies: readonly EntryBody[]; readonly state?: unknown };

const refuse = (code: string, params?: Json): Refusal => (params === undefined ? { code } : { code, params });
const write = (...bodies: EntryBody[]): Performed => ({ bodies });

const MAX_CHAT = 500;

/** What a command leads to: entries and perhaps a new position, or the reason why not. */
export function perform(table: Table, command: Command, now: number): Performed {
  const { book } = table;
  if ('seat' in command && book.seats[command.seat] === undefined) return refuse('no-such-seat');
  if (isFullFor(book.weight, command)) return refuse('journal-full');
  switch (command.do) {
    case 'arrange':
      return arrange(table, command.config, command.seats);
    case 'seat':
      return seat(table, command);
    case 'sit':
      return sit(table, command);
    case 'start':
      return start(table);
    case 'play':
      return play(table, command);
    case 'undo':
      return undo(table, command.seat);
    case 'proposeTakeback':
      return proposeTakeback(table, command.seat, command.to, now);
    case 'answerTakeback':
      return answerTakeback(table, command.seat, command.yes);
    case 'stop':
      return book.phase === 'playing'
        ? write({ kind: 'stopped', reason: command.reason, failing: null })
        : refuse('not-playing');
    case 'revive':
      if (table.isShelved) return refuse(OTHER_RULES);
      return book.phase === 'stopped' ? write({ kind: 'revived' }) : refuse('not-stopped');
    case 'close':
      return book.phase === 'over' || book.phase === 'closed' ? refuse('game-over') : write({ kind: 'closed' });
    case 'say':
    case 'mute':
    case 'silence':
      return talk(table, command);
    default:
      return book.phase === 'playing' ? keepTime(table, command, now) : refuse('not-playing');
  }
}

function arrange({ game, book }: Table, config: Json, seats: number): Performed {
  if (book.phase !== 'gathering') return refuse('already-started');
  const checked = checkConfig(game, config, seats);
  if (!checked.ok) return checked.refusal;
  if (book.seats.some(({ holder }, i) => i >= seats && holder.kind !== 'open')) return refuse('seat-taken');
  return write({ kind: 'arranged', config, seats });
}

/** Options the rules stumble over are none, and no fault of the table. */
function checkConfig(game: AnyGame, config: Json, seats: number): ReturnType<AnyGame['checkConfig']> {
  try {
    return game.checkConfig(config, seats);
  } catch {
    return { ok: false, refusal: { code: 'bad-config' } };
  }
}

function seat({ book }: Table, { seat, holder }: Command & { do: 'seat' }): Performed {
  if (book.phase === 'over' || book.phase === 'closed') return refuse('game-over');
  // Once the game is under way somebody or something must go on playing every seat.
  if (book.phase !== 'gathering' && holder.kind === 'open') return refuse('already-started');
  return write({ kind: 'seated', seat, holder });
}

function sit({ book }: Table, { seat, player }: Command & { do: 'sit' }): Performed {
  if (book.phase !== 'gathering') return refuse('already-started');
  if (book.seats[seat]!.holder.kind !== 'open') return refuse('seat-taken');
  return write({ kind: 'seated', seat, holder: { kind: 'human', player } });
}

function start({ game, book, position }: Table): Performed {
  if (book.phase !== 'gathering') return refuse('already-started');
  const open = book.seats.flatMap(({ holder }, i) => (holder.kind === 'open' ? [i] : []));
  if (open.length > 0) return refuse('seats-open', { seats: open });
  const checked = game.checkConfig(book.config, book.seats.length);
  if (!checked.ok) return checked.refusal;
  const log = new EventLog<Json>();
  const state = position.deal(log, checked.value);
  const asked = [...game.deciders(state)];
  const startHash = hashJson(state);
  const started = { config: checked.value, startHash, events: log.entries, asked };
  const body = { kind: 'started', ...versionsOf(game), ...started } as const;
  return { bodies: [body], state };
}

type Talk = Command & { do: 'say' | 'mute' | 'silence' };

function talk({ book }: Table, command: Talk): Performed {
  const { holder, silenced } = book.seats[command.seat]!;
  if (command.do === 'silence') return write({ kind: 'silenced', seat: command.seat, on: command.on });
  if (command.do === 'mute') {
    const { seat, other, on } = command;
    return book.seats[other] === undefined ? refuse('no-such-seat') : write({ kind: 'muted', seat, other, on });
  }
  const text = command.text.trim();
  if (holder.kind !== 'human') return refuse('nobody-there');
  if (silenced) return refuse('silenced');
  if (text === '' || text.length > MAX_CHAT) return refuse('chat-length', { max: MAX_CHAT });
  return write({ kind: 'said', seat: command.seat, player: holder.player, text });
}

type Timekeeping = Exclude<
  Command,
  { do: 'arrange' | 'seat' | 'sit' | 'start' | 'play' | 'undo' | 'proposeTakeback' | 'answerTakeback' } | Talk
> & {
  do:
    | 'setStanding'
    | 'pause'
    | 'resume'
    | 'remind'
    | 'timeOut'
    | 'takeOver'
    | 'handBack'
    | 'holdClocks'
    | 'rest'
    | 'lengthen'
    | 'substitute'
    | 'return';
};

function keepTime({ book, game }: Table, command: Command, now: number): Performed {
  const timekeeping = command as Timekeeping;
  if (timekeeping.do === 'holdClocks') return write({ kind: 'clocksHeld', ms: timekeeping.ms });
  const { seat } = timekeeping;
  const { holder, standIn, clock, reminded, rest, absent } = book.seats[seat]!;
  switch (timekeeping.do) {
    case 'setStanding':
      if (timekeeping.answers.length > MAX_STANDING) return refuse('too-many-answers', { max: MAX_STANDING });
      if (!timekeeping.answers.every(({ action }) => isReadable(game, action))) return refuse('not-an-action');
      return write({ kind: 'standingSet', seat, answers: timekeeping.answers });
    case 'pause':
      if (book.terms.rated) return refuse('rated');
      return book.paused ? refuse('paused') : write({ kind: 'paused', seat });
    case 'resume':
      return book.paused ? write({ kind: 'resumed', seat }) : refuse('not-paused');
    case 'remind':
      return reminded ? refuse('reminded') : write({ kind: 'reminded', seat });
    case 'rest':
      // Who plays for minutes is asked for a pause instead.
      if (book.terms.clock.kind === 'bank') return refuse('live-clock');
      if (holder.kind !== 'human') return refuse('nobody-there');
      if (timekeeping.until !== null && timekeeping.until <= now) return refuse('time-passed');
      return rest === timekeeping.until ? refuse('rested') : write({ kind: 'rested', seat, until: timekeeping.until });
    case 'lengthen':
      if (book.terms.clock.kind !== 'perMove') return refuse('live-clock');
      if (clock.held || deadlineOf(clock) === null || timekeeping.ms <= 0) return refuse('time-left');
      return write({ kind: 'lengthened', seat, ms: timekeeping.ms });
    case 'timeOut': {
      const deadline = deadlineOf(clock);
      if (deadline === null || now < deadline) return refuse('time-left');
      return write({ kind: 'timedOut', seat }, { kind: 'tookOver', seat, level: book.terms.standIn, by: 'time' });
    }
    case 'takeOver':
      if (holder.kind !== 'human') return refuse('nobody-there');
      if (standIn !== null) return refuse('taken-over');
      return write({
        kind: 'tookOver',
        seat,
        level: book.terms.standIn,
        ...(timekeeping.by && { by: timekeeping.by }),
      });
    case 'substitute':
      return substitute(book, timekeeping, now);
    case 'return':
      return absent === null ? refuse('not-taken-over') : write({ kind: 'returned', seat });
    case 'handBack':
      return standIn === null ? refuse('not-taken-over') : write({ kind: 'handedBack', seat });
  }
}

function substitute(book: Book, { seat, player }: Command & { do: 'substitute' }, now: number): Performed {
  const { standIn, replaceableAt } = book.seats[seat]!;
  if (book.terms.rated) return refuse('rated');
  if (standIn === null || replaceableAt === null || now < replaceableAt) return refuse('not-away');
  const sits = ({ holder, absent }: SeatBook) =>
    absent === player || (holder.kind === 'human' && holder.player === player);
  return book.seats.some(sits) ? refuse('already-here') : write({ kind: 'substituted', seat, player });
}
