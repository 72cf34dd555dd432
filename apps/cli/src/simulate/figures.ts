import type { GameFigures } from './playout.ts';

export interface Spread {
  readonly mean: number;
  readonly min: number;
  readonly max: number;
}

export interface SeatFigures {
  readonly seat: number;
  readonly questions: Spread;
  readonly score: Spread;
  /** Games in which this seat has rank 1, alone or shared. */
  readonly wins: number;
}

export interface Figures {
  readonly games: number;
  readonly actions: Spread;
  readonly questions: Spread;
  readonly questionsPerRound: Spread;
  readonly rounds: Spread;
  /** Share of the questions that had a single legal answer. */
  readonly forced: number;
  /** Mean number of questions of each kind in a game, most frequent first. */
  readonly byPrompt: Readonly<Record<string, number>>;
  readonly perSeat: readonly SeatFigures[];
  /** Time to play one game, in milliseconds. */
  readonly milliseconds: Spread;
}

class Tally {
  private sum = 0;
  private count = 0;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.sum += value;
    this.count++;
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
  }

  get spread(): Spread {
    return { mean: this.sum / this.count, min: this.min, max: this.max };
  }
}

/** Sums up games one by one, so that a million of them need no memory. */
export class FiguresTally {
  private games = 0;
  private forced = 0;
  private asked = 0;
  private readonly actions = new Tally();
  private readonly questions = new Tally();
  private readonly questionsPerRound = new Tally();
  private readonly rounds = new Tally();
  private readonly milliseconds = new Tally();
  private readonly byPrompt = new Map<string, number>();
  private readonly seats: { questions: Tally; score: Tally; wins: number }[] = [];

  add(game: GameFigures): void {
    const questions = game.questions.reduce((a, b) => a + b, 0);
    this.games++;
    this.asked += questions;
    this.forced += game.forced;
    this.actions.add(game.actions);
    this.questions.add(questions);
    this.questionsPerRound.add(questions / game.rounds);
    this.rounds.add(game.rounds);
    this.milliseconds.add(game.milliseconds);
    for (const [kind, count] of Object.entries(game.byPrompt)) {
      this.byPrompt.set(kind, (this.byPrompt.get(kind) ?? 0) + count);
    }
    game.questions.forEach((count, seat) => {
      this.seats[seat] ??= { questions: new Tally(), score: new Tally(), wins: 0 };
      this.seats[seat].questions.add(count);
      this.seats[seat].score.add(game.scores[seat]!);
      if (game.ranks[seat] === 1) this.seats[seat].wins++;
    });
  }

  get figures(): Figures {
    const kinds = [...this.byPrompt].sort(([, a], [, b]) => b - a);
    return {
      games: this.games,
      actions: this.actions.spread,
      questions: this.questions.spread,
      questionsPerRound: this.questionsPerRound.spread,
      rounds: this.rounds.spread,
      forced: this.forced / this.asked,
      byPrompt: Object.fromEntries(kinds.map(([kind, count]) => [kind, count / this.games])),
      perSeat: this.seats.map(({ questions, score, wins }, seat) => ({
        seat,
        questions: questions.spread,
        score: score.spread,
        wins,
      })),
      milliseconds: this.milliseconds.spread,
    };
  }
}

export function figuresText(figures: Figures): string {
  const line = (label: string, { mean, min, max }: Spread) =>
    `${label.padEnd(22)}${short(mean).padStart(10)}${short(min).padStart(10)}${short(max).padStart(10)}`;
  const header = `${`${figures.games} games`.padEnd(22)}${'mean'.padStart(10)}${'min'.padStart(10)}${'max'.padStart(10)}`;
  return [
    header,
    line('actions', figures.actions),
    line('questions', figures.questions),
    line('rounds', figures.rounds),
    line('questions per round', figures.questionsPerRound),
    line('milliseconds', figures.milliseconds),
    ...figures.perSeat.map(({ seat, questions }) => line(`seat ${seat} questions`, questions)),
    ...figures.perSeat.map(({ seat, score }) => line(`seat ${seat} score`, score)),
    `${'wins'.padEnd(22)}${figures.perSeat.map(({ seat, wins }) => `  seat ${seat}: ${percent(wins / figures.games)}`).join('')}`,
    `${'forced questions'.padEnd(22)}  ${percent(figures.forced)}`,
    'questions of each kind in a game:',
    ...Object.entries(figures.byPrompt).map(([kind, mean]) => `  ${kind.padEnd(20)}${short(mean).padStart(10)}`),
  ].join('\n');
}

const short = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
