import { createRequire } from 'node:module';
import type { Configuration } from './configurations.ts';
import { loadPeer } from './peer.ts';
import { midGame } from './playouts.ts';
import type { Work } from './work.ts';

const require = createRequire(import.meta.url);

interface Immer {
  produce<T>(base: T, recipe: (draft: T) => void): T;
  setAutoFreeze(on: boolean): void;
}

export interface Copies {
  /** Of the position as JSON text. */
  readonly bytes: number;
  readonly own: Work;
  readonly clone: Work;
  readonly immer: Work;
}

const REPEAT = 20;

function repeated(name: string, once: () => unknown): Work {
  return {
    name,
    work() {
      for (let i = 0; i < REPEAT; i++) made[0] = once();
      return REPEAT;
    },
  };
}

/** What was made last, so that no compiler may leave out the making. */
const made: unknown[] = [];

/** Ways to get a second position out of a first. Immer is at its best: it does not freeze, and changes one number. */
export function copiesOf(configuration: Configuration): Copies {
  const { game, name } = configuration;
  const state = midGame(configuration);
  const change = changeOneNumber(state);
  const { produce, setAutoFreeze } = loadPeer('immer', () => require('immer') as Immer);
  setAutoFreeze(false);
  return {
    bytes: JSON.stringify(state).length,
    own: repeated(`${name}: copy`, () => game.copy(state)),
    clone: repeated(`${name}: structuredClone`, () => structuredClone(state)),
    immer: repeated(`${name}: Immer`, () => produce(state, change)),
  };
}

/** A typical small change: one number two or more levels down, as a coin paid is. */
function changeOneNumber(state: unknown): (draft: unknown) => void {
  const path = pathToNumber(state, []);
  if (path === null) throw new Error('a position without a number two levels down');
  const last = path.pop()!;
  return (draft) => {
    let at = draft as Record<string, unknown>;
    for (const key of path) at = at[key] as Record<string, unknown>;
    at[last] = (at[last] as number) + 1;
  };
}

function pathToNumber(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'number') return path.length > 2 ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = path[0] === undefined && KERNEL_FIELDS.has(key) ? null : pathToNumber(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** The change should be one of the game's own. */
const KERNEL_FIELDS = new Set(['chance', 'stack', 'nextFrameId', 'answers', 'over']);
