import type { AskFrame, Frame, Seat, SequenceFrame, WindowFrame } from '@majlis/kernel';
import type { AlhambraAction } from './actions.ts';
import type { Round } from './content/score-table.ts';
import type { ModuleFrame } from './modules/slices.ts';

/** What comes before the first turn. */
export interface OpeningFrame extends SequenceFrame {
  readonly kind: 'opening';
}
/** The end of a move out of turn that lays tiles; that of a turn is among its own steps. */
export interface EndOfMoveFrame extends SequenceFrame {
  readonly kind: 'endOfMove';
  readonly seat: Seat;
  readonly from: TileSource;
}
/** The whole game: turns, one after another. */
export interface TurnFrame extends SequenceFrame {
  readonly kind: 'turn';
}
/** How a tile came to wait beside an Alhambra. */
export type TileSource = 'bought' | 'taken' | 'claimed' | 'leftOver';

export interface ChooseActionFrame extends AskFrame {
  readonly kind: 'chooseAction';
}
export interface PlaceTilesFrame extends AskFrame {
  readonly kind: 'placeTiles';
  readonly from: TileSource;
}
/** Turns up money cards until four are open. */
export interface RefillMoneyFrame extends Frame {
  readonly kind: 'refillMoney';
  mem: null;
}
/** Carries out the scorings that are due. */
export interface ScoreFrame extends Frame {
  readonly kind: 'score';
  mem: null;
}
export interface ScoringFrame extends SequenceFrame {
  readonly kind: 'scoring';
  readonly round: Round;
}
/** Puts tiles on empty squares; ends the game when the bag cannot. */
export interface RefillMarketFrame extends Frame {
  readonly kind: 'refillMarket';
  mem: null;
}
export interface SpecialMovesFrame extends WindowFrame<AlhambraAction> {
  readonly kind: 'specialMoves';
}
export interface EndGameFrame extends SequenceFrame {
  readonly kind: 'endGame';
}

export type AlhambraFrame =
  | OpeningFrame
  | EndOfMoveFrame
  | TurnFrame
  | ChooseActionFrame
  | PlaceTilesFrame
  | RefillMoneyFrame
  | ScoreFrame
  | ScoringFrame
  | RefillMarketFrame
  | SpecialMovesFrame
  | EndGameFrame
  | ModuleFrame;
