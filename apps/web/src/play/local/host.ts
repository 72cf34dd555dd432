import { botByName } from '@majlis/bots';
import { gameById } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { fetchOlderRules } from '@majlis/games/kept';
import {
  type AnyGame,
  type GameRecord,
  type Json,
  type Outcome,
  type Refusal,
  type Seat,
  sameJson,
  type Viewer,
} from '@majlis/kernel';
import {
  adopt,
  type Command,
  checkAnswer,
  type Pending,
  type ShownPosition,
  type StandingAnswer,
  show,
  showPositionAt,
  Table,
  type Terms,
  versionsIn,
} from '@majlis/table';
import type { Answer, TableMessage } from '../link.ts';
import { hintOn, THINKER } from './advice.ts';
import { LocalBots } from './bots.ts';
import { givenSeed, nextOfOpening } from './given.ts';
import { nextOnLine } from './lesson-line.ts';
import type { Advice, Finished, Given, Line, NewLocalTable, Recalled } from './messages.ts';
import type { Shelf } from './shelf.ts';
import { hasTakeBacks, lastDecision, soloist, takeBackOf } from './take-back.ts';
import type { Grow } from './trees.ts';

/** Good enough to learn from, and quick. */
const ADVISER = 'medium';
const TERMS: Terms = { rated: false, clock: { kind: 'none' }, standIn: 'medium' };
/** Everything of the device the host needs, so that tests can stand in for it. */
export interface Surroundings {
  readonly shelf: Shelf;
  now(): number;
  wait(ms: number): Promise<void>;
  /** 128 bits as hex digits. */
  seed(): string;
  send(message: TableMessage): void;
  /** Who helps bots think; null or left out where nobody does. */
  readonly elsewhere?: Grow | null;
}

/** Runs one table on this device, people and bots at it. Every move is kept before it is shown. */
export class LocalHost {
  private readonly id: string;
  private readonly game: AnyGame;
  private readonly table: Table;
  private readonly names: readonly string[];
  private readonly around: Surroundings;
  private readonly bots: LocalBots;
  private viewer: Viewer;
  private isBotActing = false;
  private readonly pause: number;
  private hasTakeBacks = false;
  private readonly lesson: Line | null;
  private readonly given: Given | null;

  private constructor(id: string, game: AnyGame, table: Table, wish: NewLocalTable, around: Surroundings) {
    this.id = id;
    this.game = game;
    this.bots = new LocalBots(game.id, around.elsewhere ?? null);
    this.table = table;
    this.names = wish.names;
    this.pause = wish.pause;
    this.lesson = wish.lesson ?? null;
    this.given = wish.given ?? null;
    this.around = around;
    const person = table.book.seats.findIndex(({ holder }) => holder.kind === 'human');
    this.viewer = person < 0 ? 'spectator' : person;
  }

  /** Goes on with a kept table, or begins a new one. */
  static async open(id: string, wish: NewLocalTable, around: Surroundings): Promise<LocalHost | Refusal> {
    const kept = await around.shelf.load(id);
    const game = gameById(kept?.wish.game ?? wish.game);
    if (game === null) return { code: 'unknown-game' };
    if (kept !== null && kept.journal.length > 0) {
      const older = await fetchOlderRules(game, versionsIn(kept.journal));
      const { table, added } = Table.restore(game, kept.journal, null, around.now(), { older });
      await around.shelf.add(id, added);
      // Who comes back without the guide plays on as at any table.
      const { lesson: _, ...goesOn } = kept.wish;
      const asked = { ...goesOn, ...('lesson' in wish ? { lesson: wish.lesson } : {}) };
      const host = new LocalHost(id, game, table, asked, around);
      host.hasTakeBacks = hasTakeBacks(kept.journal);
      return host;
    }
    const checked = game.checkConfig(wish.config, wish.seats.length);
    if (!checked.ok) return checked.refusal;
    const seats = wish.seats.length;
    const seed = wish.lesson?.seed ?? wish.given?.seed ?? around.seed();
    const begun = { config: wish.config, seats, seed, terms: TERMS };
    const { table, entry } = Table.create(game, begun, around.now());
    await around.shelf.begin(id, wish);
    await around.shelf.add(id, [entry]);
    const host = new LocalHost(id, game, table, wish, around);
    await host.sitDown(wish.seats);
    return host;
  }

  /** A kept table to look back at. */
  static async recall(id: string, around: Surroundings): Promise<LocalHost | null> {
    const kept = await around.shelf.load(id);
    const game = kept === null ? null : gameById(kept.wish.game);
    if (kept === null || game === null || kept.journal.length === 0) return null;
    const older = await fetchOlderRules(game, versionsIn(kept.journal));
    const { table } = Table.restore(game, kept.journal, null, around.now(), { older });
    return new LocalHost(id, game, table, kept.wish, around);
  }

