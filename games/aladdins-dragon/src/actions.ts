import { read, type Seat } from '@majlis/kernel';
import { ARTIFACTS, type ArtifactId } from './content/artifacts.ts';
import { KIND_COUNT, SPACES, STOCK_PER_KIND, TOKENS } from './content/board.ts';
import { SPELLS, type SpellId } from './content/spell-cards.ts';
import type { Treasures } from './rules/treasures.ts';

export type Action =
  | { readonly type: 'take'; readonly treasures: Treasures }
  | { readonly type: 'place'; readonly token: number; readonly space: number }
  | { readonly type: 'give'; readonly kind: number }
  | { readonly type: 'camel'; readonly seat: Seat }
  | { readonly type: 'keep'; readonly spell: SpellId }
  | { readonly type: 'bribe'; readonly treasures: Treasures }
  | { readonly type: 'buy'; readonly treasures: Treasures }
  | { readonly type: 'pay'; readonly treasures: Treasures }
  | { readonly type: 'trade'; readonly give: Treasures; readonly take: Treasures }
  | { readonly type: 'choose'; readonly artifact: ArtifactId }
  | { readonly type: 'decline' }
  | { readonly type: 'use'; readonly artifact: ArtifactId; readonly on: readonly number[] }
  | { readonly type: 'cast'; readonly spell: SpellId; readonly on: readonly number[] }
  | { readonly type: 'pass' };
export type ActionType = Action['type'];

export const pass: Action = { type: 'pass' };
export const decline: Action = { type: 'decline' };

/** Made once: placing is most of what happens in a game. */
const PLACINGS: readonly (readonly Action[])[] = Array.from({ length: 10 }, (_, token) =>
  SPACES.map((_, space) => Object.freeze<Action>({ type: 'place', token, space })),
);
export const placing = (token: number, space: number): Action => PLACINGS[token]![space]!;

const isFive = read.list(read.int(0, STOCK_PER_KIND), KIND_COUNT);
const isTreasures = (value: unknown): value is number[] => isFive(value) && value.length === KIND_COUNT;
const isSpell = read.literal(...SPELLS);
const isArtifact = read.literal(...ARTIFACTS);
const isSeat = read.int(0, 4);
/** Tokens are named by seat and number, spaces and artifacts by number; -1 stands for none. */
const isTargets = read.list(read.int(-1, 39), 2);

const isAction = read.variants({
  take: { treasures: isTreasures },
  place: { token: read.literal(...TOKENS), space: read.int(0, SPACES.length - 1) },
  give: { kind: read.int(0, KIND_COUNT - 1) },
  camel: { seat: isSeat },
  keep: { spell: isSpell },
  bribe: { treasures: isTreasures },
  buy: { treasures: isTreasures },
  pay: { treasures: isTreasures },
  trade: { give: isTreasures, take: isTreasures },
  choose: { artifact: isArtifact },
  decline: {},
  use: { artifact: isArtifact, on: isTargets },
  cast: { spell: isSpell, on: isTargets },
  pass: {},
});

export const readAction = (value: unknown): Action | null => (isAction(value) ? value : null);
