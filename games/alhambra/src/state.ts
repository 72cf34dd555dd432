import type { KernelState, ScoreLine, Seat } from '@majlis/kernel';
import type { Board } from './board/board.ts';
import type { Round } from './content/score-table.ts';
import type { AlhambraFrame } from './frames.ts';
import type { ModuleId, Slices } from './modules/slices.ts';

/** What was agreed before the game; never changed, and shared by all copies of it. */
export interface Options {
  readonly seats: number;
  readonly modules: readonly ModuleId[];
  /** How some of them are played, as `invaders:open`; left out when all are played as usual. */
  readonly variants?: readonly string[];
}

/** The variant of a module that was chosen. */
export const variantOf = ({ variants = [] }: Options, id: string): string | null =>
  variants.find((variant) => variant.startsWith(`${id}:`))?.slice(id.length + 1) ?? null;

export const keyOf = ({ seats, modules, variants = [] }: Options): string => [seats, ...modules, ...variants].join();

/** Lists in here are never changed, only replaced, so that copies of a game share them. */
export interface Player {
  /** Cards in rising order. */
  hand: readonly number[];
  /** Those of the hand that only their owner has seen. */
  unseen: readonly number[];
  /** From which lot each of these came (`rules/lots.ts`). */
  unseenFrom: readonly number[];
  /** Bought and not yet placed. */
  waiting: readonly number[];
  reserve: readonly number[];
  board: Board;
}

export interface Turn {
  seat: Seat;
  /** Actions taken so far. */
  actions: number;
  /** The actions are over: whoever is next to play is the following seat. */
  over: boolean;
}

export interface State extends KernelState<AlhambraFrame> {
  options: Options;
  players: Player[];
  /** The top card is the last. */
  deck: number[];
  /** How many cards of each pile are left in the deck, the top pile first. */
  piles: readonly number[];
  /** The open money cards. */
  row: readonly number[];
  discard: number[];
  /** For each time the discard pile became the deck: its cards that nobody has shown since. */
  reshuffled: readonly (readonly number[])[];
  bag: number[];
  /** One tile a square; null: taken and not yet refilled. */
  market: (number | null)[];
  turn: Turn;
  /** Scoring cards turned up so far; they have left the game. */
  scorings: number;
  /** Those of them not yet scored. */
  scoringsDue: readonly Round[];
  lines: readonly ScoreLine[];
  mod: Partial<Slices>;
}

export const SQUARES = 4;
export const OPEN_CARDS = 4;