  /** A finished game from elsewhere, to think about. Nothing of it is kept. */
  static async study(record: GameRecord, names: readonly string[], around: Surroundings): Promise<LocalHost | null> {
    const game = gameById(record.game);
    if (game === null) return null;
    const older = await fetchOlderRules(game, record.segments);
    const adopted = adopt(game, record, botsFor(record), around.now(), { older });
    if ('code' in adopted) return null;
    const wish = { game: record.game, config: record.config, seats: [], names, pause: 0 };
    return new LocalHost('', game, adopted.table, wish, around);
  }

  /** How likely the seat was to win after that many moves, by what it knew; null where it had nothing to decide. */
  chanceAt(moves: number, seat: Seat): number | null {
    const { game, table } = this;
    if (moves >= table.book.line.length && table.book.outcome !== null) return shareOf(table.book.outcome, seat);
    const state = table.position.at(moves);
    const legal = game.deciders(state).includes(seat) ? game.legalActions(state, seat) : [];
    const playable = playableById(game.id);
    const bot = playable === null ? null : botByName(THINKER, playable);
    if (legal.length < 2 || bot === null) return null;
    const question = { seat, knowledge: game.knowledge(state, seat), legal, seed: `${table.book.commitment}/${moves}` };
    return bot.choose(question).candidates[0]?.win?.mean ?? null;
  }

  recalled(): Recalled {
    const eyes = this.eyes();
    return { last: { shown: show(this.table, eyes[0] as Viewer), names: this.names }, eyes };
  }

  positionAt(moves: number, viewer: Viewer): ShownPosition {
    if (!this.eyes().includes(viewer)) throw new Error('nobody here may look through those eyes');
    return showPositionAt(this.table, moves, viewer);
  }

  /** Everybody's when it is over; before, only those of somebody who plays alone. */
  private eyes(): (Viewer | 'all')[] {
    const { phase, seats } = this.table.book;
    const people = seats.flatMap(({ holder }, seat) => (holder.kind === 'human' ? [seat] : []));
    if (phase !== 'over' && phase !== 'closed') return people.length === 1 ? people : ['spectator'];
    const others = seats.map((_, seat) => seat).filter((seat) => seat !== people[0]);
    return [...people.slice(0, 1), ...others, 'spectator', 'all'];
  }

  private async sitDown(seats: NewLocalTable['seats']): Promise<void> {
    for (const [seat, level] of seats.entries()) {
      const holder =
        level === null ? ({ kind: 'human', player: `${seat}` } as const) : ({ kind: 'bot', level } as const);
      await this.carryOut({ do: 'seat', seat, holder });
    }
    await this.carryOut({ do: 'start' });
    const person = seats.indexOf(null);
    this.viewer = person < 0 ? 'spectator' : person;
    await this.playUpToLesson();
    await this.playOpening();
  }

  /** A lesson may begin in the middle of a game. */
  private async playUpToLesson(): Promise<void> {
    while (this.lesson !== null && this.table.book.line.length < this.lesson.from) {
      const next = nextOnLine(this.table, this.game, this.lesson);
      const answer = next === null ? null : await this.carryOut({ do: 'play', how: 'hand', ...next });
      if (answer?.ok !== true) throw new Error('the line of the lesson cannot be played');
    }
  }

  private async playOpening(): Promise<void> {
    for (let next = this.nextOfOpening(); next !== null; next = this.nextOfOpening()) {
      const answer = await this.carryOut({ do: 'play', how: 'hand', ...next });
      if (!answer.ok) throw new Error(`the opening cannot be played: ${answer.refusal.code}`);
    }
  }

  private nextOfOpening() {
    return this.given === null ? null : nextOfOpening(this.table, this.game, this.given);
  }

  /** Shows the table and lets the bots play. Call it once it is open. */
  begin(): void {
    this.show();
    void this.note();
    void this.letBotsAct();
  }

  async act(seat: Seat, decision: string, action: Json): Promise<Answer> {
    return this.answer({ do: 'play', seat, decision, action, how: 'hand' });
  }

  /** Alone against bots one may go back to the last own decision, whatever has happened since. */
  async undo(seat: Seat): Promise<Answer> {
    const answer = await this.answer({ do: 'undo', seat });
    const isFinal = answer.ok || this.given !== null || soloist(this.table) !== seat;
    const to = isFinal ? null : lastDecision(this.table);
    if (to === null) return answer;
    this.hasTakeBacks ||= takeBackOf(this.table) === 'shows';
    return this.answer({ do: 'proposeTakeback', seat, to });
  }

  /** What the table answers for somebody from now on. */
  async setStanding(seat: Seat, answers: readonly StandingAnswer[]): Promise<Answer> {
    return this.answer({ do: 'setStanding', seat, answers });
  }

  /** The game ends here, without a winner. */
  async giveUp(): Promise<Answer> {
    return this.answer({ do: 'close' });
  }

