import { botByName, type Grown, type Question } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import { Calling } from './calling.ts';

/** One tree of a bot's search. Everything in it crosses threads, so game and bot are named. */
export interface TreeJob {
  readonly game: string;
  readonly bot: string;
  readonly question: Question<unknown, unknown>;
  readonly nth: number;
}

export type Grow = (job: TreeJob) => Promise<Grown<unknown>>;

export function growHere({ game, bot, question, nth }: TreeJob): Grown<unknown> {
  const playable = playableById(game);
  const forest = playable === null ? undefined : botByName(bot, playable)?.forest;
  if (forest === undefined) throw new Error(`"${bot}" grows no trees`);
  return forest.grow(question, nth);
}

/** One for each of two trees: the page itself has little to do while bots think. */
const PROCESSORS = 2;
/** Milliseconds; a worker that has not answered by then is never asked again. */
const PATIENCE = 8000;

/** A second worker like this one, woken by the first question they can share. Null where the device has none to spare. */
export function anotherWorker(): Grow | null {
  if (typeof Worker === 'undefined' || navigator.hardwareConcurrency < PROCESSORS) return null;
  let other: Calling | null = null;
  let isLost = false;
  return async (job) => {
    if (isLost) return growHere(job);
    try {
      other ??= new Calling(new Worker(location.href, { type: 'module' }));
      return await Promise.race([other.call('grow', job), tooLate(PATIENCE)]);
    } catch {
      isLost = true;
      return growHere(job);
    }
  };
}

const tooLate = (after: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), after));
