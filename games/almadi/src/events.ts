import type { Seat } from '@majlis/kernel';
import type { CharacterId } from './characters/ids.ts';
import type { Waiting } from './state.ts';

export const EVENT_TYPES = [
  'firstPlayerChosen',
  'startingTileTaken',
  'boardLaidOut',
  'charactersDealt',
  'charactersRevealed',
  'turnBegun',
  'landscapeDrawn',
  'boardReplaced',
  'landscapePlaced',
  'effectsActivated',
  'landscapeMoved',
  'landscapesSwitched',
  'mosaicTaken',
  'stallTaken',
  'rubiesTaken',
  'objectiveTaken',
  'objectiveCompleted',
  'characterRecruited',
  'characterCopied',
  'copyDeclined',
  'cardExchanged',
  'boardRefilled',
  'turnEnded',
  'gameEnded',
] as const;

/** Which power gave it; null for an effect of a landscape. */
type By = CharacterId | null;

interface Events {
  firstPlayerChosen: { readonly seat: Seat };
  startingTileTaken: { readonly seat: Seat; readonly tile: number };
  boardLaidOut: { readonly board: readonly number[] };
  /** The secret part is the dealt characters. */
  charactersDealt: { readonly seat: Seat; readonly count: number };
  charactersRevealed: { readonly characters: readonly CharacterId[] };
  turnBegun: { readonly seat: Seat; readonly extra: boolean };
  landscapeDrawn: { readonly seat: Seat; readonly landscape: number };
  boardReplaced: { readonly slot: number; readonly landscape: number };
  landscapePlaced: {
    readonly seat: Seat;
    readonly landscape: number;
    readonly slot: number | null;
    readonly cell: number;
  };
  effectsActivated: { readonly seat: Seat; readonly effects: Waiting };
  landscapeMoved: { readonly seat: Seat; readonly landscape: number; readonly from: number; readonly to: number };
  landscapesSwitched: { readonly seat: Seat; readonly first: number; readonly second: number };
  mosaicTaken: { readonly seat: Seat; readonly card: number; readonly by: By };
  stallTaken: { readonly seat: Seat; readonly card: number; readonly by: By };
  rubiesTaken: { readonly seat: Seat; readonly rubies: number; readonly by: By };
  objectiveTaken: { readonly seat: Seat; readonly objective: number; readonly from: Seat | null };
  objectiveCompleted: { readonly seat: Seat; readonly objective: number };
  characterRecruited: { readonly seat: Seat; readonly character: CharacterId; readonly from: 'hand' | 'table' };
  characterCopied: { readonly seat: Seat; readonly character: CharacterId };
  copyDeclined: { readonly seat: Seat };
  cardExchanged: {
    readonly seat: Seat;
    readonly gave: 'mosaic' | 'stall';
    readonly card: number;
    readonly got: number;
  };
  boardRefilled: { readonly slot: number; readonly landscape: number };
  turnEnded: { readonly seat: Seat };
  gameEnded: { readonly totals: readonly number[] };
}

export type Event = { [T in keyof Events]: { readonly type: T } & Events[T] }[keyof Events];
