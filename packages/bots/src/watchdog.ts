import type { Refusal } from '@majlis/kernel';
import { type Bot, type Decision, type Known, plain, type Question } from './bot.ts';
import { greedyBot } from './simple-bots.ts';

export const MISHAPS = ['threw', 'refused', 'late'] as const;

/** Why a bot's move was replaced. */
export interface Mishap {
  readonly bot: string;
  readonly reason: (typeof MISHAPS)[number];
  readonly detail: string;
}

export interface Answer<A> {
  readonly decision: Decision<A>;
  readonly mishap: Mishap | null;
}

/** What the host that holds the table lends the watchdog. */
export interface Guard<A> {
  /** In milliseconds, from any start. */
  now(): number;
  /** Milliseconds after which a bot should have answered; one that took twice as long is not listened to. */
  readonly cap: number;
  check(action: A): Refusal | null;
}

/** Asks a bot that runs in this thread. Whatever it does, a legal action comes back. */
export function askGuarded<S, A, K>(
  bot: Bot<A, K>,
  known: Known<S, A, K>,
  question: Question<A, K>,
  guard: Guard<A>,
): Answer<A> {
  const begun = guard.now();
  try {
    const decision = bot.choose({ ...question, deadline: { now: guard.now, at: begun + guard.cap } });
    const took = guard.now() - begun;
    if (took > 2 * guard.cap) return replaced(bot, known, question, guard, 'late', `${Math.round(took)} ms`);
    const refusal = guard.check(decision.action);
    if (refusal === null) return { decision, mishap: null };
    return replaced(bot, known, question, guard, 'refused', refusal.code);
  } catch (error) {
    return replaced(bot, known, question, guard, 'threw', messageOf(error));
  }
}

/** For bots in a worker or another process: `thinking` is dropped when the cap has passed twice. */
export async function awaitGuarded<S, A, K>(
  bot: Pick<Bot<A, K>, 'name'>,
  thinking: Promise<Decision<A>>,
  known: Known<S, A, K>,
  question: Question<A, K>,
  guard: Guard<A>,
): Promise<Answer<A>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), 2 * guard.cap);
  });
  try {
    const decision = await Promise.race([thinking, late]);
    if (decision === null) return replaced(bot, known, question, guard, 'late', `over ${2 * guard.cap} ms`);
    const refusal = guard.check(decision.action);
    if (refusal === null) return { decision, mishap: null };
    return replaced(bot, known, question, guard, 'refused', refusal.code);
  } catch (error) {
    return replaced(bot, known, question, guard, 'threw', messageOf(error));
  } finally {
    clearTimeout(timer);
  }
}

function replaced<S, A, K>(
  bot: Pick<Bot<A, K>, 'name'>,
  known: Known<S, A, K>,
  question: Question<A, K>,
  guard: Guard<A>,
  reason: Mishap['reason'],
  detail: string,
): Answer<A> {
  return { decision: plain(legalMove(known, question, guard)), mishap: { bot: bot.name, reason, detail } };
}

/** The greedy move; should the heuristics themselves be at fault, the first legal one. */
function legalMove<S, A, K>(known: Known<S, A, K>, question: Question<A, K>, guard: Guard<A>): A {
  try {
    const { action } = greedyBot(known).choose(question);
    if (guard.check(action) === null) return action;
  } catch {
    // The first legal action needs no heuristics.
  }
  return question.legal[0]!;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
