import type { KernelState, Own, Seat } from '@majlis/kernel';
import type { Config } from './config.ts';
import { ARTIFACTS } from './content/artifacts.ts';
import { KIND_COUNT, STOCK_PER_KIND } from './content/board.ts';
import type { DragonFrame } from './frames/kinds.ts';

/** A token that has been placed this round; a player's tokens stand in the order of placing. */
export interface Token {
  value: number;
  /** Where it lies; OUT once it went back. */
  space: number;
  up: boolean;
  doubled: boolean;
}

export interface Player {
  tokens: Token[];
  /** By kind; behind the screen. */
  hoard: number[];
  /** How many of each artifact, and how many of these are used this round. */
  artifacts: readonly number[];
  used: readonly number[];
  spells: number[];
  /** For each spell in hand, a bit for each other seat that has seen it. */
  spellsSeen: readonly number[];
  /** The round of each purchase. */
  bought: readonly number[];
  /** Has the power of a Key this round. */
  hasKey: boolean;
  entered: boolean;
}

export interface Room {
  /** The artifact that lies face up; only in the magic version. */
  open: number | null;
  /** Face down, the topmost last; for each a bit for every seat that knows it. */
  stack: number[];
  seen: readonly number[];
}

/** A purchase in progress. */
export interface Sale {
  readonly seat: Seat;
  readonly room: number;
  taken: boolean;
}

export interface Carpet {
  readonly seat: Seat;
  readonly space: number;
}

/** Two spells on the way from the pile to a player in the Tent. */
export interface TentOffer {
  readonly seat: Seat;
  readonly second: Seat | null;
  spells: number[];
}

/** Lists that seldom change are `readonly` and replaced when they do, so that copies can share them. */
export interface State extends KernelState<DragonFrame> {
  readonly magic: boolean;
  readonly maxRounds: number | null;
  round: number;
  stage: 'setup' | 'placing' | 'tallying';
  /** How many spaces have had their result; the next to be tallied has this number. */
  tallied: number;
  /** The space being tallied, while plays may still change its result; else OUT. */
  current: number;
  /** The starting player. */
  camel: Seat;
  treasury: number[];
  /** For each cave its shelves from the top. */
  caves: (readonly number[])[];
  treasureDeck: number[];
  spentTreasureCards: readonly number[];
  rooms: Room[];
  /** Artifacts that are not in the game; face down. */
  box: number[];
  guard: number | null;
  carpets: readonly Carpet[];
  sale: Sale | null;
  djinn: Seat | null;
  weakestFirst: boolean;
  smuggler: Seat | null;
  spy: Seat | null;
  taboo: number | null;
  offer: TentOffer | null;
  spellPile: number[];
  spentSpells: readonly number[];
  players: Player[];
}

export type Table = Own<State>;

export function beginTable(config: Config, seats: number): Table {
  return {
    magic: config.version === 'magic',
    maxRounds: config.maxRounds,
    round: 0,
    stage: 'setup',
    tallied: 0,
    current: -1,
    camel: 0,
    treasury: Array.from({ length: KIND_COUNT }, () => STOCK_PER_KIND),
    caves: Array.from({ length: KIND_COUNT }, () => []),
    treasureDeck: [],
    spentTreasureCards: [],
    rooms: Array.from({ length: seats }, () => ({ open: null, stack: [], seen: [] })),
    box: [],
    guard: null,
    carpets: [],
    sale: null,
    djinn: null,
    weakestFirst: false,
    smuggler: null,
    spy: null,
    taboo: null,
    offer: null,
    spellPile: [],
    spentSpells: [],
    players: Array.from({ length: seats }, beginPlayer),
  };
}

const beginPlayer = (): Player => ({
  tokens: [],
  hoard: [0, 0, 0, 0, 0],
  artifacts: ARTIFACTS.map(() => 0),
  used: ARTIFACTS.map(() => 0),
  spells: [],
  spellsSeen: [],
  bought: [],
  hasKey: false,
  entered: false,
});
