import type { AnyBot, AnyKnown } from './bot.ts';
import { searchBot } from './search/search.ts';
import { easyBot, greedyBot, randomBot } from './simple-bots.ts';

export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;

const SEARCH = /^(search|unlearned):([1-9]\d{0,5})$/;

export const isBotName = (name: string): boolean =>
  (BOT_NAMES as readonly string[]).includes(name) || SEARCH.test(name);

/**
 * `random`, `greedy`, a level, or `search:300` for a search of that many iterations, `unlearned:300` for one that
 * judges by the estimate alone; null for anything else.
 */
export function botByName(name: string, known: AnyKnown): AnyBot | null {
  const { iterations, hardLearns = false } = known.heuristics;
  switch (name) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot(known);
    case 'easy':
      return easyBot(known);
    case 'medium':
      return greedyBot(known, 'medium');
    case 'hard':
      return searchBot(known, { iterations: iterations.hard, learned: hardLearns }, 'hard');
    case 'master':
      return searchBot(known, { iterations: iterations.master, learned: true }, 'master');
    default: {
      const [, kind, wanted] = SEARCH.exec(name) ?? [];
      if (wanted === undefined) return null;
      return searchBot(known, { iterations: Number(wanted), learned: kind === 'search' }, name);
    }
  }
}
