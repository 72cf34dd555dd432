import { type AnyGame, EventLog, type Json } from '@majlis/kernel';
import { type Deal, LEARNER, type Lesson, type Step } from './lesson.ts';
import { matches } from './matches.ts';
import { beginWalk, follow, goOn, isDue, isMoment, type Seen, stepOf, type Walk } from './walk.ts';

/** Who answers where the line says nothing. `legal` may be fewer than all: those that serve the step. */
export type Answering = (state: Json, seat: number, legal: readonly Json[], moves: number) => Json;

export interface Rehearsal {
  readonly walk: Walk;
  /** All moves, as text. */
  readonly line: readonly string[];
  readonly from: number;
  /** Moves of the learner after sitting down. */
  readonly own: number;
  /** By step, how many moves had been made when it was said. */
  readonly said: ReadonlyMap<string, number>;
  /** Why it went no further; null: to the end of the lesson. */
  readonly problem: string | null;
}

/** More moves than any lesson has. */
const MOST = 400;

/** A whole lesson on the rules of the game: who follows it does what each step asks for. */
export class Rehearsing {
  private readonly game: AnyGame;
  private readonly lesson: Lesson;
  private readonly answer: Answering;
  private readonly given: readonly string[];
  private readonly state;
  private readonly log: { seat: number | null; events: Json[] }[] = [];
  private readonly line: string[] = [];
  private own = 0;

  constructor(game: AnyGame, lesson: Lesson, deal: Pick<Deal, 'seed' | 'line'>, answer: Answering) {
    this.game = game;
    this.lesson = lesson;
    this.answer = answer;
    this.given = deal.line;
    const checked = game.checkConfig(lesson.config, lesson.seats);
    if (!checked.ok) throw new Error(`${lesson.id}: ${checked.refusal.code}`);
    const dealt = new EventLog<Json>();
    this.state = game.setup(checked.value, lesson.seats, deal.seed, dealt);
    this.log.push({ seat: null, events: this.seenIn(dealt) });
  }

  run(): Rehearsal {
    const { lesson } = this;
    while (lesson.from !== undefined && !isMoment(lesson.from, this.seen()))
      if (this.isOver || this.line.length > MOST) return this.report(beginWalk(this.seen()), 0, 'it never begins');
      else this.move(null);
    const from = this.line.length;
    this.own = 0;
    let walk = beginWalk(this.seen());
    while (this.line.length < from + MOST) {
      const before = walk;
      walk = follow(lesson, walk, this.seen());
      const step = stepOf(lesson, walk);
      const passed = walk.passed.find((id) => !before.passed.includes(id));
      if (passed !== undefined) return this.report(walk, from, `${passed} has no place`);
      if (walk.strayed) return this.report(walk, from, `${step?.id} is not done`);
      if (step === null) return this.report(walk, from, null);
      if (isDue(step, this.seen()) && !this.said.has(step.id)) this.said.set(step.id, this.line.length);
      if (step.until === 'next' && isDue(step, this.seen())) walk = goOn(walk, this.seen());
      else if (this.isOver) return this.report(walk, from, `the game is over at ${step.id}`);
      else {
        const problem = this.move(step);
        if (problem !== null) return this.report(walk, from, problem);
      }
    }
    return this.report(walk, from, `no end of ${stepOf(lesson, walk)?.id}`);
  }

  private readonly said = new Map<string, number>();

  private report(walk: Walk, from: number, problem: string | null): Rehearsal {
    return { walk, line: this.line, from, own: this.own, said: this.said, problem };
  }

  private get isOver(): boolean {
    return this.game.outcome(this.state) !== null;
  }

  private seen(): Seen {
    const isAsked = this.game.deciders(this.state).includes(LEARNER);
    return {
      log: this.log,
      asked: isAsked ? this.game.prompt(this.state, LEARNER)!.kind : null,
      legal: isAsked ? (this.game.legalActions(this.state, LEARNER) as Json[]) : [],
      isOver: this.isOver,
    };
  }

  private seenIn(log: EventLog<Json>): Json[] {
    return log.shownTo(LEARNER).map(({ event }) => event);
  }

  /** One move; why it could not be what the step wants. */
  private move(step: Step | null): string | null {
    const { game, state } = this;
    const seats = game.deciders(state);
    // The learner answers last, so that nobody waits for the guide's sentence to be read.
    const seat = seats.find((one) => one !== LEARNER) ?? LEARNER;
    const action = this.fromLine(seat) ?? this.chosen(seat, step);
    if (action === null) return `${step?.id}: nothing does it`;
    const refusal = game.check(state, seat, action);
    if (refusal !== null) return `move ${this.line.length}: ${refusal.code}`;
    this.line.push(game.actionText(action));
    const log = new EventLog<Json>();
    game.apply(state, seat, action, log);
    const events = this.seenIn(log);
    this.log.push({ seat, events });
    if (seat !== LEARNER || step === null) return null;
    this.own++;
    const { line } = step;
    return line === undefined || events.some((event) => matches(line, event)) ? null : `${step.id}: not as it should`;
  }

  private fromLine(seat: number): Json | null {
    const text = this.given[this.line.length];
    const action = text === undefined ? null : this.game.parseAction(text);
    if (text !== undefined && action === null) throw new Error(`move ${this.line.length}: "${text}" is no action`);
    return action === null || this.game.check(this.state, seat, action) === null ? action : this.loudly(seat, action);
  }

  /** The line names a move the rules refuse: that must not pass for another choice. */
  private loudly(seat: number, action: unknown): Json {
    const refusal = this.game.check(this.state, seat, action);
    throw new Error(`move ${this.line.length}, seat ${seat}: ${this.game.actionText(action)}: ${refusal?.code}`);
  }

  private chosen(seat: number, step: Step | null): Json | null {
    const legal = this.game.legalActions(this.state, seat) as Json[];
    const serving = seat === LEARNER && step !== null ? legal.filter((action) => this.serves(step, action)) : legal;
    return serving.length === 0 ? null : this.answer(this.state as Json, seat, serving, this.line.length);
  }

  /** Whether the step would be done by it. */
  private serves({ until, line, isFree }: Step, action: Json): boolean {
    const wanted = line ?? (typeof until === 'string' || isFree === true ? null : until);
    if (wanted === null) return true;
    const copy = this.game.copy(this.state);
    const log = new EventLog<Json>();
    this.game.apply(copy, LEARNER, action, log);
    return this.seenIn(log).some((event) => matches(wanted, event));
  }
}

/** Plays the lesson through on the rules, on the line of its deal as far as that goes. */
export const rehearse = (
  game: AnyGame,
  lesson: Lesson,
  deal: Pick<Deal, 'seed' | 'line'>,
  answer: Answering,
): Rehearsal => new Rehearsing(game, lesson, deal, answer).run();
