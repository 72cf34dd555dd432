import {
  type AnyScoreLine,
  hashJson,
  type Json,
  type LogEntry,
  type Outcome,
  type Prompt,
  type Refusal,
  type Seat,
  type Seed,
  type ShownEvent,
  showEntry,
  type Viewer,
} from '@majlis/kernel';
import type { Book, ChatLine, Phase } from './book.ts';
import { type Holder, type How, OTHER_RULES, type Terms } from './entry.ts';
import type { StandingAnswer } from './standing.ts';
import type { Table } from './table.ts';
import { checkUndo } from './taking-back.ts';

/** One move, as a viewer may know it: never the action itself, which may be sealed, but what it told. */
export interface ShownMove {
  readonly seat: Seat | null;
  readonly how: Exclude<How, 'standing'> | 'standing' | null;
  readonly at: number | null;
  readonly events: readonly ShownEvent<Json>[];
}

export interface ShownSeat {
  readonly holder: Holder;
  readonly standIn: string | null;
  readonly silenced: boolean;
  /** On holiday until then. */
  readonly rest: number | null;
  /** `left` milliseconds were left at `since`, and run off if `since` is not null. */
  readonly clock: { readonly left: number | null; readonly since: number | null };
}

/** What a seat that is asked gets beyond what everybody gets. */
export interface ShownDecision {
  readonly id: string;
  readonly prompt: Prompt;
  readonly legal: readonly Json[];
}

/** A table as one viewer may know it: all there is to draw it and to go on playing. */
export interface Shown {
  readonly seq: number;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly game: string;
  readonly config: Json;
  readonly terms: Terms;
  readonly commitment: string;
  /** Only after the game. */
  readonly seed: Seed | null;
  readonly seats: readonly ShownSeat[];
  readonly asked: readonly Seat[];
  readonly paused: boolean;
  readonly stopped: 'rules' | 'other-rules' | null;
  readonly moves: number;
  readonly view: Json;
  /** What the game works out for the viewer; null if it tells nothing. */
  readonly tell: Json;
  readonly hash: string;
  /** The log from that entry on (0 is the deal, then one for each move); what the viewer had from there on is void. */
  readonly log: { readonly from: number; readonly entries: readonly ShownMove[] };
  readonly decision: ShownDecision | null;
  /** Null: this seat may undo its last move. */
  readonly undo: Refusal | null;
  readonly takeback: { readonly seat: Seat; readonly to: number; readonly yes: readonly Seat[] } | null;
  readonly standing: readonly StandingAnswer[];
  readonly muted: readonly Seat[];
  readonly chat: readonly ChatLine[];
  readonly outcome: Outcome | null;
  readonly scores: readonly AnyScoreLine[];
}

export interface Since {
  /** Entries of the log the viewer has for certain. */
  readonly log: number;
  /** The last line of chat the viewer has: the `seq` it bore. */
  readonly chat: number;
}

export const EVERYTHING: Since = { log: 0, chat: 0 };

export function show(table: Table, viewer: Viewer, since: Since = EVERYTHING): Shown {
  const { book } = table;
  const seat = viewer === 'spectator' ? null : (book.seats[viewer] ?? null);
  const { view, tell, scores, decision } = showPosition(table, viewer);
  return {
    seq: book.publicSeq,
    viewer,
    phase: book.phase,
    game: book.game,
    config: book.config,
    terms: book.terms,
    commitment: book.commitment,
    // Nobody plays any more: what was dealt may be verified, also where the game was ended early.
    seed: book.phase === 'over' || book.phase === 'closed' ? book.seed : null,
    seats: book.seats.map(showSeat),
    asked: book.asked,
    paused: book.paused,
    stopped: book.stopped === null ? null : book.stopped.reason === OTHER_RULES ? OTHER_RULES : 'rules',
    moves: book.line.length,
    view,
    tell,
    hash: hashJson(view),
    log: { from: Math.min(since.log, book.log.length), entries: showLog(book, viewer, since.log) },
    decision,
    undo: viewer === 'spectator' ? { code: 'spectator' } : checkUndo(book, viewer),
    takeback: book.takeback,
    standing: seat?.standing ?? [],
    muted: seat?.muted ?? [],
    chat: book.chat
      .filter((line) => line.seq > since.chat && !seat?.muted.includes(line.seat))
      .map(({ entry, ...line }) => line),
    outcome: book.outcome,
    scores,
  };
}

function showSeat({ holder, standIn, silenced, rest, clock }: Book['seats'][number]): ShownSeat {
  return { holder, standIn, silenced, rest, clock: { left: clock.left, since: clock.since } };
}

/** A position whose rules have broken down is shown as far as it can be. */
function showPosition(table: Table, viewer: Viewer): Pick<Shown, 'view' | 'tell' | 'scores' | 'decision'> {
  const { game, book, position } = table;
  if (position.state === null) return { view: null, tell: null, scores: [], decision: null };
  if (book.phase === 'stopped') return { view: viewIfPossible(table, viewer), tell: null, scores: [], decision: null };
  const view: Json = game.view(position.state, viewer);
  const isAsked = viewer !== 'spectator' && book.phase === 'playing' && !book.paused && book.asked.includes(viewer);
  const tell: Json = game.tell?.(position.state, viewer) ?? null;
  return { view, tell, scores: game.scores(position.state), decision: isAsked ? showDecision(table, viewer) : null };
}

function viewIfPossible({ game, position }: Table, viewer: Viewer): Json {
  try {
    return game.view(position.state, viewer);
  } catch {
    return null;
  }
}

function showDecision(table: Table, seat: Seat): ShownDecision | null {
  const { game, position } = table;
  const prompt = game.prompt(position.state, seat);
  if (prompt === null) return null;
  return { id: table.decisionOf(seat), prompt, legal: game.legalActions(position.state, seat) };
}

function showLog(book: Book, viewer: Viewer, from: number): ShownMove[] {
  return book.log.slice(from).map((text, i): ShownMove => {
    const events = (JSON.parse(text) as LogEntry<Json>[]).map((entry) => showEntry(entry, viewer));
    const move = book.line[from + i - 1];
    if (move === undefined) return { seat: null, how: null, at: null, events };
    // That somebody has a standing answer is theirs to know.
    const how = move.how === 'standing' && move.seat !== viewer ? 'hand' : move.how;
    return { seat: move.seat, how, at: move.at, events };
  });
}

export interface ShownPosition {
  readonly moves: number;
  readonly view: Json;
  readonly tell: Json;
  readonly hash: string;
  readonly asked: readonly Seat[];
  readonly scores: readonly AnyScoreLine[];
}

/** The position after that many moves, as a viewer saw it then. */
export function showPositionAt(table: Table, moves: number, viewer: Viewer): ShownPosition {
  const { game } = table;
  const state = table.position.at(moves);
  const view: Json = game.view(state, viewer);
  const tell: Json = game.tell?.(state, viewer) ?? null;
  return { moves, view, tell, hash: hashJson(view), asked: [...game.deciders(state)], scores: game.scores(state) };
}
