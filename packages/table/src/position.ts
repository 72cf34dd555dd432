import {
  type AnyGame,
  EventLog,
  hashJson,
  isOf,
  type Json,
  type Log,
  type LogEntry,
  migrateState,
  nullLog,
  type OlderRules,
  type Seat,
  type StoredVersions,
  type Versions,
} from '@majlis/kernel';
import type { Book, Move, SegmentBook } from './book.ts';
import { deepFreeze } from './freeze.ts';
import type { KeptBook } from './kept-book.ts';

/** A stored position, so that the moves before it need not be replayed. It contains everything hidden. */
export interface Snapshot extends StoredVersions {
  /** The entry it follows. */
  readonly seq: number;
  /** Moves in effect. */
  readonly moves: number;
  readonly state: Json;
  /** All else, so that the journal before it need not be read again; not in snapshots of the first releases. */
  readonly book?: KeptBook;
}

/** Every how many moves a position is kept while moves are played again, for whoever looks back once more. */
const KEEP_EVERY = 64;

interface Marked {
  readonly moves: number;
  readonly state: unknown;
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

/**
 * The position of a table, and the way back to earlier ones. States are never changed, only replaced. Moves of an
 * older segment are replayed with the rules of that segment; the result is converted to the current format.
 */
export class Position {
  readonly game: AnyGame;
  private readonly book: Book;
  private readonly keep: <T>(state: T) => T;
  private readonly older: OlderRules;
  private current: unknown = null;
  /** A position to rewind to without playing the whole game again: it is that after `mark.moves` moves. */
  private mark: Marked | null = null;
  /** Of moves that were played again, by how many there were: looking back a hundred times costs little more than once. */
  private readonly passed = new Map<number, unknown>();

  constructor(game: AnyGame, book: Book, freeze: boolean, older: OlderRules) {
    this.game = game;
    this.book = book;
    this.older = older;
    this.keep = freeze ? deepFreeze : (state) => state;
  }

  /** There is no longer a position. */
  clear(): void {
    this.current = null;
    this.mark = null;
    this.passed.clear();
  }

  get state(): unknown {
    return this.current;
  }

  set(state: unknown): void {
    this.current = this.keep(state);
    if (this.book.floor === this.book.line.length) this.mark = { moves: this.book.floor, state: this.current };
  }

  deal(events: EventLog<Json>, config: unknown = this.book.config, rules: AnyGame = this.game): unknown {
    return rules.setup(config, this.book.seats.length, this.book.seed, events);
  }

  /**
   * The rules moves of that version are played by. Where they were not kept and only the rules have changed, today's
   * are tried: a move that tells the same and asks the same seats is as good as played under them.
   */
  rulesOf(versions: Versions): AnyGame {
    if (isOf(versions, this.game)) return this.game;
    const kept = this.older(this.game, versions);
    if (kept !== null) return kept;
    if (versions.stateVersion === this.game.stateVersion) return this.game;
    throw new JournalMismatch(`played under rules version ${versions.rulesVersion}`);
  }

  /** The position after the action, without going there. */
  step(seat: Seat, action: unknown): Step {
    const log = new EventLog<Json>();
    const state = this.game.copy(this.current);
    const { revealed } = this.game.apply(state, seat, action, log);
    return { state, events: log.entries, revealed };
  }

  /** Replays a move from the journal and checks that it leads to the same position. */
  follow(
    rules: AnyGame,
    state: unknown,
    move: Pick<Move, 'seat' | 'action' | 'hash'>,
    log: Log<Json> = nullLog,
  ): unknown {
    const action = rules.readAction(move.action);
    if (action === null) throw new JournalMismatch('an entry holds no action of this game');
    const refusal = rules.check(state, move.seat, action);
    if (refusal !== null) throw new JournalMismatch(`a journaled action is refused: ${refusal.code}`);
    const next = rules.copy(state);
    rules.apply(next, move.seat, action, log);
    if (move.hash !== null && hashJson(next) !== move.hash) throw new JournalMismatch('another hash than journaled');
    return next;
  }

  /** The position after that many moves of the line, in the current format. */
  at(moves: number): unknown {
    if (this.current === null) throw new JournalMismatch('played under other rules');
    if (moves === this.book.line.length) return this.current;
    return this.ofToday(this.replayTo(moves), this.segmentOf(moves).stateVersion);
  }

  ofToday(state: unknown, stateVersion: number): unknown {
    return stateVersion === this.game.stateVersion ? state : migrateState(this.game, state as Json, stateVersion);
  }

  /** The line was cut: goes back to its new end. */
  rewind(state: unknown = this.replayTo(this.book.line.length)): void {
    const { length } = this.book.line;
    if (this.mark !== null && this.mark.moves > length) this.mark = null;
    for (const moves of this.passed.keys()) if (moves > length) this.passed.delete(moves);
    this.set(state);
  }

  private replayTo(moves: number): unknown {
    const segment = this.segmentOf(moves);
    const rules = this.playableBy(segment);
    const known = this.lastKnown(segment, moves);
    let state = known === null ? this.startOf(segment, rules) : known.state;
    for (let i = known?.moves ?? segment.from; i < moves; i++) {
      state = this.follow(rules, state, this.book.line[i]!);
      if ((i + 1) % KEEP_EVERY === 0) this.passed.set(i + 1, this.keep(state));
    }
    return state;
  }

  /** The last position up to there that need not be played again; null: only the start of the segment. */
  private lastKnown(segment: SegmentBook, moves: number): Marked | null {
    const { mark } = this;
    const best = mark !== null && mark.moves <= moves && mark.moves >= segment.from ? mark : null;
    // Where a segment begins, one of the same number may still be in the form of the segment before.
    const at = moves - (moves % KEEP_EVERY);
    for (let i = at; i > Math.max(segment.from, best?.moves ?? 0); i -= KEEP_EVERY) {
      if (this.passed.has(i)) return { moves: i, state: this.passed.get(i) };
    }
    return best;
  }

  private segmentOf(moves: number): SegmentBook {
    const segment = this.book.segments.findLast(({ from }) => from <= moves);
    if (segment === undefined) throw new RangeError(`no position ${moves}`);
    return segment;
  }

  /** To look back at a move nobody checks again what it told: it takes the very rules. */
  private playableBy(segment: SegmentBook): AnyGame {
    const rules = this.rulesOf(segment);
    if (rules === this.game && !isOf(segment, rules)) {
      throw new JournalMismatch(`played under rules version ${segment.rulesVersion}`);
    }
    return rules;
  }

  private startOf(segment: SegmentBook, rules: AnyGame): unknown {
    if (segment.start !== null) return rules.copy(segment.start);
    const state = this.deal(new EventLog(), this.book.config, rules);
    if (hashJson(state) !== segment.startHash) throw new JournalMismatch('the seed deals another position');
    return state;
  }
}
