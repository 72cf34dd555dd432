import type { Seat } from '@majlis/kernel';
import type { Run } from '../run.ts';

interface Question {
  readonly id: number;
  /** What the seat is asked and may answer. */
  readonly words: string;
}

/** The names of questions: new for a new question, the same while it stands. */
export class DecisionIds {
  private readonly run: Run;
  private readonly answered: Set<number>[];
  private open: ReadonlyMap<Seat, Question> = new Map();

  constructor(run: Run) {
    this.run = run;
    this.answered = run.seats.map(() => new Set());
  }

  before(): void {
    this.open = this.questions();
  }

  after(seat: Seat): void {
    const { run } = this;
    this.answered[seat]!.add(this.open.get(seat)!.id);
    for (const [asked, { id, words }] of this.questions()) {
      if (this.answered[asked]!.has(id))
        run.fail('decision-ids', `p${asked} is asked anew under an id it has answered: ${id}`);
      const old = this.open.get(asked);
      if (asked === seat || old === undefined) continue;
      if (old.words === words && old.id !== id) {
        run.fail('decision-ids', `p${seat} answered, and the question still put to p${asked} got another id`);
      }
      if (old.words !== words && old.id === id) {
        run.fail('decision-ids', `p${seat} answered, p${asked} is asked something else and the id stayed`);
      }
    }
  }

  /** An answer that nobody looks at: its id is used up all the same. */
  passed(seat: Seat): void {
    this.answered[seat]!.add(this.run.game.decisionId(this.run.state, seat));
  }

  private questions(): Map<Seat, Question> {
    const { game, state } = this.run;
    return new Map(
      game.deciders(state).map((seat) => {
        const id = game.decisionId(state, seat);
        if (!Number.isSafeInteger(id)) this.run.fail('decision-ids', `the id is no whole number: ${id}`);
        return [seat, { id, words: JSON.stringify([game.prompt(state, seat), game.legalActions(state, seat)]) }];
      }),
    );
  }
}