  check(seat: Seat, action: Json): Refusal | null {
    return checkAnswer(this.table, { seat, decision: this.table.decisionOf(seat), action });
  }

  watch(viewer: Viewer): void {
    this.viewer = viewer;
    this.show();
  }

  private async answer(command: Command): Promise<Answer> {
    const answer = await this.carryOut(command);
    if (answer.ok) this.begin();
    return answer;
  }

  private async carryOut(command: Command): Promise<Answer> {
    const handled = this.table.handle(command, this.around.now());
    if (!handled.ok) return handled;
    await this.around.shelf.add(this.id, handled.entries);
    return { ok: true };
  }

  private show(): void {
    const takeBack = this.given === null ? takeBackOf(this.table) : null;
    const solo = { takeBack, hasTakeBacks: this.hasTakeBacks };
    const message = { shown: show(this.table, this.viewer), names: this.names };
    this.around.send(soloist(this.table) === null ? message : { ...message, solo });
  }

  private async letBotsAct(): Promise<void> {
    if (this.isBotActing) return;
    this.isBotActing = true;
    for (let [pending] = this.table.pending(); pending !== undefined; [pending] = this.table.pending()) {
      // A pass in a window tells nobody anything: there is nothing to look at in between.
      if (!this.toldNothing()) await this.around.wait(this.pause);
      if (!this.isStill(pending)) continue;
      const { seat, decision } = pending;
      const action = pending.kind === 'bot' ? await this.think(seat, pending.level) : pending.action;
      if (!this.isStill(pending)) continue;
      const how = pending.kind === 'bot' ? pending.how : 'standing';
      const answer = await this.carryOut({ do: 'play', seat, decision, action, how });
      if (!answer.ok) throw new Error(`a move of the table was refused: ${answer.refusal.code}`);
      this.show();
    }
    this.isBotActing = false;
    await this.note();
  }

  /** Not answered meanwhile, nor taken back. */
  private isStill(pending: Pending): boolean {
    return this.table.pending().some((still) => sameJson(still as never, pending as never));
  }

  private async note(): Promise<void> {
    // A lesson is no game to come back to, until somebody plays on alone; nor is a single position.
    if (this.lesson !== null || (this.given !== null && this.given.opening.length > 0)) return;
    const { seats, line, outcome, game, phase } = this.table.book;
    const people = seats.flatMap(({ holder }, seat) => (holder.kind === 'human' ? [seat] : []));
    const at = line.at(-1)?.at ?? this.around.now();
    const ranks = outcome?.ranks ?? null;
    const note = { game, names: this.names, people, moves: line.length, at, ranks, hasTakeBacks: this.hasTakeBacks };
    const isGivenUp = phase === 'closed';
    return this.around.shelf.note(this.id, { ...note, isGivenUp });
  }

  /** A finished game to send elsewhere, with who played it. */
  finished(): Finished {
    const seats = this.table.book.seats.map(({ holder }, seat) =>
      holder.kind === 'bot'
        ? ({ kind: 'bot', level: holder.level } as const)
        : ({ kind: 'human', name: this.names[seat] ?? '' } as const),
    );
    return { record: this.table.record(), seats };
  }

  /** Nobody saw anything of the last move, as when somebody passes: there is nothing to look at. */
  private toldNothing(): boolean {
    return this.table.book.log.at(-1) === '[]';
  }

  async advise(seat: Seat): Promise<Json | null> {
    return this.table.book.asked.includes(seat) ? this.think(seat, ADVISER) : null;
  }

  /** What the thinker would do, and how that compares with the next best. */
  hint(seat: Seat): Advice | null {
    if (!this.table.book.asked.includes(seat)) return null;
    const { seed, ...known } = this.questionFor(seat);
    return hintOn({ game: this.game.id, ...known } as never, seed);
  }

  private questionFor(seat: Seat) {
    const { game, table } = this;
    const { state } = table.position;
    const { given } = this;
    const seed = given === null ? `${table.book.commitment}/${table.seq}/${seat}` : givenSeed(table, given, seat);
    return { seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat), seed } as const;
  }

  private async think(seat: Seat, level: string): Promise<Json> {
    const next = this.lesson === null ? null : nextOnLine(this.table, this.game, this.lesson);
    if (next?.seat === seat) return next.action;
    const { cuts, line } = this.table.book;
    // Given deals are compared, so every decision there stands by itself.
    const moment = this.given === null ? { line: `${cuts}`, moves: line.length, seat } : null;
    return this.bots.choose(level, this.questionFor(seat), moment);
  }
}

const botsFor = ({ seats }: GameRecord) =>
  Array.from({ length: seats }, () => ({ kind: 'bot', level: 'medium' }) as const);

/** Those who share a victory share it evenly. */
function shareOf({ ranks }: Outcome, seat: Seat): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}
