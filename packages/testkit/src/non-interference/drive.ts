import { EventLog, type Seat, sameJson } from '@majlis/kernel';
import { difference } from '../plain.ts';
import type { Played, Run } from '../run.ts';
import { heardBy, seenBy, tellApart } from './seen.ts';
import type { World } from './worlds.ts';

/** The true and another world, played side by side by the same actions. */
export class BothWorlds {
  readonly here: unknown;
  readonly there: unknown;
  private readonly run: Run;
  private readonly seat: Seat;
  private readonly mayBreak: boolean;
  private readonly law: string;
  private readonly words: string[] = [];

  constructor(run: Run, seat: Seat, { state, mayBreak }: World, law: string) {
    this.run = run;
    this.seat = seat;
    this.mayBreak = mayBreak;
    this.law = law;
    this.here = run.game.copy(run.state);
    this.there = run.game.copy(state);
  }

  /** Goes on as long as nothing is revealed. */
  drive(steps: number): void {
    for (let i = 0; i < steps; i++) {
      const next = this.legalInBoth();
      if (next === null || !this.step(next)) return;
    }
  }

  /** The seat must not be able to tell the worlds apart; false when something was revealed and it may. */
  step(next: Played): boolean {
    const { run, seat, here, there } = this;
    const { game } = run;
    this.words.push(`p${next.seat} ${game.actionText(next.action)}`);
    const logs = [new EventLog<unknown>(), new EventLog<unknown>()] as const;
    const one = game.apply(here, next.seat, next.action, logs[0]);
    const other = this.applyThere(next, logs[1]);
    if (one.revealed || other.revealed) return false;
    const events = difference(heardBy(logs[0], seat), heardBy(logs[1], seat), 'events');
    if (events !== null) this.fail(`hears ${events}`);
    const apart = tellApart(seenBy(game, here, seat), seenBy(game, there, seat));
    if (apart !== null) this.fail(`can tell by ${apart.how}`);
    return true;
  }

  private applyThere(next: Played, log: EventLog<unknown>): { readonly revealed: boolean } {
    try {
      return this.run.game.apply(this.there, next.seat, next.action, log);
    } catch (error) {
      if (this.mayBreak) return { revealed: true };
      const words = this.words.join('; ');
      return this.run.fail(
        'imagined-can-be-played',
        `the world imagined by p${this.seat} breaks at "${words}": ${(error as Error).stack}`,
      );
    }
  }

  private legalInBoth(): Played | null {
    const { run, here, there } = this;
    const deciders = run.game.deciders(here);
    if (deciders.length === 0) return null;
    const seat = run.pick(deciders);
    const others = run.game.legalActions(there, seat);
    const both = run.game.legalActions(here, seat).filter((action) => others.some((other) => sameJson(action, other)));
    return both.length === 0 ? null : { seat, action: run.pick(both) };
  }

  private fail(what: string): never {
    const words = this.words.join('; ');
    this.run.fail(this.law, `after "${words}", said to reveal nothing, p${this.seat} ${what}`);
  }
}
