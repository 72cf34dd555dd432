import { asMaster, botByName, type Lesson, playLesson } from '@majlis/bots';
import { type AnyGame, type Json, RulesBug, rngFrom, type Seed } from '@majlis/kernel';
import type { Crew } from '../jobs.ts';
import { findPlayable } from '../setting.ts';

/** A few games of self-play. Everything in it crosses threads, so the game is named. */
interface LessonJob {
  readonly game: string;
  readonly seeds: readonly Seed[];
  /** Null for the quick policy. */
  readonly bot: string | null;
  /** Whether positions are kept as master sees them. */
  readonly master: boolean;
  /** One table in so many has modules or options; as usual if null. */
  readonly varied: number | null;
}

/** Null in the place of a game that broke its rules: hours of training shall not end with it. */
export function runLessons({ game, seeds, bot: name, master, varied }: LessonJob): (Lesson | null)[] {
  const known = findPlayable(game);
  const seen = master ? asMaster(known) : known;
  const bot = name === null ? null : botByName(name, known);
  return seeds.map((seed) => {
    try {
      return playLesson({ known: seen, seed, ...tableFor(known.game, seed, varied), ...(bot === null ? {} : { bot }) });
    } catch (error) {
      if (error instanceof RulesBug) return null;
      throw error;
    }
  });
}

export const teachers: Crew<LessonJob, (Lesson | null)[]> = { worker: 'train-worker', run: runLessons };

/** Most tables are small ones; one in three has options of any kind, every second one modules where there are some. */
const SEATS = [2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 6];
const VARIED = 3;
const WITH_MODULES = 2;
/** A table has about so many quarters of the modules, or all of them. */
const QUARTERS = 4;

export function tableFor(game: AnyGame, seed: Seed, oneIn: number | null = null): { seats: number; config: Json } {
  const rng = rngFrom(`table:${seed}`);
  const allowed = SEATS.filter((seats) => seats >= game.seats.min && seats <= game.seats.max);
  const seats = allowed.length === 0 ? game.seats.min : allowed[rng.below(allowed.length)]!;
  const wish: Record<string, Json> = {};
  const { modules, options } = game.catalogue;
  if (rng.below(oneIn ?? (modules.length > 0 ? WITH_MODULES : VARIED)) === 0) {
    for (const { id, choices } of options) wish[id] = choices[rng.below(choices.length)]!;
    const quarters = 1 + rng.below(QUARTERS);
    const chosen = modules.filter(() => rng.below(QUARTERS) < quarters).map(({ id }) => id);
    if (chosen.length > 0) wish.modules = chosen;
  }
  const wished = game.checkConfig(wish, seats);
  const checked = wished.ok ? wished : game.checkConfig({}, seats);
  if (!checked.ok) throw new Error(`${game.id} refuses its own standard: ${checked.refusal.code}`);
  return { seats, config: checked.value as Json };
}
