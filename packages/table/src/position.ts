import {
  type AnyGame,
  EventLog,
  hashJson,
  type Json,
  type Log,
  type LogEntry,
  nullLog,
  type Seat,
} from '@majlis/kernel';
import type { Book, Move, SegmentBook } from './book.ts';
import { deepFreeze } from './freeze.ts';

/** A position kept so that the moves before it need not be played again. It holds everything hidden. */
export interface Snapshot {
  /** The entry it follows. */
  readonly seq: number;
  /** Moves in effect. */
  readonly moves: number;
  readonly rulesVersion: number;
  readonly state: Json;
}

export interface Step {
  readonly state: unknown;
  readonly events: readonly LogEntry<Json>[];
  readonly revealed: boolean;
}

/** The journal does not lead where it says it does. */
export class JournalMismatch extends Error {
  override readonly name = 'JournalMismatch';
}

/** The position of a table, and the way back to earlier ones. States are never changed, only replaced. */
export class Position {
  readonly game: AnyGame;
  private readonly book: Book;
  private readonly keep: <T>(state: T) => T;
  private current: unknown = null;
  /** A position to rewind to without playing the whole game again: it is that after `mark.moves` moves. */
  private mark: { readonly moves: number; readonly state: unknown } | null = null;

  constructor(game: AnyGame, book: Book, freeze: boolean) {
    this.game = game;
    this.book = book;
    this.keep = freeze ? deepFreeze : (state) => state;
  }

  get state(): unknown {
    return this.current;
  }

  set(state: unknown): void {
    this.current = this.keep(state);
    if (this.book.floor === this.book.line.length) this.mark = { moves: this.book.floor, state: this.current };
  }

  deal(events: EventLog<Json>, config: unknown = this.book.config): unknown {
    return this.game.setup(config, this.book.seats.length, this.book.seed, events);
  }

  /** The position after the action, without going there. */
  step(seat: Seat, action: unknown): Step {
    const log = new EventLog<Json>();
    const state = this.game.copy(this.current);
    const { revealed } = this.game.apply(state, seat, action, log);
    return { state, events: log.entries, revealed };
  }

  /** Plays a journaled move again and checks that it leads where it led. */
  follow(state: unknown, move: Pick<Move, 'seat' | 'action' | 'hash'>, log: Log<Json> = nullLog): unknown {
    const action = this.game.readAction(move.action);
    if (action === null) throw new JournalMismatch('an entry holds no action of this game');
    const refusal = this.game.check(state, move.seat, action);
    if (refusal !== null) throw new JournalMismatch(`a journaled action is refused: ${refusal.code}`);
    const next = this.game.copy(state);
    this.game.apply(next, move.seat, action, log);
    if (move.hash !== null && hashJson(next) !== move.hash) throw new JournalMismatch('another hash than journaled');
    return next;
  }

  /** The position after that many moves of the line. */
  at(moves: number): unknown {
    return moves === this.book.line.length ? this.current : this.replayTo(moves);
  }

  /** The line was cut: goes back to its new end. */
  rewind(state: unknown = this.replayTo(this.book.line.length)): void {
    if (this.mark !== null && this.mark.moves > this.book.line.length) this.mark = null;
    this.set(state);
  }

  private replayTo(moves: number): unknown {
    const segment = this.segmentOf(moves);
    const marked = this.mark !== null && this.mark.moves <= moves && this.mark.moves >= segment.from;
    let state = marked ? this.mark!.state : this.startOf(segment);
    for (let i = marked ? this.mark!.moves : segment.from; i < moves; i++) {
      state = this.follow(state, this.book.line[i]!);
    }
    return state;
  }

  private segmentOf(moves: number): SegmentBook {
    const segment = this.book.segments.findLast(({ from }) => from <= moves);
    if (segment === undefined) throw new RangeError(`no position ${moves}`);
    if (segment.rulesVersion !== this.game.rulesVersion) {
      throw new JournalMismatch(`played under rules version ${segment.rulesVersion}`);
    }
    return segment;
  }

  private startOf(segment: SegmentBook): unknown {
    if (segment.start !== null) return this.game.copy(segment.start);
    const state = this.deal(new EventLog());
    if (hashJson(state) !== segment.startHash) throw new JournalMismatch('the seed deals another position');
    return state;
  }
}
