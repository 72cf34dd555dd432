import { playableById } from '@majlis/games/heuristics';
import { fetchOlderRules } from '@majlis/games/kept';
import { type GameRecord, hashJson, type Seat } from '@majlis/kernel';
import { puzzleOfMoment } from '@majlis/puzzles/own';
import { NOTHING_YET, reviewOf, STANDARD, step, type TakenApart, takeApart } from '@majlis/review';
import { keepOwn } from '../pages/puzzles/kept.ts';
import { type KeptReview, keepReview, keptReview } from './kept.ts';
import type { FromReviewer, ReviewEyes, ToReviewer } from './messages.ts';

/** Thinking longer is so many times as long. */
const LONGER = 4;
/** Milliseconds between two pictures of what is known so far. */
const SHOW_EVERY = 250;
const KEEP_EVERY = 2000;

const post = (message: FromReviewer): void => postMessage(message);
const fail = (error: unknown): void =>
  post({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });

let reviewer: Reviewer | null = null;
/** Whoever looks may change before the first thought is there. */
let eyes: ReviewEyes = 'all';

interface Whose {
  readonly record: GameRecord;
  readonly own: Seat | null;
}

/** Thinks about one game, a decision at a time, and listens in between. */
class Reviewer {
  private readonly known: NonNullable<ReturnType<typeof playableById>>;
  private readonly taken: TakenApart;
  private readonly key: string;
  private kept: KeptReview;
  private readonly record: GameRecord;
  private readonly own: Seat | null;
  private isThinking = false;
  private puzzles = 0;

  private constructor(known: Reviewer['known'], taken: TakenApart, key: string, kept: KeptReview, whose: Whose) {
    this.known = known;
    this.taken = taken;
    this.key = key;
    this.kept = kept;
    this.record = whose.record;
    this.own = whose.own;
  }

  static async begin(whose: Whose): Promise<Reviewer> {
    const { record } = whose;
    const known = playableById(record.game);
    if (known === null) throw new Error(`nobody knows how to play ${record.game}`);
    const older = await fetchOlderRules(known.game, record.segments);
    const key = `4/${record.game}/${hashJson([record.commitment, record.segments.map(({ actions }) => actions)])}`;
    const kept = (await keptReview(key)) ?? { budget: STANDARD, progress: NOTHING_YET };
    return new Reviewer(known, takeApart(known.game, record, older), key, kept, whose);
  }

  look(): void {
    this.show(!this.isThinking);
  }

  longer(): void {
    if (this.isThinking) return;
    this.kept = { ...this.kept, budget: this.kept.budget * LONGER };
    void this.think().catch(fail);
  }

  async think(): Promise<void> {
    this.isThinking = true;
    let shown = 0;
    let saved = Date.now();
    for (let next: KeptReview | null = this.kept; next !== null; next = this.next()) {
      this.kept = next;
      if (Date.now() - shown > SHOW_EVERY) {
        this.show(false);
        shown = Date.now();
      }
      if (Date.now() - saved > KEEP_EVERY) {
        await keepReview(this.key, this.kept);
        saved = Date.now();
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
    await keepReview(this.key, this.kept);
    await this.makePuzzles();
    this.isThinking = false;
    this.show(true);
  }

  /** What was clearly better is something to find again. */
  private async makePuzzles(): Promise<void> {
    const { own, known, record, taken, kept } = this;
    if (own === null) return;
    const { moments } = reviewOf(taken, kept.progress, own);
    const puzzles = moments.flatMap((moment) => puzzleOfMoment(known, record, moment) ?? []);
    await keepOwn(puzzles);
    this.puzzles = puzzles.length;
  }

  private next(): KeptReview | null {
    const { budget, progress } = this.kept;
    const next = step(this.known, this.taken, budget, progress);
    return next === null ? null : { budget, progress: next };
  }

  private show(isDone: boolean): void {
    const { taken } = this;
    const { budget, progress } = this.kept;
    const review = reviewOf(taken, progress, eyes);
    const done = progress.weighed.filter((decision) => decision.budget >= budget).length;
    post({ kind: 'review', review, eyes, budget, isDone, done, total: taken.decisions.length, puzzles: this.puzzles });
  }
}

addEventListener('message', async ({ data }: MessageEvent<ToReviewer>) => {
  try {
    if (data.do !== 'longer') eyes = data.eyes;
    if (data.do === 'see') reviewer?.look();
    else if (data.do === 'longer') reviewer?.longer();
    else {
      reviewer = await Reviewer.begin(data);
      await reviewer.think();
    }
  } catch (error) {
    fail(error);
  }
});
