import { type Seat, sameJson } from '@majlis/kernel';
import type { Run } from '../run.ts';
import type { Asked } from './asking.ts';

/** The names of questions: new for a new question, the same while it stands. */
export class DecisionIds {
  private readonly run: Run;
  private readonly answered: Set<number>[];
  private open: ReadonlyMap<Seat, Asked> = new Map();
  private ids: ReadonlyMap<Seat, number> = new Map();

  constructor(run: Run) {
    this.run = run;
    this.answered = run.seats.map(() => new Set());
  }

  before(asked: ReadonlyMap<Seat, Asked>): void {
    this.open = asked;
    this.ids = new Map([...asked.keys()].map((seat) => [seat, this.idOf(seat)]));
  }

  after(seat: Seat): void {
    const { run } = this;
    this.answered[seat]!.add(this.ids.get(seat)!);
    for (const asked of run.game.deciders(run.state)) {
      const id = this.idOf(asked);
      if (this.answered[asked]!.has(id))
        run.fail('decision-ids', `p${asked} is asked again under an id it has answered: ${id}`);
      const old = this.open.get(asked);
      if (asked === seat || old === undefined) continue;
      const [stands, stayed] = [this.stands(asked, old), this.ids.get(asked) === id];
      if (stands && !stayed)
        run.fail('decision-ids', `p${seat} answered, and the question still put to p${asked} got another id`);
      if (!stands && stayed)
        run.fail('decision-ids', `p${seat} answered, p${asked} is asked something else and the id stayed`);
    }
  }

  /** An answer that nobody looks at: its id is used up all the same. */
  passed(seat: Seat): void {
    this.answered[seat]!.add(this.run.game.decisionId(this.run.state, seat));
  }

  /** Whether the seat is asked the same and may answer the same as before. */
  private stands(seat: Seat, { prompt, actions }: Asked): boolean {
    const { game, state } = this.run;
    return sameJson(game.prompt(state, seat), prompt) && sameJson(game.legalActions(state, seat), actions);
  }

  private idOf(seat: Seat): number {
    const id = this.run.game.decisionId(this.run.state, seat);
    if (!Number.isSafeInteger(id)) this.run.fail('decision-ids', `the id is no whole number: ${id}`);
    return id;
  }
}
