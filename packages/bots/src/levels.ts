import type { AnyBot, AnyKnown } from './bot.ts';
import { searchBot } from './search/search.ts';
import { archetypeBot, beginnerBot, easyBot, greedyBot, randomBot } from './simple-bots.ts';

/** The weakest first, as measured against each other. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;

const SEARCH = /^(search|unlearned|halving):([1-9]\d{0,5})$/;

/** `hard@0.1` is hard as it was in that version. */
function partsOf(name: string): { plain: string; version: string | null } {
  const at = name.indexOf('@');
  return at < 0 ? { plain: name, version: null } : { plain: name.slice(0, at), version: name.slice(at + 1) };
}

/** Whether it could be a bot of any game; archetypes are known to their games alone. */
export const isBotName = (name: string): boolean =>
  (BOT_NAMES as readonly string[]).includes(name) || SEARCH.test(name);

/**
 * `random`, `greedy`, a level, or `search:300` for a search of that many iterations, `unlearned:300` for one that
 * judges by the estimate alone, `halving:300` for one that shares its tries by halving; each of them `@0.1` for that
 * version of it; an archetype of the game. Null for anything else.
 */
export function botByName(name: string, known: AnyKnown): AnyBot | null {
  const { plain, version } = partsOf(name);
  if (version === null) {
    const archetype = ownOf(known.yardsticks?.archetypes, name);
    return archetype === undefined ? botOf(plain, known, name) : archetypeBot(known, archetype, name);
  }
  const heuristics = ownOf(known.yardsticks?.versions, version);
  const bot = heuristics === undefined ? null : botOf(plain, { ...known, heuristics }, name);
  return bot === null ? null : beginningAnew(bot);
}

/** Earlier versions kept nothing in mind from one decision to the next. */
const beginningAnew = ({ name, choose }: AnyBot): AnyBot => ({
  name,
  choose: ({ before: _, ...question }) => choose(question),
});

const ownOf = <T>(of: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined;

/** How a level that searches thinks: its budget, or a part of it, and whose moves it looks at. */
export function budgetOf({ heuristics }: Pick<AnyKnown, 'heuristics'>, level: 'hard' | 'master', part = 1) {
  const { iterations, moves, ownMovesOnly, careful } = heuristics;
  const partOf = (whole: number) => Math.max(1, Math.round(whole * part));
  return {
    iterations: partOf(iterations[level]),
    ...(moves === undefined ? {} : { moves: partOf(moves[level]) }),
    ownMovesOnly: ownMovesOnly?.[level] === true,
    careful: careful?.[level] === true,
  };
}

/** As master sees it: by what was learned for that level, if anything was. */
export const asMaster = (known: AnyKnown): AnyKnown => ({
  ...known,
  heuristics: { ...known.heuristics, ...known.heuristics.ofMaster },
});

function botOf(plain: string, known: AnyKnown, name: string): AnyBot | null {
  const { hardLearns = false, trees = 1 } = known.heuristics;
  switch (plain) {
    case 'random':
      return randomBot();
    case 'greedy':
    case 'medium':
      return greedyBot(known, name);
    case 'beginner':
      return beginnerBot(known, name);
    case 'easy':
      return easyBot(known, name);
    case 'hard':
      return searchBot(known, { ...budgetOf(known, 'hard'), learned: hardLearns }, name);
    case 'master':
      return searchBot(asMaster(known), { ...budgetOf(known, 'master'), learned: true, everything: true, trees }, name);
    default: {
      const [, kind, wanted] = SEARCH.exec(plain) ?? [];
      if (wanted === undefined) return null;
      const { ownMovesOnly, careful } = budgetOf(known, 'hard');
      const shared = { iterations: Number(wanted), ownMovesOnly, careful };
      return searchBot(known, { ...shared, learned: kind !== 'unlearned', halving: kind === 'halving' }, name);
    }
  }
}
