import { type AnyGame, type Json, type Rng, rngFrom, type Seat } from '@majlis/kernel';
import {
  type Command,
  type Entry,
  type Handled,
  type NewTable,
  Table,
  type TableOptions,
  type Terms,
} from '../src/index.ts';

export const SEED = '000102030405060708090a0b0c0d0e0f';
export const TERMS: Terms = { rated: false, clock: { kind: 'none' }, standIn: 'random' };

/** A table with people in all seats, and everything that was journaled. */
export class Sitting {
  readonly game: AnyGame;
  table: Table;
  readonly journal: Entry[] = [];
  now = 1_000;

  constructor(game: AnyGame, wish: Partial<NewTable> = {}, options: TableOptions = {}) {
    this.game = game;
    const seats = wish.seats ?? game.seats.min;
    const all = { config: {}, seed: SEED, terms: TERMS, ...wish, seats };
    const { table, entry } = Table.create(game, all, this.now, { freeze: true, hashEvery: 1, ...options });
    this.table = table;
    this.journal.push(entry);
  }

  static started(game: AnyGame, wish: Partial<NewTable> = {}, options: TableOptions = {}): Sitting {
    const sitting = new Sitting(game, wish, options);
    sitting.table.book.seats.forEach((_, seat) => {
      sitting.must({ do: 'seat', seat, holder: { kind: 'human', player: `p${seat}` } });
    });
    sitting.must({ do: 'start' });
    return sitting;
  }

  do(command: Command, client: string | null = null): Handled {
    const handled = this.table.handle(command, this.now, client);
    if (handled.ok) this.journal.push(...handled.entries);
    return handled;
  }

  must(command: Command): readonly Entry[] {
    const handled = this.do(command);
    if (!handled.ok) throw new Error(`refused: ${JSON.stringify(handled.refusal)}`);
    return handled.entries;
  }

  /** The refusal's code, or `done`. */
  try(command: Command): string {
    const handled = this.do(command);
    return handled.ok ? 'done' : handled.refusal.code;
  }

  playing(seat: Seat, action: Json): Command {
    return { do: 'play', seat, action, decision: this.table.decisionOf(seat), how: 'hand' };
  }

  play(text: string): readonly Entry[] {
    const [who, ...rest] = text.split(' ');
    return this.must(this.playing(Number(who!.slice(1)), this.game.parseAction(rest.join(' '))));
  }

  /** Any legal move of any seat that is asked. */
  randomMove(rng: Rng): Command | null {
    const { asked } = this.table.book;
    if (this.table.book.phase !== 'playing' || asked.length === 0) return null;
    const seat = asked[rng.below(asked.length)]!;
    const legal: Json[] = this.game.legalActions(this.table.position.state, seat);
    return this.playing(seat, legal[rng.below(legal.length)]!);
  }

  playOn(moves: number, seed = 'moves'): this {
    const rng = rngFrom(seed);
    for (let i = 0; i < moves; i++) {
      const move = this.randomMove(rng);
      if (move === null) break;
      this.must(move);
    }
    return this;
  }
}
