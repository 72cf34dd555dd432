import type { AlhambraAction, AlhambraEvent, Board } from '@majlis/alhambra/client';
import type { Prompt, Seat } from '@majlis/kernel';
import type { ComponentType } from 'react';
import type { Say } from '../../../i18n.ts';
import type { Sentence, Sign, Telling } from '../../ui.ts';
import type { Picking } from '../selection.ts';

export interface SlotProps {
  readonly picking: Picking;
}
export interface SeatSlotProps extends SlotProps {
  readonly seat: Seat;
}
export interface BoardSlotProps extends SeatSlotProps {
  readonly board: Board;
  /** Only to be looked at where it is somebody else's. */
  readonly isOwn: boolean;
  /** Drawn with fewer strokes. */
  readonly isSmall: boolean;
}

/** A drawing and its viewBox. */
export interface Art {
  readonly box: number | string;
  readonly svg: string;
}

/** What a module draws and says. Every part is optional; what none of them shows is offered in words. */
export interface ModuleUi {
  /** Beside a seat's cards and wall: what it owns in the open. */
  readonly Seat?: ComponentType<SeatSlotProps>;
  /** After the seats: a contender without one. */
  readonly Rival?: ComponentType<SlotProps>;
  /** In front of the viewer: what it owns and may touch. */
  readonly Mine?: ComponentType<SeatSlotProps>;
  /** With the hand: means of payment that are no cards. */
  readonly Hand?: ComponentType<SeatSlotProps>;
  /** Beside the arches: what else the market sells. */
  readonly Beside?: ComponentType<SlotProps>;
  /** After the open money cards: what is taken instead of them. */
  readonly Row?: ComponentType<SlotProps>;
  /** A door of the lane: what can be bought or built besides. Draw it with `Door`. */
  readonly Lane?: ComponentType<SlotProps>;
  /** Over the tiles of a board, in its coordinates: 100 a cell. */
  readonly Board?: ComponentType<BoardSlotProps>;
  /** Cells besides the tiles that must be in sight on a board. */
  cells?(picking: Picking, seat: Seat): readonly number[];
  /** On a tile of this seat that is not on the board yet: drawn over it, 96 wide, and in words. */
  onTile?(
    say: Say,
    picking: Picking,
    seat: Seat,
    tile: number,
  ): { readonly svg: string; readonly words: string } | null;
  /** Below the table of the race. */
  readonly Race?: ComponentType<SlotProps>;
  /** Above the prompt: how else the answer that is picked could be given. */
  readonly Ways?: ComponentType<SlotProps>;
  /** By kind of question: what takes the place of the market while it is asked. */
  readonly panels?: Readonly<Record<string, ComponentType<SlotProps>>>;
  /** Of a contender without a seat: 48 wide. */
  readonly emblem?: string;
  /** What is picked when a question is put: the lowest bid, say. */
  first?(question: string, legal: readonly AlhambraAction[]): AlhambraAction | null;
  /** What else of it explains itself, besides the module as a whole. */
  signs?(telling: Telling): readonly Sign[];
  readonly art?: ModuleArt;
  readonly words?: ModuleWords;
  /** Types of action about one `card`: answered by touching it in the row, or in the hand. */
  readonly onRow?: readonly AlhambraAction['type'][];
  readonly onHand?: readonly AlhambraAction['type'][];
  /** Kinds of question that come again and again, so that somebody may want to pass on all of them. */
  readonly lasting?: readonly string[];
  /** Types of action that its slots offer: they are not listed in words as well. */
  readonly pictured?: readonly AlhambraAction['type'][];
}

export interface ModuleArt {
  /** A card of the row or of a hand, or another means of payment. */
  means?(ref: number, isSmall: boolean): Art | null;
  /** What opens a double wall, 48 wide. */
  readonly passage?: string;
  /** The same on a small map, 20 wide. */
  mini?(piece: number): string | null;
  /** A piece that lies in an Alhambra, 96 wide, without its walls being added. */
  piece?(piece: number, isSmall: boolean, walls: number): string | null;
}

/** Null or left out: said by the rule of names in `packages/i18n/README.md`. */
export interface ModuleWords {
  prompt?(telling: Telling, prompt: Prompt): Sentence | null;
  action?(telling: Telling, action: AlhambraAction): string | null;
  event?(telling: Telling, event: AlhambraEvent, name: string, secret: unknown): string | null | undefined;
  source?(telling: Telling, source: string): string | null;
  /** What follows from an answer that is picked and not yet given. */
  follow?(telling: Telling, action: AlhambraAction): string | null;
  /** The same answer as the main button repeats it: short. */
  button?(telling: Telling, action: AlhambraAction): string | null;
  /** How to decline. */
  pass?(telling: Telling, prompt: Prompt): string | null;
  /** What an offer of the module is for. */
  offer?(telling: Telling, offer: number): string | null;
  means?(say: Say, ref: number): string | null;
  piece?(say: Say, piece: number): string | null;
}
