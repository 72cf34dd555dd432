import { namesOf } from '@majlis/games/names';
import { type AnyGame, EventLog, type GameRecord, type Json, Recorder, type Seat, type Seed } from '@majlis/kernel';
import { type Mover, moverFor } from '../mover.ts';
import type { Setting } from '../setting.ts';
import { inline } from '../text.ts';

/** A game in the terminal: the position, what has happened, and who is human. */
export class PlayTable {
  readonly game: AnyGame;
  readonly seats: number;
  readonly humans: readonly Seat[];
  /** Data of the game as people read it. */
  readonly named: (data: unknown) => unknown;
  private readonly current: unknown;
  private readonly log = new EventLog<Json>();
  private readonly recorder: Recorder;
  private readonly told: number[];
  private readonly move: Mover;

  constructor({ game, seats, config }: Setting, seed: Seed, humans: readonly Seat[], bots: string) {
    this.game = game;
    this.seats = seats;
    this.humans = humans;
    this.named = namesOf(game.id);
    this.current = game.setup(config, seats, seed, this.log);
    this.recorder = new Recorder(game, { config, seats, seed }, this.current);
    this.told = Array.from({ length: seats }, () => 0);
    this.move = moverFor(game, bots, seed);
  }

  get state(): unknown {
    return this.current;
  }

  get isOver(): boolean {
    return this.game.outcome(this.current) !== null;
  }

  /** Bots answer at once; then it is a human's turn, or the game is over. */
  nextHuman(): Seat | null {
    while (!this.isOver) {
      const deciders = this.game.deciders(this.current);
      const bot = deciders.find((seat) => !this.humans.includes(seat));
      if (bot === undefined) return deciders[0]!;
      this.act(bot, this.move(this.current, bot));
    }
    return null;
  }

  act(seat: Seat, action: unknown): void {
    this.game.apply(this.current, seat, action, this.log);
    this.recorder.add(seat, action as Json, this.current);
  }

  /** What has happened since this seat was told last, as it sees it. */
  news(seat: Seat): string[] {
    const events = this.log.shownTo(seat).slice(this.told[seat]);
    this.told[seat] = this.log.entries.length;
    return events.map(
      ({ event, secret }) =>
        `${inline(this.named(event))}${secret === undefined ? '' : `  (only you see: ${inline(secret)})`}`,
    );
  }

  record(): GameRecord {
    return this.recorder.record(this.current);
  }
}
