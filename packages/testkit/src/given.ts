import {
  type AnyScoreLine,
  EventLog,
  type Game,
  hashJson,
  type LogEntry,
  type Outcome,
  type Seat,
  sameJson,
  type Viewer,
} from '@majlis/kernel';
import type { Coverage } from './coverage.ts';
import { difference, whatIsNotPlain } from './plain.ts';
import { seedFrom } from './run.ts';
import type { Pieces } from './subject.ts';

export interface Start<S> {
  readonly seats: number;
  readonly config?: unknown;
  /** Any words; the same words, the same deal. */
  readonly seed?: string;
  /** If given, `change` may move pieces but not make or lose any. */
  pieces?(state: S): Pieces;
  /** Counts what occurs here too. */
  readonly coverage?: Coverage;
}

/** A position to play from: `given(lantern, { seats: 2 }).play('p0: oil 3', 'p1: oil 5')`. */
export function given<C, S, A, E, V, K>(game: Game<C, S, A, E, V, K>, start: Start<S>): Position<C, S, A, E, V, K> {
  const config = game.checkConfig(start.config ?? {}, start.seats);
  if (!config.ok) throw new Error(`this start is refused: ${config.refusal.code}`);
  const log = new EventLog<E>();
  const state = game.setup(config.value, start.seats, seedFrom(start.seed ?? 'given'), log);
  return new Position(game, start, state, log);
}

export class Position<C, S, A, E, V, K> {
  readonly game: Game<C, S, A, E, V, K>;
  readonly state: S;
  /** Whether the last action revealed something. */
  revealed = false;
  private readonly start: Start<S>;
  private readonly log: EventLog<E>;
  private heard = 0;

  constructor(game: Game<C, S, A, E, V, K>, start: Start<S>, state: S, log: EventLog<E>) {
    this.game = game;
    this.start = start;
    this.state = state;
    this.log = log;
  }

  /** Rearranges the table before play. */
  change(edit: (state: S) => void): this {
    const before = this.start.pieces?.(this.state);
    edit(this.state);
    const strange = whatIsNotPlain(this.state);
    if (strange !== null) throw new Error(`the changed state is not plain JSON: ${strange}`);
    const lost = before === undefined ? null : difference(before, this.start.pieces?.(this.state), 'pieces');
    if (lost !== null) throw new Error(`the changed state has other pieces: ${lost}`);
    return this;
  }

  /** Plays lines like `p0: bid 3`, each of which must be legal. */
  play(...lines: readonly string[]): this {
    this.heard = this.log.entries.length;
    for (const line of lines) {
      const { seat, action } = this.read(line);
      const refusal = this.game.check(this.state, seat, action);
      if (refusal !== null) throw new Error(`"${line}" is refused: ${JSON.stringify(refusal)}. ${this.options(seat)}`);
      this.act(seat, action);
    }
    return this;
  }

  /** Lets seats play their first legal action until `until` holds. */
  playOn(until: (position: this) => boolean, choose: (actions: readonly A[], seat: Seat) => A = (a) => a[0]!): this {
    this.heard = this.log.entries.length;
    for (let i = 0; i < 10_000; i++) {
      if (until(this)) return this;
      const seat = this.deciders[0];
      if (seat === undefined) break;
      this.act(seat, choose(this.game.legalActions(this.state, seat), seat));
    }
    if (until(this)) return this;
    throw new Error('the game went by without the awaited moment');
  }

  /** The line is refused with this code, and nothing changes. */
  expectRefusal(line: string, code: string, params?: unknown): this {
    const { seat, action } = this.read(line);
    const before = hashJson(this.state);
    const refusal = this.game.check(this.state, seat, action);
    this.start.coverage?.refused(refusal);
    if (refusal === null) throw new Error(`"${line}" is not refused`);
    if (refusal.code !== code) throw new Error(`"${line}" is refused as "${refusal.code}", not as "${code}"`);
    if (params !== undefined && !sameJson(refusal.params ?? null, params)) {
      throw new Error(`"${line}" is refused with ${JSON.stringify(refusal.params)}`);
    }
    if (hashJson(this.state) !== before) throw new Error(`"${line}" was refused and changed the state`);
    return this;
  }

  /** Exactly these seats are asked. */
  expectAsked(...seats: readonly Seat[]): this {
    const asked = [...this.deciders].sort((a, b) => a - b);
    if (
      !sameJson(
        asked,
        [...seats].sort((a, b) => a - b),
      )
    )
      throw new Error(`asked are ${JSON.stringify(asked)}`);
    return this;
  }

  get deciders(): readonly Seat[] {
    return this.game.deciders(this.state);
  }

  /** Events of the last `play`, as they are without anybody's secrets. */
  get events(): E[] {
    return this.log.entries.slice(this.heard).map(({ event }) => event);
  }

  /** The same with their secret parts. */
  get entries(): readonly LogEntry<E>[] {
    return this.log.entries.slice(this.heard);
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  get scores(): readonly AnyScoreLine[] {
    return this.game.scores(this.state);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.state, viewer);
  }

  /** What this seat may do, as text. */
  legal(seat: Seat): string[] {
    return this.game.legalActions(this.state, seat).map((action) => this.game.actionText(action));
  }

  /** A second position that can go its own way from here. */
  fork(): Position<C, S, A, E, V, K> {
    return new Position(this.game, this.start, this.game.copy(this.state), new EventLog<E>());
  }

  private act(seat: Seat, action: A): void {
    const { game, state, log } = this;
    const { coverage } = this.start;
    const before = log.entries.length;
    coverage?.stood(game, state);
    this.revealed = game.apply(state, seat, action, log).revealed;
    coverage?.heard(log.entries.slice(before));
  }

  private read(line: string): { seat: Seat; action: A } {
    const match = /^p(\d+):\s*(.+)$/.exec(line.trim());
    if (match === null) throw new Error(`not a line like "p0: pass": "${line}"`);
    const action = this.game.parseAction(match[2]!);
    const seat = Number(match[1]);
    if (action === null) throw new Error(`"${line}" is no action. ${this.options(seat)}`);
    return { seat, action };
  }

  private options(seat: Seat): string {
    const legal = this.legal(seat);
    const some = legal.slice(0, 12).join(', ');
    return legal.length === 0
      ? `p${seat} is not asked; asked are ${JSON.stringify(this.deciders)}`
      : `p${seat} may: ${some}`;
  }
}
