import type { GameFacts } from '../../play/remote/api.ts';

/** What a module does to an evening: minutes it adds, how much there is to learn (1 to 3), and its manner. */
interface Module {
  readonly id: string;
  readonly minutes: number;
  readonly weight: 1 | 2 | 3;
  readonly tags: readonly Tag[];
}
type Tag = 'longer' | 'meeting' | 'quiet';

const module = (id: string, minutes: number, weight: Module['weight'], ...tags: Tag[]): Module => ({
  id,
  minutes,
  weight,
  tags,
});

/** The boxes in which a game's modules came, each with the four it held, in the order of the rulebook. */
const EXTENSIONS: Readonly<Record<string, readonly (readonly Module[])[]>> = {
  alhambra: [
    [
      module('vizier', 4, 1, 'meeting'),
      module('bureau-de-change', 2, 1, 'quiet'),
      module('bonus-cards', 3, 1, 'meeting'),
      module('workers-huts', 6, 2, 'longer', 'quiet'),
    ],
    [
      module('city-gates', 2, 1, 'quiet'),
      module('diamonds', 2, 1, 'quiet'),
      module('characters', 10, 3, 'meeting', 'longer'),
      module('camps', 4, 2),
    ],
    [
      module('city-walls', 4, 2, 'quiet'),
      module('thieves', 4, 1, 'meeting'),
      module('change', 2, 1, 'quiet'),
      module('street-trader', 8, 3, 'longer', 'quiet'),
    ],
    [
      module('treasure-chamber', 10, 2, 'meeting', 'longer'),
      module('master-builders', 4, 1, 'quiet'),
      module('invaders', 3, 1, 'meeting'),
      module('bazaars', 4, 2),
    ],
    [
      module('new-score-cards', 1, 1),
      module('sultan', 6, 2, 'meeting'),
      module('caravanserai', 5, 2, 'quiet'),
      module('moors', 6, 3, 'longer', 'quiet'),
    ],
  ],
};

/** What goes well together, for those who do not know the modules yet. */
const SETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  alhambra: {
    'first-evening': ['vizier', 'city-gates', 'diamonds', 'change'],
    'open-board': ['workers-huts', 'city-gates', 'camps', 'city-walls', 'bazaars', 'new-score-cards'],
    'bluff-and-money': [
      'bureau-de-change',
      'bonus-cards',
      'diamonds',
      'characters',
      'thieves',
      'master-builders',
      'caravanserai',
    ],
  },
};

export interface Shelf {
  /** The number of the extension; null for what came otherwise. */
  readonly number: number | null;
  readonly modules: readonly Module[];
}

/** Only what the engine can play stands on a shelf. */
export function shelvesOf({ id: game, catalogue }: GameFacts): Shelf[] {
  const known = new Set(catalogue.modules.map(({ id }) => id));
  const boxes = EXTENSIONS[game] ?? [];
  const boxed = new Set(boxes.flat().map(({ id }) => id));
  const others = [...known].filter((id) => !boxed.has(id)).map((id) => module(id, 5, 1));
  const shelves = boxes.map((modules, i) => ({ number: i + 1, modules: modules.filter(({ id }) => known.has(id)) }));
  return [...shelves, { number: null, modules: others }].filter(({ modules }) => modules.length > 0);
}

export interface NamedSet {
  readonly id: string;
  readonly modules: readonly string[];
}

/** The sets whose modules all exist. */
export function setsOf(facts: GameFacts): NamedSet[] {
  const shelves = shelvesOf(facts);
  const all = shelves.flatMap(({ modules }) => modules.map(({ id }) => id));
  const boxes = (EXTENSIONS[facts.id] ?? []).map((modules, i) => ({
    id: `extension-${i + 1}`,
    modules: modules.map(({ id }) => id),
  }));
  const named = Object.entries(SETS[facts.id] ?? {}).map(([id, modules]) => ({ id, modules }));
  const whole = [...named, ...boxes].filter(({ modules }) => modules.every((id) => all.includes(id)));
  return [{ id: 'base', modules: [] }, ...whole, { id: 'everything', modules: all }];
}

export const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Minutes a game takes, and how much there is to learn: from 1, light, to 4, very heavy. */
export function weighed(shelves: readonly Shelf[], chosen: readonly string[], base: number) {
  const on = shelves.flatMap(({ modules }) => modules).filter(({ id }) => chosen.includes(id));
  const minutes = on.reduce((sum, module) => sum + module.minutes, base);
  const rules = on.reduce((sum, { weight }) => sum + weight, 0);
  const from = 5 * Math.round(minutes / 5);
  return {
    from,
    to: from + 5 * Math.max(2, Math.round(minutes / 25)),
    weight: 1 + LEVELS.filter((l) => rules > l).length,
  };
}
/** Above these sums of weights a set is medium, heavy, very heavy. */
const LEVELS = [2, 8, 18];

/** Some of all, each set equally likely. */
export function drawn(all: readonly string[], count: number, random: () => number = Math.random): string[] {
  const left = [...all];
  return Array.from(
    { length: Math.min(count, all.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}
