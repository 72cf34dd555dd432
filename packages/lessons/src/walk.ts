import type { Json } from '@majlis/kernel';
import { LEARNER, type Lesson, type Moment, type Step } from './lesson.ts';
import { matches } from './matches.ts';

/** What the learner sees of the table, as far as a guide cares. */
export interface Seen {
  /** The deal, then one entry for each move. */
  readonly log: readonly { readonly seat: number | null; readonly events: readonly Json[] }[];
  /** What the learner is asked; null while somebody else is. */
  readonly asked: string | null;
  readonly legal: readonly Json[];
  readonly isOver: boolean;
  /** Which of the points its step waits for are on the page; left out where there is no page. */
  readonly shown?: readonly string[];
}

/** How far somebody has come in a lesson. Plain data: it survives a reload. */
export interface Walk {
  /** One more than the last: the lesson is over. */
  readonly step: number;
  /** Entries of the log that lay there when the step began, or when the learner last did something else. */
  readonly since: number;
  /** By step, the entries of the log when it began: where going back leads. */
  readonly began: readonly number[];
  /** The learner did something else than the step asked for. */
  readonly strayed: boolean;
  /** Steps that had nothing to say where the learner went. */
  readonly passed: readonly string[];
}

export const beginWalk = (seen: Seen): Walk => ({
  step: 0,
  since: seen.log.length,
  began: [seen.log.length],
  strayed: false,
  passed: [],
});

export const stepOf = (lesson: Lesson, walk: Walk): Step | null => lesson.steps[walk.step] ?? null;

function enter(walk: Walk, seen: Seen, step: number): Walk {
  const began = [...walk.began.slice(0, step), seen.log.length];
  return { ...walk, step, since: seen.log.length, began, strayed: false };
}

/** The learner has read it, or does not want it. */
export const goOn = (walk: Walk, seen: Seen): Walk => enter(walk, seen, walk.step + 1);

/** Whether the moment of the step has come. */
export const isDue = (step: Step, seen: Seen): boolean => step.when === undefined || isMoment(step.when, seen);

export const isMoment = ({ asked, legal }: Moment, seen: Seen): boolean =>
  isAsked(asked, seen) && (legal === undefined || seen.legal.some((action) => matches(legal, action)));

const isAsked = (asked: string | undefined, seen: Seen): boolean =>
  asked === undefined ? seen.asked !== null : asked === seen.asked;

/** Follows what has happened: on to the step that is to be said now. */
export function follow(lesson: Lesson, walk: Walk, seen: Seen): Walk {
  for (let at = walk; ; ) {
    const next = followOne(lesson, at, seen);
    if (next === at) return at;
    at = next;
  }
}

function followOne(lesson: Lesson, walk: Walk, seen: Seen): Walk {
  const step = stepOf(lesson, walk);
  if (step === null) return walk;
  if (hasHappened(step, walk, seen)) return goOn(walk, seen);
  if (isOutOfPlace(step, walk, seen)) return { ...goOn(walk, seen), passed: [...walk.passed, step.id] };
  return hasStrayed(step, walk, seen) ? { ...walk, since: seen.log.length, strayed: true } : walk;
}

function hasHappened({ until, when, shown }: Step, { since }: Walk, seen: Seen): boolean {
  if (shown !== undefined && seen.shown !== undefined) return shown.some((point) => seen.shown!.includes(point));
  const news = seen.log.slice(since);
  if (until === 'next') return false;
  if (until === 'turn') return seen.asked !== null || seen.isOver;
  if (until === 'act') return news.some(({ seat }) => seat === LEARNER);
  // Events of others count too where the step does not say whose: a scoring is everybody's.
  return (when === undefined || news.length > 0) && news.some(({ events }) => events.some((e) => matches(until, e)));
}

/** The question came, but what the step is about cannot be done; or the game is over, and nothing can. */
function isOutOfPlace({ when, until }: Step, { since }: Walk, seen: Seen): boolean {
  if (seen.isOver) return until !== 'next';
  if (when?.legal === undefined || since !== seen.log.length) return false;
  return isAsked(when.asked, seen) && !isMoment(when, seen);
}

function hasStrayed({ until, isFree }: Step, { since }: Walk, { log }: Seen): boolean {
  if (typeof until === 'string' || isFree === true) return false;
  return log.slice(since).some(({ seat }) => seat === LEARNER);
}
